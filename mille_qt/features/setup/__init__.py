"""The page for a new game on this computer."""
