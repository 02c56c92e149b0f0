"""What all windows share: theme, widgets, cards, texts, settings, sound, accessibility."""
