"""Texts about characters and styles."""

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.texts.levels import level_name
from mille_rules.styles import Style, play_of

translate = QCoreApplication.translate


def style_name(style: Style) -> str:
    """Return the name of a style; empty for the even one."""
    return {
        Style.CALM: translate("Texts", "peaceful"),
        Style.BOLD: translate("Texts", "aggressive"),
        Style.FAIR: translate("Texts", "fair"),
    }.get(style, "")


def style_text(style: Style) -> str:
    """Return a sentence that explains a style."""
    return {
        Style.EVEN: translate("Texts", "Attacks when it pays."),
        Style.CALM: translate("Texts", "Attacks only when it clearly pays."),
        Style.BOLD: translate("Texts", "Attacks unless something else is clearly better."),
        Style.FAIR: translate("Texts", "Attacks the leader first and spares the last."),
    }[style]


def play_name(word: str) -> str:
    """Return level and style of a word from a record, as in “Normal, peaceful”."""
    level, style = play_of(word)
    if style is Style.EVEN:
        return level_name(level)
    both = translate("Texts", "{level}, {style}", "how a computer plays: Normal, peaceful")
    return both.format(level=level_name(level), style=style_name(style))


def character_text(name: str) -> str:
    """Return a sentence that describes a character; empty for other names."""
    return {
        "Marcel": translate(
            "Texts", "Marcel takes his time and rarely throws an accident your way."
        ),
        "Simone": translate("Texts", "Simone goes after the leader and lets stragglers pass."),
        "Lucien": translate("Texts", "Lucien grins, counts the cards and leaves nobody in peace."),
        "Yvette": translate("Texts", "Yvette takes the road as it comes and means no harm."),
        "Gaston": translate("Texts", "Gaston hands out breakdowns and laughs about his own."),
        "Odette": translate(
            "Texts", "Odette enjoys the view, forgets the cards and hardly ever holds you up."
        ),
        "Victor": translate(
            "Texts", "Victor never hurries: he thinks every card through to the last mile."
        ),
        "Margot": translate("Texts", "Margot drives to win, but never kicks anyone who is down."),
    }.get(name, "")


def portrait_name(portrait: str) -> str:
    """Return the name of a portrait that people can choose; the initial if it is empty."""
    return {
        "": translate("Texts", "Initial"),
        "scarf": translate("Texts", "Headscarf"),
        "plaits": translate("Texts", "Plaits"),
        "curls": translate("Texts", "Curls"),
        "afro": translate("Texts", "Afro and hairband"),
        "glasses": translate("Texts", "Round glasses"),
        "bald": translate("Texts", "Bald with a moustache"),
    }.get(portrait, portrait.title())


def colour_name(colour: int | None) -> str:
    """Return the name of a colour behind a portrait; None is the usual one."""
    if colour is None:
        return translate("Texts", "Usual colour")
    return (
        translate("Texts", "Sand"),
        translate("Texts", "Sunflower"),
        translate("Texts", "Coral"),
        translate("Texts", "Rose"),
        translate("Texts", "Lilac"),
        translate("Texts", "Sky blue"),
        translate("Texts", "Lagoon"),
        translate("Texts", "Lime"),
    )[colour]
