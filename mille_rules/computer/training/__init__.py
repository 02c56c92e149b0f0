"""Learning what positions are worth from races that the computer plays with itself."""
