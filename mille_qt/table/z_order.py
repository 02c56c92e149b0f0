"""The z values of the table's items, lowest first."""

TABLEAU = 10
ROAD = 10
PILES = 10
#: On the road.
GHOST_CAR = 11
CAR = 12
#: Light on a lane: its side is thinking, or a card has struck.
EFFECT = 15
HAND = 20
#: A card of the hand that moves to another place.
HAND_MOVING = 22
LIT_PLACE = 30
MARKED_PLACE = 31
HELD_CARD = 40
FLIGHT = 50
#: Points rising from a card.
POINTS = 60
