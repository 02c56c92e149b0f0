"""Lessons that are played: the table of a match, set cards, and a coach who says what to try."""
