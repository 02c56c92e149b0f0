"""Whose screen it is and what they have yet to see; what a key means; a view put into words."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from mille_qt.play.keyboard import Command, command_for
from mille_qt.play.picture_builder import PictureBuilder, drive_of, ghost_of
from mille_qt.play.update_queues import UpdateQueues
from mille_rules import Card, Phase, Update, legal_moves, view_for
from mille_rules.moves import discard, play
from mille_rules.state import State, Status
from mille_rules.views import update_for
from tests.examples import each
from tests.qt.play.staged_match import NAMES, match_where

Key, Held = Qt.Key, Qt.KeyboardModifier


def updates(*moves: str, people: tuple[int, ...] = (0, 1)) -> list[State]:
    """The states after the deal and each move."""
    record = match_where("roll 100", "roll 50", draws="25 stop", moves=moves, people=people)
    return [state for _, (state, _) in record.replay()]


def tell(eyes: UpdateQueues, states: list[State], seats: tuple[int | None, ...]) -> None:
    for seq, state in enumerate(states, start=1):
        for seat in seats:
            eyes.receive(seat, update_for(seq, state, seat, (), ()))


def tell_one(eyes: UpdateQueues, seq: int, state: State) -> None:
    """Tell everybody how the table is after one more move."""
    for seat in (0, 1, None):
        eyes.receive(seat, update_for(seq, state, seat, (), ()))


def everything(eyes: UpdateQueues) -> list[tuple[int, bool]]:
    """Numbers of the updates that are shown now, and whether each is news."""
    shown = []
    while (waiting := eyes.next_update()) is not None:
        shown.append((waiting[0].seq, waiting[1]))
    return shown


class TestEyes:
    def test_somebody_alone_with_computers_always_looks(self) -> None:
        eyes = UpdateQueues((1,))
        assert (eyes.looking, eyes.shared) == (1, False)

    def test_a_screen_that_people_share_begins_with_the_public_table(self) -> None:
        eyes = UpdateQueues((0, 1))
        assert (eyes.looking, eyes.shared) == (None, True)
        tell(eyes, updates("0 draw"), (0, 1, None))
        assert everything(eyes) == [(1, True), (2, True)]
        assert eyes.next_update() is None

    def test_what_was_seen_on_the_public_table_is_no_news_to_whoever_looks_next(self) -> None:
        eyes = UpdateQueues((0, 1))
        states = updates("0 draw", "0 play roll")
        tell(eyes, states[:2], (0, 1, None))
        everything(eyes)
        eyes.hand_over(0)
        assert everything(eyes) == [(2, False)], "only how things stand, and without a show"
        eyes.receive(0, update_for(3, states[2], 0, (), ()))
        assert everything(eyes) == [(3, True)]

    def test_whoever_takes_over_sees_how_things_stand_even_when_nothing_waits(self) -> None:
        eyes = UpdateQueues((0, 1))
        tell(eyes, updates("0 draw"), (0, 1, None))
        eyes.hand_over(0)
        everything(eyes)
        eyes.hand_over(None)
        eyes.hand_over(0)
        assert everything(eyes) == [(2, False)]

    def test_a_hand_that_is_hidden_leaves_the_public_table_as_the_screen_has_shown_it(
        self,
    ) -> None:
        eyes = UpdateQueues((0, 1))
        states = updates("0 draw", "0 play roll")
        tell(eyes, states[:1], (0, 1, None))
        everything(eyes)
        eyes.hand_over(0)
        everything(eyes)
        for seq, state in enumerate(states[1:], start=2):
            tell_one(eyes, seq, state)
            if seq == 2:
                everything(eyes)
                assert not eyes.must_hide, "there is a card to be played"
        assert eyes.must_hide
        eyes.hand_over(None)
        shown = eyes.public_on_screen()
        assert shown is not None
        assert (shown.seq, shown.view.seat) == (2, None)
        assert everything(eyes) == [(3, True)]
        assert not eyes.must_hide

    def test_the_one_who_looks_is_asked_before_others(self) -> None:
        record = match_where(
            "roll", "25 stop", "25", "25", people=(0, 1, 2, 3), seats=4, first=1,
            moves=(
                "1 discard 25", "2 discard 25", "3 discard 25", "0 play roll", "1 play stop on 0",
            ),
        )  # fmt: skip
        eyes = UpdateQueues((0, 1, 2, 3))
        tell(eyes, [record.state], (0, 1, 2, 3, None))
        assert eyes.asked() == (0, 2)
        eyes.hand_over(2)
        assert eyes.asked() == (2, 0)

    def test_nobody_is_asked_while_a_computer_is_to_move(self) -> None:
        eyes = UpdateQueues((1,))
        tell(eyes, updates(), (1, None))
        assert eyes.asked() == ()

    def test_a_move_taken_back_is_forgotten_with_all_that_followed(self) -> None:
        eyes = UpdateQueues((0,))
        states = updates("0 draw", "0 play roll", "1 draw")
        tell(eyes, states, (0, None))
        first = eyes.next_update()
        assert first is not None
        assert first[0].seq == 1
        eyes.receive(0, update_for(2, states[1], 0, (), ()))
        assert everything(eyes) == [(2, True)]
        latest = eyes.latest(0)
        assert latest is not None
        assert latest.choices == legal_moves(states[1], 0)

    def test_a_seat_that_was_never_told_anything_stands_nowhere(self) -> None:
        assert UpdateQueues((0, 1)).latest(1) is None


class TestHandsElsewhere:
    def test_one_viewer_shares_the_screen_with_those_elsewhere(self) -> None:
        eyes = UpdateQueues((0, 1), (1,))
        assert (eyes.looking, eyes.shared) == (None, True)
        tell(eyes, updates(), (0, 1, None))
        assert eyes.asked() == (), "seat 0 is to act, elsewhere"
        assert eyes.latest(0) is None

    def test_without_a_viewer_the_screen_shows_the_public_table(self) -> None:
        eyes = UpdateQueues((0,), ())
        assert (eyes.looking, eyes.shared) == (None, True)
        tell(eyes, updates("0 draw"), (0, None))
        assert everything(eyes) == [(1, True), (2, True)]
        assert not eyes.must_hide

    def test_a_hand_that_comes_back_to_a_lone_person_is_shown(self) -> None:
        eyes = UpdateQueues((0,), ())
        eyes.change_people((0,), (0,))
        assert (eyes.looking, eyes.shared) == (0, False)

    def test_a_viewer_is_hidden_from_whoever_comes_with_the_hand_elsewhere(self) -> None:
        eyes = UpdateQueues((0,))
        eyes.change_people((0, 1), (0,))
        assert (eyes.looking, eyes.shared) == (None, True)

    def test_hands_are_open_after_a_race_also_to_people_who_play_elsewhere(self) -> None:
        eyes, state = UpdateQueues((0,), ()), updates()[0]
        update = update_for(3, state, 0, (), ())
        over = update._replace(view=update.view._replace(open_hands=state.hands))
        eyes.receive(0, over)
        public = update_for(3, state, None, (), ())
        eyes.receive(None, public)
        assert eyes.open_hands(3) == (), "the screen has not shown it"
        everything(eyes)
        assert eyes.open_hands(3) == state.hands
        eyes.receive(None, public._replace(seq=2))
        everything(eyes)
        assert eyes.open_hands(3) == (), "the end of the race was undone"


def command(
    key: Qt.Key, text: str = "", held: Held = Held.NoModifier, letters: bool = True
) -> Command | int | None:
    return command_for(QKeyEvent(QEvent.Type.KeyPress, key, held, text), letters)


class TestKeys:
    @each("digit", range(1, 10))
    def test_digits_mean_places_of_the_hand(self, digit: int) -> None:
        assert command(Key(Key.Key_0 + digit), str(digit)) == digit - 1
        assert command(Key(Key.Key_0 + digit), str(digit), Held.KeypadModifier) == digit - 1

    def test_zero_means_nothing(self) -> None:
        assert command(Key.Key_0, "0") is None

    @each("key", [Key.Key_Shift, Key.Key_CapsLock, Key.Key_F5, Key.Key_Home, Key.Key_Insert])
    def test_keys_without_a_text_mean_nothing(self, key: Qt.Key) -> None:
        assert command(key) is None

    def test_every_key_gives_its_command_and_single_letters_can_be_switched_off(self) -> None:
        for meant in Command:
            for name in meant.at_table:
                pressed = QKeySequence(name)[0]  # type: ignore[index]
                key, held = pressed.key(), pressed.keyboardModifiers()
                text = name[-1].lower() if meant.is_letter else ""
                assert command(key, text, held) is meant
                assert command(key, text, held, letters=False) is (
                    None if meant.is_letter else meant
                )

    def test_shift_changes_no_letter_that_has_one_meaning(self) -> None:
        assert command(Key.Key_S, "S", Held.ShiftModifier) is Command.SAVE
        assert command(Key.Key_T, "T", Held.ShiftModifier) is Command.READ_HAND

    @each("held", [Held.ControlModifier, Held.AltModifier, Held.MetaModifier])
    def test_with_ctrl_or_alt_nothing_is_the_tables(self, held: Held) -> None:
        for key, text in ((Key.Key_S, "s"), (Key.Key_1, "1"), (Key.Key_Return, "")):
            assert command(key, text, held) is None


def words() -> PictureBuilder:
    return PictureBuilder(NAMES[:2], 2, lambda seat: seat == 1)


class TestWords:
    def view(self, *moves: str, seat: int | None = 0) -> Update:
        states = updates(*moves)
        return update_for(len(states), states[-1], seat, (), ())

    def test_a_picture_holds_the_hand_in_the_order_it_is_given(self) -> None:
        view = self.view("0 draw").view
        hand = (Card.MILES_100, None, Card.ROLL)
        picture = words().picture(view, 0, hand, [play(Card.ROLL), discard(Card.MILES_100)])
        assert picture.hand[1] is None
        given = [(held.card, held.playable, bool(held.why)) for held in picture.hand if held]
        assert given == [(Card.MILES_100, False, True), (Card.ROLL, True, False)]

    def test_a_picture_without_a_hand_shows_none(self) -> None:
        assert words().picture(self.view(seat=None).view, 0).hand == ()

    def test_a_tableau_names_its_seats_with_their_cards_and_who_acts(self) -> None:
        picture = words().picture(self.view("0 draw").view, 0)
        (own,), (other,) = (text.seats for text in picture.texts)
        assert (own.name, own.cards, own.computer, own.acting) == ("Anna", 7, False, True)
        assert (other.name, other.cards, other.computer, other.acting) == ("Marcel", 6, True, False)

    def test_the_status_and_the_count_of_200s_are_in_words(self) -> None:
        before, after = self.view("0 draw").view, self.view("0 play roll").view
        assert [text.status for text in words().picture(before, 0).texts] == [
            "Not started. Needs a Roll"
        ] * 2
        texts = words().picture(after, 0).texts
        assert [(text.status, text.quotas) for text in texts] == [
            ("Rolling", ("", "", "", "", "0/2")),
            ("Not started. Needs a Roll", ("", "", "", "", "0/2")),
        ]

    def test_nobody_acts_once_the_race_is_over(self) -> None:
        view = self.view("0 draw").view._replace(phase=Phase.DEAL)
        seats = [seat for text in words().picture(view, 0).texts for seat in text.seats]
        assert not any(seat.acting for seat in seats)

    def test_sides_are_called_by_names_and_the_own_one_you(self) -> None:
        assert words().side_names(0) == ("You", "Marcel")
        assert words().side_names(None) == ("Anna", "Marcel")

    def test_a_reason_is_said_once_however_many_sides_it_holds_for(self) -> None:
        view = self.view("0 draw").view
        reasons = words().why_not(view, Card.MILES_100).split("\n")
        assert reasons == ["You haven’t started yet. Play a Roll or Right of Way first."]

    def test_the_finish_may_move_only_while_the_race_may_still_be_extended(self) -> None:
        view = self.view("0 draw").view
        assert (drive_of(view).target, drive_of(view).extension) == (700, 1000)
        extended = view._replace(extension_by=0, target=1000)
        assert (drive_of(extended).target, drive_of(extended).extension) == (1000, None)

    def test_only_a_distance_card_of_whoever_looks_has_a_ghost(self) -> None:
        view = self.view("0 play roll", "1 discard 50", "0 play 100").view
        assert ghost_of(view, Card.MILES_75) == (0, 175)
        assert ghost_of(view, Card.ROLL) is None
        assert ghost_of(view, None) is None
        public = view_for(updates("0 draw")[-1], None)
        assert ghost_of(public, Card.MILES_75) is None

    def test_a_card_that_cannot_be_played_leads_nowhere_unless_it_leads_too_far(self) -> None:
        view = self.view("0 play roll", "1 discard 50", "0 play 100").view
        own, *others = view.tableaux
        for held_up in (own._replace(status=Status.STOPPED), own._replace(limited=True)):
            stopped = view._replace(tableaux=(held_up, *others))
            assert ghost_of(stopped, Card.MILES_75) is None
        near = view._replace(tableaux=(own._replace(miles=650), *others))
        assert ghost_of(near, Card.MILES_75) == (0, 725), "drawn as what goes too far"
        rules = near.setup.rules.changed("finish", "at_least")
        passing = near._replace(setup=near.setup._replace(rules=rules))
        assert ghost_of(passing, Card.MILES_75) == (0, 700)
