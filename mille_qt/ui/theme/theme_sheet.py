"""The style sheet: what the Fusion style and the palette do not provide."""

from string import Template

from mille_qt.ui.theme.theme_colours import Theme

BOX = 0.95  # of a line of text: a box to tick, as wide as it is high
ARROW_ROOM = 19  # pixels that Fusion leaves beside the text of a combo box, at any size of text
BOX_GAP = 8  # pixels between a box to tick and its text
CELL_MARGIN = 3  # pixels that Qt leaves beside the text of a cell, and not of a heading

# Dialogs have the order of buttons that pages have, on every system: the last one goes on
# (layout 3, that of Gnome).
# Frames are always two pixels, so that nothing moves when the focus ring comes and goes.
# Its pictures are in `resources/arrows`. As in Fusion, an ascending column has an arrow that points
# down; its name in style sheets is `up-arrow`.
_SHEET = Template("""
QPushButton, QToolButton {
    background: $paper; color: $ink; border: 2px solid $line; border-radius: 6px;
    outline: none;
}
QPushButton { padding: 0.35em 1em; min-height: 1.2em; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; button-layout: 3; }
QToolButton { padding: 0.25em; }
QToolButton[face="true"] { padding: 0; }
QToolButton[quiet="true"] { background: transparent; border-color: transparent; }
QToolButton[quiet="true"]:hover { border-color: $line; }
QToolButton::menu-indicator { image: none; }
QPushButton:hover, QToolButton:hover { border-color: $muted; }
QPushButton:pressed, QToolButton:pressed { background: $line; }
QPushButton:disabled, QToolButton:disabled { color: $inactive; background: $window; }
QPushButton:checked { background: $chosen; color: $on_chosen; border-color: $chosen; }
QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton:default:disabled { background: $window; color: $inactive; border-color: $line; }
QPushButton:focus, QToolButton:focus { border-color: $focus; }
QPushButton:default:focus, QPushButton:checked:focus { border-color: $ring_on_fill; }
QPushButton[quiet="true"] {
    background: transparent; border-color: transparent; color: $blue;
    padding: 0 0.5em; min-height: 1em;
}
QPushButton[quiet="true"]:hover { border-color: $line; }
QPushButton[quiet="true"]:focus { border-color: $focus; }
QPushButton[quiet="true"]:disabled { color: $inactive; }
QPushButton[plain="true"]:!pressed { background: transparent; }
QPushButton[segment="true"] { padding: 0.25em 0.8em; }
QPushButton[inviting="true"] {
    background: $paper; color: $chosen; border-color: $chosen; font-weight: bold;
}
QLineEdit { padding: 0.12em 0.4em; }
QLineEdit, QSpinBox, QComboBox { min-height: 1.6em; }
QComboBox[low="true"] { min-height: 0; }
QComboBox::drop-down { border: none; width: ${arrow_room}px; }
QComboBox::down-arrow { image: url(arrows:down-$theme.svg); width: 0.55em; height: 0.55em; }
QComboBox::down-arrow:disabled { image: url(arrows:down-$theme-off.svg); }
QCheckBox, QRadioButton { spacing: ${box_gap}px; }
QCheckBox::indicator, QRadioButton::indicator { width: ${box}em; height: ${box}em; }
QToolButton::up-arrow { image: url(arrows:up-$theme.svg); width: 0.55em; height: 0.55em; }
QToolButton::down-arrow { image: url(arrows:down-$theme.svg); width: 0.55em; height: 0.55em; }
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
QFrame[row="true"] { background: $field; border: 1px solid $line; border-radius: 6px; }
QLabel[plate="true"] {
    background: $window; border-radius: 8px; padding: 0.25em 0.4em;
}
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
    background: $field; border: none; border-top: 1px solid $line; outline: none;
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
QTableView[list="true"]::item:selected { background: $chosen; color: $on_chosen; }
QTableView[list="true"] QHeaderView {
    background: $paper; border: none; border-bottom: 1px solid $line;
}
QTableView[list="true"] QHeaderView::section {
    background: $paper; color: $muted; border: none;
    border-left: ${cell_margin}px solid $paper; padding: 0.3em 0.45em;
}
QMessageBox QLabel#qt_msgbox_label { font-weight: bold; }
QMessageBox QLabel#qt_msgbox_informativelabel { min-width: 24em; }
QFrame[bar="true"] { background: $paper; border: 2px solid $line; border-radius: 8px; }
QFrame[bar="true"] QPushButton { padding: 0.1em 0.9em; }
QFrame[bar="true"][warning="true"] { border-color: $accent; }
QFrame[bar="true"][question="true"] { border-color: $chosen; }
QFrame[bar="true"]:focus { border-color: $focus; }
QToolTip { background: $paper; color: $ink; border: 1px solid $line; padding: 0.3em; }
""")


def sheet(theme: Theme) -> str:
    """Return the style sheet of a theme."""
    named = (
        "window paper field ink muted line inactive frame accent on_accent accent_ink "
        "green blue chosen on_chosen focus"
    )
    colours = {name: getattr(theme, name).name() for name in named.split()}
    # On a filled button the ring is the colour of text: the filling may have the focus colour.
    sizes = {"box": BOX, "arrow_room": ARROW_ROOM, "box_gap": BOX_GAP, "cell_margin": CELL_MARGIN}
    return _SHEET.substitute(
        colours, theme=theme.choice.value, ring_on_fill=colours["ink"], **sizes
    )
