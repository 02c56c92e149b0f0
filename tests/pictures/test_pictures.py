"""Pictures of the program compared with references."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from mille_qt.features.lessons.lesson_page import LessonPage
from mille_qt.features.rulebook.chapter import CurrentRules
from mille_qt.features.rulebook.rule_book_window import RuleBookWindow
from mille_qt.play.game_page import GamePage
from mille_qt.ui.art.cards.card_names import CardLanguage
from mille_qt.ui.theme.application_theme import ThemeChoice
from mille_rules import DEFAULT_RULES, Card
from tests.pictures import comparing
from tests.pictures.studio import Studio

SMALL, LARGE = QSize(1024, 576), QSize(1580, 1000)
CARD, SMALL_CARD = QSize(120, 168), QSize(43, 60)
#: Every renewed picture stays in the history of the repository.
MOST_BYTES = 3_000_000


def choose(card: Card) -> Callable[[GamePage], None]:
    """Return a function that chooses a card, whose targets light up."""

    def act(page: GamePage) -> None:
        hand = page.table.table.picture.hand
        page.hand.press(next(i for i, held in enumerate(hand) if held and held.card is card))

    return act


def themed(theme: ThemeChoice, size: QSize) -> Callable[[Studio], QImage]:
    """Return a picture of the table for two in a theme, with a card chosen."""

    def take(studio: Studio) -> QImage:
        studio.set_theme(theme)
        return studio.table(2, size, choose(Card.MILES_75))

    return take


def lesson(studio: Studio) -> QImage:
    """Take a picture of a lesson with a card to play."""
    page = LessonPage("limit", 4, studio.settings)
    page.start()
    while page.strip.words.text() != page.coach.step.text:
        QApplication.processEvents()
    return studio.page(page, SMALL)


def rule_book(studio: Studio) -> QImage:
    """Take a picture of the chapter with most pictures of cards."""
    book = RuleBookWindow(CurrentRules(DEFAULT_RULES, 2), CardLanguage.BOTH, None)
    book.look_up("hazards")
    return studio.page(book, SMALL)


#: The functions that take the pictures, by name of the reference.
SHOTS: dict[str, Callable[[Studio], QImage]] = {
    **{f"cards-{names.value}": lambda studio, names=names: studio.cards(CARD, names)
       for names in CardLanguage},
    "cards-small": lambda studio: studio.cards(SMALL_CARD, CardLanguage.BOTH),
    **{f"table-{seats}-{size.width()}":
       lambda studio, seats=seats, size=size: studio.table(seats, size)
       for seats, size in ((2, LARGE), *((seats, SMALL) for seats in (2, 3, 4, 6)))},
    "table-2-dark": themed(ThemeChoice.DARK, SMALL),
    "table-2-contrast": themed(ThemeChoice.CONTRAST, SMALL),
    "score-sheet-2": lambda studio: studio.score_sheet(2, 4, SMALL),
    "score-sheet-3": lambda studio: studio.score_sheet(3, 7, LARGE),
    "curtain": lambda studio: studio.curtain(SMALL),
    "lesson": lesson,
    "rule-book": rule_book,
    "start-page": lambda studio: studio.start_page(SMALL),
}  # fmt: skip


@pytest.mark.parametrize("name", SHOTS)
def test_a_picture_equals_its_reference(
    name: str, studio: Studio, compare: Callable[[str, QImage], None]
) -> None:
    compare(name, SHOTS[name](studio))


def test_there_is_a_small_reference_for_each_picture() -> None:
    files = list(comparing.REFERENCES.iterdir())
    assert {file.name for file in files} == {f"{name}.png" for name in SHOTS}
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


class TestComparing:
    @pytest.fixture
    def picture(self, qapp: QApplication) -> QImage:
        picture = QImage(200, 150, QImage.Format.Format_RGB32)
        picture.fill(QColor("#cbd2b2"))
        return picture

    @pytest.fixture
    def folder(self, tmp_path: Path, picture: QImage) -> Path:
        """Return a folder with the reference of the picture."""
        comparing.renew("it", picture, tmp_path / "references")
        return tmp_path / "references"

    @staticmethod
    def painted(picture: QImage, width: int, height: int, colour: str) -> QImage:
        other = picture.copy()
        painter = QPainter(other)
        painter.fillRect(50, 50, width, height, QColor(colour))
        painter.end()
        return other

    def test_an_equal_picture_passes(self, picture: QImage, folder: Path, tmp_path: Path) -> None:
        comparing.check("it", picture, tmp_path / "results", folder)
        assert not (tmp_path / "results").exists()

    def test_a_slightly_lighter_picture_passes(
        self, picture: QImage, folder: Path, tmp_path: Path
    ) -> None:
        lighter = self.painted(picture, 100, 50, "#d9e0c0")
        comparing.check("it", lighter, tmp_path / "results", folder)

    @pytest.mark.parametrize(("width", "height"), [(200, 30), (16, 10)], ids=["much", "a badge"])
    def test_a_difference_is_reported_and_written_as_a_picture(
        self, picture: QImage, folder: Path, tmp_path: Path, width: int, height: int
    ) -> None:
        other = self.painted(picture, width, height, "#c4202b")
        with pytest.raises(AssertionError, match=r"it differs in .*results.*--update-shots"):
            comparing.check("it", other, tmp_path / "results", folder)
        saved = {file.stem: QImage(str(file)) for file in (tmp_path / "results").iterdir()}
        assert set(saved) == {"it-actual", "it-reference", "it-difference"}
        assert saved["it-actual"].convertToFormat(other.format()) == other
        mask = saved["it-difference"]
        assert mask.pixelColor(55, 55).value() == 255
        assert mask.pixelColor(10, 10).value() == 0

    def test_another_size_is_reported(self, picture: QImage, folder: Path, tmp_path: Path) -> None:
        with pytest.raises(AssertionError, match=r"\(200, 100\) instead of \(200, 150\)"):
            comparing.check("it", picture.copy(0, 0, 200, 100), tmp_path / "results", folder)

    def test_the_message_about_a_missing_reference_tells_how_to_make_it(
        self, picture: QImage, tmp_path: Path
    ) -> None:
        with pytest.raises(AssertionError, match=r"no reference it\.png.*--update-shots"):
            comparing.check("it", picture, tmp_path / "results", tmp_path)

    def test_an_equal_reference_is_not_rewritten(self, picture: QImage, folder: Path) -> None:
        before = (folder / "it.png").stat().st_mtime_ns
        comparing.renew("it", picture, folder)
        assert (folder / "it.png").stat().st_mtime_ns == before
        comparing.renew("it", self.painted(picture, 9, 9, "#c4202b"), folder)
        assert (folder / "it.png").stat().st_mtime_ns != before
