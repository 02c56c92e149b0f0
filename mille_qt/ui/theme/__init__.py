"""Colours, style sheet and fonts of the program."""
