"""The picture of the table: where things lie, the items that draw them, and how they move."""
