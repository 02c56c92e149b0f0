"""Texts about characters and styles."""

from mille_qt.ui.texts.levels import level_name
from mille_qt.ui.translation import translate
from mille_rules.styles import Style, play_of


def style_name(style: Style) -> str:
    """Return the name of a style; empty for the even one."""
    return {
        Style.BOLD: translate("Texts", "bold"),
        Style.CAREFUL: translate("Texts", "careful"),
        Style.VENGEFUL: translate("Texts", "vengeful"),
        Style.FORGETFUL: translate("Texts", "forgetful"),
        Style.CALM: translate("Texts", "peaceful"),
        Style.FAIR: translate("Texts", "fair"),
    }.get(style, "")


def style_text(style: Style) -> str:
    """Return a sentence that explains a style."""
    return {
        Style.EVEN: translate("Texts", "Attacks when it pays."),
        Style.BOLD: translate(
            "Texts",
            "Attacks at every chance, saves safeties for coups fourrés and likes to extend trips.",
        ),
        Style.CAREFUL: translate(
            "Texts",
            "Plays safeties at once and hardly ever risks a coup fourré or an extension.",
        ),
        Style.VENGEFUL: translate(
            "Texts", "Hardly ever attacks first, but strikes back at every chance."
        ),
        Style.FORGETFUL: translate(
            "Texts",
            "Discards distances that could be played, even a 75 or 100, and misses coups fourrés.",
        ),
        Style.CALM: translate("Texts", "Attacks only when it clearly pays."),
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
        "Marcel": translate("Texts", "Marcel fastens his seat belt twice and takes no risks."),
        "Simone": translate("Texts", "Simone goes after the leader and lets stragglers pass."),
        "Lucien": translate("Texts", "Lucien is all smiles, but he never forgets who wronged him."),
        "Yvette": translate("Texts", "Yvette takes the road as it comes, one card at a time."),
        "Gaston": translate("Texts", "Gaston daydreams at the wheel and laughs about his mishaps."),
        "Odette": translate("Texts", "Odette enjoys the view and hardly ever holds anyone up."),
        "Victor": translate(
            "Texts", "Victor never hurries: he thinks every card through to the last mile."
        ),
        "Margot": translate("Texts", "Margot floors it and leaves nobody in peace."),
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
