"""Explanations of events in the log, according to the rules in force."""

from mille_qt.features.rulebook.chapter import CurrentRules
from mille_qt.features.rulebook.protection import safety_miles
from mille_qt.ui.texts.cards import card_name, counted, miles, number, points
from mille_qt.ui.translation import translate
from mille_rules.cards import REMEDY_FOR, REPAIRED_BY, SAFETY_FOR, Card, Family
from mille_rules.events import Event, EventKind
from mille_rules.rulesets import RuleSet


def explanation(event: Event, current: CurrentRules, extended: bool = False) -> str:
    """Explain an event in a sentence or two; KeyError for events that no log shows.

    `extended` is True if the trip had been extended by then.
    """
    rules = current.rules
    if event.kind is EventKind.PLAYED and event.card is not None:
        trip = rules.extension_target if extended else current.target
        return _explain_card(event.card, current, trip)
    if event.kind is EventKind.RACE_OVER:
        return _explain_race_end(event, rules)
    if rules.play_top_discard and event.kind is EventKind.DISCARDED:
        return translate(
            "Rules",
            "A player who cannot or will not play a card discards one, which ends the turn. While "
            "it is on top, others can play it instead of drawing.",
        )
    if rules.reshuffle_discards and event.kind is EventKind.DISCARDED:
        return translate(
            "Rules",
            "A player who cannot or will not play a card discards one, which ends the turn. Once "
            "a race, the discards come back when the draw pile is empty.",
        )
    if event.kind is EventKind.DEALT and any(own.kind == "hand" for own in rules.handicaps):
        return translate(
            "Rules",
            "The cards were shuffled, and each player was dealt {hand}, or fewer by a handicap.",
        ).format(hand=number(rules.hand_size))
    if rules.by_races and (said := _by_races(event, rules)):
        return said
    if event.kind is EventKind.MATCH_OVER and rules.one_race:
        return translate("Rules", "The match is a single race: the side with the most points wins.")
    worth = {EventKind.COUP: rules.pts_coup, EventKind.EXTENDED: rules.pts_extension}
    return _sentences()[event.kind].format(
        card="" if event.card is None else card_name(event.card),
        points=points(worth.get(event.kind, rules.match_target)),
        hand=number(rules.hand_size),
        miles=miles(current.target),
        goal=miles(rules.extension_target),
    )


def _by_races(event: Event, rules: RuleSet) -> str:
    """Explain an event otherwise where races decide the match; empty if it is the same."""
    if event.kind is EventKind.COUP and event.card is not None:
        text = translate(
            "Rules", "The hazard was answered at once with its safety, {card}: it is gone."
        )
        return text.format(card=card_name(event.card))
    if event.kind is EventKind.MATCH_OVER:
        text = translate("Rules", "A side has {races}, so the match is over.")
        return text.format(races=counted(rules.goal, rules))
    return ""


def _sentences() -> dict[EventKind, str]:
    return {
        EventKind.DEALT: translate(
            "Rules", "The cards were shuffled, and each player was dealt {hand}."
        ),
        EventKind.SHUFFLED: translate(
            "Rules",
            "The last card of the draw pile was drawn. So the discards were shuffled and became "
            "the new draw pile, once in this race.",
        ),
        EventKind.TOOK: translate("Rules", "The top discard was played instead of drawing a card."),
        EventKind.DISCARDED: translate(
            "Rules",
            "A player who cannot or will not play a card discards one, which ends the turn. "
            "{card} is out for this race.",
        ),
        EventKind.COUP: translate(
            "Rules",
            "The hazard was answered at once with its safety, {card}: it is gone, and the coup "
            "fourré scores {points} more.",
        ),
        EventKind.DROVE: safety_miles(),
        EventKind.REACHED: translate(
            "Rules", "First to {miles}: the trip can end here, or be extended to {goal}."
        ),
        EventKind.EXTENDED: translate(
            "Rules", "The trip is now {goal} for everyone, and the extension is worth {points}."
        ),
        EventKind.FINISHED: translate("Rules", "The trip ends here, and so does the race."),
        EventKind.TAKEN_BACK: translate(
            "Rules",
            "Against computer players alone, you can go back to your last decision. With other "
            "people, the last move can be taken back until a card is drawn, if everyone agrees.",
        ),
        EventKind.MATCH_OVER: translate(
            "Rules", "A side has {points} or more after a race, so the match is over."
        ),
    }


def _explain_race_end(event: Event, rules: RuleSet) -> str:
    """Explain why a race is over."""
    if rules.by_races:
        if event.side is not None:
            return translate("Rules", "A trip is complete: that side wins the race.")
        return translate(
            "Rules", "Nobody can play any more cards: the side with the most miles wins the race."
        )
    if event.side is not None:
        return translate("Rules", "A trip is complete: the cards on the table are scored.")
    if rules.hand_ends == "no_playable":
        return translate(
            "Rules",
            "The draw pile is empty, and nobody holds a card they can play: the cards on the "
            "table are scored.",
        )
    return translate("Rules", "No cards are left: the cards on the table are scored.")


def _explain_card(card: Card, current: CurrentRules, trip: int) -> str:
    """Explain a card that was played; `trip` is in miles."""
    rules = current.rules
    if card.family is Family.DISTANCE:
        text = translate("Rules", "{number} miles more on a trip of {miles}.")
        return text.format(number=number(rules.distances[card]), miles=miles(trip))
    if card.family is Family.SAFETY:
        return _explain_safety(card, rules)
    if card.family is Family.HAZARD:
        return _explain_hazard(card, current)
    return _explain_remedy(card, current)


def _explain_safety(card: Card, rules: RuleSet) -> str:
    text = translate(
        "Rules", "{card} protects its side for the rest of the race and is worth {points}."
    )
    if rules.by_races or rules.safety_counts == "miles":
        text = translate("Rules", "{card} protects its side for the rest of the race.")
    if rules.safety_replay_on_empty_deck:
        again = translate("Rules", "A player who still has cards also takes another turn.")
    else:
        again = translate(
            "Rules", "While there are cards to draw, the player also takes another turn."
        )
    said = text.format(card=card_name(card), points=points(rules.pts_safety))
    return f"{said} {again}"


def _explain_hazard(card: Card, current: CurrentRules) -> str:
    rules = current.rules
    if card is Card.SPEED_LIMIT:
        text = translate("Rules", "Only cards up to {limit} until {remedy} is played.")
    elif card is Card.STOP or not rules.roll_after_remedy:
        text = translate("Rules", "No miles until {remedy} is played.")
    else:
        text = translate("Rules", "No miles until {remedy} and then Roll are played.")
    said = text.format(limit=number(rules.limit_miles), remedy=card_name(REMEDY_FOR[card]))
    safety = SAFETY_FOR[card]
    if not current.dealt([safety]):
        return said
    answer = translate("Rules", "Answering at once with {safety} is a coup fourré.")
    return f"{said} {answer.format(safety=card_name(safety))}"


def _explain_remedy(card: Card, current: CurrentRules) -> str:
    if card is Card.ROLL:
        return translate("Rules", "The light is green: miles can be played from the next turn on.")
    if card is Card.END_OF_LIMIT:
        return translate(
            "Rules", "The speed limit is over: all distance cards can be played again."
        )
    if not current.rules.roll_after_remedy:
        text = translate("Rules", "{hazard}: repaired. The side is rolling again.")
    elif current.dealt([Card.RIGHT_OF_WAY]):
        text = translate(
            "Rules",
            "{hazard}: repaired. To drive on, the side still needs a Roll, or Right of Way.",
        )
    else:
        text = translate("Rules", "{hazard}: repaired. To drive on, the side still needs a Roll.")
    return text.format(hazard=card_name(REPAIRED_BY[card]))
