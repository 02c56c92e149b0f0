"""The matches on this computer: their files, what an index knows of them, and the page with them.

A match is a file in one folder from its first move. Nothing here is imported before somebody looks
at the matches, but for `shelf` and `recent`, by which a match finds its file.
"""
