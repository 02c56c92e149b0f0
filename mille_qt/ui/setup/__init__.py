"""Widgets for setting up a match: seats, rules, house rules, levels."""
