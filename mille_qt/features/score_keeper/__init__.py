"""Keeping score for people who play with the real cards."""
