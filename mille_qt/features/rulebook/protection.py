"""The chapter on safeties and the coup fourré."""

from mille_qt.features.rulebook.chapter import (
    CardPicture,
    CardRow,
    Chapter,
    CurrentRules,
    RuleParagraph,
)
from mille_qt.ui.texts.cards import card_name, miles, number, points
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate
from mille_rules.cards import SAFETIES, SAFETY_FOR, Card
from mille_rules.rulesets import SAFETY_MILES, RuleSet


def protection(current: CurrentRules) -> Chapter:
    """Safeties and the coup fourré, or that the deck has no safety."""
    if any(current.deck[safety] for safety in SAFETIES):
        paragraphs: tuple[RuleParagraph, ...] = (
            _safeties(current),
            _own_turn(current),
            _right_of_way(),
            _discarding(current),
            _coup(current),
            _answering(),
            _coup_turn(current),
        )
    else:
        paragraphs = (_no_safeties(),)
    return Chapter(translate("Rules", "Safeties and the coup fourré"), paragraphs)


def _no_safeties() -> RuleParagraph:
    text = translate(
        "Rules", "These house rules play without safeties, and so without a coup fourré."
    )
    # The refusal of a coup fourré refers to this paragraph.
    return RuleParagraph("coup-answer", translate("Rules", "Safeties"), (text,))


def _against(safety: Card) -> str:
    hazards = [card_name(hazard) for hazard, good in SAFETY_FOR.items() if good is safety]
    text = translate("Rules", "{safety}: no {hazards}")
    return text.format(safety=card_name(safety), hazards=names_together(hazards))


def _safeties(current: CurrentRules) -> RuleParagraph:
    return RuleParagraph(
        "safeties",
        translate("Rules", "Safeties"),
        (
            CardRow(tuple(CardPicture(card, _against(card)) for card in SAFETIES)),
            _protection(current.rules),
            *([safety_miles()] if current.rules.safety_counts == "miles" else ()),
        ),
    )


def safety_miles() -> str:
    """The miles of a safety, where safeties count miles."""
    text = translate(
        "Rules",
        "A safety counts {miles}, whether its side is rolling or not, also as a coup fourré. It "
        "counts none if fewer than {miles} would then be left, so no safety completes a trip. It "
        "is no distance card.",
    )
    return text.format(miles=miles(SAFETY_MILES))


def _protection(rules: RuleSet) -> str:
    if rules.by_races or rules.safety_counts == "miles":
        return translate(
            "Rules",
            "You can play a safety on any of your turns. It protects your side from its hazards "
            "for the rest of the race.",
        )
    text = translate(
        "Rules",
        "You can play a safety on any of your turns. It protects your side from its "
        "hazards for the rest of the race and is worth {points}.",
    )
    return text.format(points=points(rules.pts_safety))


def _own_turn(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    turn = translate("Rules", "After a safety you take another turn: draw a card and play on.")
    if rules.safety_replay_on_empty_deck:
        empty = translate(
            "Rules", "When the draw pile is empty, play on without drawing if you have any cards."
        )
    else:
        empty = translate("Rules", "When the draw pile is empty, a safety ends your turn.")
    if rules.corrective_safety == "remove":
        late = translate(
            "Rules",
            "If a hazard stops you, playing its safety on your turn removes it, and the card "
            "below counts again.",
        )
    elif not rules.roll_after_remedy:
        late = translate(
            "Rules",
            "If a hazard stops you, playing its safety on your turn ends it, and you are rolling "
            "again.",
        )
    else:
        late = translate(
            "Rules",
            "If a hazard stops you, playing its safety on your turn ends it, but you still need a "
            "Roll, or Right of Way, to drive on.",
        )
    title = translate("Rules", "A safety on your turn")
    return RuleParagraph("safety-turn", title, (turn, empty, late))


def _right_of_way() -> RuleParagraph:
    return RuleParagraph(
        "right-of-way",
        translate("Rules", "Right of Way"),
        (
            CardRow((CardPicture(Card.RIGHT_OF_WAY, card_name(Card.RIGHT_OF_WAY)),)),
            translate(
                "Rules",
                "Right of Way protects you from Stop and Speed Limit; any showing on your piles "
                "are discarded. You need no Roll for the rest of the race, neither to start nor "
                "after a repair.",
            ),
            translate(
                "Rules",
                "Accident, Out of Gas and Flat Tire still stop you until you play their remedy.",
            ),
        ),
    )


def _discarding(current: CurrentRules) -> RuleParagraph:
    if current.rules.can_discard_safety:
        text = translate("Rules", "You may discard a safety, though it is seldom wise.")
    else:
        text = translate("Rules", "You cannot discard a safety.")
    return RuleParagraph("safety-discard", translate("Rules", "Discarding a safety"), (text,))


def _coup(current: CurrentRules) -> RuleParagraph:
    rules = current.rules
    return RuleParagraph(
        "coup",
        translate("Rules", "Coup fourré"),
        (
            translate(
                "Rules",
                "If you answer a hazard at once with its safety, that is a coup fourré. The "
                "hazard is discarded, as if it had never been played.",
            ),
            _coup_worth(rules),
        ),
    )


def _coup_worth(rules: RuleSet) -> str:
    if rules.by_races:
        return translate("Rules", "The safety is placed sideways.")
    if rules.safety_counts == "miles":
        text = translate("Rules", "It is worth {coup}. The safety is placed sideways.")
        return text.format(coup=points(rules.pts_coup))
    text = translate(
        "Rules",
        "It is worth {coup} on top of the {safety} for the safety, which is placed sideways.",
    )
    return text.format(coup=points(rules.pts_coup), safety=number(rules.pts_safety))


def _answering() -> RuleParagraph:
    return RuleParagraph(
        "coup-answer",
        translate("Rules", "Answering a hazard"),
        (
            translate(
                "Rules",
                "After every hazard, all players on the attacked side are asked, whatever they "
                "hold, so that no hand is given away. Play waits for their answers.",
            ),
            translate(
                "Rules",
                "Nobody is asked if the answer is plain to all: the safety has been played or "
                "discarded, or the side has no cards left.",
            ),
            translate(
                "Rules",
                "Only the safety against this hazard is an answer, and only now. Once play "
                "continues, it is an ordinary safety.",
            ),
        ),
    )


def _coup_turn(current: CurrentRules) -> RuleParagraph:
    turn = translate(
        "Rules",
        "Draw a card to replace the safety, then take your turn at once. Play passes to your "
        "left; players who were skipped lose their turn.",
    )
    if current.rules.coup_turn_on_empty_deck:
        empty = translate("Rules", "You win the turn even when the draw pile is empty.")
    else:
        empty = translate(
            "Rules",
            "When the draw pile is empty you win no turn: play continues as if there had been no "
            "coup fourré.",
        )
    return RuleParagraph(
        "coup-turn", translate("Rules", "The turn after a coup fourré"), (turn, empty)
    )
