"""Exports a match as one HTML file with a script that replays it, readable without the script."""

import json
import re
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale, QRectF
from PySide6.QtGui import QColor

from mille_qt.features.replay.history_texts import HistoryTexts
from mille_qt.features.replay.match_history import MatchHistory
from mille_qt.features.replay.playback import NORMAL, SPEEDS
from mille_qt.features.replay.web_frames import WebFrames
from mille_qt.ui.art.cards.card_names import BACK, FACES, CardLanguage, art_of, family_of
from mille_qt.ui.art.cards.card_painter import (
    BACK_NUMBER,
    CAP_NUMBER,
    DECK_NAME,
    ON_CAP,
    ON_STONE,
    PLATE_NUMBER,
    STONE_NUMBER,
)
from mille_qt.ui.markup import Markup
from mille_qt.ui.paths import resource
from mille_qt.ui.texts.cards import card_name, number
from mille_qt.ui.texts.scores import score_words
from mille_qt.ui.theme.theme_colours import CREAM, DARK, INK, LIGHT, Theme
from mille_rules.cards import Card, Family

translate = QCoreApplication.translate

#: Forbids the page to load anything.
POLICY = Markup("default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'")
#: CSS variables and the attributes of a theme that have their colours.
_COLOURS = {
    "window": "window",
    "paper": "paper",
    "ink": "ink",
    "muted": "muted",
    "line": "line",
    "accent": "accent",
    "accent-ink": "accent_ink",
    "chosen": "chosen",
    "on-chosen": "on_chosen",
    "lane": "own_lane",
    "lane-line": "lane_line",
    "turn": "turn_glow",
    "road": "road",
}

#: On the page cards are drawn like the small ones of `card_painter`: these are the transforms of
#: the groups in the artwork, in card units.
_ART: dict[Family | None, str] = {Family.DISTANCE: "translate(-21 -1) scale(1.17)", None: ""}
_USUAL_ART = "translate(0 42)"
_INDEX: dict[Family | None, str] = {Family.DISTANCE: "translate(-3 -32) scale(3.2)"}
_USUAL_INDEX = "translate(-17 -18) scale(2.05)"
#: The background of the large number of a distance card.
_HEAD = '<path d="M0 0H250V150H0Z" fill="#f3efe4"/>'
#: The baseline below the centre of a digit, and its width, as shares of the font size.
_BASELINE, _DIGIT_WIDTH = 0.36, 0.58


def card_symbols(language: str) -> str:
    """Return a hidden SVG element with all cards and their back as symbols `card-SLUG`.

    `language` are the names on the cards, which decide on the back.
    """
    symbols = "".join(_symbol(slug, language) for slug in sorted((*FACES, BACK)))
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{symbols}</svg>'


def _symbol(slug: str, language: str) -> str:
    family = family_of(slug)
    art = _inside(resource("cards", f"{art_of(slug, language)}.svg").read_text("utf-8"))
    head, index = "", ""
    if family is Family.DISTANCE:
        art = _with_text(art, "art", slug, STONE_NUMBER, 58)
        art = _with_text(art, "index", slug, PLATE_NUMBER, 32, CREAM)
        head = _HEAD
    if slug == BACK:
        art = _with_back_texts(art, language)
    else:
        index = _INDEX.get(family, _USUAL_INDEX)
    art = art.replace('<g id="ground">', "<g>")
    art = art.replace('<g id="art">', _group(_ART.get(family, _USUAL_ART)))
    art = art.replace('<g id="index">', head + _group(index))
    return f'<symbol id="card-{slug}" viewBox="0 0 250 350">{art}</symbol>'


def _inside(svg: str) -> str:
    """Return the content of an SVG file without its outermost element."""
    found = re.fullmatch(r"\s*<svg[^>]*>(.*)</svg>\s*", svg, re.DOTALL)
    if found is None:
        raise ValueError("expected one svg element")
    return " ".join(found[1].split())


def _group(transform: str) -> str:
    return f'<g transform="{transform}">' if transform else "<g>"


def _with_back_texts(art: str, language: str) -> str:
    """Add the number on the stone, and the name of the deck if it has one."""
    if language != CardLanguage.MIL_HITOS:
        return _with_text(art, "art", "1000", BACK_NUMBER, 58)
    for word, box in DECK_NAME:
        art = _with_text(art, "art", word, box, ON_STONE)
    return _with_text(art, "art", "1000", CAP_NUMBER, ON_CAP, CREAM)


def _with_text(
    art: str, group: str, text: str, box: QRectF, size: float, colour: QColor = INK
) -> str:
    """Add a text to the end of a group of the artwork, centred in a box."""
    narrow = len(text) * _DIGIT_WIDTH * size > box.width()
    fit = f' textLength="{box.width():g}" lengthAdjust="spacingAndGlyphs"' if narrow else ""
    element = (
        f'<text x="{box.center().x():g}" y="{box.center().y() + size * _BASELINE:g}"'
        f' font-size="{size:g}" text-anchor="middle" font-weight="800" font-family="sans-serif"'
        f' fill="{colour.name()}"{fit}>{text}</text>'
    )
    start = art.index(f'<g id="{group}">')
    next_group = art.find('<g id="', start + 1)
    end = art.rindex("</g>", start, next_group if next_group > 0 else len(art))
    return art[:end] + element + art[end:]


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
            "<body>{cards}<h1>{title}</h1>"
            '<div class="parts"><main>{stage}{result}</main>'
            '<aside class="moves" id="moves">{moves}</aside></div>'
            '<script type="application/json" id="match">{data}</script>'
            "<script>{script}</script></body></html>\n",
            language=language,
            policy=POLICY,
            title=title,
            colours=_colours(),
            style=_file("page.css"),
            cards=Markup(card_symbols(self._cards)),
            stage=self._stage(),
            result=self._result(),
            moves=self._moves(),
            data=self._data(),
            script=_file("page.js"),
        )

    def _versus(self) -> str:
        return " – ".join(self._sides)

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


def _colours() -> Markup:
    light, dark = _variables(LIGHT), _variables(DARK)
    return Markup(f":root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}")


def _variables(theme: Theme) -> str:
    colours = {name: getattr(theme, of) for name, of in _COLOURS.items()}
    colours |= {f"side-{side}": colour for side, colour in enumerate(theme.sides)}
    return "".join(f"--{name}:{colour.name()};" for name, colour in colours.items())


def _file(name: str) -> Markup:
    return Markup(resource("replay", name).read_text("utf-8"))
