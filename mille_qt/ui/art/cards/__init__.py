"""The card pictures."""
