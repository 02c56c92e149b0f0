"""The last chapter: the story of the game, and the highest scores of a race."""

from mille_qt.features.rulebook.chapter import (
    CardPicture,
    CardRow,
    Chapter,
    RuleParagraph,
    RuleTable,
    TableRow,
)
from mille_qt.ui.rule_anchors import STORY
from mille_qt.ui.texts.cards import card_name, miles, number, points
from mille_qt.ui.texts.scores import score_item
from mille_qt.ui.translation import translate
from mille_rules.cards import Card
from mille_rules.rulesets import DEFAULT_RULES
from mille_rules.scoring import ITEMS
from mille_rules.tallies import best_score

#: An item that brings nothing.
NOTHING = "–"


def story() -> Chapter:
    """Return the story, from the first motor cars to the highest scores."""
    return Chapter(
        translate("Story", "The story of the game"),
        (*_first_editions(), *_other_countries(), *_words(), _best_scores()),
    )


def _paragraph(anchor: str, title: str, *texts: str, cards: tuple[Card, ...] = ()) -> RuleParagraph:
    pictures = CardRow(tuple(CardPicture(card, card_name(card)) for card in cards))
    return RuleParagraph(anchor, title, (*texts, *([pictures] if cards else [])))


def _first_editions() -> tuple[RuleParagraph, ...]:
    return (
        _paragraph(
            STORY,
            translate("Story", "The motor car comes to the card table"),
            translate(
                "Story",
                "In 1906 William Janson Roche creates a card game about motoring. Our road begins "
                "here.",
            ),
        ),
        _paragraph(
            "story-1954",
            translate("Story", "A basement in Arcachon"),
            translate(
                "Story",
                "Edmond Dujardin’s game of 1954 is first made in the basement of his house in "
                "Arcachon. Its slogan is “La Canasta de la Route”, the canasta of the road; the "
                "pictures are by Joseph Le Callennec.",
            ),
        ),
        _paragraph(
            "story-1960",
            translate("Story", "One card, two languages"),
            translate(
                "Story",
                "A bilingual edition appears in 1960. You can play with such cards here, too: "
                "English at the top, French at the bottom.",
            ),
        ),
        _paragraph(
            "story-1962",
            translate("Story", "The Parker Brothers booklet"),
            translate(
                "Story",
                "From 1962 Parker Brothers publishes the game. Our Classic 1962 rules follow its "
                "booklet, as quoted in the encyclopedia article: hazards are stacked, and a "
                "stopped side can be attacked again.",
            ),
        ),
    )


def _other_countries() -> tuple[RuleParagraph, ...]:
    return (
        _paragraph(
            "story-mil-hitos",
            translate("Story", "Spain plays Mil Hitos"),
            translate(
                "Story",
                "In Spain the game is called Mil Hitos and comes from Heraclio Fournier. You can "
                "choose it among the names on the cards: a deck with Spanish names and a back "
                "drawn for this program.",
            ),
        ),
        _paragraph(
            "story-stap-op",
            translate("Story", "The Netherlands go by bicycle"),
            translate(
                "Story",
                "In the Netherlands the game is called Stap op, and you travel by bicycle. A hand "
                "has 5 cards, with no safeties, coups fourrés or points. To play it, choose its "
                "rules for a new game.",
            ),
        ),
    )


def _words() -> tuple[RuleParagraph, ...]:
    rules = DEFAULT_RULES
    fencing = translate(
        "Story",
        "Coup fourré is a fencing term: a thrust is met by a thrust. At the card table the blade "
        "is a safety, drawn at the very moment of the attack: the hazard is gone, the turn is "
        "yours, and you score {coup} on top of the {safety} for the safety.",
    )
    return (
        _paragraph(
            "story-stones",
            translate("Story", "The stones of the Route Nationale 7"),
            translate("Story", "“Mille bornes” is French for “a thousand kilometre stones”."),
            translate(
                "Story",
                "The stones that gave the game its name stand beside the Route Nationale 7. Every "
                "distance card shows one, and at the table they show how far each car has come.",
            ),
        ),
        _paragraph(
            "story-coup-fourre",
            translate("Story", "A word from fencing"),
            fencing.format(coup=points(rules.pts_coup), safety=number(rules.pts_safety)),
            cards=(Card.FLAT_TIRE, Card.PUNCTURE_PROOF),
        ),
    )


def _best_scores() -> RuleParagraph:
    how = translate(
        "Story",
        "Drive {miles} without a 200. Play all four safeties, each as a coup fourré. Arrive after "
        "the draw pile is empty, and leave every opponent without a mile.",
    )
    why = translate(
        "Story",
        "Two, three and six players reach {miles} by an extension; four drive that far anyway. "
        "Among three sides, two opponents are shut out.",
    )
    goal = miles(DEFAULT_RULES.extension_target)
    return RuleParagraph(
        "story-best",
        translate("Story", "The highest score in a race"),
        (how.format(miles=goal), _best_table(), why.format(miles=goal)),
    )


def _best_table() -> RuleTable:
    heads = {
        2: translate("Story", "2 players"),
        4: translate("Story", "4 players"),
        3: translate("Story", "3 or 6 players"),
    }
    scores = [best_score(DEFAULT_RULES, seats) for seats in heads]

    def row(item: str) -> TableRow:
        worth = (getattr(score, item) for score in scores)
        cells = (number(points) if points else NOTHING for points in worth)
        return TableRow((score_item(item), *cells), marked=item == "total")

    return RuleTable(("", *heads.values()), tuple(map(row, (*ITEMS, "total"))))
