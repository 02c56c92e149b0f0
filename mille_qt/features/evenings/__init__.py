"""Evenings: standings over several matches between the same people."""
