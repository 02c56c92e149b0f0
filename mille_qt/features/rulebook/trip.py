"""The first chapters: aim, players, deal, turn, and the cards."""

from PySide6.QtCore import QCoreApplication

from mille_qt.features.rulebook.chapter import (
    CardPicture,
    CardRow,
    Chapter,
    CurrentRules,
    RuleCounts,
    RuleParagraph,
    RuleTable,
    TableRow,
)
from mille_qt.ui.texts import card_name, miles, number, points, rule_set_name, rule_value
from mille_rules.cards import DISTANCES, HAZARDS, REMEDIES, SAFETIES, Card
from mille_rules.rulesets import ONE_RACE, SIDES_BY_SEATS, RuleSet

translate = QCoreApplication.translate


def the_trip(current: CurrentRules) -> Chapter:
    """Aim, players, deal and turn."""
    return Chapter(
        translate("Rules", "The trip"),
        (_aim(current), _players(current), _deal(current), _turn(current)),
    )


def _aim(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    house = rules.house_rules()
    book = translate("Rules", "These are the rules of {book} for {seats} players.")
    texts = [
        book.format(book=rule_set_name(rules.name), seats=number(current.seats)),
        _goal(current),
        _length(rules),
    ]
    if house:
        texts.insert(1, RuleCounts().changed(len(house)))
    return RuleParagraph("aim", translate("Rules", "What it is about"), tuple(texts))


def _length(rules: RuleSet) -> str:
    if rules.match_target == ONE_RACE:
        return translate("Rules", "A single race is played: the most points win the match.")
    text = translate("Rules", "Races are played until a side has {points}: that wins the match.")
    return text.format(points=points(rules.match_target))


def _goal(current: CurrentRules) -> str:
    if current.extendable:
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
    return text.format(miles=miles(current.target), goal=miles(current.rules.extension_target))


def _players(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    rows = tuple(
        TableRow(
            (
                number(seats),
                number(SIDES_BY_SEATS[seats]),
                number(rules.target_for(seats)),
                rule_value("short_deck_counts", CurrentRules(rules, seats).extendable),
                number(sum(rules.deck_for(seats))),
            ),
            marked=seats == current.seats,
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
    return RuleParagraph(
        "players", translate("Rules", "Players and sides"), (text, RuleTable(heads, rows))
    )


def _deal(current: CurrentRules) -> RuleParagraph:
    return RuleParagraph(
        "deal",
        translate("Rules", "The deal"),
        (
            RuleCounts().dealt(current.rules.hand_size),
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


def _turn(_current: CurrentRules) -> RuleParagraph:
    return RuleParagraph(
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


def the_cards(current: CurrentRules) -> Chapter:
    """Every card with its picture and the number of copies."""
    count = sum(current.deck)
    text = translate("Rules", "With {seats} players the deck has {cards} cards.")
    first = text.format(seats=number(current.seats), cards=number(count))
    families = (
        ("cards-distance", translate("Rules", "Distances"), DISTANCES),
        ("cards-hazards", translate("Rules", "Hazards"), HAZARDS),
        ("cards-remedies", translate("Rules", "Remedies"), REMEDIES),
        ("cards-safeties", translate("Rules", "Safeties"), SAFETIES),
    )
    paragraphs = [
        RuleParagraph(anchor, title, (CardRow(_counted(current, cards)),))
        for anchor, title, cards in families
    ]
    parts = (first, *paragraphs[0].parts)
    paragraphs[0] = paragraphs[0]._replace(parts=parts)
    return Chapter(translate("Rules", "The cards"), tuple(paragraphs))


def _counted(current: CurrentRules, cards: tuple[Card, ...]) -> tuple[CardPicture, ...]:
    text = translate("Rules", "{card} × {count}")
    return tuple(
        CardPicture(card, text.format(card=card_name(card), count=number(current.deck[card])))
        for card in cards
    )
