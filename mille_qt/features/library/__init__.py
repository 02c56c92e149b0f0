"""The library: the page that lists the saved matches, and what can be done with their files.

Start with `library`. The index of the files and the bookmarks are in `mille_qt.session.matches`.
"""
