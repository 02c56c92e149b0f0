"""Whole matches at a shared screen: nothing shown or said names a card that is not to be known.

What may be known comes from the record alone, never from what the window believes.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from mille_qt.app.main_window import MainWindow
from mille_qt.play.keyboard import Command
from mille_qt.table.pictures import Pictures
from mille_qt.table.positions import DISCARD_PILE, lane
from mille_qt.ui.access.announcing import announce, announcer
from mille_qt.ui.texts.cards import card_name
from mille_rules import Card, Match, Record, legal_moves
from mille_rules.record import NoteLine
from mille_rules.state import BETWEEN_RACES, State, to_act
from tests.qt.features.lan.at_table import Table
from tests.qt.features.lan.conftest import annas_account, joined, online  # noqa: F401
from tests.qt.play.player_at_table import PlayerAtTable, leave_window
from tests.qt.play.staged_match import SHORT_TRIP, header, match_where
from tests.qt.play.what_is_seen import (
    Faces,
    MarkedCards,
    cards_in_the_air,
    hand_shown,
    in_words_of,
    named_cards,
    named_in,
    public_cards,
    public_words,
    texts_shown,
)

Key = Qt.Key
#: Who sits at the screen, and how many play: people alone, and with computers in any places.
TABLES = (((0, 1), 2), ((0, 2), 3), ((1, 2), 4), ((0, 1, 2, 3), 4), ((0, 3, 4), 6))
#: Decisions of people in a quick run of one table.
SOME, WHOLE = 5, 400
#: Steps of the event loop in which cards fly before the rest is shown at once.
STEPS_IN_THE_AIR = 3
#: Only every third race is painted, which takes a quarter of the time.
PAINTED_EACH = 3


def races(tables: Sequence[object], count: int) -> pytest.MarkDecorator:
    """Races at tables from so many seeds; the first at the first and the last table are not slow.

    At each table others are painted, so that those of every seed are painted at some.
    """
    found = []
    for (number, table), seed in product(enumerate(tables), range(count)):
        quick = seed == 0 and number in (0, len(tables) - 1)
        painted = (seed + number) % PAINTED_EACH == 0
        marks = [pytest.mark.slow] * (not quick) + [pytest.mark.painted] * painted
        found.append(pytest.param(table, seed, marks=marks, id=f"{seed}-{table}"))
    return pytest.mark.parametrize(("table", "seed"), found)


class Witness:
    """Looks at a window after every step of the event loop, knowing only the record."""

    def __init__(
        self, player: PlayerAtTable, match: Match, people: tuple[int, ...], faces: Faces
    ) -> None:
        self._player, self._match, self._people, self._faces = player, match, people, faces
        self._before = match.state
        self._said: list[str] = []
        #: What everybody may read on the public table as it stands; None until that is needed.
        self._public: set[str] | None = None
        #: The state and the race that were looked at last, and what everybody has seen in it.
        self._known: State | None = None
        self._race, self._seen = match.state.match.race, set[Card]()
        self.looks = 0
        announcer().said.connect(self._hear)

    def _hear(self, words: str, _urgent: bool) -> None:
        self._said.append(words)

    def close(self) -> None:
        """Hear nothing more."""
        announcer().said.disconnect(self._hear)

    def look(self) -> None:
        """Nothing is shown or said that is not to be known."""
        state, page = self._match.state, self._player.page
        before, self._before = self._before, state
        if before is not state:
            self._public = None
        self.looks += 1
        public = self._seen_by_all(state)
        items = page.table.table.items()
        shown = hand_shown(items)
        own: set[Card] = set()
        if shown:
            owners = [seat for seat in self._asked(state) if not _too_many(shown, state, seat)]
            assert owners, f"{shown} are shown, and asked are {self._asked(state)}"
            own = {card for seat in owners for card in state.hands[seat]}
        # What was drawn or said as the step began was for whoever was asked then.
        own_before = {card for seat in self._asked(before) for card in before.hands[seat]}
        flying = cards_in_the_air(items, self._faces) - public - own
        assert not flying, f"{flying} fly face up"
        painted, self._faces.asked_for = self._faces.asked_for, set()
        assert painted <= public | own | own_before, f"{painted} are painted"
        said, self._said = self._said, []
        hidden = named_cards(said) - in_words_of(public | own | own_before)
        assert not hidden, f"{said} name {hidden}"
        self._read(public, own, texts_shown(self._player.window, items))

    def _seen_by_all(self, state: State) -> set[Card]:
        """The kinds of card that have been face up in this race or, after it, are turned over.

        The record does not tell those that a take-back has returned to a hand, of which people
        may still be told.
        """
        if self._race != state.match.race:
            self._race, self._seen = state.match.race, set()
        if state is not self._known:
            self._known = state
            self._seen |= public_cards(self._match.record, state)
            if state.phase in BETWEEN_RACES:
                # People turn over what they still hold.
                self._seen.update(*state.hands)
        return self._seen

    def _asked(self, state: State) -> list[int]:
        return [seat for seat in to_act(state) if seat in self._people]

    def _read(self, public: set[Card], own: set[Card], texts: set[str]) -> None:
        window, page = self._player.window, self._player.page
        known = in_words_of(public | own)
        suspect = {text for text in texts if not named_in(text) <= known}
        if suspect and self._public is None:
            self._public = public_words(page, self._match.state)
        for text in suspect - (self._public or set()):
            hidden = named_in(text) - known
            assert not hidden or _is_rule_book(window, text), f"{text!r} names {hidden}"
        # Whoever looks back at an earlier moment has the screen without a hand.
        if own or (self._asked(self._match.state) and not page.curtain.isVisible()):
            return
        assert not [slot.words for slot in page.accessible_table.hand.targets if slot.words]
        boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
        assert not boxes, [(box.text(), box.informativeText()) for box in boxes]
        rules = window.shell.features.__dict__.get("rules")
        assert rules is None or rules.book is None or rules.book.contents.currentRow() == 0


def _too_many(shown: list[Card], state: State, seat: int) -> bool:
    """Whether more is shown than a seat has, and what has just been seen to leave its hand."""
    more = Counter(shown) - Counter(state.hands[seat])
    return bool(set(more) - {*state.discards, *_on_tableaux(state)})


def _on_tableaux(state: State) -> Iterator[Card]:
    for tableau in state.tableaux:
        yield from (*tableau.battle, *tableau.speed, *tableau.distance, *tableau.safeties)


def _is_rule_book(window: MainWindow, text: str) -> bool:
    """Whether it is the text of the rules, which are for everybody."""
    rules = window.shell.features.__dict__.get("rules")
    return rules is not None and rules.book is not None and "\n" in text


class Watched(PlayerAtTable):
    """A player whose window is looked at after every step."""

    witness: Witness | None = None

    def let_happen(self) -> None:
        """One step of the event loop, which deletes what is done with, and a look."""
        super().let_happen()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if self.witness is not None and self.window.game is not None:
            # Words wait a moment for more; these are for whoever is asked now.
            announcer().flush()
            self.witness.look()

    def settle(self) -> None:
        """Look at what flies, if anything does, and then at what has come of it."""
        if self.witness is not None and self.window.settings.pace and self.window.game:
            steps = 0
            while steps < STEPS_IN_THE_AIR and (self._about_to_show() or self._moves()):
                self.let_happen()
                steps += 1
            self.page.update_presenter.hurry()
        super().settle()

    def _moves(self) -> bool:
        """Whether anything flies or glides on the table."""
        return self.window.game is not None and self.page.table.table.moving


class People:
    """People at a screen who play, look around and leave the window, by chance."""

    def __init__(self, player: Watched, chance: random.Random) -> None:
        self._player, self._chance = player, chance
        self.played = 0

    def can_go_on(self) -> bool:
        """Whether somebody here is called or asked."""
        player = self._player
        asked = bool(player.update.choices) or player.page.bar.asks
        return player.sheet is None and (asked or player.page.curtain.isVisible())

    def go_on(self) -> bool:
        """Do the next thing; False where there is nothing to do."""
        if not self.can_go_on():
            return False
        if self._player.page.curtain.isVisible():
            self._at_curtain()
        elif self._player.page.bar.asks and not self._player.update.choices:
            # They are waited for after a turn of somebody else.
            self._player.keys(Key.Key_Space)
        else:
            self._at_turn()
        return True

    def _at_curtain(self) -> None:
        player = self._player
        junk = ("1", "d", "h", "t", "c", Key.Key_Left, Key.Key_Escape, Key.Key_Backspace, "o")
        player.keys(*self._chance.sample(junk, 2))
        self.answer_curtain()

    def answer_curtain(self) -> None:
        """Answer its question, or open it."""
        player = self._player
        if self._player.buttons(player.page.curtain).keys() & {"&Yes, take it back"}:
            player.press(self._chance.choice(("&Yes", "&No")), player.page.curtain)
        else:
            player.lift_curtain()

    def _at_turn(self) -> None:
        player = self._player
        if self._chance.random() < 0.4:
            self._chance.choice(
                (
                    self._ask, self._look_around, self._hold_in_the_air, self._read_rules,
                    self._look_back, self._take_back,
                )
            )()  # fmt: skip
            if self._chance.random() < 0.5:
                leave_window()
            player.settle()
            player.keys(Key.Key_Escape)
            return
        choices = player.update.choices
        wise = self._chance.random() < 0.7
        player.play_by_keys(player.decide() if wise else self._chance.choice(choices))
        if player.bar.endswith("you can still change your mind."):
            player.keys(self._chance.choice((Key.Key_Return, Key.Key_Escape)))
        self.played += 1

    def _ask(self) -> None:
        """Have a question about a card opened, and close it or leave it open."""
        player = self._player
        safe = [place for place, item in player.items.items() if item.card.family == "safety"]
        if not safe or player.page.bar.asks:
            return
        player.window.settings.confirm_discard = True
        player.drag(safe[0], DISCARD_PILE)
        player.window.settings.confirm_discard = False
        if self._chance.random() < 0.5:
            leave_window()
        for box in player.window.findChildren(QMessageBox):
            if box.isVisible():
                player.press("&Keep it", box)
        # To keep the card has said to ask again.
        player.window.settings.confirm_discard = False

    def _look_around(self) -> None:
        self._player.keys(*self._chance.sample(("h", "o", "1", "t", "4", Key.Key_Left), 3))
        self._player.page.obey(Command.READ_HAND)

    def _hold_in_the_air(self) -> None:
        player = self._player
        if player.page.bar.asks or not player.items:
            return
        player.pick_up(min(player.items), over=lane(0))
        player.let_happen()
        leave_window()
        player.put_down(DISCARD_PILE)

    def _read_rules(self) -> None:
        self._player.keys("1", "?")

    def _look_back(self) -> None:
        lines = self._player.page.panel.log.lines
        if lines.count():
            lines.itemClicked.emit(lines.item(self._chance.randrange(lines.count())))

    def _take_back(self) -> None:
        self._player.keys(Key.Key_Backspace)


@pytest.fixture
def faces(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Faces]:
    """The pictures of cards that are asked for, and names of cards that can be found."""
    faces = Faces()
    monkeypatch.setattr(Pictures, "face", faces.in_place_of(Pictures.face))
    marks = MarkedCards()
    qapp.installTranslator(marks)
    yield faces
    qapp.removeTranslator(marks)


def play(player: Watched, witness: Witness, chance: random.Random, decisions: int) -> None:
    """Have people play, and everything looked at."""
    player.witness = witness
    people = People(player, chance)
    while people.played < decisions and people.go_on():
        pass
    player.witness = None
    witness.close()
    assert witness.looks > people.played


def play_here(
    open_window: Callable[..., MainWindow],
    faces: Faces,
    table: tuple[tuple[int, ...], int],
    seed: int,
    decisions: int,
) -> None:
    """People and computer players at one screen, in practice."""
    chance = random.Random(f"{seed} {table}")
    window = open_window(rest=False)
    window.settings.pace = chance.choice((0, 4))
    window.settings.wait_for_me = chance.random() < 0.3
    window.settings.hold_back = chance.choice((0, 0, 3))
    window.settings.confirm_discard = False
    people, seats = table
    head = header(people, seats, SHORT_TRIP)
    window.match_controller.play(
        Record(head, [NoteLine("mark practice")]), first=chance.randrange(seats)
    )
    assert window.match is not None
    player = Watched(window)
    player.witness = Witness(player, window.match._match, people, faces)
    player.settle()
    play(player, player.witness, chance, decisions)


@races(TABLES, 10)
def test_at_one_screen(
    open_window: Callable[..., MainWindow],
    faces: Faces,
    table: tuple[tuple[int, ...], int],
    seed: int,
) -> None:
    play_here(open_window, faces, table, seed, SOME if seed == 0 else WHOLE)


@pytest.mark.painted
def test_a_card_that_a_take_back_returned_may_be_told_and_no_other(
    open_window: Callable[..., MainWindow], faces: Faces
) -> None:
    moves = ("0 play roll", "1 play roll", "0 discard 25", "1 play out-of-gas on 0")
    hands = ("roll 25 50", "roll out-of-gas flat-tire")
    window = open_window(rest=False)
    window.match_controller.play(match_where(*hands, people=(0, 1), moves=moves, practice=True))
    assert window.match is not None
    player = Watched(window)
    player.witness = witness = Witness(player, window.match._match, (0, 1), faces)
    player.settle()
    player.lift_curtain()
    player.keys(Key.Key_Backspace)
    assert Card.OUT_OF_GAS in window.match._match.state.hands[1]
    announce(card_name(Card.OUT_OF_GAS))
    announcer().flush()
    player.let_happen()
    announce(card_name(Card.FLAT_TIRE))
    announcer().flush()
    with pytest.raises(AssertionError, match="name"):
        player.let_happen()
    witness.close()


@races([((0, 1), 2)], 10)
def test_at_one_of_the_screens_on_a_network(
    joined: Table,  # noqa: F811
    faces: Faces,
    table: tuple[tuple[int, ...], int],
    seed: int,
) -> None:
    """Two people at one guest's, a third somewhere else, and a computer player at the host."""
    chance = random.Random(seed)
    people, elsewhere = table
    record = match_where("25", "50", people=(0, 1, 2), seats=4, rules=SHORT_TRIP)
    seated, remote = joined(record, names="Anna, Marcel")
    match = remote.match
    assert match is not None
    seated.window.settings.confirm_discard = False
    player = Watched(seated.window)
    player.settle()
    player.witness = Witness(player, match, people, faces)
    others = People(player, chance)
    for _ in range(WHOLE if seed else 3 * SOME):
        if elsewhere in to_act(match.state) and not others.can_go_on():
            choices = legal_moves(match.state, elsewhere)
            match.submit(elsewhere, chance.choice(choices), match.seq)
            player.settle()
        elif not others.go_on():
            break
    player.witness.close()
    assert others.played > SOME / 2
