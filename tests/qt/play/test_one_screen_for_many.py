"""People who share a screen: the curtain, and what can and cannot be seen under it."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from mille_qt.play.curtain import Curtain
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.table.positions import lane
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.art.characters.face_view import FaceView
from mille_qt.ui.settings import Settings
from mille_qt.ui.theme.application_theme import ApplicationTheme
from mille_rules import Card, MoveKind, Record, RuleSet
from tests.pictures.cut_words import cut_words
from tests.qt.conftest import Seat
from tests.qt.play.player_at_table import PlayerAtTable, texts_of
from tests.qt.play.staged_match import by_rules, header, match_where
from tests.qt.play.test_whole_races import on_disk

pytestmark = pytest.mark.shown

Key, State = Qt.Key, Qt.ApplicationState


def called(player: PlayerAtTable) -> str:
    """Whom the curtain calls."""
    assert player.page.curtain.isVisible()
    (heading,) = [t for t in texts_of(player.page.curtain, QLabel) if t.startswith("Pass to ")]
    return heading.removeprefix("Pass to ")


def hands_on(sheet: ScoreSheet) -> list[list[Card]]:
    """The hands that are shown on a score sheet."""
    return [list(hand.cards.cards) for hand in sheet.hands.hands]


def picture(widget: QWidget) -> bytes:
    """What a widget shows, as bytes."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert widget.grab().toImage().save(buffer, "BMP")
    return bytes(data.data())


@by_rules
def test_two_people_play_a_race_by_keys_through_the_curtain(
    sit_down: Seat, settings: Settings, rules: RuleSet
) -> None:
    settings.confirm_discard = False
    player = sit_down(Record(header((0, 1), rules=rules)), first=1)
    lifted: list[str] = []
    for _ in range(200):
        if player.sheet is not None:
            break
        if player.page.curtain.isVisible():
            assert player.items == {}
            lifted.append(called(player))
            player.lift_curtain()
        assert not player.page.curtain.isVisible()
        assert player.update.view.seat == ("Anna", "Marcel").index(lifted[-1])
        player.play_by_keys(player.decide())
    assert player.sheet is not None
    assert hands_on(player.sheet) == [sorted(hand) for hand in on_disk().state.hands if hand]
    assert lifted[:3] == ["Marcel", "Anna", "Marcel"]
    again = [i for i in range(1, len(lifted)) if lifted[i] == lifted[i - 1]]
    assert again == [], "nobody is called who was looking already"


def test_the_curtain_shows_whom_it_calls(sit_down: Seat, settings: Settings) -> None:
    settings.faces = {"Marcel": Face("Marcel", "glasses", 3)}
    player = sit_down(Record(header((0, 1))), first=1)
    view = player.page.curtain.findChild(FaceView)
    assert isinstance(view, FaceView)
    assert (view.face, view.side) == (Face("Marcel", "glasses", 3), 1)


@pytest.mark.parametrize("safety", ["right-of-way", "driving-ace"])
def test_somebody_attacked_out_of_turn_is_called_with_the_same_words(
    sit_down: Seat, safety: str
) -> None:
    """Seat 0 attacks seat 2, with seat 1 next: with the safety or without, nothing differs."""
    record = match_where(
        "stop roll", "25 75", f"roll 25 {safety}", draws="50 75 100",
        moves=("0 play roll", "1 discard 25", "2 play roll"), people=(0, 1, 2), seats=3,
    )  # fmt: skip
    player = sit_down(record)
    assert called(player) == "Anna"
    player.lift_curtain()
    player.keys(str(player.place_with(Card.STOP) + 1), Key.Key_Return)
    assert called(player) == "Yvette"
    words = list(texts_of(player.page.curtain, QLabel))
    note = "All hands are hidden. Everyone else, look away."
    assert words == ["Pass to Yvette", "Anna plays Stop on you.", note]
    player.lift_curtain()
    assert player.bar.startswith("Anna plays Stop on you.")
    coup = safety == "right-of-way"
    assert list(player.buttons()) == (["Play Right of Way", "Keep it"] if coup else ["Continue"])
    player.keys(Key.Key_Space)
    if coup:
        assert not player.page.curtain.isVisible(), "a coup fourré wins the turn at once"
        assert player.update.view.tableaux[2].coups == (Card.RIGHT_OF_WAY,)
    else:
        assert called(player) == "Marcel"


def test_partners_are_both_asked_and_the_first_coup_settles_it(sit_down: Seat) -> None:
    record = match_where(
        "stop roll", "roll 25", "25 75", "25 right-of-way",
        moves=("0 discard roll", "1 play roll", "2 discard 25", "3 discard 25", "0 play stop on 1"),
        people=(0, 1, 2, 3), seats=4,
    )  # fmt: skip
    player = sit_down(record)
    assert called(player) == "Marcel"
    player.lift_curtain()
    player.keys(Key.Key_Space)
    assert called(player) == "Lucien"
    player.lift_curtain()
    player.keys(Key.Key_Space)
    view = player.update.view
    assert view.tableaux[1].coups == (Card.RIGHT_OF_WAY,)
    assert (view.seat, view.turn, len(player.items)) == (3, 3, 7)


def test_the_hand_appears_only_when_the_curtain_is_lifted(sit_down: Seat) -> None:
    player = sit_down(Record(header((0, 1))), first=0)
    assert (called(player), player.items) == ("Anna", {})
    player.keys("1", "p", Key.Key_Left, Key.Key_Escape, Key.Key_Backspace)
    assert player.page.curtain.isVisible(), "no key but the one that is meant lifts it"
    QTest.mouseClick(player.page.curtain, Qt.MouseButton.LeftButton)
    assert player.items == {}
    player.press("I’m Anna", player.page.curtain)
    assert (len(player.items), player.page.curtain.isVisible()) == (7, False)


@pytest.mark.styled
def test_the_curtain_covers_everything_and_grows_with_the_window(sit_down: Seat) -> None:
    player = sit_down(Record(header((0, 1))), first=0)
    for width, height in ((1280, 800), (1024, 600), (1600, 1000)):
        player.window.resize(width, height)
        player.settle()
        assert player.page.curtain.geometry() == player.page.rect()
        children = player.page.children()
        assert children[-1] is player.page.curtain, "nothing lies over it"


@pytest.mark.styled
@pytest.mark.painted
@pytest.mark.parametrize("panel", [False, True])
def test_under_the_curtain_the_screen_is_the_same_whatever_is_in_the_hands(
    sit_down: Seat, settings: Settings, panel: bool
) -> None:
    settings.panel_open = settings.cards_out = panel
    hands = ("roll 25 stop", "driving-ace 200 50"), ("roll 200 accident", "extra-tank stop 75")
    grabs = []
    for one, other in hands:
        record = match_where(
            one, other, draws="100 100",
            moves=("0 play roll", "1 discard 100"), people=(0, 1),
        )  # fmt: skip
        player = sit_down(record)
        player.window.resize(1800, 900)
        player.settle()
        assert called(player) == "Anna"
        assert player.page.panel.isVisible() == panel
        grabs.append(picture(player.window))
        player.lift_curtain()
        grabs.append(picture(player.window))
    first, first_open, second, second_open = grabs
    assert first == second
    assert first_open != second_open, "what is compared must be able to differ"


def leave(player: PlayerAtTable) -> None:
    """Let the system say that another program is used now."""
    app = QGuiApplication.instance()
    assert app is not None
    app.applicationStateChanged.emit(State.ApplicationInactive)  # type: ignore[attr-defined]
    player.settle()


@pytest.mark.styled
@pytest.mark.painted
def test_nothing_that_was_done_with_a_hand_is_seen_on_the_table_once_the_curtain_is_closed(
    sit_down: Seat, subtests: pytest.Subtests
) -> None:
    """No ghost on the road, no lit place, no card in the air, none shown large."""
    moves = ("0 play roll", "1 play roll")
    record = match_where("roll 100 stop", "roll", moves=moves, people=(0, 1))
    player = sit_down(record)
    player.lift_curtain()
    leave(player)
    expected = picture(player.page)

    def card(which: Card) -> str:
        return str(player.place_with(which) + 1)

    deeds: dict[str, Callable[[], object]] = {
        "chosen": lambda: player.keys(card(Card.MILES_100)),
        "at a target": lambda: player.keys(card(Card.STOP), Key.Key_Left),
        "in the air": lambda: player.pick_up(player.place_with(Card.MILES_100), over=lane(0)),
        "shown large": lambda: player.keys(card(Card.STOP), "i"),
        "a hint": lambda: player.keys("h"),
    }
    for name, do in deeds.items():
        with subtests.test(name):
            player.lift_curtain()
            shown = picture(player.page)
            do()
            assert picture(player.page) != shown, "what is compared must be able to differ"
            leave(player)
            assert picture(player.page) == expected
            player.put_down(lane(0))


def test_the_window_that_is_left_closes_the_curtain_again(sit_down: Seat) -> None:
    player = sit_down(Record(header((0, 1))), first=0)
    player.lift_curtain()
    app = QGuiApplication.instance()
    assert app is not None
    app.applicationStateChanged.emit(State.ApplicationInactive)  # type: ignore[attr-defined]
    assert (called(player), player.items) == ("Anna", {})
    app.applicationStateChanged.emit(State.ApplicationActive)  # type: ignore[attr-defined]
    player.settle()
    assert (called(player), player.items) == ("Anna", {})
    player.lift_curtain()
    assert len(player.items) == 7
    player.play_by_keys(player.decide())


def test_a_window_left_on_the_score_sheet_has_its_curtain_closed_and_enter_lifts_it(
    sit_down: Seat,
) -> None:
    player = sit_down(Record(header((0, 1))), first=0)
    player.lift_curtain()
    player.keys("w")
    assert player.sheet is not None
    app = QGuiApplication.instance()
    assert app is not None
    app.applicationStateChanged.emit(State.ApplicationInactive)  # type: ignore[attr-defined]
    player.window.shell.toggle_score_sheet()
    assert (called(player), player.items) == ("Anna", {})
    player.keys(Key.Key_Return)
    assert len(player.items) == 7


def test_a_card_just_drawn_is_not_left_in_the_air_over_a_closed_curtain(
    sit_down: Seat, settings: Settings
) -> None:
    settings.auto_draw = False
    player = sit_down(match_where("roll", people=(0, 1)))
    player.lift_curtain()
    settings.pace = 4
    QTest.keyClick(player.page, Key.Key_P)
    flights = player.page.table.table.flights
    while not flights.running:
        QApplication.processEvents()
    player.page.shared_screen.hide_hand()
    assert not flights.running
    assert (called(player), player.items) == ("Anna", {})
    player.lift_curtain()
    assert len(player.items) == 7


def test_a_card_held_in_the_air_is_gone_when_the_window_is_left(sit_down: Seat) -> None:
    player = sit_down(match_where("roll", people=(0, 1)))
    player.lift_curtain()
    player.pick_up(player.place_with(Card.ROLL), over=lane(0))
    app = QGuiApplication.instance()
    assert app is not None
    app.applicationStateChanged.emit(State.ApplicationInactive)  # type: ignore[attr-defined]
    player.put_down(lane(0))
    assert player.items == {}
    player.lift_curtain()
    assert len(player.items) == 7
    assert player.update.view.tableaux[0].battle == ()


@pytest.mark.slow
def test_one_person_with_computers_never_sees_the_curtain(sit_down: Seat) -> None:
    player = sit_down(Record(header((2,), 6)), first=0)
    shown = []
    player.page.update_presenter.passed_on.connect(shown.append)
    app = QGuiApplication.instance()
    assert app is not None
    for _ in range(5):
        player.play_by_mouse(player.decide())
        app.applicationStateChanged.emit(State.ApplicationInactive)  # type: ignore[attr-defined]
        assert not player.page.curtain.isVisible()
        assert player.items
    assert shown == []


@pytest.mark.slow
def test_the_log_of_a_shared_screen_tells_of_no_draws_and_calls_nobody_you(sit_down: Seat) -> None:
    player = sit_down(Record(header((0, 1))), first=0)
    for _ in range(14):
        if player.page.curtain.isVisible():
            player.lift_curtain()
        player.play_by_keys(player.decide())
    lines = "\n".join(player.log)
    assert len(player.log) > 8
    assert "draw" not in lines
    assert "you" not in lines.lower().split()
    assert "Anna" in lines
    assert "Marcel" in lines


def test_looking_back_shows_nobodys_hand_and_cannot_be_done_under_the_curtain(
    sit_down: Seat,
) -> None:
    record = match_where("roll", "25", moves=("0 play roll", "1 discard 25"), people=(0, 1))
    player = sit_down(record)
    player.page.panel.log.lines.itemClicked.emit(player.page.panel.log.lines.item(0))
    assert player.page.curtain.isVisible()
    player.lift_curtain()
    player.page.panel.log.lines.itemClicked.emit(player.page.panel.log.lines.item(0))
    assert player.items == {}
    player.keys(Key.Key_Escape)
    assert len(player.items) == 7


@pytest.mark.styled
@pytest.mark.painted
def test_the_curtain_speaks_the_language_that_is_chosen_under_it(
    sit_down: Seat,
) -> None:
    """The table too: just as in a window that was opened in that language."""
    record = match_where("roll", "roll", moves=("0 play roll", "1 play roll"), people=(0, 1))
    player = sit_down(record)
    english = picture(player.page)
    player.speak("fr")
    words = list(texts_of(player.page.curtain, QLabel))
    assert words[0].endswith("Anna")
    assert not words[0].startswith("Pass to")
    french = picture(player.page)
    player.speak("en")
    assert picture(player.page) == english
    player.speak("fr")
    assert picture(sit_down(record).page) == french != english


SIZES = ((1024, 600), (1280, 800), (1920, 1080))


@pytest.mark.styled
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("percent", [100, 200])
def test_everything_on_the_curtain_has_room_and_the_public_table_stays_where_it_is(
    sit_down: Seat,
    app_theme: ApplicationTheme,
    subtests: pytest.Subtests,
    percent: int,
    language: str,
) -> None:
    """With all buttons, after a move that can be taken back."""
    moves = ("0 play roll", "1 play roll", "0 discard 25")
    player = sit_down(match_where("roll 25", "roll", moves=moves, people=(0, 1)))
    player.speak(language)
    app_theme.set_text_size(percent)
    curtain, panel = player.page.curtain, player.page.curtain.panel
    for size in SIZES:
        with subtests.test(size=size):
            player.window.resize(*size)
            player.settle()
            assert len([button for button in panel.buttons if button.isVisible()]) == 4
            assert_all_has_room(curtain)
            if percent == 100:
                assert curtain.cloth == curtain.panel.tray, "nothing of the table is covered"
            assert panel.main.width() >= (280 if size != SIZES[0] or percent == 100 else 0)
            assert panel.main.height() >= 56
            assert curtain.cloth.top() > 0


@pytest.mark.styled
@pytest.mark.parametrize("percent", [100, 200])
def test_the_curtain_is_as_wide_at_every_turn_whoever_is_called(
    sit_down: Seat, app_theme: ApplicationTheme, subtests: pytest.Subtests, percent: int
) -> None:
    player = sit_down(match_where("roll", "roll", people=(0, 1)))
    app_theme.set_text_size(percent)
    curtain = player.page.curtain
    for size in SIZES:
        with subtests.test(size=size):
            player.window.resize(*size)
            player.settle()
            places = []
            for name in ("Li", "W" * 24):
                for why in ("", "Marcel plays Stop on you."):
                    curtain.close_for(name, why, mover="Marcel")
                    player.let_happen()
                    assert_all_has_room(curtain)
                    places.append((curtain.panel.x(), curtain.panel.width()))
            assert len(set(places)) == 1


def assert_all_has_room(curtain: Curtain) -> None:
    """Nothing on the curtain is cut off, or lies on anything else."""
    panel = curtain.panel
    assert curtain.rect().contains(panel.geometry())
    assert curtain.cloth.contains(panel.geometry())
    parts = [part for part in panel.findChildren(QWidget) if part.isVisible()]
    for part in parts:
        corner = part.mapTo(panel, QPoint())
        assert panel.rect().contains(QRect(corner, part.size())), part
    for one, other in combinations(parts, 2):
        assert not one.geometry().intersects(other.geometry()), (one, other)
    for button in panel.buttons:
        assert button.width() >= button.sizeHint().width() or not button.isVisible()
    assert cut_words(panel) == []


@pytest.mark.styled
def test_nothing_below_the_curtain_can_be_used(sit_down: Seat) -> None:
    """The public table is seen, and the drawer with the log, but they take no press."""
    player = sit_down(match_where("roll", "25", people=(0, 1)))
    player.window.resize(1280, 800)
    player.settle()
    page = player.page
    for x in range(4, page.width(), 40):
        for y in range(4, page.height(), 40):
            child = page.childAt(x, y)
            assert child is page.curtain or page.curtain.isAncestorOf(child), (x, y)


def test_taking_turns_is_the_same_with_the_public_view(sit_down: Seat) -> None:
    """The title and the hint under the curtain speak of names, not of you."""
    player = sit_down(match_where("roll", "roll", moves=("0 play roll",), people=(0, 1)))
    assert player.window.windowTitle() == "Marcel’s turn"
    assert player.hint == "Marcel’s turn"
    player.lift_curtain()
    assert player.window.windowTitle() == "Marcel’s turn"
    move = next(m for m in player.update.choices if m.kind is MoveKind.DISCARD)
    player.play_by_keys(move)
    assert player.window.windowTitle() == "Anna’s turn"


def test_the_score_sheet_can_be_opened_and_the_match_left_at_the_curtain(sit_down: Seat) -> None:
    player = sit_down(match_where("roll", "roll", people=(0, 1)))
    assert called(player) == "Anna"
    player.keys("w")
    assert not player.page.isVisible()
    QTest.keyClick(QApplication.focusWidget() or player.window, "w")
    assert called(player) == "Anna"
    player.keys("q")
    assert player.window.match is None
