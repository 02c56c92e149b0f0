"""Setting up a new game on this computer."""
