"""Exports a match as one HTML file with a script that replays it, readable without the script."""

import json
from collections.abc import Iterable

from PySide6.QtCore import QLocale

from mille_qt.features.replay.history_texts import HistoryTexts
from mille_qt.features.replay.match_history import MatchHistory
from mille_qt.features.replay.playback import NORMAL, SPEEDS
from mille_qt.features.replay.web_frames import WebFrames
from mille_qt.ui.art.cards.card_names import BACK, CardLanguage
from mille_qt.ui.art.cards.card_symbols import card_symbols
from mille_qt.ui.editions import edition_of
from mille_qt.ui.markup import Markup
from mille_qt.ui.paths import resource
from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.handicaps import handicaps_in_words
from mille_qt.ui.texts.scores import score_words
from mille_qt.ui.theme.css_colours import css_colours
from mille_qt.ui.translation import translate
from mille_rules.cards import Card

#: Forbids the page to load anything.
POLICY = Markup("default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'")
#: The colours that the page uses, by their names in a theme, besides those of the sides.
_COLOURS = (
    *("window", "paper", "ink", "muted", "line", "accent", "accent_ink", "chosen", "on_chosen"),
    *("own_lane", "lane_line", "turn_glow", "road"),
)


def web_page(history: MatchHistory, viewer: int | None, cards: str = CardLanguage.ENGLISH) -> str:
    """Return the page in the current language, for one seat or with all hands (None).

    `cards` are the names on the cards, of which the deck Mil Hitos has a back of its own.
    """
    return _WebPage(history, viewer, cards).text()


class _WebPage:
    def __init__(self, history: MatchHistory, viewer: int | None, cards: str) -> None:
        self._history, self._cards = history, cards
        self._frames = WebFrames(history, viewer)
        self._sides = HistoryTexts(history).sides

    def text(self) -> Markup:
        title = translate("WebPage", "Mille: {names}").format(names=self._versus())
        language = QLocale().name().partition("_")[0]
        language = "en" if language == "C" else language
        return Markup.of(
            '<!DOCTYPE html>\n<html lang="{language}"><head>'
            '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            "<title>{title}</title><style>{colours}{style}</style></head>"
            "<body>{cards}<h1>{title}</h1>{handicaps}"
            '<div class="parts"><main>{stage}{result}</main>'
            '<aside class="moves" id="moves">{moves}</aside></div>'
            '<script type="application/json" id="match">{data}</script>'
            "<script>{script}</script></body></html>\n",
            language=language,
            policy=POLICY,
            title=title,
            colours=css_colours(_COLOURS),
            style=_file("page.css"),
            cards=Markup(card_symbols(self._cards, edition_of(self._history.header.rules.name))),
            handicaps=self._handicaps(),
            stage=self._stage(),
            result=self._result(),
            moves=self._moves(),
            data=self._data(),
            script=_file("page.js"),
        )

    def _versus(self) -> str:
        return " – ".join(self._sides)

    def _handicaps(self) -> Markup:
        said = handicaps_in_words(self._history.header.rules, self._history.names)
        return Markup.of("<p>{said}</p>", said=said) if said else Markup()

    # -- filled by the script --------------------------------------------------

    def _stage(self) -> Markup:
        lanes = [self._lane(side) for side in range(len(self._sides))]
        piles = Markup.of(
            '<div class="row"><span>{draw}</span><div class="pile" id="draw"></div>'
            '<span>{discard}</span><div class="pile" id="discard"></div>'
            '<p class="caption" id="caption"></p></div>',
            draw=translate("WebPage", "Draw pile"),
            discard=translate("WebPage", "Discard pile"),
        )
        return Markup.of(
            '<section class="stage"><div class="table">{table}</div>{controls}'
            '<p class="where" id="where"></p></section>',
            table=Markup.joined([*lanes[1:], piles, lanes[0]]),
            controls=self._controls(),
        )

    def _lane(self, side: int) -> Markup:
        names = self._history.names
        hands = Markup.joined(
            Markup.of(
                '<div class="hand"><span>{name}</span>'
                '<div class="hand" id="hand-{seat}"></div></div>',
                name=names[seat],
                seat=seat,
            )
            for seat in range(side, len(names), len(self._sides))
        )
        return Markup.of(
            '<section class="lane" id="side-{side}"><header><b>{name}</b>'
            '<span class="status"></span><span class="miles"></span><span class="points"></span>'
            '</header><div class="road"><i></i></div><div class="row"></div>{hands}</section>',
            side=side,
            name=self._sides[side],
            hands=hands,
        )

    def _controls(self) -> Markup:
        labels = {
            "back": translate("WebPage", "Back", "one move"),
            "play": translate("WebPage", "Play", "a replay"),
            "on": translate("WebPage", "Forward", "one move"),
        }
        button = '<button type="button" id="{name}">{label}</button>'
        buttons = (Markup.of(button, name=name, label=label) for name, label in labels.items())
        race, speed = translate("WebPage", "Race"), translate("WebPage", "Speed")
        races = (self._race_name(race) for race in range(len(self._history.races)))
        times = (f"{QLocale().toString(speed, 'g', 2)} ×" for speed in SPEEDS)
        return Markup.of(
            '<div class="controls">{buttons}'
            '<input type="range" id="slider" min="0" value="0" aria-label="{moment}">'
            "{races}{speeds}</div>",
            buttons=Markup.joined(buttons),
            moment=translate("WebPage", "Position in the race"),
            races=_choice("race", race, races, 0),
            speeds=_choice("speed", speed, times, NORMAL),
        )

    def _data(self) -> Markup:
        cards = {card.slug: card_name(card) for card in Card}
        data = {
            "starts": [race.first for race in self._history.races],
            "cards": {**cards, BACK: translate("WebPage", "Face down")},
            "words": {
                "play": translate("WebPage", "Play", "a replay"),
                "pause": translate("WebPage", "Pause"),
            },
            "frames": self._frames.frames(),
        }
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        # A player's name must not end the script element.
        return Markup(text.replace("<", "\\u003c"))

    # -- readable without the script -------------------------------------------

    def _result(self) -> Markup:
        """Return a table with the points of every race and of the match, or the races won."""
        history = self._history
        view = history.update(history.last, None).view
        match = view.match
        if not match.races:
            return Markup()
        rows = [
            (self._race_name(race), [score.total for score in scores])
            for race, scores in enumerate(match.races)
        ]
        rows.append((translate("WebPage", "Match"), list(match.points)))
        lines = (
            Markup.of(
                "<tr><th>{name}</th>{points}</tr>",
                name=name,
                points=_cells("<td>{text}</td>", map(number, points)),
            )
            for name, points in rows
        )
        return Markup.of(
            "<h2>{title}</h2><table><tr><th></th>{heads}</tr>{lines}</table>",
            title=score_words(view.setup.rules).figures,
            heads=_cells("<th>{text}</th>", self._sides),
            lines=Markup.joined(lines),
        )

    def _moves(self) -> Markup:
        return Markup.joined(
            Markup.of(
                "<details open><summary>{name}</summary><ol>{moves}</ol></details>",
                name=self._race_name(race),
                moves=Markup.joined(map(self._move, range(span.first, span.last + 1))),
            )
            for race, span in enumerate(self._history.races)
        )

    def _move(self, seq: int) -> Markup:
        return Markup.of(
            '<li data-at="{seq}" class="{kind}">{text}</li>',
            seq=seq,
            kind=self._frames.kind(seq),
            text=self._frames.text(seq),
        )

    @staticmethod
    def _race_name(race: int) -> str:
        return translate("WebPage", "Race {race}").format(race=number(race + 1))


def _cells(form: str, texts: Iterable[str]) -> Markup:
    return Markup.joined(Markup.of(form, text=text) for text in texts)


def _choice(name: str, label: str, entries: Iterable[str], chosen: int) -> Markup:
    options = (
        Markup.of(
            '<option value="{i}"{selected}>{entry}</option>',
            i=i,
            selected=" selected" if i == chosen else "",
            entry=entry,
        )
        for i, entry in enumerate(entries)
    )
    return Markup.of(
        '<select id="{name}" aria-label="{label}">{options}</select>',
        name=name,
        label=label,
        options=Markup.joined(options),
    )


def _file(name: str) -> Markup:
    return Markup(resource("replay", name).read_text("utf-8"))
