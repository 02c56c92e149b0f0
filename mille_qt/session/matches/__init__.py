"""The files of matches: their folder, index and summaries."""
