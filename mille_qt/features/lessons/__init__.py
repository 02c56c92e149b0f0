"""Interactive lessons at the table of a match, with prepared cards and a coach."""
