"""Sounds: which one for which event, volume, and output."""
