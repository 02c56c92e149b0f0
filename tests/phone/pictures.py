"""Pictures as the window composes them, for every state that a phone can show."""

from collections.abc import Iterator
from typing import Any

from mille_qt.features.phones.phone_picture import Moment, Wish, bare_picture, phone_picture
from mille_qt.ui.editions import edition_of
from mille_qt.ui.translation import in_edition, in_language
from mille_rules.rulesets import PRESETS
from mille_rules.views import update_for
from tests.rules.random_play import sensible_move, steps

Picture = dict[str, Any]

NAMES = ("Ann", "Ben", "Cleopatra", "Maximilian", "Zoë", "אֲבִיגַיִל")
LONG_NAMES = ("Maximilienne-Antoinette", "Бенедикт", "Çağrı", "Ann", "Ben", "אֲבִיגַיִל")
MILES = (450, 225, 700, 0, 575, 325)
STATES = (
    ("Flat tire · needs a spare", "stop"),
    ("Rolling", "go"),
    ("Rolling · limit 50", "limit"),
    ("Not started · needs a Roll", "stop"),
    ("Out of gas · needs gasoline", "stop"),
    ("Rolling", "go"),
)
SAFETIES: tuple[list[str], ...] = (["driving-ace"], [], ["right-of-way", "extra-tank"], [], [], [])


def sides(number: int) -> list[Picture]:
    """Return the first sides of a table; the first is the phone's own."""
    return [
        {
            "name": NAMES[i],
            "miles": MILES[i],
            "said": f"{MILES[i]} miles",
            "status": STATES[i][0],
            "tone": STATES[i][1],
            "own": i == 0,
            "safeties": SAFETIES[i],
            "car": "car",
        }
        for i in range(number)
    ]


def held(
    card: str, name: str, does: str, *plays: str, discard: bool = True, why: str = ""
) -> Picture:
    """Return a card of the hand; `plays` are the words of its buttons."""
    return {
        "card": card,
        "name": name,
        "does": does,
        "plays": [{"text": text, "choice": 10 + i} for i, text in enumerate(plays)],
        "discard": {"text": "Discard", "choice": 20} if discard else None,
        "refusals": [why] if why else [],
    }


STAGE = "A stage on your way, while you roll."
HAND = [
    held("75", "75 miles", STAGE, why="You cannot drive: you have a flat tire."),
    held("gasoline", "Gasoline", "Puts an end to Out of Gas.", why="You are not out of gas."),
    held("spare-tire", "Spare Tire", "Puts an end to Flat Tire.", "Play"),
    held("50", "50 miles", STAGE, why="You cannot drive: you have a flat tire."),
    held(
        "speed-limit",
        "Speed Limit",
        "Allows an opponent stages of 50 at most, until End of Limit or Right of Way is played.",
        "Play",
    ),
    held(
        "puncture-proof",
        "Puncture Proof",
        "For the whole race, Flat Tire cannot hurt you. "
        "Played at once as an answer, it is a coup fourré.",
        "Play",
    ),
    held(
        "200",
        "200 miles",
        "Your longest stage; only a few are allowed in a race.",
        why="You cannot drive: you have a flat tire.",
    ),
]

TURN: Picture = {
    "number": 1,
    "player": "Ann",
    "side": 0,
    "turn": "Your turn",
    "yours": True,
    "status": "Flat tire · needs a spare",
    "tone": "stop",
    "target": 1000,
    "sides": sides(2),
    "hand": HAND,
    "places": 7,
    "buttons": [
        {"text": "Hint", "choice": 1, "main": False},
        {"text": "Take back", "choice": 2, "main": False},
    ],
    "question": None,
    "news": ["Ben plays Flat Tire on you.", "You draw 200 miles."],
    "score": None,
    "message": "",
}


def picture(**changes: object) -> Picture:
    """Return the picture of a turn with other fields."""
    return {**TURN, **changes}


def several(number: int) -> Picture:
    """Return a turn with more than two sides, where hazards can be given to several of them."""
    names = NAMES[1:number]
    hand = [
        {
            **card,
            "plays": [
                {"text": f"Play on {name}", "choice": 30 + i} for i, name in enumerate(names)
            ],
        }
        if card["card"] == "speed-limit"
        else card
        for card in HAND
    ]
    return picture(sides=sides(number), hand=hand)


CONTINUE = {"text": "Continue", "note": "", "card": "", "choice": 0}
COUP = {
    "text": "Play Puncture Proof",
    "note": "+300 points for a coup fourré",
    "card": "puncture-proof",
    "choice": 1,
}


def coup(second: Picture | None) -> Picture:
    """Return the question for a coup fourré, with the safety or without it."""
    question = {
        "kind": "coup",
        "text": "Ben plays Flat Tire on you.",
        "answers": [CONTINUE, second],
    }
    return picture(turn="Coup fourré?", yours=True, question=question, news=[])


PICTURES: dict[str, Picture] = {
    "turn": TURN,
    "draw": picture(
        buttons=[{"text": "Draw", "choice": 0, "main": True}],
        hand=[
            {**card, "plays": [], "discard": None, "refusals": ["Draw a card first."]}
            for card in HAND[:6]
        ],
    ),
    "waiting": picture(
        turn="Ben’s turn",
        yours=False,
        buttons=[],
        hand=[
            {**card, "plays": [], "discard": None, "refusals": ["It is Ben’s turn."]}
            for card in HAND[:6]
        ],
    ),
    "three": several(3),
    "four": several(4),
    "six": several(6),
    "coup": coup(COUP),
    "no-coup": coup(None),
    "extension": picture(
        question={
            "kind": "other",
            "text": "You reach 700. Extend the race to 1,000 miles?",
            "answers": [
                {
                    "text": "Extend to 1,000",
                    "note": "600 points\ntrip 400 + extension 200",
                    "card": "",
                    "choice": 3,
                },
                {"text": "Stop here", "note": "400 points for the trip", "card": "", "choice": 4},
            ],
        }
    ),
    "consent": picture(
        question={
            "kind": "other",
            "text": "Ben would like to take back 50 miles. Do you agree?",
            "answers": [
                {"text": "Yes", "note": "", "card": "", "choice": 3},
                {"text": "No", "note": "", "card": "", "choice": 4},
            ],
        }
    ),
    "score": picture(
        turn="The race is over",
        yours=True,
        hand=[],
        buttons=[{"text": "Ready for the next race", "choice": 0, "main": True}],
        score={"title": "Race 2", "lines": [["Ann", "+1,250", "3,200"], ["Ben", "+425", "900"]]},
    ),
    "refused": picture(message="You cannot play 75 miles: you have a flat tire."),
}


def composed(language: str, preset: str, seats: int, every: int) -> Iterator[Picture]:
    """Return what the phones of a race show in a language, as the window composes it.

    Of `every` so many pictures one, and one without a match.
    """
    number = 0
    with in_language(language), in_edition(edition_of(preset)):
        for _seat, _move, state, events in steps(PRESETS[preset], seats, seats, sensible_move):
            for seat in range(seats):
                update = update_for(number, state, seat, (), events)
                number += bool(update.choices)
                if update.choices and number % every == 0:
                    wishes = (Wish.HINT, Wish.TAKE_BACK)
                    moment = Moment(update, LONG_NAMES[:seats], events, wishes=wishes)
                    yield phone_picture(moment, number).shown
        yield bare_picture("Ann", "Waiting", None, number + 1).shown
