"""The statistics: results of races are stored in a database, counted and shown."""
