"""The first chapters: what it is about, how it begins, and the cards."""

from PySide6.QtCore import QCoreApplication

from mille_qt.features.rulebook.counts import RuleCounts
from mille_qt.features.rulebook.parts import (
    Chapter,
    InForce,
    Paragraph,
    Picture,
    Pictures,
    Row,
    Table,
)
from mille_qt.ui.texts import card_name, miles, number, points, rule_set_name, rule_value
from mille_rules.cards import DISTANCES, HAZARDS, REMEDIES, SAFETIES, Card
from mille_rules.rulesets import SIDES_BY_SEATS

translate = QCoreApplication.translate


def the_trip(force: InForce) -> Chapter:
    """Aim, players, deal and turn."""
    return Chapter(
        translate("Rules", "The trip"),
        (_aim(force), _players(force), _deal(force), _turn(force)),
    )


def _aim(force: InForce) -> Paragraph:
    rules = force.rules
    house = rules.house_rules()
    book = translate("Rules", "These are the rules of {book} for {seats} players.")
    texts = [
        book.format(book=rule_set_name(rules.name), seats=number(force.seats)),
        _goal(force),
        translate(
            "Rules",
            "Races are played until a side has {points}: that wins the match.",
        ).format(points=points(rules.match_target)),
    ]
    if house:
        texts.insert(1, RuleCounts().changed(len(house)))
    return Paragraph("aim", translate("Rules", "What it is about"), tuple(texts))


def _goal(force: InForce) -> str:
    if force.extendable:
        text = translate(
            "Rules",
            "You drive along a French road and stop the others from doing so. Whoever first "
            "completes a trip of exactly {miles} ends the race, or extends it to {goal}.",
        )
    else:
        text = translate(
            "Rules",
            "You drive along a French road and stop the others from doing so. Whoever first "
            "completes a trip of exactly {miles} ends the race.",
        )
    return text.format(miles=miles(force.target), goal=miles(force.rules.extension_target))


def _players(force: InForce) -> Paragraph:
    rules = force.rules
    rows = tuple(
        Row(
            (
                number(seats),
                number(SIDES_BY_SEATS[seats]),
                number(rules.target_for(seats)),
                rule_value("short_deck_counts", InForce(rules, seats).extendable),
                number(sum(rules.deck_for(seats))),
            ),
            marked=seats == force.seats,
        )
        for seats in rules.player_counts
    )
    heads = (
        translate("Rules", "Players"),
        translate("Rules", "Sides"),
        translate("Rules", "Miles"),
        translate("Rules", "Extension"),
        translate("Rules", "Cards"),
    )
    text = translate(
        "Rules",
        "Two and three play each for themselves; four and six in teams of two, facing each other, "
        "who share one tableau.",
    )
    return Paragraph("players", translate("Rules", "Players and sides"), (text, Table(heads, rows)))


def _deal(force: InForce) -> Paragraph:
    return Paragraph(
        "deal",
        translate("Rules", "The deal"),
        (
            RuleCounts().dealt(force.rules.hand_size),
            translate(
                "Rules",
                "Who begins the first race is chosen before the match; each later race is begun by "
                "the next player to the left.",
            ),
            translate(
                "Rules",
                "The table alone deals, and only when a race is over. On the network, every "
                "computer has a part in the shuffling and checks it afterwards.",
            ),
        ),
    )


def _turn(_force: InForce) -> Paragraph:
    return Paragraph(
        "turn",
        translate("Rules", "Your turn"),
        (
            translate(
                "Rules",
                "Draw one card while there are any in the draw pile. Then play one card, or "
                "discard one. Play goes on to the left.",
            ),
            translate(
                "Rules",
                "You must draw before you play, and draw only once. When the draw pile is empty, "
                "you go on playing or discarding without it.",
            ),
            translate(
                "Rules",
                "What lies on the discard pile stays there for the rest of the race.",
            ),
        ),
    )


def the_cards(force: InForce) -> Chapter:
    """Every card with its picture, and how many there are of it."""
    count = sum(force.deck)
    text = translate("Rules", "With {seats} players the deck has {cards} cards.")
    first = text.format(seats=number(force.seats), cards=number(count))
    families = (
        ("cards-distance", translate("Rules", "Distances"), DISTANCES),
        ("cards-hazards", translate("Rules", "Hazards"), HAZARDS),
        ("cards-remedies", translate("Rules", "Remedies"), REMEDIES),
        ("cards-safeties", translate("Rules", "Safeties"), SAFETIES),
    )
    paragraphs = [
        Paragraph(anchor, title, (Pictures(_counted(force, cards)),))
        for anchor, title, cards in families
    ]
    parts = (first, *paragraphs[0].parts)
    paragraphs[0] = paragraphs[0]._replace(parts=parts)
    return Chapter(translate("Rules", "The cards"), tuple(paragraphs))


def _counted(force: InForce, cards: tuple[Card, ...]) -> tuple[Picture, ...]:
    text = translate("Rules", "{card} × {count}")
    return tuple(
        Picture(card, text.format(card=card_name(card), count=number(force.deck[card])))
        for card in cards
    )
