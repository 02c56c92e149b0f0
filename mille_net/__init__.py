"""Play over the home network: a host and its guests, who find each other by themselves.

No Qt in here. The window uses `lan`; sessions know no sockets and no clock, `tcp` only moves bytes.
"""
