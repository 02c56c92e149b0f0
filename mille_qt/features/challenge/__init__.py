"""Challenges: numbered deals that everybody can play, and their results."""
