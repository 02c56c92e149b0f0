"""Reasons for moves, ranked choices, and reviews of races."""
