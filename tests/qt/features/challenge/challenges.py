"""Matches of challenges, and what their windows show."""

import random
from pathlib import Path

from mille_qt.app.main_window import MainWindow
from mille_qt.features.challenge.challenge_page import ChallengePage
from mille_qt.features.challenge.results_dialog import ResultsDialog
from mille_qt.session.local_session import LocalSession
from mille_qt.session.record_info import new_record
from mille_qt.ui.paths import matches_folder
from mille_rules import Header, Match, Record, Sitter, Update
from mille_rules.challenge import Challenge, parse
from mille_rules.challenge_results import challenge_mark
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.player import ComputerPlayer, ImmediateThinker
from mille_rules.reading import read_record

NUMBER = parse("700-2-K7F3Q")
NAMES = ("Anna", "Marcel", "Simone", "Lucien", "Yvette", "Gaston")


def begun(challenge: Challenge, level: str = "normal", name: str = "Anna") -> Record:
    """Return the record of a challenge without moves."""
    kinds = ["human", *[f"computer-{level}"] * (challenge.seats - 1)]
    names = (name, *NAMES[1 : challenge.seats])
    record = new_record(Header(challenge.rules, tuple(map(Sitter, kinds, names))), practice=False)
    record.add(challenge_mark(challenge))
    return record


def played(races: int, level: str = "normal", name: str = "Anna", own: str = "easy") -> Record:
    """Return the record of a challenge after some races, or at its end."""
    record = begun(NUMBER, level, name)
    match = Match(record)
    for seat, plays in enumerate((own, level)):
        match.sit(seat, ComputerPlayer(plays, match.submit))
    for race in range(1, races + 1):
        if not match.state.match.winners:
            match.deal(lambda _cards, race=race: NUMBER.deck(race), NUMBER.first)
    return record


class ScriptedPlayer:
    """A player at a session who always decides in the same way."""

    def __init__(self, session: LocalSession) -> None:
        self._session, self._strategy = session, LEVELS["easy"]()
        session.updated.connect(self._see)

    def _see(self, seat: int | None, update: Update) -> None:
        if seat is not None and update.choices:
            choices = update.choices
            alone = len(choices) == 1
            move = choices[0] if alone else self._strategy.choose(update.view, choices)
            self._session.submit(seat, move, update.seq)


def session_after(record: Record, races: int) -> LocalSession:
    """Return a session in which a player has played some races."""
    session = LocalSession(record, lambda: None, ImmediateThinker(), random.Random())
    player = ScriptedPlayer(session)
    session.start()
    for _ in range(races - 1):
        session.deal()
    assert player is not None
    return session


def moves(session: LocalSession) -> list[str]:
    """Return the moves of a session, including deals."""
    return [str(line) for line in read_record(session.text().encode()).record.moves()]


def save(record: Record | LocalSession, name: str) -> Path:
    """Save a match in the folder of matches, as an import does."""
    matches_folder().mkdir(parents=True, exist_ok=True)
    path = matches_folder() / f"{name}.mille"
    path.write_text(record.text(), "utf-8")
    return path


def window_of(page: ChallengePage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def cells(dialog: ResultsDialog) -> list[list[str]]:
    """Return the texts of the table, without the dates."""
    return [list(row.cells[:-1]) for row in dialog.table.report.rows]
