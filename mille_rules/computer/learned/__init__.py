"""Networks trained by self-play, their inputs, and the files of their weights."""
