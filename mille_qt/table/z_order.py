"""What lies above what on the table, lowest first."""

GROUND = 0
TABLEAU = 10
ODOMETER = 10
PILES = 10
HAND = 20
LIT_PLACE = 30
HELD_CARD = 40
FLIGHT = 50
