"""Whole matches in which hands are elsewhere: the screen shows and says nothing of their cards.

What may be known at the screen comes from the record, and from who has a hand elsewhere.
"""

import random
from collections.abc import Callable

from mille_qt.app.main_window import MainWindow
from mille_rules import Record
from mille_rules.record import NoteLine
from tests.qt.play.player_elsewhere import PlayerElsewhere
from tests.qt.play.staged_match import NAMES, SHORT_TRIP, header
from tests.qt.play.test_nobody_sees_anothers_hand import (
    SOME,
    WHOLE,
    People,
    Watched,
    Witness,
    faces,  # noqa: F401
    races,
)
from tests.qt.play.what_is_seen import Faces

#: Who sits at the screen, how many play, and whose hands are elsewhere at first.
TABLES = (
    ((0,), 2, (0,)),
    ((0, 1), 2, (0,)),
    ((0, 1), 2, (0, 1)),
    ((0, 2), 3, (2,)),
    ((0, 1, 2), 4, (0, 2)),
    ((0, 1, 2, 3), 4, (1, 2)),
    ((0, 1, 2, 3), 4, (0, 1, 2, 3)),
)
#: How often a hand is given or brought back, of all that happens.
COMES_AND_GOES = 0.06


class Viewers(People):
    """Those of the people whose hands the screen shows."""

    def answer_curtain(self) -> None:
        """Answer its question, or open it, unless a key that said No has opened it."""
        if self._player.page.curtain.isVisible():
            super().answer_curtain()


class Company:
    """People at a screen, some of whom have their hands elsewhere, who come and go by chance."""

    def __init__(self, player: Watched, witness: Witness, people: tuple[int, ...]) -> None:
        self._player, self._witness, self._people = player, witness, people
        self.there: dict[int, PlayerElsewhere] = {}

    def give(self, seat: int) -> None:
        """A person's hand is elsewhere now."""
        # It may have been at the screen until now, and what was said there is heard.
        self._player.let_happen()
        self.there[seat] = PlayerElsewhere(self._player.page.seats, NAMES[seat])
        self._look_with_the_others()

    def bring_back(self, seat: int) -> None:
        """A person's hand is at the screen again."""
        del self.there[seat]
        self._player.page.seats.bring_back(NAMES[seat])
        self._look_with_the_others()

    def _look_with_the_others(self) -> None:
        self._witness._people = tuple(seat for seat in self._people if seat not in self.there)
        self._player.settle()

    def move(self, chance: random.Random) -> bool:
        """Somebody elsewhere does something; False if nobody is asked anything."""
        there = list(self.there.values())
        for one in there:
            if one.asker:
                one.hand.answer_consent(chance.random() < 0.5)
                self._player.settle()
                return True
        asked = [one for one in there if one.is_asked and not one.has_answered]
        if not asked:
            return False
        one = chance.choice(asked)
        if chance.random() < 0.1:
            one.hand.hint(lambda _reply: None)
            self._player.settle()
        if chance.random() < 0.1 and any(each.hand.can_take_back for each in there):
            next(each for each in there if each.hand.can_take_back).hand.take_back()
        else:
            one.make(one.choose(chance if chance.random() < 0.3 else None))
        self._player.settle()
        return True


@races(TABLES, 4)
def test_at_one_screen(
    open_window: Callable[..., MainWindow],
    faces: Faces,  # noqa: F811
    table: tuple[tuple[int, ...], int, tuple[int, ...]],
    seed: int,
) -> None:
    chance = random.Random(f"{seed} {table}")
    window = open_window(rest=False)
    settings = window.settings
    settings.pace, settings.wait_for_me = chance.choice((0, 4)), chance.random() < 0.3
    settings.hold_back, settings.confirm_discard = chance.choice((0, 0, 3)), False
    settings.auto_draw = chance.random() < 0.8
    people, seats, elsewhere = table
    notes = [NoteLine("mark practice")] if seed % 2 else []
    window.match_controller.play(Record(header(people, seats, SHORT_TRIP), [*notes]))
    assert window.match is not None
    player = Watched(window)
    witness = player.witness = Witness(player, window.match._match, people, faces)
    player.settle()
    company, viewers = Company(player, witness, people), Viewers(player, chance)
    for seat in elsewhere:
        company.give(seat)
    moved = 0
    for _ in range(6 * SOME if seed == 0 else WHOLE):
        # A hand that comes back to the only person is not hidden any more.
        if len(people) > 1 and player.sheet is None and chance.random() < COMES_AND_GOES:
            seat = chance.choice(people)
            (company.bring_back if seat in company.there else company.give)(seat)
        elif chance.random() < 0.7 and company.move(chance):
            moved += 1
        elif not viewers.go_on() and not company.move(chance):
            assert player.sheet is not None, "the match came to a standstill"
            break
    player.witness = None
    witness.close()
    assert witness.looks > moved
    assert moved + viewers.played > 1
