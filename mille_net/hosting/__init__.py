"""Tables that this computer hosts: the running table and its files."""
