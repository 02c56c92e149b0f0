"""A match on the screen: table, hand, turn, prompts, panels, log, curtain, score sheet."""
