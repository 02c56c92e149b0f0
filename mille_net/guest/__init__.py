"""A guest at a table on the network: bytes in, bytes out, and nothing believed unchecked."""
