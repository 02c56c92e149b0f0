"""The style sheet: what the Fusion style and the palette do not provide."""

import re
from string import Template

from PySide6.QtGui import QColor

from mille_qt.ui.theme.theme_colours import Theme, ThemeChoice

BOX = 0.95  # of a line of text: a box to tick, as wide as it is high
#: The frame of a box, and the room for an arrow, in the same unit.
BOX_FRAME, ARROW_ROOM = 0.12, 1.3
#: Shares of another colour in a filled button under the pointer and while pressed.
HOVER, PRESSED = 0.12, 0.24
BOX_GAP = 0.45  # of a line of text: between a box to tick and its text
_RADIUS = re.compile(r"radius: (\d+)px")
CELL_MARGIN = 3  # pixels that Qt leaves beside the text of a cell, and not of a heading

# Dialogs have the order of buttons that pages have, on every system: the last one goes on
# (layout 3, that of Gnome).
# Frames and margins are two pixels together, so that nothing moves when the focus ring comes and
# goes.
# Its pictures are in `resources/arrows` and `resources/signs`. As in Fusion, an ascending column
# has an arrow that points down; its name in style sheets is `up-arrow`.
_SHEET = Template("""
QPushButton, QToolButton {
    background: $paper; color: $ink; border: 2px solid $line; border-radius: 6px;
    outline: none;
}
QPushButton { padding: 0.35em 0.75em; min-height: 1.2em; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; button-layout: 3; }
QToolButton { padding: 0.25em; }
QToolButton[face="true"] { padding: 0; }
QToolButton[quiet="true"] { background: transparent; border-color: transparent; }
QToolButton[quiet="true"]:hover { border-color: $line; }
QToolButton::menu-indicator { image: none; }
QPushButton:hover, QToolButton:hover { border-color: $muted; }
QPushButton:pressed, QToolButton:pressed { background: $pressed; }
QPushButton:disabled, QToolButton:disabled {
    color: $inactive; background: $window; border-style: $off_line;
}
QPushButton:checked { background: $tint; border-color: $chosen; }
QPushButton:default { background: $chosen; color: $on_chosen; border-color: $chosen; }
QPushButton:default:hover { background: $chosen_hover; }
QPushButton:default:pressed { background: $chosen_pressed; }
QPushButton[destructive="true"] {
    background: $paper; color: $accent_ink; border-color: $accent_ink;
}
QPushButton[destructive="true"]:hover, QPushButton[destructive="true"]:default {
    background: $accent; color: $on_accent; border-color: $accent;
}
QPushButton[destructive="true"]:pressed {
    background: $accent_pressed; color: $on_accent; border-color: $accent;
}
QPushButton:default:disabled, QPushButton[destructive="true"]:disabled {
    background: $window; color: $inactive; border-color: $line;
}
QPushButton:focus, QToolButton:focus { border-color: $focus; }
QPushButton:default:focus, QPushButton[destructive="true"]:focus { border-color: $ring_on_fill; }
QPushButton:default:focus:!pressed { background: $focused; }
QPushButton:checked:focus { border-color: $ring_on_tint; }
QPushButton[quiet="true"] {
    background: transparent; border-color: transparent; color: $blue;
    padding: 0 0.5em; min-height: 1em;
}
QPushButton[quiet="true"]:hover { border-color: $line; }
QPushButton[quiet="true"]:focus { border-color: $focus; }
QPushButton[quiet="true"]:disabled { color: $inactive; }
QPushButton[plain="true"]:!pressed { background: transparent; }
QPushButton[segment="true"] { padding: 0.25em 0.8em; }
QPushButton[toggle="true"] { padding: 0.2em 0.45em; }
QPushButton[inviting="true"] {
    background: $paper; color: $chosen; border-color: $chosen; font-weight: bold;
}
QFrame[inspector="true"] { background: $paper; border: 2px solid $line; border-radius: 10px; }
QPushButton[tool="true"] { padding: 0 0.25em; min-height: 0; }
QPushButton[primary="true"]:enabled {
    background: $chosen; color: $on_chosen; border-color: $chosen; font-weight: bold;
}
QPushButton[primary="true"]:hover:enabled { background: $chosen_hover; }
QPushButton[primary="true"]:pressed:enabled { background: $chosen_pressed; }
QPushButton[primary="true"]:focus:enabled { background: $focused; border-color: $ring_on_fill; }
QLineEdit, QSpinBox, QComboBox {
    background: $field; border: 1px solid $frame; border-radius: 6px; margin: 1px; padding: 0 0.4em;
    min-height: 1.6em; selection-background-color: $chosen; selection-color: $on_chosen;
}
QLineEdit:hover, QSpinBox:hover, QComboBox:hover { border-color: $ink; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border: 2px solid $focus; margin: 0; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    background: $window; color: $inactive; border-color: $line;
}
QSpinBox { padding-right: ${arrow_room}em; }
QComboBox[low="true"] { min-height: 0; }
QComboBox::drop-down { border: none; width: ${arrow_room}em; }
QComboBox::down-arrow { image: url(arrows:down-$theme.svg); width: 0.55em; height: 0.55em; }
QComboBox::down-arrow:disabled { image: url(arrows:down-$theme-off.svg); }
QComboBox QAbstractItemView {
    background: $field; border: 1px solid $frame; outline: none;
    selection-background-color: $chosen; selection-color: $on_chosen;
}
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: padding; width: ${arrow_room}em;
    border: none; border-left: 1px solid $line;
}
QSpinBox[large="true"] { padding: 0; min-height: 1.2em; }
QSpinBox[large="true"]::up-button, QSpinBox[large="true"]::down-button { width: 0; border: none; }
QSpinBox::up-button { subcontrol-position: top right; border-top-right-radius: 4px; }
QSpinBox::down-button { subcontrol-position: bottom right; border-bottom-right-radius: 4px; }
QSpinBox::up-button:hover, QSpinBox::down-button:hover { background: $tint; }
QSpinBox::up-arrow { image: url(arrows:up-$theme.svg); width: 0.5em; height: 0.5em; }
QSpinBox::down-arrow { image: url(arrows:down-$theme.svg); width: 0.5em; height: 0.5em; }
QSpinBox::up-arrow:disabled, QSpinBox::up-arrow:off { image: url(arrows:up-$theme-off.svg); }
QSpinBox::down-arrow:disabled, QSpinBox::down-arrow:off { image: url(arrows:down-$theme-off.svg); }
QSpinBox[large="true"]::up-arrow, QSpinBox[large="true"]::up-arrow:off,
QSpinBox[large="true"]::down-arrow, QSpinBox[large="true"]::down-arrow:off { image: none; }
QCheckBox, QRadioButton { spacing: ${box_gap}em; outline: 2px solid $focus; }
QCheckBox::indicator, QMenu::indicator {
    width: ${mark}em; height: ${mark}em; background: $field; border: ${mark_frame}em solid $frame;
}
QCheckBox::indicator, QMenu::indicator { border-radius: 0.2em; }
QCheckBox::indicator:hover { border-color: $ink; }
QCheckBox::indicator:checked, QMenu::indicator:checked {
    background: $chosen; border-color: $chosen; image: url(arrows:tick-$theme.svg);
}
QRadioButton::indicator { width: ${box}em; height: ${box}em; image: url(arrows:radio-$theme.svg); }
QRadioButton::indicator:hover { image: url(arrows:radio-$theme-hover.svg); }
QRadioButton::indicator:checked { image: url(arrows:radio-on-$theme.svg); }
QRadioButton::indicator:disabled { image: url(arrows:radio-$theme-off.svg); }
QRadioButton::indicator:checked:disabled { image: url(arrows:radio-on-$theme-off.svg); }
QCheckBox::indicator:disabled, QMenu::indicator:disabled {
    background: $window; border-color: $line;
}
QCheckBox::indicator:checked:disabled, QMenu::indicator:checked:disabled {
    image: url(arrows:tick-$theme-off.svg);
}
QCheckBox::indicator:focus { border-color: $ring_on_fill; }
QSlider { min-height: 1.6em; }
QSlider::groove:horizontal { height: 0.3em; background: $frame; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $chosen; border-radius: 2px; }
QSlider::sub-page:horizontal:disabled { background: $frame; }
QSlider::handle:horizontal {
    width: 1em; height: 1em; margin: -0.5em 0; border-radius: 0.6em;
    background: $chosen; border: 0.15em solid $field;
}
QSlider::handle:horizontal:hover { border-color: $muted; }
QSlider::handle:horizontal:focus { border-color: $focus; background: $field; }
QSlider::handle:horizontal:disabled { background: $frame; }
QProgressBar {
    background: $field; border: 1px solid $frame; border-radius: 4px; text-align: center;
}
QProgressBar::chunk { background: $chosen; border-radius: 3px; }
QMenuBar { background: $window; border-bottom: 1px solid $line; }
QMenuBar::item { padding: 0.25em 0.6em; border-radius: 4px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $tint; }
QMenu { background: $paper; border: 1px solid $frame; padding: 0.25em; }
QMenu::item {
    padding: 0.3em 1.8em 0.3em 0.7em; color: $ink;
    border: 1px solid transparent; border-radius: 4px;
}
QMenu::item:selected { background: $tint; border-color: $chosen; }
QMenu::item:disabled { color: $inactive; }
QMenu::separator { height: 1px; background: $line; margin: 0.25em 0.5em; }
QMenu::indicator { left: 0.3em; }
QMenu::right-arrow {
    image: url(arrows:right-$theme.svg); width: 0.55em; height: 0.55em; right: 0.5em;
}
QMenu::right-arrow:disabled { image: url(arrows:right-$theme-off.svg); }
QToolButton::up-arrow { image: url(arrows:up-$theme.svg); width: 0.55em; height: 0.55em; }
QToolButton::down-arrow { image: url(arrows:down-$theme.svg); width: 0.55em; height: 0.55em; }
QToolButton::right-arrow { image: url(arrows:right-$theme.svg); width: 0.55em; height: 0.55em; }
QToolButton[more="true"] { padding-left: 0.7em; }
QToolButton[more="true"]::down-arrow, QToolButton[more="true"]::right-arrow {
    subcontrol-origin: padding; subcontrol-position: left center; left: -0.3em;
}
QToolButton::up-arrow:disabled { image: url(arrows:up-$theme-off.svg); }
QToolButton::down-arrow:disabled { image: url(arrows:down-$theme-off.svg); }
QPushButton::menu-indicator {
    image: url(arrows:down-$theme.svg); width: 0.5em; height: 0.5em;
    subcontrol-position: center right; right: 0.4em;
}
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 0.6em; }
QScrollBar:horizontal { height: 0.6em; }
QScrollBar::handle { background: $frame; border-radius: 3px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 2em; }
QScrollBar::handle:horizontal { min-width: 2em; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QHeaderView::up-arrow, QHeaderView::down-arrow { width: 0.6em; height: 0.6em; }
QHeaderView::up-arrow { image: url(arrows:down-$theme.svg); }
QHeaderView::down-arrow { image: url(arrows:up-$theme.svg); }
QFrame[sheet="true"] { background: $paper; border: 1px solid $line; border-radius: 10px; }
QFrame[outcome="won"] { border: 4px solid $turn_glow; }
QFrame[outcome="lost"] { border: 2px solid $muted; }
QFrame[outcome="tie"] { border: 4px double $muted; }
QPushButton[prominent="true"] { padding: 0.7em 0.9em; font-weight: bold; }
QFrame[row="true"] { background: $field; border: 1px solid $line; border-radius: 6px; }
QLabel[plate="true"] { background: $window; border-radius: 8px; padding: 0.25em 0.4em; }
QLabel[key="true"] {
    background: $paper; border: 1px solid $frame; border-bottom-width: 3px; border-radius: 4px;
    padding: 0 0.4em; font-weight: bold;
}
QLabel[pill="good"], QLabel[pill="plain"] { border-radius: 7px; border: 1px solid transparent; }
QLabel[pill="good"] { background: $green; color: $paper; }
QLabel[pill="plain"] { background: $window; color: $ink; border-color: $line; }
QWidget[divided="true"] { border-bottom: 1px solid $line; }
QLabel[quiet="true"] { color: $muted; }
QLabel[trouble="true"] {
    background: $paper; color: $accent_ink; border: 2px solid $accent; border-radius: 8px;
    padding: 0.2em 0.8em;
}
QLabel[proof="good"] { color: $green; font-weight: bold; }
QLabel[proof="failed"] {
    color: $on_accent; background: $accent; border-radius: 6px; padding: 0.3em 0.6em;
}
QListView[pages="true"] { border: none; outline: none; }
QListView[pages="true"]::item { padding: 0.5em 0.8em; border-radius: 6px; color: $ink; }
QListView[pages="true"]::item:disabled { color: $inactive; }
QListView[pages="true"]::item:hover { background: $paper; }
QListView[pages="true"]::item:selected { background: $chosen; color: $on_chosen; }
QListView[decisions="true"] {
    background: $field; border: 1px solid $line; border-radius: 6px; outline: none;
}
QListView[decisions="true"]::item { padding: 0.35em 0.4em; border-radius: 6px; color: $ink; }
QListView[decisions="true"]::item:hover { background: $paper; }
QListView[decisions="true"]::item:selected { background: $chosen; color: $on_chosen; }
QListView[log="true"] {
    background: $window; border: none; border-top: 1px solid $line; outline: none;
}
QFrame#sidePanel {
    background: $window; border: none; border-left: 1px solid $line; border-bottom: 1px solid $line;
}
QTableView[ledger="true"] { background: transparent; border: none; }
QTableView[list="true"] {
    background: $field; border: 1px solid $line; outline: none;
    selection-background-color: $chosen; selection-color: $on_chosen;
}
QTableView[list="true"]::item { padding: 0 0.45em; border: none; }
QTableView[lines="true"]::item { border-bottom: 1px solid $line; }
QTableView[list="true"]::item:selected { background: $chosen; color: $on_chosen; }
QTableView[list="true"] QHeaderView {
    background: $paper; border: none; border-bottom: 1px solid $line;
}
QTableView[list="true"] QHeaderView::section {
    background: $paper; color: $muted; border: none;
    border-left: ${cell_margin}px solid $paper; padding: 0.3em 0.45em;
}
QMessageBox {
    messagebox-question-icon: url(signs:question.svg);
    messagebox-information-icon: url(signs:information.svg);
    messagebox-warning-icon: url(signs:warning.svg);
    messagebox-critical-icon: url(signs:critical.svg);
}
QMessageBox QLabel#qt_msgbox_label { font-weight: bold; }
QFrame[bar="true"] { background: $paper; border: 2px solid $line; border-radius: 8px; }
QPushButton[tray="true"] {
    background: transparent; border-color: transparent; color: $tray_ink;
    padding: 0 0.3em; min-height: 1em; text-decoration: underline;
}
QPushButton[tray="true"]:hover { color: $tray_glow; }
QPushButton[tray="true"]:focus { border-color: $tray_glow; }
QFrame[bar="true"][warning="true"] { border-color: $accent; }
QFrame[bar="true"][question="true"] { border-color: $chosen; }
QFrame[bar="true"]:focus { border-color: $focus; }
QToolTip { background: $paper; color: $ink; border: 1px solid $line; padding: 0.3em; }
""")


def sheet(theme: Theme, growth: float = 1.0) -> str:
    """Return the style sheet of a theme; `growth` enlarges round corners."""
    named = (
        "window paper field ink muted line inactive frame accent on_accent accent_ink "
        "green blue chosen on_chosen focused tint focus tray_ink tray_glow turn_glow"
    )
    colours = {name: getattr(theme, name) for name in named.split()}
    # On a filled button the ring is the colour of text: the filling may have the focus colour. In
    # high contrast the filling has the colour of text.
    flat = theme.choice is ThemeChoice.CONTRAST
    colours["ring_on_fill"] = theme.tint if flat else theme.ink
    colours["ring_on_tint"] = theme.focus if flat else theme.ink
    colours["pressed"] = theme.tint if flat else theme.line
    colours["chosen_hover"] = mixed(theme.chosen, theme.window, HOVER)
    colours["chosen_pressed"] = mixed(theme.chosen, theme.window, PRESSED)
    colours["accent_pressed"] = mixed(theme.accent, theme.on_accent, HOVER)
    sizes = {
        "arrow_room": ARROW_ROOM,
        "box_gap": BOX_GAP,
        "cell_margin": CELL_MARGIN,
        "mark": BOX - 2 * BOX_FRAME,
        "mark_frame": BOX_FRAME,
        "box": BOX,
    }
    names = {name: colour.name() for name, colour in colours.items()}
    off_line = "dashed" if flat else "solid"
    text = _SHEET.substitute(names, theme=theme.choice.value, off_line=off_line, **sizes)
    return _RADIUS.sub(lambda found: f"radius: {round(int(found[1]) * growth)}px", text)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Return a colour with a share of another in it."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )
