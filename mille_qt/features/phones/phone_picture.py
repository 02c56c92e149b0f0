"""Composes the picture of a seat that a phone shows, with the meaning of each choice on it.

The page of the phone knows no rule and no sentence: it gets everything ready, and answers with the
index of a choice. `mille_net/PHONE.md` describes the fields.
"""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import NamedTuple

from mille_net.untrusted_text import cleaned
from mille_qt.play.score_sheet.score_figures import headline
from mille_qt.ui.texts.cards import counted, miles, number
from mille_qt.ui.texts.events import UNSAID, event
from mille_qt.ui.texts.inspection import can_be_played, full_name, what_it_does
from mille_qt.ui.texts.questions import (
    OfferedMove,
    coup_answers,
    extension_answers,
    extension_question,
    top_discard_answers,
    top_discard_question,
)
from mille_qt.ui.texts.refusals import refusal as refusal_text
from mille_qt.ui.texts.refusals import why_not
from mille_qt.ui.texts.statuses import short_status
from mille_qt.ui.texts.turns import attack, side_names, turn
from mille_qt.ui.translation import edition, translate
from mille_rules.cards import DISTANCES, Card
from mille_rules.events import Event, EventKind
from mille_rules.moves import DRAW, Move, MoveKind
from mille_rules.state import BETWEEN_RACES, Phase, Status, Tableau
from mille_rules.view_analysis import (
    ends_race,
    miles_with,
    sides_that_won,
    why_not_now,
)
from mille_rules.views import Update, View

#: A JSON object.
Shown = dict[str, object]
#: The most lines of news in a picture: what happened before has been on the screen for long.
NEWS = 12


class Wish(Enum):
    """A wish of a player on a phone, besides moves."""

    PLAY_AGAIN = auto()
    READY = auto()
    HINT = auto()
    TAKE_BACK = auto()
    SAY = auto()


#: The meaning of a choice on a phone; an answer to an Offer is a function to call.
Choice = Move | Wish | Callable[[], None]


class Offer(NamedTuple):
    """A question to the player that is not one of the rules; each answer does something."""

    text: Callable[[], str]
    choices: tuple[tuple[Callable[[], None], Callable[[], str]], ...]


class Moment(NamedTuple):
    """An update of a seat, and everything else that its phone is to show."""

    update: Update
    names: tuple[str, ...]
    #: The events since the player's latest move.
    news: tuple[Event, ...] = ()
    #: Returns a refusal or a hint, in the language of the phone.
    message: Callable[[], str] = str
    #: A question that comes before those of the rules.
    question: Offer | None = None
    #: The wishes that are offered now.
    wishes: tuple[Wish, ...] = ()


class PhonePicture(NamedTuple):
    """A picture as a JSON object, and the meaning of each choice in it."""

    shown: Shown
    choices: tuple[Choice, ...]


def phone_picture(moment: Moment, number_of_picture: int) -> PhonePicture:
    """Compose a picture in the language asked for by `in_language`."""
    return _Composer(moment).picture(number_of_picture)


def bare_picture(
    player: str, text: str, question: Offer | None, number_of_picture: int
) -> PhonePicture:
    """Compose a picture for a player without a seat: a text, and a question if there is one."""
    shown: Shown = {
        "number": number_of_picture,
        "player": player,
        "side": 0,
        "turn": text,
        "yours": question is not None,
        "status": "",
        "tone": "wait",
        "target": 0,
        "sides": [],
        "hand": [],
        "places": 0,
        "buttons": [],
        "question": None if question is None else _asked(question, range(len(question.choices))),
        "news": [],
        "score": None,
        "message": "",
    }
    choices = () if question is None else tuple(answer for answer, _text in question.choices)
    return PhonePicture(shown, choices)


def _asked(question: Offer, indexes: Sequence[int]) -> Shown:
    answers = [
        {"text": text(), "note": "", "card": "", "choice": index}
        for (_answer, text), index in zip(question.choices, indexes, strict=True)
    ]
    return {"kind": "other", "text": question.text(), "answers": answers}


class _Composer:
    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self._update, self._view = moment.update, moment.update.view
        # They occur many times in a picture, which has little room: a letter can have many bytes.
        self._names = tuple(map(cleaned, moment.names))
        self._choices: list[Choice] = []
        self._sides = side_names(self._names, self._view.seat, self._view.setup.sides)

    def picture(self, number_of_picture: int) -> PhonePicture:
        view, own = self._view, self._view.tableaux[self._view.side or 0]
        between_races = view.phase in BETWEEN_RACES and bool(view.match.races)
        shown: Shown = {
            "number": number_of_picture,
            "player": self._names[view.seat or 0],
            "side": view.side,
            "turn": turn(view, self._names),
            "yours": bool(self._update.choices or self._moment.question),
            "status": short_status(own),
            "tone": _tone(own),
            "target": view.target,
            "sides": [self._side(side) for side in range(view.setup.sides)],
            "hand": [] if between_races else [self._card(card) for card in view.hand],
            "places": view.setup.rules.hands_for(view.setup.seats)[view.seat or 0] + 1,
            "buttons": self._buttons(),
            "question": self._question(),
            "news": self._news(),
            "score": _score(view, self._names, self._sides),
            "message": self._moment.message(),
        }
        return PhonePicture(shown, tuple(self._choices))

    def _offer(self, choice: Choice) -> int:
        """Return the index of a choice."""
        self._choices.append(choice)
        return len(self._choices) - 1

    def _side(self, side: int) -> Shown:
        tableau = self._view.tableaux[side]
        return {
            "name": self._sides[side],
            "miles": tableau.miles,
            "said": miles(tableau.miles),
            "status": short_status(tableau),
            "tone": _tone(tableau),
            "own": side == self._view.side,
            "safeties": [card.slug for card in tableau.safeties],
            "car": _own("car"),
        }

    def _card(self, card: Card) -> Shown:
        moves = [move for move in self._update.choices if move.card is card]
        plays = [move for move in moves if move.kind is MoveKind.PLAY]
        discards = [move for move in moves if move.kind is MoveKind.DISCARD]
        does = what_it_does(card)
        if plays:
            reached = miles_with(self._view, card) if card in DISTANCES else None
            does = f"{does} {can_be_played(reached)}"
        return {
            "card": _own(card.slug),
            "name": full_name(card),
            "does": does,
            "plays": [{"text": self._play(move), "choice": self._offer(move)} for move in plays],
            "discard": None
            if not discards
            else {"text": translate("Phones", "Discard"), "choice": self._offer(discards[0])},
            "refusals": [] if plays else self._why_not(card),
        }

    def _play(self, move: Move) -> str:
        if move.side is None or len(self._sides) == 2:
            return translate("Phones", "Play")
        return translate("Phones", "Play on {side}").format(side=self._sides[move.side])

    def _why_not(self, card: Card) -> list[str]:
        """Why a card cannot be played, or else not yet."""
        reasons, now = why_not(self._view, card, self._sides, self._names), why_not_now(self._view)
        if reasons or now is None:
            return list(reasons)
        return [refusal_text(now, self._sides, self._names)]

    def _buttons(self) -> list[Shown]:
        choices = self._update.choices
        # With another choice, it is an answer to a question.
        draws = choices if choices == (DRAW,) else ()
        buttons = [
            self._button(move, translate("Phones", "Draw", "button: take a card"), main=True)
            for move in draws
        ]
        over = self._view.phase is Phase.OVER
        ready = translate("Phones", "Ready for the next race")
        words = {
            Wish.PLAY_AGAIN: translate("Phones", "Play on", "after the computer"),
            Wish.READY: translate("Phones", "Play again") if over else ready,
            Wish.HINT: translate("Phones", "Hint"),
            Wish.TAKE_BACK: translate("Phones", "Take back"),
            Wish.SAY: translate("Phones", "Say…", "button: opens a list of phrases"),
        }
        wishes = self._moment.wishes
        main = (Wish.PLAY_AGAIN, Wish.READY)
        buttons += [self._button(wish, words[wish], main=wish in main) for wish in wishes]
        return buttons

    def _button(self, choice: Choice, text: str, *, main: bool) -> Shown:
        return {"text": text, "choice": self._offer(choice), "main": main}

    def _question(self) -> Shown | None:
        asked, view = self._moment.question, self._view
        if asked is not None:
            return _asked(asked, [self._offer(answer) for answer, _text in asked.choices])
        if not self._update.choices:
            return None
        if view.phase is Phase.ANSWER:
            *coup, let_be = map(self._answer, coup_answers(view, self._update.choices))
            # Two places whatever the hand: who sees the phone from afar must learn nothing.
            answers: list[Shown | None] = [let_be, coup[0] if coup else None]
            return {"kind": "coup", "text": attack(view, self._names), "answers": answers}
        if view.phase is Phase.DRAW and len(self._update.choices) > 1:
            asks = top_discard_question(self._update.choices)
            offered = list(
                map(self._answer, top_discard_answers(self._update.choices, self._sides))
            )
            return {"kind": "other", "text": asks, "answers": offered}
        if view.phase is Phase.EXTENSION:
            offered = [self._answer(answer) for answer in extension_answers(view)]
            return {"kind": "other", "text": extension_question(view), "answers": offered}
        return None

    def _answer(self, offered: OfferedMove) -> Shown:
        # The note of an extension begins with what its figure counts.
        between = " " if self._view.phase is Phase.EXTENSION else "\n"
        return {
            "text": offered.text,
            "note": between.join(filter(None, (offered.figure, offered.note))),
            "card": "" if offered.card is None else _own(offered.card.slug),
            "choice": self._offer(offered.move),
        }

    def _news(self) -> list[str]:
        view = self._view
        won = sides_that_won(view) if ends_race(view) else ()
        # There is little room: that others draw is plain to see.
        told = [
            one
            for one in self._moment.news
            if one.kind not in UNSAID and (one.kind, one.card) != (EventKind.DREW, None)
        ]
        return [event(one, self._names, self._sides, view.seat, won) for one in told[-NEWS:]]


def _tone(tableau: Tableau) -> str:
    if tableau.status is not Status.ROLLING:
        return "stop"
    return "limit" if tableau.limited else "go"


def _score(view: View, names: Sequence[str], sides: Sequence[str]) -> Shown | None:
    """The points of the race that is over, and of the match."""
    if view.phase not in BETWEEN_RACES or not view.match.races:
        return None
    rules, race = view.setup.rules, view.match.races[-1]
    lines = []
    for name, score, sum_of_match in zip(sides, race, view.match.points, strict=True):
        points = [] if rules.by_races else [f"+{number(score.total)}"]
        lines.append([name, *points, counted(sum_of_match, rules)])
    return {"title": headline(names, view), "lines": lines}


def _own(picture: str) -> str:
    """Return the name on the page of a picture, in the edition that is played."""
    own = edition()
    return f"{own.name}-{picture}" if own.words else picture
