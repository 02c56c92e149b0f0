"""The places of the rules in a row of rules."""

import numpy as np
from numpy.typing import NDArray

from mille_rules.cards import Card
from mille_rules.rulesets import RuleSet

RulesRow = NDArray[np.int16]

SEATS, SIDES, HAND_SIZE, BASE, EXTENDED, MAY_EXTEND = range(6)
ANY_CARD, REMOVES, DISCARDS_SAFETY, REPLAYS, COUP_TURN, ENDS_UNPLAYABLE = range(6, 12)
SHUTS_OUT_ALL, AWARDS_COMPLETER, MOST_200, MATCH_TARGET = range(12, 16)
PTS_SAFETY, PTS_ALL, PTS_COUP, PTS_TRIP = range(16, 20)
PTS_DELAYED, PTS_SAFE_TRIP, PTS_EXTENSION, PTS_SHUTOUT = range(20, 24)
#: Copies of each card in the deck.
COPIES = 24
#: The size of a row.
SIZE = COPIES + len(Card)


def rules_row(rules: RuleSet, seats: int) -> RulesRow:
    """Return the rules of a table with so many seats as a row."""
    row = np.zeros(SIZE, np.int16)
    row[SEATS], row[SIDES], row[HAND_SIZE] = seats, rules.sides_for(seats), rules.hand_size
    row[BASE], row[EXTENDED] = rules.target_for(seats), rules.extension_target
    row[MAY_EXTEND] = seats in rules.extension_counts
    row[ANY_CARD] = rules.battle_hazard_on == "any_card"
    row[REMOVES] = rules.corrective_safety == "remove"
    row[DISCARDS_SAFETY] = rules.can_discard_safety
    row[REPLAYS] = rules.safety_replay_on_empty_deck
    row[COUP_TURN] = rules.coup_turn_on_empty_deck
    row[ENDS_UNPLAYABLE] = rules.hand_ends == "no_playable"
    row[SHUTS_OUT_ALL] = rules.shutout_to == "every_opponent"
    row[AWARDS_COMPLETER] = rules.extension_award == "completer"
    row[MOST_200], row[MATCH_TARGET] = dict(rules.quotas)[Card.MILES_200], rules.match_target
    row[PTS_SAFETY], row[PTS_ALL] = rules.pts_safety, rules.pts_all_safeties
    row[PTS_COUP], row[PTS_TRIP] = rules.pts_coup, rules.pts_trip
    row[PTS_DELAYED], row[PTS_SAFE_TRIP] = rules.pts_delayed, rules.pts_safe_trip
    row[PTS_EXTENSION], row[PTS_SHUTOUT] = rules.pts_extension, rules.pts_shutout
    row[COPIES:] = rules.deck_for(seats)
    return row
