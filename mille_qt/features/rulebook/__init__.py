"""The rule book, written from the rules in force."""
