"""Focusable buttons over what is drawn on the table, for keys and screen readers."""
