"""The chapters on playing together: teams, and manners of the table."""

from PySide6.QtCore import QCoreApplication

from mille_qt.features.rulebook.parts import Chapter, InForce, Paragraph, Row, Table
from mille_qt.play.keys_dialog import key_list
from mille_qt.ui.texts import miles

translate = QCoreApplication.translate


def at_the_table(force: InForce) -> Chapter:
    """Teams, and when the program says no for another reason than the rules of driving."""
    return Chapter(translate("Rules", "At the table"), (_teams(force), _moment(), _right_moves()))


def _teams(force: InForce) -> Paragraph:
    rules = force.rules
    texts = [
        translate(
            "Rules",
            "In teams of two, partners sit opposite each other and share one tableau: a Roll, a "
            "remedy or a safety of one serves both. Hands stay secret, from the partner as well.",
        )
    ]
    for seats in (4, 6):
        if seats in rules.player_counts:
            one = InForce(rules, seats)
            text = (
                translate("Rules", "{seats} players drive {miles}, and may extend the trip.")
                if one.extendable
                else translate("Rules", "{seats} players drive {miles}, without an extension.")
            )
            texts.append(text.format(seats=seats, miles=miles(one.target)))
    return Paragraph("teams", translate("Rules", "Teams"), tuple(texts))


def _moment() -> Paragraph:
    return Paragraph(
        "moment",
        translate("Rules", "Whose turn it is"),
        (
            translate(
                "Rules",
                "One player acts at a time: whoever’s turn it is, or, after a hazard, the side "
                "that was hit. The others wait.",
            ),
            translate(
                "Rules",
                "A move answers the table as it was seen. If something has happened meanwhile, the "
                "move is not made, and you choose anew.",
            ),
        ),
    )


def _right_moves() -> Paragraph:
    return Paragraph(
        "own-cards",
        translate("Rules", "Your own cards"),
        (translate("Rules", "You play from your own hand, at your own seat, and nothing else."),),
    )


def keys_at_the_table() -> Chapter:
    """What the keys do."""
    rows = tuple(Row((key, meaning)) for key, meaning in key_list())
    heads = (translate("Rules", "Key"), translate("Rules", "What it does"))
    title = translate("Keys", "Keys at the table")
    return Chapter(title, (Paragraph("keys", title, (Table(heads, rows),)),))
