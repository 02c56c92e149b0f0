"""The expert: what was learned, what is sensible, and exact play past the draw pile."""
