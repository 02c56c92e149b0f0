"""A guest at a table on the network, which checks all that the host sends."""
