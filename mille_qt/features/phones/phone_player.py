"""A player whose hand is on a phone: what the phone shows, and what its choices do."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QTimer

from mille_qt.features.phones.phone_picture import (
    Choice,
    Moment,
    Offer,
    Wish,
    bare_picture,
    phone_picture,
)
from mille_qt.ui.editions import USUAL, edition_of
from mille_qt.ui.paths import SOURCE_LANGUAGE, languages
from mille_qt.ui.texts.questions import take_back_question
from mille_qt.ui.texts.refusals import refusal as refusal_text
from mille_qt.ui.texts.turns import side_names
from mille_qt.ui.translation import in_edition, in_language, translate
from mille_rules.events import Event, EventKind
from mille_rules.moves import DRAW
from mille_rules.refusals import Refusal
from mille_rules.state import Phase
from mille_rules.views import Update

if TYPE_CHECKING:
    from mille_qt.play.screen_seats import SeatElsewhere
    from mille_rules.computer.explanations.explaining import Choice as RankedChoice
    from mille_rules.computer.explanations.questions import Reply

#: A function that returns a text in the language asked for by `in_language`.
Words = Callable[[], str]
#: The phases in which a hint can be of use. It is not offered for an answer to a hazard: all phones
#: must look alike then.
_HINTED = (Phase.DRAW, Phase.PLAY, Phase.EXTENSION)
#: Milliseconds to agree that a move is taken back; then the move stays.
CONSENT_TIME = 20_000


class PhonePlayer:
    """Shows one player's hand on a phone, in any match; a `SeatPlayer`."""

    def __init__(self, name: str, show: Callable[[Mapping[str, object]], None]) -> None:
        """`show` sends a picture to the player's phone."""
        self.name = name
        self.awake = False
        self._send = show
        #: None until the phone has told its language, and waits for a picture.
        self._language: str | None = None
        #: The seat in the match under way.
        self._seat: SeatElsewhere | None = None
        self._update: Update | None = None
        #: The events since the player's latest move.
        self._news: tuple[Event, ...] = ()
        self._message: Words = str
        #: The questions besides those of the rules, the first one first.
        self._questions: list[Offer] = []
        #: The latest ones: whether a move may be taken back, of the program itself, and what the
        #: player wants to say.
        self._consent: Offer | None = None
        self._asked: Offer | None = None
        self._phrases: Offer | None = None
        #: The number of the latest picture, and what its choices mean.
        self._number = 0
        self._choices: tuple[Choice, ...] = ()

    def sit(self, seat: "SeatElsewhere") -> None:
        """Act for a seat of a match."""
        self._seat = seat

    def speak(self, language: str) -> None:
        """Show everything in a language, or in English if the program lacks it."""
        general = language.partition("-")[0]
        known = next((code for code in (language, general) if code in languages()), SOURCE_LANGUAGE)
        if known != self._language:
            self._language = known
            self._show()

    # -- what a SeatPlayer does --------------------------------------------------------

    def update(self, update: Update) -> None:
        """Show an update of the seat."""
        if any(event.kind is EventKind.TAKEN_BACK for event in update.events):
            # It may be one of the moves that were told.
            self._news = ()
        self._news += update.events
        self._update, self._message = update, str
        if update.choices:
            # Questions about the match come before phrases.
            self._drop(self._phrases)
        self._show()

    def refused(self, refusal: Refusal, update: Update) -> None:
        """Show why a move was not made."""
        names = () if self._seat is None else self._seat.names
        view = update.view

        def why() -> str:
            sides = side_names(names, view.seat, view.setup.sides)
            return refusal_text(refusal, sides, names)

        self._update, self._message = update, why
        self._show()

    def ask_consent(self, asker: str) -> None:
        """Ask whether another player may take back a move; in place of the same question before."""
        self._drop(self._consent)
        asked = self._consent = self._put(
            lambda: take_back_question(asker),
            (partial(self._answer_consent, True), lambda: translate("Phones", "Yes, take it back")),
            (partial(self._answer_consent, False), lambda: translate("Phones", "No, leave it")),
        )
        # Nobody else can go on meanwhile, and a phone may be out of reach.
        QTimer.singleShot(CONSENT_TIME, lambda: self._refuse(asked))

    def _answer_consent(self, agreed: bool) -> None:
        if self._seat is not None:
            self._seat.answer_consent(agreed)

    def _refuse(self, asked: Offer) -> None:
        """Answer No to a question that has not been answered in time."""
        if asked in self._questions:
            no, _text = asked.choices[-1]
            no()

    def end_consent(self, why: Words | None) -> None:
        """Show no longer that question, and why a move stays."""
        self._drop(self._consent)
        self._message = why or str
        self._show()

    def stop(self) -> None:
        """Show no hand until the next update: the player may get a seat again."""
        self._update = None
        self._questions, self._news, self._message = [], (), str
        self._show()

    def leave(self) -> None:
        """Forget the match, which is closed."""
        self._seat = None

    # -- besides the match -------------------------------------------------------------

    def ask(self, text: Words, yes: Words, no: Words, answered: Callable[[bool], None]) -> None:
        """Ask the player something, before the questions of the rules; one thing at a time."""
        self.ask_no_more()
        self._asked = self._put(
            text, (partial(answered, True), yes), (partial(answered, False), no)
        )

    def ask_no_more(self) -> None:
        """Withdraw the question of `ask`; there is no answer."""
        if self._drop(self._asked):
            self._show()

    def _put(self, text: Words, *answers: tuple[Callable[[], None], Words]) -> Offer:
        """Ask a question; each answer has what it does, and its words."""

        def give(answer: Callable[[], None]) -> None:
            self._drop(question)
            self._show()
            answer()

        question = Offer(text, tuple((partial(give, does), words) for does, words in answers))
        self._drop(self._phrases)
        self._questions.append(question)
        self._show()
        return question

    def _drop(self, question: Offer | None) -> bool:
        """Remove a question; returns False if it is not asked."""
        if question not in self._questions:
            return False
        self._questions.remove(question)
        return True

    def choose(self, picture: int, choice: int) -> None:
        """Do what a choice means; nothing if it is of another picture than the latest."""
        if picture != self._number or not 0 <= choice < len(self._choices):
            return
        chosen, seat, update = self._choices[choice], self._seat, self._update
        # Each picture takes one choice: a second touch must not do anything else.
        self._choices = ()
        if callable(chosen):
            chosen()
        elif seat is None or update is None:
            return
        elif chosen is Wish.PLAY_AGAIN:
            seat.play_again()
        elif chosen is Wish.SAY:
            self._offer_phrases(seat)
        elif chosen is Wish.READY:
            self._message = lambda: translate("Phones", "Waiting for the others")
            seat.ready()
            if self._update is update:
                self._show()
        elif chosen is Wish.HINT:
            self._say(lambda: translate("Phones", "Thinking of a hint…"))
            seat.hint(lambda reply: self._hint(update, reply))
        elif chosen is Wish.TAKE_BACK:
            self._take_back(seat)
        elif not isinstance(chosen, Wish):
            if chosen != DRAW:
                self._news = ()
            seat.submit(chosen, update.seq)

    def _offer_phrases(self, seat: "SeatElsewhere") -> None:
        """Ask what to say to people at other computers."""
        phrases = seat.phrases
        self._phrases = self._put(
            lambda: translate("Phones", "Say to the others:"),
            *(
                (partial(seat.say_phrase, n), lambda n=n: phrases()[n])
                for n in range(len(phrases()))
            ),
            (lambda: None, lambda: translate("Phones", "Back")),
        )

    def _take_back(self, seat: "SeatElsewhere") -> None:
        if seat.can_take_back:
            if seat.asks_others:
                self._say(lambda: translate("Phones", "Asking the others…"))
            seat.take_back()
        else:
            self._say(lambda: translate("Phones", "Too late: the move stays."))

    def _hint(self, update: Update, reply: "Reply | None") -> None:
        """Show a hint, unless the move has been made already."""
        if update is not self._update or self._seat is None:
            return
        names, view = self._seat.names, update.view

        def words() -> str:
            from mille_qt.ui.texts.advice import hint

            if reply is None:
                return translate("Phones", "No hint: the computer isn’t answering.")
            best = cast("tuple[RankedChoice, ...]", reply)[0]
            sides = side_names(names, view.seat, view.setup.sides)
            return hint(best, view, sides, best=True)

        self._say(words)

    def _say(self, message: Words) -> None:
        self._message = message
        self._show()

    # -- pictures ----------------------------------------------------------------------

    def _show(self) -> None:
        self._number += 1
        update, seat = self._update, self._seat
        question = self._questions[0] if self._questions else None
        rules = USUAL if update is None else edition_of(update.view.setup.rules.name)
        with in_language(self._language or SOURCE_LANGUAGE), in_edition(rules):
            if update is None or seat is None:
                text = translate("Phones", "Waiting for your next match…")
                picture = bare_picture(self.name, text, question, self._number)
            else:
                message = _stood_in if seat.stood_in else self._message
                moment = Moment(update, seat.names, self._news, message, question, self._wishes())
                picture = phone_picture(moment, self._number)
        self._choices = picture.choices
        self._send(picture.shown)

    def _wishes(self) -> tuple[Wish, ...]:
        update, seat, wishes = self._update, self._seat, []
        if update is None or seat is None:
            return ()
        if seat.stood_in:
            return (Wish.PLAY_AGAIN,)
        view = update.view
        if view.match.races and seat.may_be_ready:
            wishes.append(Wish.READY)
        several = len(update.choices) > 1 and update.choices != (DRAW,)
        if several and view.phase in _HINTED and seat.offers_hints:
            wishes.append(Wish.HINT)
        if seat.can_take_back:
            wishes.append(Wish.TAKE_BACK)
        if seat.phrases():
            wishes.append(Wish.SAY)
        return tuple(wishes)


def _stood_in() -> str:
    return translate("Phones", "The computer plays for you.")
