"""Play over the local network: the protocol, the host's session and the guests'."""
