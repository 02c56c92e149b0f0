"""The score sheet on paper: names, rules, every item of every race, pages that break well."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from mille_qt import __version__
from mille_qt.play.score_sheet.score_paper import score_document, score_job
from mille_qt.ui.export_dialog import write_export
from mille_qt.ui.printing.output import PaperOutput, pdf_of
from mille_qt.ui.printing.pages import PaperDocument, share_out
from mille_qt.ui.texts.cards import number
from mille_qt.ui.texts.scores import score_item
from mille_rules import DEFAULT_RULES, Phase, View
from mille_rules.rulesets import FIELDS
from mille_rules.scoring import ITEMS
from tests.examples import each
from tests.qt.play.pdf_text import page_texts
from tests.qt.play.test_score_sheet import (
    FULL,
    NAMES,
    NOTHING,
    SOME,
    TO_THREE_RACES,
    WON,
    view_of,
)

DATE = QDate(2026, 11, 20)
A4, LETTER = QSizeF(5110, 7580), QSizeF(5280, 7080)
FOUR = [(FULL, SOME), (SOME, NOTHING), (NOTHING, FULL), (SOME, SOME)]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Make a window to ask questions over."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def output(window: QWidget) -> PaperOutput:
    """Make the way to paper."""
    return PaperOutput(window)


def pages(view: View, seats: int = 2, names: tuple[str, ...] = NAMES) -> list[str]:
    """The words on each page of the PDF, with plain blanks."""
    return page_texts(pdf_of(score_job(names[:seats], view, DATE)))


def plain(text: str) -> str:
    return re.sub(r"\s", " ", text)


def test_a_short_match_is_one_page_with_everything_on_it(qapp: QApplication) -> None:
    view = view_of(FOUR, phase=Phase.OVER, winners=(0,))
    (text,) = pages(view)
    for words in (
        "Mille: score sheet",
        "November",
        f"Match won by Ann, {number(6150)} to",
        "Ann (seat 1)",
        "Marcel (seat 2)",
        "Winning Moves",
        f"{number(5000)} points",
        "Race 4",
        "Race total",
        "Match total",
        f"Made with Mille {__version__}",
        "Page 1 of 1",
    ):
        assert words in text
    lines = text.splitlines()
    assert all(score_item(item) in lines for item in ITEMS)
    for figure in view.match.points:
        assert number(figure) in lines


def test_where_races_decide_the_paper_has_no_points(qapp: QApplication) -> None:
    races = [(WON, NOTHING), (NOTHING, WON)]
    (text,) = pages(view_of(races, rules=TO_THREE_RACES, brought=1))
    assert {"Race won", "Races won"} <= set(text.splitlines())
    assert "Races won before: 1; 1." in plain(text)
    assert "points" not in text.casefold()


def test_everything_is_in_french_where_the_menus_are(french: None) -> None:
    (text,) = pages(view_of(FOUR))
    flat = plain(text)
    for words in ("feuille de score", "Ann (place 1)", "Manche 4", "20 novembre 2026", "4 600"):
        assert words in flat
    assert all(f" {plain(score_item(item))} " in flat for item in ITEMS)
    assert "Race" not in flat


def test_house_rules_are_on_the_paper(qapp: QApplication) -> None:
    view = view_of(FOUR)
    rules = DEFAULT_RULES.changed("hand_size", "7").changed("pts_coup", "400")
    (text,) = pages(view._replace(setup=view.setup._replace(rules=rules)))
    flat = plain(text)
    assert "House rules: Hand size: 7" in flat
    assert "400" in flat


def test_the_paper_has_all_house_rules(qapp: QApplication) -> None:
    view, rules = view_of(FOUR), DEFAULT_RULES
    fields = [field for field in FIELDS if field.startswith("pts_")]
    for number_of_field, field in enumerate(fields):
        rules = rules.changed(field, str(8_301 + number_of_field))
    flat = plain(" ".join(pages(view._replace(setup=view.setup._replace(rules=rules)))))
    assert all(number(8_301 + index) in flat for index in range(len(fields)))


def test_a_match_that_is_not_over_says_who_leads(qapp: QApplication) -> None:
    (text,) = pages(view_of(FOUR[:2]))
    assert f"In the lead: Ann, by {number(4600)} points." in plain(text)


@each(("seats", "sides"), [(2, 2), (3, 3), (4, 2), (5, 5), (6, 3)])
def test_all_players_are_named_with_their_seats(qapp: QApplication, seats: int, sides: int) -> None:
    (text,) = pages(view_of([(FULL, *[SOME] * (sides - 1))], seats), seats)
    for seat, name in enumerate(NAMES[:seats]):
        assert f"{name} (seat {seat + 1})" in text


def test_names_with_markup_are_on_paper_as_they_are(qapp: QApplication) -> None:
    names = "<img src=/dev/null>", "&amp; &Zed"
    text = "".join(pages(view_of(FOUR), names=names))
    assert all(name in text for name in names)


def test_long_names_are_on_paper_in_full(qapp: QApplication) -> None:
    names = tuple(f"Maximilian-Wilhelmina W{seat}" for seat in range(6))
    (text,) = pages(view_of([(FULL, SOME, SOME)], 6), 6, names)
    assert all(name in plain(text) for name in names)


@each("sides", [2, 3, 5])
def test_forty_races_break_into_pages_and_none_is_lost(qapp: QApplication, sides: int) -> None:
    race = (FULL, *[SOME] * (sides - 1))
    texts = pages(view_of([race] * 40, sides), sides)
    assert len(texts) > 2
    found = [int(n) for text in texts for n in re.findall(r"^Race (\d+)$", text, re.MULTILINE)]
    assert found == list(range(1, 41))
    for page, text in enumerate(texts):
        assert f"Page {page + 1} of {len(texts)}" in text
        assert all(name in plain(text) for name in NAMES[:sides])  # whose marks these are


def test_twelve_races_of_two_sides_are_one_page(qapp: QApplication) -> None:
    view = view_of([(SOME, NOTHING), (NOTHING, SOME)] * 6)
    assert [score_document(NAMES[:2], view, DATE, size).pages for size in (A4, LETTER)] == [1, 1]


def test_parts_are_shared_out_in_order_and_none_overflows() -> None:
    assert share_out([50, 40, 40], 100, 100, 10) == [[0, 1], [2]]
    assert share_out([50, 40, 10], 110, 110, 5) == [[0, 1, 2]]
    assert share_out([90, 90], 100, 80, 10) == [[0], [1]]
    assert share_out([30, 60, 60], 30, 130, 10) == [[0], [1, 2]]


@pytest.mark.slow
@each("size", [A4, LETTER, QSizeF(7570, 5100), QSizeF(2000, 3000)])
def test_nothing_is_drawn_outside_the_page(qapp: QApplication, size: QSizeF) -> None:
    document = score_document(NAMES, view_of([(FULL, SOME, SOME)] * 14, 6), DATE, size)
    for page in range(document.pages):
        picture = painted(document, page, size)
        edge = 38
        whole = picture.rect()
        inner = whole.adjusted(edge, edge, -edge, -edge)
        dark = [
            (x, y)
            for y in range(0, whole.height(), 2)
            for x in range(0, whole.width(), 2)
            if not inner.contains(x, y) and picture.pixelColor(x, y).lightness() < 250
        ]
        assert dark == []


def painted(document: PaperDocument, page: int, size: QSizeF) -> QImage:
    """Draw a page at 72 dots per inch, with a white edge of 40 round it."""
    picture = QImage(
        round(size.width() / 10) + 80, round(size.height() / 10) + 80, QImage.Format.Format_RGB32
    )
    picture.fill(0xFFFFFFFF)
    painter = QPainter(picture)
    painter.translate(40, 40)
    painter.scale(0.1, 0.1)
    document.paint(painter, page)
    painter.end()
    return picture


def test_a_pdf_file_is_written(output: PaperOutput, window: QWidget, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    write_export(window, output.pdf_export(score_job(NAMES[:2], view_of(FOUR))), path)
    assert path.read_bytes().startswith(b"%PDF-")


def press(box: QMessageBox, words: str) -> None:
    (button,) = [button for button in box.buttons() if button.text() == words]
    button.click()
    QApplication.processEvents()


def test_the_suggested_file_has_a_name_that_every_system_takes_among_the_documents(
    output: PaperOutput, window: QWidget, own_files: dict[str, Path]
) -> None:
    output.save_pdf(score_job(("An/n", "Mar:cel"), view_of(FOUR)))
    (dialog,) = window.findChildren(QFileDialog)
    suggested = Path(dialog.selectedFiles()[0])
    assert suggested == own_files["documents"] / "Score sheet Ann and Marcel.pdf"
    dialog.close()


@pytest.fixture
def printer() -> Callable[[Path], QPrinter]:
    """Give a function that makes a printer whose paper is a file."""

    def make(path: Path) -> QPrinter:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        return printer

    return make


def test_printing_prints_all_pages(
    output: PaperOutput, printer: Callable[[Path], QPrinter], tmp_path: Path
) -> None:
    output.print_on(printer(tmp_path / "printed.pdf"), score_job(NAMES[:2], view_of(FOUR * 10)))
    texts = page_texts((tmp_path / "printed.pdf").read_bytes())
    assert len(texts) > 1
    assert "Race 40" in texts[-1]
    assert f"Page {len(texts)} of {len(texts)}" in texts[-1]


def test_a_printer_that_fails_is_told_in_words_and_a_file_offered(
    output: PaperOutput,
    window: QWidget,
    printer: Callable[[Path], QPrinter],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QPainter, "begin", lambda *_: False)
    output.print_on(printer(tmp_path / "printed.pdf"), score_job(NAMES[:2], view_of(FOUR)))
    monkeypatch.undo()
    (box,) = window.findChildren(QMessageBox)
    assert "The printer did not accept the pages." in box.informativeText()
    press(box, "Save as &PDF…")
    (dialog,) = window.findChildren(QFileDialog)
    dialog.close()


def test_print_asks_for_a_printer(output: PaperOutput, window: QWidget) -> None:
    output.print(score_job(NAMES[:2], view_of(FOUR)))
    (dialog,) = window.findChildren(QPrintDialog)
    assert dialog.isVisible()
    dialog.reject()
