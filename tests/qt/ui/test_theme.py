"""The look of the program follows what is chosen, and the size of the window."""

import re
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QFile, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QPainter,
    QPalette,
    QRawFont,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QStyleOptionSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mille_qt.ui.art.side_mark import paint_side_mark, side_shape
from mille_qt.ui.message_box import Icon, Role, make_box, open_box
from mille_qt.ui.theme.application_theme import THEMES, ApplicationTheme, ThemeChoice, current_theme
from mille_qt.ui.theme.text_font import TEXT_FAMILY, use_text_font
from mille_qt.ui.theme.theme_colours import contrast
from mille_qt.ui.widgets import BoxText, mark_destructive
from tests.examples import each

pytestmark = pytest.mark.styled

USUAL = QSize(1024, 600)


@pytest.fixture
def app_theme(qapp: QApplication) -> Iterator[ApplicationTheme]:
    """Take charge of the app_theme, and leave the application as it was found."""
    palette, sheet = qapp.palette(), qapp.styleSheet()
    app_theme = ApplicationTheme(qapp)
    yield app_theme
    app_theme.set_theme(ThemeChoice.LIGHT)
    shiboken6.delete(app_theme)
    QApplication.styleHints().setColorScheme(Qt.ColorScheme.Unknown)
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)


def test_the_sides_have_marks_of_different_shapes(qtbot: QtBot) -> None:
    outlines = set()
    for side in range(3):
        image = QImage(32, 32, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_side_mark(painter, image.rect().toRectF(), side)
        painter.end()
        rows = range(image.height())
        outlines.add(tuple(image.pixelColor(x, y).alpha() > 127 for x in rows for y in rows))
    assert len(outlines) == 3
    assert len({side_shape(side) for side in range(3)}) == 3


@each("choice", THEMES)
def test_a_chosen_theme_is_shown(
    choice: ThemeChoice, app_theme: ApplicationTheme, qapp: QApplication
) -> None:
    app_theme.set_theme(choice)
    assert current_theme() is THEMES[choice]
    assert qapp.palette().color(QPalette.ColorRole.Window) == THEMES[choice].window
    assert THEMES[choice].accent.name() in qapp.styleSheet()


@pytest.mark.parametrize("choice", THEMES)
def test_what_is_disabled_or_a_placeholder_looks_different(
    choice: ThemeChoice, app_theme: ApplicationTheme, qtbot: QtBot
) -> None:
    app_theme.set_theme(choice)
    button, written, empty = QPushButton("Join"), QLineEdit("Name"), QLineEdit()
    empty.setPlaceholderText("Name")
    for widget in (button, written, empty):
        qtbot.addWidget(widget)
    enabled = button.grab().toImage()
    button.setEnabled(False)
    assert button.grab().toImage() != enabled
    assert written.grab().toImage() != empty.grab().toImage()


def test_without_a_choice_the_system_decides(
    app_theme: ApplicationTheme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dark = THEMES[ThemeChoice.DARK]
    monkeypatch.setattr("mille_qt.ui.theme.application_theme.system_theme", lambda: dark)
    changed = QApplication.styleHints().colorSchemeChanged
    with qtbot.waitSignal(app_theme.changed, timeout=1_000):
        changed.emit(Qt.ColorScheme.Dark)
    assert current_theme() is dark
    contrast = THEMES[ThemeChoice.CONTRAST]
    monkeypatch.setattr("mille_qt.ui.theme.application_theme.system_theme", lambda: contrast)
    accessibility = QApplication.styleHints().accessibility()
    with qtbot.waitSignal(app_theme.changed, timeout=1_000):
        accessibility.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert current_theme() is contrast
    monkeypatch.setattr("mille_qt.ui.theme.application_theme.system_theme", lambda: dark)
    changed.emit(Qt.ColorScheme.Dark)
    app_theme.set_theme(ThemeChoice.CONTRAST)
    with qtbot.assertNotEmitted(app_theme.changed):
        changed.emit(Qt.ColorScheme.Dark)


def test_dark_themes_know_that_they_are_dark() -> None:
    assert [theme.dark for theme in THEMES.values()] == [False, True, True]


def test_what_has_gone_since_the_text_grew_is_nothing_to_the_next_theme(
    app_theme: ApplicationTheme, qapp: QApplication
) -> None:
    field = QComboBox()
    field.show()
    app_theme.set_text_size(200)
    assert field.font().pointSizeF() == pytest.approx(qapp.font().pointSizeF())
    shiboken6.delete(field)
    app_theme.set_theme(ThemeChoice.DARK)
    app_theme.set_text_size(100)
    assert current_theme() is THEMES[ThemeChoice.DARK]


class TestLargeWindows:
    @pytest.fixture(autouse=True)
    def usual_again(self, app_theme: ApplicationTheme) -> Iterator[None]:
        yield
        app_theme.set_text_size(100)
        app_theme.fit_text_to(USUAL)

    @staticmethod
    def pixels(qapp: QApplication) -> int:
        return QFontInfo(qapp.font()).pixelSize()

    def test_text_grows_with_a_large_window_and_only_there(
        self, app_theme: ApplicationTheme, qapp: QApplication
    ) -> None:
        usual = self.pixels(qapp)
        for window in (QSize(640, 480), QSize(1024, 600), QSize(1920, 640)):
            app_theme.fit_text_to(window)
            assert self.pixels(qapp) == usual
        for window, least in ((QSize(1920, 1040), 16), (QSize(3840, 2100), 34)):
            app_theme.fit_text_to(window)
            assert least <= self.pixels(qapp) <= 1.15 * least
        app_theme.fit_text_to(USUAL)
        assert self.pixels(qapp) == usual

    def test_gaps_grow_with_the_window_and_not_with_a_text_size_that_is_chosen(
        self, app_theme: ApplicationTheme, qapp: QApplication, qtbot: QtBot
    ) -> None:
        window = QWidget()
        qtbot.addWidget(window)
        row = QHBoxLayout(window)
        app_theme.fit_text_to(USUAL)

        def gaps() -> tuple[int, int]:
            window.ensurePolished()
            return row.contentsMargins().left(), row.spacing()

        usual, text = gaps(), self.pixels(qapp)
        app_theme.set_text_size(200)
        assert gaps() == usual, "large text leaves no room for larger gaps"
        app_theme.set_text_size(100)
        app_theme.fit_text_to(QSize(3840, 2100))
        growth = self.pixels(qapp) / text
        assert gaps() == pytest.approx([growth * gap for gap in usual], rel=0.1)

    def test_a_text_size_that_is_chosen_enlarges_text_in_every_window(
        self, app_theme: ApplicationTheme, qapp: QApplication
    ) -> None:
        for window in (USUAL, QSize(2560, 1400)):
            app_theme.set_text_size(100)
            app_theme.fit_text_to(window)
            usual = qapp.font().pointSizeF()
            app_theme.set_text_size(150)
            assert qapp.font().pointSizeF() == pytest.approx(1.5 * usual)


def test_boxes_to_tick_arrows_and_scroll_bars_grow_with_the_text(
    app_theme: ApplicationTheme, qtbot: QtBot
) -> None:
    tick, one_of, choice = QCheckBox("Tick"), QRadioButton("One of"), QComboBox()
    scroll, below = QScrollBar(Qt.Orientation.Vertical), BoxText()
    controls = tick, one_of, choice, scroll, below
    for widget in controls:
        qtbot.addWidget(widget)

    def measures() -> list[int]:
        for widget in controls:
            widget.ensurePolished()
        option, parts = QStyleOptionButton(), QStyle.SubElement
        option.initFrom(tick)
        style = tick.style()
        return [
            style.subElementRect(parts.SE_CheckBoxIndicator, option, tick).height(),
            style.subElementRect(parts.SE_RadioButtonIndicator, option, one_of).height(),
            arrow_width(choice),
            scroll.sizeHint().width(),
            below.indent(),
            style.subElementRect(parts.SE_CheckBoxContents, option, tick).left(),
        ]

    usual = measures()
    app_theme.set_text_size(200)
    try:
        large = measures()
    finally:
        app_theme.set_text_size(100)
    for before, after in zip(usual, large, strict=True):
        assert after == pytest.approx(2 * before, rel=0.2)


@each("checked", [False, True])
@each("percent", range(100, 201, 10))
def test_radio_buttons_are_round_at_every_size(
    app_theme: ApplicationTheme, qtbot: QtBot, percent: int, checked: bool
) -> None:
    app_theme.set_text_size(percent)
    try:
        button = QRadioButton()
        qtbot.addWidget(button)
        button.setChecked(checked)
        button.adjustSize()
        option = QStyleOptionButton()
        option.initFrom(button)
        place = QStyle.SubElement.SE_RadioButtonIndicator
        box = button.style().subElementRect(place, option, button)
        image = button.grab(box).toImage()
    finally:
        app_theme.set_text_size(100)
    ground = button.palette().window().color().name()
    right, bottom = image.width() - 1, image.height() - 1
    corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    assert [image.pixelColor(*corner).name() for corner in corners] == 4 * [ground]


def test_handles_and_marks_of_menus_grow_with_the_text(
    app_theme: ApplicationTheme, qtbot: QtBot
) -> None:
    slider, menu = QSlider(Qt.Orientation.Horizontal), QMenu()
    slider.resize(400, 100)
    menu.addAction("Check").setCheckable(True)
    menu.addMenu("More")
    for widget in (slider, menu):
        qtbot.addWidget(widget)

    def measures() -> list[int]:
        for widget in (slider, menu):
            widget.ensurePolished()
        option = QStyleOptionSlider()
        slider.initStyleOption(option)
        control = QStyle.ComplexControl.CC_Slider
        handle = slider.style().subControlRect(
            control, option, QStyle.SubControl.SC_SliderHandle, slider
        )
        return [handle.width(), menu.sizeHint().height()]

    usual = measures()
    app_theme.set_text_size(200)
    try:
        large = measures()
    finally:
        app_theme.set_text_size(100)
    for before, after in zip(usual, large, strict=True):
        assert after == pytest.approx(2 * before, rel=0.25)


def colour_of(button: QPushButton) -> QColor:
    """The colour of the button's left end, inside its frame."""
    button.resize(button.sizeHint())
    return button.grab().toImage().pixelColor(6, button.height() // 2)


@pytest.mark.parametrize("choice", THEMES)
def test_kinds_of_buttons_have_different_colours(
    choice: ThemeChoice, app_theme: ApplicationTheme, qtbot: QtBot
) -> None:
    app_theme.set_theme(choice)
    theme = THEMES[choice]
    ordinary, primary, deletes = (QPushButton("Delete") for _ in range(3))
    for button in (ordinary, primary, deletes):
        qtbot.addWidget(button)
    primary.setDefault(True)
    plain = deletes.grab().toImage()
    mark_destructive(deletes)
    assert deletes.grab().toImage() != plain
    assert colour_of(ordinary) == theme.paper
    assert colour_of(primary) == theme.chosen
    deletes.setDefault(True)
    assert colour_of(deletes) == theme.accent
    primary.setEnabled(False)
    assert colour_of(primary) == theme.window


@pytest.mark.parametrize("choice", THEMES)
def test_a_button_can_be_read_while_it_is_pressed(
    choice: ThemeChoice, app_theme: ApplicationTheme, qtbot: QtBot
) -> None:
    app_theme.set_theme(choice)
    button = QPushButton("Discard")
    qtbot.addWidget(button)
    button.setDown(True)
    assert contrast(THEMES[choice].ink, colour_of(button)) >= 4.5


def test_in_high_contrast_the_focus_shows_on_buttons_that_are_filled(
    app_theme: ApplicationTheme, qtbot: QtBot
) -> None:
    app_theme.set_theme(ThemeChoice.CONTRAST)
    window = QWidget()
    qtbot.addWidget(window)
    default, primary, checked = buttons = [QPushButton("Play", window) for _ in range(3)]
    default.setDefault(True)
    primary.setProperty("primary", True)
    checked.setCheckable(True)
    checked.setChecked(True)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    for button in buttons:
        button.setAutoDefault(False)
        button.setFocus()
        ring = button.grab().toImage().pixelColor(0, button.height() // 2)
        assert contrast(ring, colour_of(button)) >= 3, button
        button.clearFocus()


def test_message_boxes_mark_what_deletes(app_theme: ApplicationTheme, qtbot: QtBot) -> None:
    box = make_box(None, Icon.Question, "Delete the match?", "")
    qtbot.addWidget(box)
    delete = box.addButton("Delete", Role.DestructiveRole)
    keep = box.addButton("Keep", Role.RejectRole)
    open_box(box, keep, keep, lambda _button: None)
    assert delete.property("destructive")
    assert not keep.property("destructive")


def arrow_width(box: QComboBox) -> int:
    """How wide the arrow of an empty combo box is drawn, in pixels."""
    box.resize(200, box.sizeHint().height())
    image, frame, dark = box.grab().toImage(), 3, 128
    rows = range(frame, image.height() - frame)
    columns = range(frame, image.width() - frame)
    return sum(any(image.pixelColor(x, y).lightness() < dark for y in rows) for x in columns)


@each("choice", THEMES)
def test_every_picture_of_the_style_sheet_is_there(
    choice: ThemeChoice, app_theme: ApplicationTheme, qapp: QApplication
) -> None:
    app_theme.set_theme(choice)
    pictures = re.findall(r"url\((.*?)\)", qapp.styleSheet())
    assert pictures
    assert all(QFile.exists(name) for name in pictures)


@pytest.fixture
def text_font(qapp: QApplication) -> Iterator[QFont]:
    before = qapp.font()
    use_text_font(qapp)
    yield qapp.font()
    qapp.setFont(before)


def test_the_system_keeps_its_say_on_size_and_other_scripts(qapp: QApplication) -> None:
    before = qapp.font()
    use_text_font(qapp)
    after = qapp.font()
    qapp.setFont(before)
    assert after.families() == [TEXT_FAMILY, *before.families()]
    assert after.pointSizeF() == before.pointSizeF()


@pytest.mark.parametrize("bold", [False, True])
def test_both_weights_are_there_and_their_digits_align(text_font: QFont, bold: bool) -> None:
    text_font.setBold(bold)
    assert QFontInfo(text_font).family() == TEXT_FAMILY
    assert QFontInfo(text_font).bold() == bold
    metrics = QFontMetricsF(text_font)
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1
    letters = "ÀÉÎÑÖŁŐȘŽßœ–—…•′″×→←↑↓✓½€−≤≥·“”«»"
    raw = QRawFont.fromFont(text_font)
    assert [letter for letter in letters if not raw.supportsCharacter(ord(letter))] == []


@each("choice", list(THEMES))
def test_the_ring_around_a_filled_button_has_contrast_to_its_filling(
    app_theme: ApplicationTheme, qtbot: QtBot, choice: ThemeChoice
) -> None:
    app_theme.set_theme(choice)
    window = QWidget()
    button = QPushButton(window)
    button.setDefault(True)
    button.resize(90, 40)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    image, middle = button.grab().toImage(), button.height() // 2
    ring, filling = image.pixelColor(1, middle), image.pixelColor(10, middle)
    assert contrast(ring, filling) >= 3
    assert contrast(current_theme().on_chosen, filling) >= 4.5
