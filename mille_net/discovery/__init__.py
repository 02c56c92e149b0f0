"""Tables that announce themselves on the local network, and how they are found."""
