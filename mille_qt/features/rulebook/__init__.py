"""The rules as a book, written from the rule set in force."""
