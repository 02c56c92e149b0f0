"""The illustrated page on the history of the game."""
