"""A French main road around 1960: landscape, road and cars as painted pictures."""
