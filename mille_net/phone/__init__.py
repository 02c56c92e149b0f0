"""Phones as hands: serves the page of a phone, and exchanges sealed messages with it."""
