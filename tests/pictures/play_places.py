"""Tables in all situations: matches, lessons, curtain, network."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from mille_qt.features.lessons.course import LESSON_SLUGS
from mille_qt.features.lessons.lesson_page import LessonPage
from mille_qt.play.curtain import Curtain
from mille_qt.play.game_page import GamePage
from mille_qt.play.panels.side_panel import LOG
from mille_qt.session.local_session import LocalSession
from mille_rules import Record, Sitter, read_record
from mille_rules.computer.player import ImmediateThinker
from mille_rules.marks import PRACTICE
from mille_rules.moves import DRAW, discard
from mille_rules.record import NoteLine
from mille_rules.state import Phase
from tests.pictures.place import Place, Visit, wait_until
from tests.pictures.studio import RACES


def table(
    visit: Visit,
    record: Record,
    *,
    rests: Callable[[GamePage], object],
    autosave: Callable[[], None] = lambda: None,
    before: Callable[[GamePage], None] = lambda _page: None,
) -> GamePage:
    """A match on the screen, which is to be seen from its start, as soon as it rests.

    `before` is called with its page before it begins.
    """
    session = LocalSession(record, autosave, ImmediateThinker())
    page = GamePage(session, visit.settings, visit.pictures)
    session.setParent(page)
    before(page)
    page.resize(visit.window.size())
    page.show()
    page.start()
    wait_until(lambda: rests(page))
    return page


def _asks_for_a_move(page: GamePage) -> bool:
    picture = page.table.table.picture
    return picture is not None and picture.active


def _race(visit: Visit, seats: int) -> Record:
    return visit.named(read_record((RACES / f"race-{seats}.mille").read_bytes()).record)


def of_so_many(seats: int) -> Callable[[Visit], QWidget]:
    """Return a table with a hint on the bar, which is its longest text."""

    def make(visit: Visit) -> QWidget:
        page = table(visit, _race(visit, seats), rests=_asks_for_a_move)
        page.turn_controller.ask_hint()
        return page

    return make


def with_panel(visit: Visit) -> GamePage:
    """Return a table of six with score and log, which cover it in small windows."""
    page = table(visit, _race(visit, 6), rests=_asks_for_a_move)
    if page.panel.isHidden():
        page.arrangement.toggle_panel()
    return page


def with_log(visit: Visit) -> QWidget:
    """Return a table of six with the log, which is a tab of its own in small windows."""
    page = with_panel(visit)
    page.panel.tabs.buttons[LOG].click()
    return page


def with_cards_out(visit: Visit) -> QWidget:
    """Return the same with the cards that are still out."""
    visit.settings.cards_out = True
    return with_panel(visit)


def in_practice(visit: Visit) -> QWidget:
    """Return a table with all buttons beside the hand, and a banner."""
    record = _race(visit, 2)
    practice = Record(record.header, [NoteLine(PRACTICE), *record.lines])
    page = table(visit, practice, rests=_asks_for_a_move, autosave=_full)
    # As the main window does.
    page.session.autosaved.connect(lambda: page.banner.show_trouble(page.session.trouble))
    wait_until(page.banner.isVisible)
    return page


def _full() -> None:
    """Fail as on a full disk."""
    raise OSError(28, "No space left on device")


def curtain(visit: Visit) -> QWidget:
    """Return the curtain between the turns of two players at one screen."""
    return table(visit, race_of_people(visit), rests=lambda page: not page.curtain.isHidden())


def race_of_people(visit: Visit) -> Record:
    """Return a race of two people."""
    record = _race(visit, 2)
    people = tuple(Sitter("human", sitter.name) for sitter in record.header.sitters)
    return Record(record.header._replace(sitters=people), record.lines)


def take_back_offered(visit: Visit) -> GamePage:
    """Return the curtain after a move that can be taken back."""
    record = race_of_people(visit)
    seat = record.state.turn
    if record.state.phase is Phase.DRAW:
        record.make(seat, DRAW)
    record.make(seat, discard(record.state.hands[seat][0]))
    return table(visit, record, rests=lambda page: not page.curtain.isHidden())


def take_back_asked(visit: Visit) -> QWidget:
    """Return the curtain that asks the other player."""
    page = take_back_offered(visit)
    page.take_back.request()
    return page


def take_back_waiting(visit: Visit) -> QWidget:
    """Return the curtain while people at other computers are asked."""
    page = take_back_offered(visit)
    page.take_back.waiting.emit(())
    return page


def take_back_question(visit: Visit) -> QWidget:
    """Return the question of somebody at another computer."""
    page = table(visit, _race(visit, 2), rests=_asks_for_a_move)
    page.prompts.take_back(page.session.names[1], 9.0, lambda _agreed: None)
    return page


def lesson(slug: str, step: int) -> Callable[[Visit], QWidget]:
    """Return a lesson at a step."""

    def make(visit: Visit) -> QWidget:
        page = LessonPage(slug, step, visit.settings, visit.pictures)
        page.start()
        wait_until(lambda: page.strip.words.text() == page.coach.step.text)
        return page

    return make


#: Steps with a question on the bar or with the score sheet; for other lessons the first.
_STEPS = {"coup": 4, "extension": 1, "scoring": 2}
PLACES = (
    *(Place(f"table for {seats}", GamePage, of_so_many(seats))
      for seats in (2, 3, 4, 6)),
    Place("score and log", GamePage, with_panel),
    # The score, which is hidden, is written again when it is shown.
    Place("log", GamePage, with_log, brief=True),
    Place("practice", GamePage, in_practice),
    Place("curtain", Curtain, curtain),
    Place("take-back offered", Curtain, take_back_offered),
    Place("take-back asked", Curtain, take_back_asked),
    Place("take-back waiting", Curtain, take_back_waiting),
    Place("take-back question", GamePage, take_back_question),
    *(Place(f"lesson {slug}", LessonPage, lesson(slug, _STEPS[slug])) for slug in _STEPS),
    *(Place(f"lesson {slug}", LessonPage, lesson(slug, 0))
      for slug in LESSON_SLUGS if slug not in _STEPS),
    Place("cards still out", GamePage, with_cards_out),
)  # fmt: skip
