"""Widgets with which a match is set up: seats, rules, house rules, levels."""
