"""The score of a match as a picture and on paper."""
