"""A score sheet for matches that are played with real cards."""
