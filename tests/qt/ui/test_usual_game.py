"""The game that one key starts: the last one against the computer, or one for a beginning."""

import getpass
from dataclasses import replace
from pathlib import Path

import pytest

from mille_qt.app.start.start_texts import game_words
from mille_qt.ui.settings import Settings
from mille_qt.ui.setup.usual_game import HUMAN, UsualGame, usual_game
from mille_rules import DEFAULT_RULES, PRESETS, Header, Sitter

ANN, BOB = Sitter(HUMAN, "Ann"), Sitter(HUMAN, "Bob")
MARCEL, SIMONE = Sitter("computer-hard-calm", "Marcel"), Sitter("computer-easy-fair", "Simone")
CLASSIC = PRESETS["classic"]


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Make settings that nobody has touched, on zoe's account."""
    monkeypatch.setattr(getpass, "getuser", lambda: "zoe")
    return Settings(tmp_path / "settings.ini")


def kept(settings: Settings, *sitters: Sitter, **game: object) -> UsualGame:
    """Play this last, and say what is usual then."""
    last = UsualGame(Header(CLASSIC, sitters), None, False)._replace(**game)
    last.keep(settings)
    return usual_game(settings)


def test_whoever_has_never_played_meets_one_computer_player(settings: Settings) -> None:
    game = usual_game(settings)
    sitters = (Sitter(HUMAN, "Zoe"), Sitter("computer-normal-careful", "Marcel"))
    assert game == UsualGame(Header(DEFAULT_RULES, sitters), None, False)


def test_the_last_game_against_computers_is_played_as_it_was(settings: Settings) -> None:
    game = kept(settings, MARCEL, ANN, SIMONE, first=2, practice=True)
    assert game == UsualGame(Header(CLASSIC, (MARCEL, ANN, SIMONE)), 2, True)
    assert game_words(game) == "Marcel, Ann and Simone · Classic 1962 · practice"


@pytest.mark.parametrize("sitters", [(ANN, BOB), (ANN, BOB, SIMONE), (MARCEL, SIMONE)])
def test_after_any_other_game_one_person_plays_one_computer(
    settings: Settings, sitters: tuple[Sitter, ...]
) -> None:
    person, rival = kept(settings, *sitters, first=1).header.sitters
    assert person.name == ("Ann" if ANN in sitters else "Zoe")
    level = {2: "normal", 3: "easy"}[len(sitters)] if ANN in sitters else "hard"
    assert rival == Sitter(f"computer-{level}-careful", "Marcel")
    assert usual_game(settings).first is None


def test_rules_that_are_not_for_two_give_way(settings: Settings) -> None:
    for_three = replace(CLASSIC, player_counts=(3,))
    UsualGame(Header(for_three, (ANN, BOB, SIMONE)), None, False).keep(settings)
    assert usual_game(settings).header.rules == DEFAULT_RULES


def test_house_rules_are_named(settings: Settings) -> None:
    UsualGame(Header(replace(CLASSIC, hand_size=7), (ANN, MARCEL)), None, False).keep(settings)
    words = game_words(usual_game(settings))
    assert words == "Ann and Marcel · level: hard · Classic 1962 · house rules"
