"""Learn the values of positions from self-play."""
