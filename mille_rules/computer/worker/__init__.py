"""Computer players that think in a process of their own."""
