"""Computer players: a View in, a Move out."""
