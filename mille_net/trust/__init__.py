"""Certificates, known hosts, table codes, and words to compare."""
