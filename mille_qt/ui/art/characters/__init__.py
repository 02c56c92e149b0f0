"""Computer players as characters: a name with a face, a level and a style."""
