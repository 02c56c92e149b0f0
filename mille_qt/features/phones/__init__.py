"""Phones as hands: each player's phone shows the hand, and the screen the table."""
