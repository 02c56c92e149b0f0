"""The heuristic strategy: every move is valued in points."""
