"""The expert: learned values of positions, and an exact endgame."""
