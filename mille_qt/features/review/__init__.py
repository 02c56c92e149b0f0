"""Looking at one's own decisions again, with the judgement of the strongest computer player."""
