"""The score sheet of a match, on the screen and on paper."""
