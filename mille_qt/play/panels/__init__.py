"""Panels and bars around the table."""
