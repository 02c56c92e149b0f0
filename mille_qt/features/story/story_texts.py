"""The texts of the page on the history of the game, in the current language."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mille_qt.ui.texts import miles, number, points
from mille_rules.rulesets import DEFAULT_RULES

translate = QCoreApplication.translate


class StoryChapter(NamedTuple):
    """A part of the story; `scene` is the name of its picture."""

    scene: str
    title: str
    text: str


def lead() -> str:
    """Return the first words of the page."""
    return translate(
        "Story",
        "“Mille bornes” is French for “a thousand kilometre stones”. Follow the game along its "
        "road, stone by stone.",
    )


def chapters() -> tuple[StoryChapter, ...]:
    """Return the chapters in the order of the road."""
    return (*_first_editions(), *_other_countries(), *_words())


def _first_editions() -> tuple[StoryChapter, ...]:
    return (
        StoryChapter(
            "1906",
            translate("Story", "The motor car comes to the card table"),
            translate(
                "Story",
                "In 1906 William Janson Roche creates a card game about motoring. Our road begins "
                "here.",
            ),
        ),
        StoryChapter(
            "1954",
            translate("Story", "A basement in Arcachon"),
            translate(
                "Story",
                "Edmond Dujardin’s game of 1954 is first made in the basement of his house in "
                "Arcachon. Its slogan is “La Canasta de la Route”, the canasta of the road; the "
                "pictures are by Joseph Le Callennec.",
            ),
        ),
        StoryChapter(
            "1960",
            translate("Story", "One card, two languages"),
            translate(
                "Story",
                "A bilingual edition appears in 1960. You can play with such cards here, too: "
                "English at the top, French at the bottom.",
            ),
        ),
        StoryChapter(
            "1962",
            translate("Story", "The Parker Brothers booklet"),
            translate(
                "Story",
                "From 1962 Parker Brothers publishes the game. Our Classic 1962 rules follow its "
                "booklet, as quoted in the encyclopedia article: hazards are stacked, and a "
                "stopped side can be attacked again.",
            ),
        ),
    )


def _other_countries() -> tuple[StoryChapter, ...]:
    return (
        StoryChapter(
            "mil-hitos",
            translate("Story", "Spain plays Mil Hitos"),
            translate(
                "Story",
                "In Spain the game is called Mil Hitos and comes from Heraclio Fournier. You can "
                "choose it among the names on the cards: a deck with Spanish names and a back "
                "drawn for this program.",
            ),
        ),
        StoryChapter(
            "stap-op",
            translate("Story", "The Netherlands go by bicycle"),
            translate(
                "Story",
                "In the Netherlands the game is called Stap op, and you travel by bicycle. A hand "
                "has 5 cards, with no safeties, coups fourrés or points: these are rules of its "
                "own, and you cannot play them here.",
            ),
        ),
    )


def _words() -> tuple[StoryChapter, ...]:
    rules = DEFAULT_RULES
    fencing = translate(
        "Story",
        "Coup fourré is a fencing term: a thrust is met by a thrust. At the card table the blade "
        "is a safety, drawn at the very moment of the attack: the hazard is gone, the turn is "
        "yours, and you score {coup} on top of the {safety} for the safety.",
    )
    return (
        StoryChapter(
            "stones",
            translate("Story", "The stones of the Route Nationale 7"),
            translate(
                "Story",
                "The stones that gave the game its name stand beside the Route Nationale 7. Every "
                "distance card shows one, and at the table they show how far each car has come.",
            ),
        ),
        StoryChapter(
            "coup-fourre",
            translate("Story", "A word from fencing"),
            fencing.format(coup=points(rules.pts_coup), safety=number(rules.pts_safety)),
        ),
    )


def editions_title() -> str:
    """Return the heading above the rule sets."""
    return translate("Story", "How the editions differ")


def editions_lead() -> str:
    """Return the words above the rule sets."""
    return translate(
        "Story",
        "The road is the same in every edition, but not every bend. You can play by these four "
        "rule books:",
    )


def best_title() -> str:
    """Return the heading of the highest scores."""
    return translate("Story", "The highest score in a race")


def best_leads() -> tuple[str, str]:
    """Return how the highest scores are reached, and why they differ."""
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
    return how.format(miles=goal), why.format(miles=goal)


def best_columns() -> dict[int, str]:
    """Return the numbers of players, each with the heading of its column."""
    return {
        2: translate("Story", "2 players"),
        4: translate("Story", "4 players"),
        3: translate("Story", "3 or 6 players"),
    }
