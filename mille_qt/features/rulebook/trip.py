"""The first chapters: aim, players, deal, turn, and the cards."""

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
from mille_qt.ui.texts.cards import card_name, counted, miles, number, points
from mille_qt.ui.texts.handicaps import handicaps_in_words
from mille_qt.ui.texts.rules import rule_set_name, rule_value
from mille_qt.ui.texts.turns import names_together, one_of
from mille_qt.ui.translation import translate
from mille_rules.cards import DISTANCES, HAZARDS, REMEDIES, SAFETIES, Card
from mille_rules.rulesets import TEAM_SIDES, RuleSet


def the_trip(current: CurrentRules) -> Chapter:
    """Aim, players, deal and turn."""
    return Chapter(
        translate("Rules", "The game"),
        (
            _aim(current),
            _players(current),
            _handicaps(current.rules),
            _deal(current),
            _turn(current),
        ),
    )


def _aim(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    house = rules.house_rules()
    book = translate("Rules", "{book} rules for {seats} players.")
    texts = [
        book.format(book=rule_set_name(rules.name), seats=number(current.seats)),
        _goal(current),
        _length(rules),
    ]
    if house:
        texts.insert(1, RuleCounts().changed(len(house)))
    return RuleParagraph("aim", translate("Rules", "Aim of the game"), tuple(texts))


def _length(rules: RuleSet) -> str:
    if rules.by_races:
        return races_to_win(rules)
    if rules.one_race:
        return translate("Rules", "The match is a single race: the side with the most points wins.")
    text = translate(
        "Rules",
        "Play races until a side has {points}; then the side with the most points wins the match.",
    )
    return text.format(points=points(rules.match_target))


def races_to_win(rules: RuleSet) -> str:
    """Return which races won win the match."""
    text = translate("Rules", "The first side with {races} wins the match.")
    if rules.one_race:
        text = translate("Rules", "Whoever wins the race wins the match.")
    return text.format(races=counted(rules.goal, rules))


def _goal(current: CurrentRules) -> str:
    if current.rules.finish == "exactly":
        way = translate("Rules", "exactly {miles}")
    else:
        way = translate("Rules", "at least {miles}")
    if current.extendable:
        text = translate(
            "Rules",
            "Drive along a French road and hold up your opponents. The first side to drive "
            "{distance} ends the race, or extends the trip to {goal}.",
        )
    else:
        text = translate(
            "Rules",
            "Drive along a French road and hold up your opponents. The first side to drive "
            "{distance} ends the race.",
        )
    distance = way.format(miles=miles(current.target))
    return text.format(distance=distance, goal=miles(current.rules.extension_target))


def _players(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    rows = tuple(
        TableRow(
            (
                number(seats),
                number(rules.sides_for(seats)),
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
    title = translate("Rules", "Players and sides")
    told = _sides(rules), RuleTable(heads, rows)
    return RuleParagraph("players", title, (*told, *_of_many_sides(rules)))


def _sides(rules: RuleSet) -> str:
    """Sentences on who plays in teams, of the seat counts that the rules have."""
    teams = [seats for seats in rules.player_counts if rules.sides_for(seats) < seats]
    if not teams:
        return translate("Rules", "Everyone plays for themselves.")
    alone = [seats for seats in rules.player_counts if seats not in teams]
    texts = (
        (alone, translate("Rules", "With {counts} players, everyone plays for themselves.")),
        (
            teams,
            translate(
                "Rules",
                "With {counts} players, there are teams of two, with partners opposite each other, "
                "or no teams.",
            ),
        ),
    )
    return " ".join(text.format(counts=one_of(counts)) for counts, text in texts if counts)


def _of_many_sides(rules: RuleSet) -> tuple[str, ...]:
    """A sentence on more sides than teams make, if the rules give these a trip of their own."""
    trips = [miles for _, miles in rules.many_sides_target]
    few = max(rules.player_counts) <= max(TEAM_SIDES.values())
    if few or set(trips) <= {miles for _, miles in rules.base_target}:
        return ()
    text = translate(
        "Rules",
        "No rule book says how far four, five or six sides drive that play each for themselves. "
        "In this program it is {miles} miles, without an extension.",
    )
    return (text.format(miles=names_together(list(map(number, trips)))),)


def _handicaps(rules: RuleSet) -> RuleParagraph:
    if rules.by_races:
        more = translate(
            "Rules",
            "These miles also count for who is furthest when the cards are gone.",
        )
    else:
        more = translate(
            "Rules",
            "Or a player gets points at the start of the match. Miles of a handicap score no "
            "points: whoever has played no distance card is shut out, and a safe trip depends on "
            "the cards alone.",
        )
    texts = (
        translate(
            "Rules",
            "No rule book has handicaps; these are our own. For a new game, a player can get miles "
            "at the start of each race, or a smaller hand. Partners add their miles up. Full hands "
            "are skipped in the deal.",
        ),
        more,
        handicaps_in_words(rules),
    )
    return RuleParagraph(
        "handicaps", translate("Rules", "Handicaps"), tuple(text for text in texts if text)
    )


def _deal(current: CurrentRules) -> RuleParagraph:
    return RuleParagraph(
        "deal",
        translate("Rules", "The deal"),
        (
            RuleCounts().dealt(current.rules.hand_size),
            translate(
                "Rules",
                "Choose who starts the first race. Each later race is started by the next player "
                "to the left.",
            ),
            translate(
                "Rules",
                "The program deals, and only once a race is over. On the network, every computer "
                "takes part in the shuffle and checks it afterwards.",
            ),
        ),
    )


def _turn(current: CurrentRules) -> RuleParagraph:
    out = translate("Rules", "Cards in the discard pile are out for the rest of the race.")
    if current.rules.play_top_discard:
        out = translate(
            "Rules",
            "Instead of drawing, you can play the top card of the discard pile, if it can be "
            "played: that is your turn, and no card leaves your hand. After a safety you go on as "
            "usual. This is not possible once the draw pile is empty. Where a game only says that "
            "this card can be drawn, playing it at once is our decision: so no card goes back and "
            "forth for ever, and nobody has to remember who holds it.",
        )
    again = translate(
        "Rules",
        "Once a race, when the last card of the draw pile is drawn, the discards are shuffled at "
        "once and become the new draw pile. After that, an empty draw pile stays empty. No source "
        "has this rule: it is our decision.",
    )
    if not current.rules.by_races:
        bonus = translate("Rules", "Only then does the bonus for an empty draw pile count.")
        again = f"{again} {bonus}"
    if current.rules.reshuffle_discards:
        out = f"{out} {again}" if current.rules.play_top_discard else again
    return RuleParagraph(
        "turn",
        translate("Rules", "Your turn"),
        (
            translate(
                "Rules",
                "Draw one card, then play one card or discard one. Play passes to the left.",
            ),
            translate(
                "Rules",
                "Always draw before you play, and only once. When the draw pile is empty, play or "
                "discard without drawing.",
            ),
            out,
        ),
    )


def the_cards(current: CurrentRules) -> Chapter:
    """Every card with its picture and the number of copies."""
    count = sum(current.deck)
    text = translate("Rules", "The deck for {seats} players has {cards} cards.")
    first = text.format(seats=number(current.seats), cards=number(count))
    families = (
        ("cards-distance", translate("Rules", "Distance cards"), DISTANCES),
        ("cards-hazards", translate("Rules", "Hazards"), HAZARDS),
        ("cards-remedies", translate("Rules", "Remedies"), REMEDIES),
        ("cards-safeties", translate("Rules", "Safeties"), SAFETIES),
    )
    paragraphs = [
        RuleParagraph(anchor, title, (CardRow(_counted(current, cards)),))
        for anchor, title, cards in families
        if current.dealt(cards)
    ]
    parts = (first, *paragraphs[0].parts)
    paragraphs[0] = paragraphs[0]._replace(parts=parts)
    return Chapter(translate("Rules", "The cards"), tuple(paragraphs))


def _counted(current: CurrentRules, cards: tuple[Card, ...]) -> tuple[CardPicture, ...]:
    text = translate("Rules", "{card} × {count}")
    return tuple(
        CardPicture(card, text.format(card=card_name(card), count=number(current.deck[card])))
        for card in current.dealt(cards)
    )
