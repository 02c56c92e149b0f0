"""What a player can open, one package per feature. Features do not import each other."""
