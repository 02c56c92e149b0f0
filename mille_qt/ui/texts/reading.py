"""Spoken summaries of the table, the hand and the score."""

from collections.abc import Container, Sequence

from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.handicaps import handicap_of
from mille_qt.ui.texts.inspection import full_name
from mille_qt.ui.texts.names import before_figure, isolated, listed
from mille_qt.ui.texts.scores import score_item, score_words
from mille_qt.ui.translation import CountedTexts, translate
from mille_rules.cards import REMEDY_FOR, SAFETY_FOR, Card
from mille_rules.scoring import ITEMS
from mille_rules.state import BETWEEN_RACES, HAZARD_STATUS, SideScore, Status, Tableau
from mille_rules.view_analysis import bonuses_possible, score_now
from mille_rules.views import View

_HAZARD_OF = {status: hazard for hazard, status in HAZARD_STATUS.items()}
_WAITS_FOR_ROLL = (Status.NOT_STARTED, Status.STOPPED, Status.NEEDS_ROLL)


class ReadingTexts(CountedTexts):
    """Plural forms, as in `cards`."""

    def left_to_draw(self, n: int) -> str:
        """Return the number of cards in the draw pile."""
        return self.tr("%Ln cards left to draw.", "", n)

    def held(self, n: int) -> str:
        """Return the number of cards in a hand."""
        return self.tr("%Ln cards in hand", "", n)


def read_table(view: View, sides: Sequence[str], turn: str) -> str:
    """Return the state of all sides, the viewer's first, then whose `turn` it is."""
    order = sorted(range(view.setup.sides), key=lambda side: side != view.side)
    standings = [_side(view, side, sides[side]) for side in order]
    running = view.phase not in BETWEEN_RACES
    left = ReadingTexts().left_to_draw(view.draw_pile) if running else ""
    return " ".join(part for part in (*standings, left, f"{turn}.") if part)


def read_hand(held: Sequence[tuple[Card, bool] | None]) -> str:
    """Return the cards of the hand in order, with whether they can be played."""
    if not any(held):
        return translate("Texts", "No hand is shown.")
    cards = []
    for place, entry in enumerate(held, start=1):
        if entry is not None:
            card, playable = entry
            text = translate("Texts", "{place}: {card}")
            if playable:
                text = translate("Texts", "{place}: {card}, can be played")
            cards.append(text.format(place=number(place), card=spoken_card(card)))
    return translate("Texts", "Your hand: {cards}.").format(cards="; ".join(cards))


def cards_held(name: str, cards: Sequence[Card]) -> str:
    """Return which cards a player still held at the end of a race."""
    text = translate("Texts", "{name} still held: {cards}.")
    return text.format(name=isolated(name), cards=listed(map(spoken_card, cards)))


def read_score(view: View, sides: Sequence[str]) -> str:
    """Return the score if the race ended now, and what the viewer's side can still win."""
    scores = score_now(view)
    if view.setup.rules.by_races:
        return f"{score_sums(view, scores, sides)[0]}."
    said = [
        _score(sides[side], score, view.match.points[side]) for side, score in enumerate(scores)
    ]
    if view.side is not None:
        said.append(_still_possible(view, view.side, scores[view.side]))
    return " ".join(words for words in said if words)


def score_rows(view: View, scores: Sequence[SideScore], sides: Sequence[str]) -> dict[str, str]:
    """Return the score row by row: `heads`, the items, `total`, `match`; or the races won alone."""
    sums = score_sums(view, scores, sides)
    if view.setup.rules.by_races:
        return {"match": sums[0]}
    possible = [bonuses_possible(view, side) for side in range(len(sides))]
    items = {
        item: _score_row(
            score_item(item),
            sides,
            [_figure(item, *both) for both in zip(scores, possible, strict=True)],
        )
        for item in ITEMS
    }
    totals = [number(score.total) for score in scores]
    heading = _score_row(translate("Texts", "Score so far"), sides, totals)
    return {"heads": heading, **items, **dict(zip(("total", "match"), sums, strict=True))}


def score_sums(view: View, scores: Sequence[SideScore], sides: Sequence[str]) -> tuple[str, ...]:
    """Return the points of all sides in this race, and in the match; or the races won alone."""
    totals = [number(score.total) for score in scores]
    match = [number(points) for points in view.match.points]
    if view.setup.rules.by_races:
        return (_score_row(score_words(view.setup.rules).match, sides, match),)
    return (
        _score_row(translate("Texts", "This race"), sides, totals),
        _score_row(translate("Texts", "Match"), sides, match),
    )


def _score_row(head: str, sides: Sequence[str], points: Sequence[str]) -> str:
    text = translate("Texts", "{side} {points}")
    pairs = zip(sides, points, strict=True)
    said = listed(text.format(side=before_figure(side), points=figure) for side, figure in pairs)
    return translate("Texts", "{item}: {points}").format(item=head, points=said)


def _figure(item: str, score: SideScore, possible: Container[str]) -> str:
    points = getattr(score, item)
    if not points and item in possible:
        return translate("Texts", "still possible")
    return number(points)


def spoken_card(card: Card) -> str:
    """Return the spoken name of a card: `100 miles`, not a bare number."""
    return full_name(card)


def standing(tableau: Tableau) -> str:
    """Return in two words whether a side can move, and whether it has a speed limit."""
    text = _standings()[tableau.status]
    if tableau.limited:
        text = translate("Texts", "{standing}, limit 50").format(standing=text)
    return text


def helpful(view: View) -> tuple[Card, ...]:
    """Return the cards in the hand that let the viewer's side move, or end its limit."""
    if view.side is None:
        return ()
    tableau = view.tableaux[view.side]
    wanted = _wanted(tableau)
    return tuple(card for card in Card if card in wanted and card in view.hand)


def _wanted(tableau: Tableau) -> set[Card]:
    wanted: set[Card] = set()
    hazard = _HAZARD_OF.get(tableau.status)
    if hazard is not None:
        wanted |= {REMEDY_FOR[hazard], SAFETY_FOR[hazard]}
    if tableau.status in _WAITS_FOR_ROLL:
        wanted |= {Card.ROLL, Card.RIGHT_OF_WAY}
    if tableau.limited:
        wanted |= {Card.END_OF_LIMIT, Card.RIGHT_OF_WAY}
    return wanted


def _side(view: View, side: int, name: str) -> str:
    tableau = view.tableaux[side]
    way = translate("Texts", "{miles} of {target}")
    parts = [way.format(miles=number(tableau.miles), target=number(view.target)), standing(tableau)]
    if tableau.safeties:
        safeties = listed(card_name(card) for card in tableau.safeties)
        parts.append(translate("Texts", "safeties: {cards}").format(cards=safeties))
    seats = range(side, view.setup.seats, view.setup.sides)
    parts += filter(None, (handicap_of(view.setup.rules, seat) for seat in seats))
    if side == view.side:
        parts += _own_help(view, tableau)
    else:
        parts.append(ReadingTexts().held(sum(view.hand_sizes[seat] for seat in seats)))
    return translate("Texts", "{side}: {how}.").format(side=name, how=listed(parts))


def _own_help(view: View, tableau: Tableau) -> list[str]:
    if not _wanted(tableau) or not view.hand:
        return []
    held = helpful(view)
    if not held:
        return [translate("Texts", "no card in your hand helps")]
    cards = listed(card_name(card) for card in held)
    return [translate("Texts", "you hold {cards}").format(cards=cards)]


def _score(side: str, score: SideScore, match: int) -> str:
    items = [
        translate("Texts", "{item} {points}").format(item=score_item(item), points=number(points))
        for item in ITEMS
        if (points := getattr(score, item))
    ]
    text = translate("Texts", "{side}: {items}; this race {total}, match {match}.")
    if not items:
        text = translate("Texts", "{side}: this race {total}, match {match}.")
    return text.format(
        side=side, items=listed(items), total=number(score.total), match=number(match)
    )


def _still_possible(view: View, side: int, score: SideScore) -> str:
    possible = bonuses_possible(view, side)
    items = [score_item(item) for item in ITEMS if item in possible and not getattr(score, item)]
    if not items:
        return ""
    return translate("Texts", "You can still win: {items}.").format(items=listed(items))


def _standings() -> dict[Status, str]:
    return {
        Status.ROLLING: translate("Texts", "rolling"),
        Status.NOT_STARTED: translate("Texts", "not started"),
        Status.STOPPED: translate("Texts", "stopped"),
        Status.NEEDS_ROLL: translate("Texts", "repaired, needs a Roll"),
        Status.ACCIDENT: translate("Texts", "stopped, accident"),
        Status.OUT_OF_GAS: translate("Texts", "stopped, out of gas"),
        Status.FLAT_TIRE: translate("Texts", "stopped, flat tire"),
    }
