"""TCP and TLS connections, the listener, connection limits, and the network thread."""
