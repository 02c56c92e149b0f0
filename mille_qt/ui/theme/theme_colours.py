"""The colours of the themes, light, dark and high contrast, and of pictures; their contrast."""

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtGui import QColor

#: The colours that cards, cars and other pictures have in every theme.
INK, CREAM, RED, GOLD = map(QColor, ("#1d1b1e", "#fffaee", "#c4202b", "#f2b93b"))


class ThemeChoice(StrEnum):
    """The themes to choose from; the value is stored in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Theme(NamedTuple):
    """All colours by purpose; text has a contrast of 4.5:1 on window, paper, ground and lane."""

    choice: ThemeChoice
    #: Window; sheets, lists and buttons; input fields.
    window: QColor
    paper: QColor
    field: QColor
    #: Text, quieter text, thin rules and frames.
    ink: QColor
    muted: QColor
    line: QColor
    #: Disabled text and placeholders: never the colour of other text.
    inactive: QColor
    #: Frames of fields and boxes, 3:1 on window and paper.
    frame: QColor
    #: The red of the kilometre stone, as a surface with its text, and as a text.
    accent: QColor
    on_accent: QColor
    accent_ink: QColor
    #: Texts and symbols: success, information, best.
    green: QColor
    blue: QColor
    gold: QColor
    #: A chosen entry and a primary button, and their text; a checked button, a menu's entry.
    chosen: QColor
    on_chosen: QColor
    #: A primary button with the focus; the ring around it has a contrast of 3:1.
    focused: QColor
    tint: QColor
    #: The table: its ground with text on it, the lane of a side, of the own side, their frames.
    table_ground: QColor
    table_ink: QColor
    table_muted: QColor
    lane: QColor
    own_lane: QColor
    lane_line: QColor
    #: Empty places, number badges, the back of a small card.
    slot: QColor
    slot_symbol: QColor
    badge: QColor
    badge_ink: QColor
    card_back: QColor
    #: Shadow of raised cards with its greatest opacity; none in high contrast, which is flat.
    shadow: QColor
    #: Marks: whose turn it is, what can be played, what is too far.
    turn_glow: QColor
    playable: QColor
    danger: QColor
    road: QColor
    #: Text on the tray with the hand, its heading while the viewer is to act, and a warning.
    tray_ink: QColor
    tray_glow: QColor
    tray_warning: QColor
    #: The focus ring, with a contrast of 3:1 on everything above.
    focus: QColor
    #: Marks of the sides, in order; `side_mark` draws a different shape for each.
    sides: tuple[QColor, ...]

    @property
    def dark(self) -> bool:
        """Whether text is lighter than its background."""
        return self.ink.lightness() > self.window.lightness()


def _theme(choice: ThemeChoice, sides: tuple[str, ...], **colours: str | QColor) -> Theme:
    named = {name: QColor(colour) for name, colour in colours.items()}
    return Theme(choice=choice, sides=tuple(map(QColor, sides)), **named)


LIGHT = _theme(
    ThemeChoice.LIGHT,
    sides=("#0a62a8", "#d9660f", "#7fc9a0", "#660c51", "#f9e958", "#786159"),
    window="#f5ead5",
    paper=CREAM,
    field="#fffdf7",
    ink=INK,
    muted="#5f564b",
    inactive="#5f564b",
    line="#cdbfa3",
    frame="#857a68",
    accent=RED,
    on_accent="#ffffff",
    accent_ink="#a81822",
    green="#1a6441",
    blue="#163f70",
    gold="#7a5200",
    chosen="#163f70",
    on_chosen="#ffffff",
    focused="#2f68ab",
    tint="#d3e1ef",
    table_ground="#cbd2b2",
    table_ink=INK,
    table_muted="#575043",
    lane="#f7efdb",
    own_lane="#fdf7e8",
    lane_line="#a89f80",
    slot="#e3d9bd",
    slot_symbol="#85795f",
    badge="#2c2b30",
    badge_ink=CREAM,
    card_back=RED,
    shadow="#57140f0d",
    turn_glow="#8a3e00",
    playable="#1a6441",
    danger="#a81822",
    road="#2c2b30",
    tray_ink="#fff4dc",
    tray_glow="#ffd24a",
    tray_warning="#ffdccb",
    focus="#0b57a4",
)
DARK = _theme(
    ThemeChoice.DARK,
    sides=("#4a9be0", "#ee8434", "#a4e0bd", "#aa166f", "#f5d626", "#a88467"),
    window="#211e20",
    paper="#2c282a",
    field="#181617",
    ink="#f7ebd3",
    muted="#c0b39d",
    inactive="#c0b39d",
    line="#574f4c",
    frame="#948a80",
    accent=RED,
    on_accent="#ffffff",
    accent_ink="#ff9388",
    green="#7fd0a3",
    blue="#8fc1f2",
    gold=GOLD,
    chosen="#8fc1f2",
    on_chosen="#14181d",
    focused="#4a88c8",
    tint="#334351",
    table_ground="#1d2721",
    table_ink="#f7ebd3",
    table_muted="#c0b39d",
    lane="#292b38",
    own_lane="#323544",
    lane_line="#5d6173",
    slot="#222431",
    slot_symbol="#9295a6",
    badge="#f7ebd3",
    badge_ink=INK,
    card_back=RED,
    shadow="#d9000000",
    turn_glow=GOLD,
    playable="#7fd0a3",
    danger="#ff9388",
    road="#131214",
    tray_ink="#f7ebd3",
    tray_glow=GOLD,
    tray_warning="#ffb4a2",
    focus=GOLD,
)
CONTRAST = _theme(
    ThemeChoice.CONTRAST,
    sides=("#5cb3ff", "#ff9a3c", "#b8f5cf", "#9d2dac", "#fee509", "#868685"),
    window="#000000",
    paper="#000000",
    field="#000000",
    ink="#ffffff",
    muted="#ffffff",
    inactive="#8c8c8c",
    line="#c4c4c4",
    frame="#ffffff",
    accent="#ff9b90",
    on_accent="#000000",
    accent_ink="#ff9b90",
    green="#8dffb8",
    blue="#9fd2ff",
    gold="#ffe14d",
    chosen="#ffffff",
    on_chosen="#000000",
    focused="#ffffff",
    tint="#0058c8",
    table_ground="#000000",
    table_ink="#ffffff",
    table_muted="#ffffff",
    lane="#000000",
    own_lane="#000000",
    lane_line="#ffffff",
    slot="#000000",
    slot_symbol="#ffffff",
    badge="#ffffff",
    badge_ink="#000000",
    card_back=RED,
    shadow="#00000000",
    turn_glow="#ffe14d",
    playable="#8dffb8",
    danger="#ff9b90",
    road="#000000",
    tray_ink="#ffffff",
    tray_glow="#ffe14d",
    tray_warning="#ffe14d",
    focus="#ffe14d",
)


#: Grounds with less luminance have more contrast to light colours than to dark ones.
DARK_BELOW = 0.2


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted(map(_luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def legible(colour: QColor, ground: QColor, least: float) -> QColor:
    """Return the colour, darkened or lightened until it has a contrast to its ground."""
    step = QColor.lighter if _luminance(ground) < DARK_BELOW else QColor.darker
    while contrast(colour, ground) < least and colour.lightness() not in (0, 255):
        colour = step(colour, 108)
    return colour


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
