"""The mille-host command: a table without a screen."""
