"""Series of matches between computer players, with their results."""
