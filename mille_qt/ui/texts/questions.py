"""The questions of the game, with what each answer does and brings."""

from collections.abc import Sequence
from typing import NamedTuple

from mille_qt.ui.texts.cards import card_name, miles, number
from mille_qt.ui.texts.names import isolated
from mille_qt.ui.texts.scores import extension_worth
from mille_qt.ui.texts.turns import names_together
from mille_qt.ui.translation import translate
from mille_rules.cards import Card
from mille_rules.moves import DRAW, EXTEND, FINISH, PASS, Move, MoveKind
from mille_rules.rulesets import as_scored
from mille_rules.view_analysis import coup_wins_turn
from mille_rules.views import View


class OfferedMove(NamedTuple):
    """An answer to a question: the move it makes, its words, and what it brings."""

    move: Move
    text: str
    figure: str = ""
    note: str = ""
    card: Card | None = None


def coup_answers(view: View, choices: Sequence[Move]) -> list[OfferedMove]:
    """Return the answers to a hazard, the coup fourré first; without it there is only one."""
    coup = next((move for move in choices if move.kind is MoveKind.COUP), None)
    if coup is None or coup.card is None:
        return [OfferedMove(PASS, translate("Texts", "Continue"))]
    worth = as_scored(view.setup.rules).pts_coup
    points, later = "", translate("Texts", "The hazard stays. You can play the safety later.")
    if worth:
        points = translate("Texts", "+{points}").format(points=number(worth))
        later = translate(
            "Texts", "The hazard stays. You can play the safety later, without the bonus."
        )
    return [
        OfferedMove(
            coup,
            translate("Texts", "Play {card}").format(card=card_name(coup.card)),
            points,
            _what_a_coup_does(view),
            coup.card,
        ),
        OfferedMove(PASS, translate("Texts", "Keep it"), note=later),
    ]


def _what_a_coup_does(view: View) -> str:
    if coup_wins_turn(view):
        return translate("Texts", "Coup fourré! The hazard is cancelled and it’s your turn.")
    return translate("Texts", "Coup fourré! The hazard is cancelled.")


def extension_question(view: View) -> str:
    """Ask a side that has reached the target whether it goes on."""
    text = translate("Texts", "{miles}! Stop here, or go on?")
    return text.format(miles=miles(view.target))


def extension_answers(view: View) -> list[OfferedMove]:
    """Return the answers to that, with the points for each."""
    finish, extend = extension_worth(view, False), extension_worth(view, True)
    goal = number(view.setup.rules.extension_target)
    return [
        OfferedMove(FINISH, translate("Texts", "Stop here"), finish.figure, finish.note),
        OfferedMove(
            EXTEND,
            translate("Texts", "Go on to {miles}").format(miles=goal),
            extend.figure,
            extend.note,
        ),
    ]


def top_discard_question(choices: Sequence[Move]) -> str:
    """Ask whether to draw a card, or to play the top discard."""
    text = translate("Texts", "Draw a card, or play {card} from the discard pile?")
    return text.format(card=card_name(_top_discard(choices)))


def top_discard_answers(choices: Sequence[Move], sides: Sequence[str]) -> list[OfferedMove]:
    """Return the answers to that, the draw first; a hazard can have several targets."""
    draw = OfferedMove(DRAW, translate("Texts", "Draw a card", "an answer"))
    plain, on_side = translate("Texts", "Play {card}"), translate("Texts", "{card} on {side}")
    name = card_name(_top_discard(choices))
    return [
        draw,
        *(
            OfferedMove(
                move,
                plain.format(card=name)
                if move.side is None
                else on_side.format(card=name, side=isolated(sides[move.side])),
            )
            for move in choices
            if move.kind is MoveKind.TAKE
        ),
    ]


def _top_discard(choices: Sequence[Move]) -> Card:
    return next(move.card for move in choices if move.card is not None)


def take_back_question(name: str) -> str:
    """Ask whether a player may take back the latest move."""
    text = translate("Texts", "{name} would like to take back the last move. Do you agree?")
    return text.format(name=isolated(name))


def asking_about_take_back(names: Sequence[str]) -> str:
    """Return that players are asked that, or people at other computers if there are no names."""
    if not names:
        return translate("Texts", "Asking the others whether a move may be taken back…")
    text = translate("Texts", "Asking {names} whether a move may be taken back…")
    return text.format(names=names_together(names))
