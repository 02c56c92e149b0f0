"""What is drawn and heard: cards, characters, the landscape, charts and sounds."""
