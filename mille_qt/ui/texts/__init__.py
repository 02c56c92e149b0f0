"""Sentences about the game, in the language of the menus."""
