"""Learn to play from races of a policy with itself."""
