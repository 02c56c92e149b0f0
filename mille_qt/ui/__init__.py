"""Shared by all windows: theme, widgets, cards, texts, settings, sound, accessibility."""
