"""A match as one HTML file that plays by itself, and can be read without its script."""

import json
from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication, QLocale

from mille_qt import texts
from mille_qt.card_names import BACK
from mille_qt.paths import resource
from mille_qt.replay.course import Course
from mille_qt.replay.mark_words import CourseWords
from mille_qt.replay.playing import SPEEDS, USUAL
from mille_qt.replay.web_cards import card_symbols
from mille_qt.replay.web_frames import WebFrames
from mille_qt.theme_colours import DARK, LIGHT, Theme
from mille_rules.cards import Card

translate = QCoreApplication.translate

#: Nothing is fetched from anywhere, whatever the page may hold.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
#: The colours that the page knows, by their names in a theme.
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


def web_page(course: Course, eyes: int | None) -> str:
    """The page, in the language in force; `eyes` is the seat that looks, None for all hands."""
    return _WebPage(course, eyes).text()


class _WebPage:
    def __init__(self, course: Course, eyes: int | None) -> None:
        self._course = course
        self._frames = WebFrames(course, eyes)
        self._sides = CourseWords(course).sides

    def text(self) -> str:
        title = escape(translate("WebPage", "Mille: {names}").format(names=self._versus()))
        language = QLocale().name().partition("_")[0]
        language = "en" if language == "C" else language
        head = (
            f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{POLICY}">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{_colours()}{_file('page.css')}</style>"
        )
        body = (
            f"{card_symbols()}<h1>{title}</h1>"
            f'<div class="parts"><main>{self._stage()}{self._result()}</main>'
            f'<aside class="moves" id="moves">{self._moves()}</aside></div>'
            f'<script type="application/json" id="match">{self._data()}</script>'
            f"<script>{_file('page.js')}</script>"
        )
        return (
            f'<!DOCTYPE html>\n<html lang="{language}"><head>{head}</head>'
            f"<body>{body}</body></html>\n"
        )

    def _versus(self) -> str:
        return " – ".join(self._sides)

    # -- what the script fills -----------------------------------------------

    def _stage(self) -> str:
        lanes = [self._lane(side) for side in range(len(self._sides))]
        draw, discard = translate("WebPage", "Draw pile"), translate("WebPage", "Discards")
        piles = (
            f'<div class="row"><span>{escape(draw)}</span><div class="pile" id="draw"></div>'
            f'<span>{escape(discard)}</span><div class="pile" id="discard"></div>'
            '<p class="caption" id="caption"></p></div>'
        )
        return (
            f'<section class="stage"><div class="table">{"".join([*lanes[1:], piles, lanes[0]])}'
            f'</div>{self._controls()}<p class="where" id="where"></p></section>'
        )

    def _lane(self, side: int) -> str:
        names = self._course.names
        hands = "".join(
            f'<div class="hand"><span>{escape(names[seat])}</span>'
            f'<div class="hand" id="hand-{seat}"></div></div>'
            for seat in range(side, len(names), len(self._sides))
        )
        return (
            f'<section class="lane" id="side-{side}"><header><b>{escape(self._sides[side])}</b>'
            '<span class="status"></span><span class="miles"></span><span class="points"></span>'
            f'</header><div class="road"><i></i></div><div class="row"></div>{hands}</section>'
        )

    def _controls(self) -> str:
        words = {
            "back": translate("WebPage", "Back", "one move"),
            "play": translate("WebPage", "Play", "a replay"),
            "on": translate("WebPage", "Forward", "one move"),
        }
        buttons = "".join(
            f'<button type="button" id="{name}">{escape(word)}</button>'
            for name, word in words.items()
        )
        moment = escape(translate("WebPage", "Moment"))
        race, speed = translate("WebPage", "Which race"), translate("WebPage", "Speed")
        races = (self._race_name(race) for race in range(len(self._course.races)))
        times = (f"{QLocale().toString(speed, 'g', 2)} ×" for speed in SPEEDS)
        return (
            f'<div class="controls">{buttons}'
            f'<input type="range" id="slider" min="0" value="0" aria-label="{moment}">'
            f"{_choice('race', race, races, 0)}{_choice('speed', speed, times, USUAL)}</div>"
        )

    def _data(self) -> str:
        cards = {card.slug: texts.card_name(card) for card in Card}
        data = {
            "names": self._course.names,
            "sides": self._sides,
            "starts": [race.first for race in self._course.races],
            "cards": {**cards, BACK: translate("WebPage", "Face down")},
            "words": {
                "play": translate("WebPage", "Play", "a replay"),
                "pause": translate("WebPage", "Pause"),
            },
            "frames": self._frames.frames(),
        }
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        # Whatever a player is called, it does not end the script.
        return text.replace("<", "\\u003c")

    # -- what can be read without it -------------------------------------------

    def _result(self) -> str:
        """The points of every race, and of the match."""
        course = self._course
        match = course.update(course.last, None).view.match
        if not match.races:
            return ""
        heads = "".join(f"<th>{escape(side)}</th>" for side in self._sides)
        rows = [
            (self._race_name(race), [score.total for score in scores])
            for race, scores in enumerate(match.races)
        ]
        rows.append((translate("WebPage", "Match"), list(match.points)))
        lines = "".join(
            f"<tr><th>{escape(name)}</th>{''.join(f'<td>{texts.number(n)}</td>' for n in points)}"
            "</tr>"
            for name, points in rows
        )
        title = escape(translate("WebPage", "Points"))
        return f"<h2>{title}</h2><table><tr><th></th>{heads}</tr>{lines}</table>"

    def _moves(self) -> str:
        parts = []
        for race, span in enumerate(self._course.races):
            moves = "".join(
                f'<li data-at="{seq}" class="{self._frames.kind(seq)}">'
                f"{escape(self._frames.text(seq))}</li>"
                for seq in range(span.first, span.last + 1)
            )
            name = escape(self._race_name(race))
            parts.append(f"<details open><summary>{name}</summary><ol>{moves}</ol></details>")
        return "".join(parts)

    @staticmethod
    def _race_name(race: int) -> str:
        return translate("WebPage", "Race {race}").format(race=texts.number(race + 1))


def _choice(name: str, label: str, entries: Iterable[str], chosen: int) -> str:
    options = "".join(
        f'<option value="{i}"{" selected" if i == chosen else ""}>{escape(entry)}</option>'
        for i, entry in enumerate(entries)
    )
    return f'<select id="{name}" aria-label="{escape(label)}">{options}</select>'


def _colours() -> str:
    light, dark = _variables(LIGHT), _variables(DARK)
    return f":root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}"


def _variables(theme: Theme) -> str:
    return "".join(f"--{name}:{getattr(theme, of).name()};" for name, of in _COLOURS.items())


def _file(name: str) -> str:
    return resource("replay", name).read_text("utf-8")
