"""What came of the races played here: kept in a database, counted, and shown."""
