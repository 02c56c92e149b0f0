"""A French main road around 1960 as painted pictures: landscape, road, stones and cars."""
