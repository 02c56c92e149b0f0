"""Which sounds are heard of what happens, how loud, and what becomes of them without a device."""

import stat
import sys
import wave
from array import array
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mille_qt.app.sounds import CARD_GAP, GAP, MOST, WITHIN, Sounds, strength
from mille_qt.ui.art.sound import outputs
from mille_qt.ui.art.sound.outputs import (
    MOST_AT_ONCE,
    ProgramOutput,
    Silence,
    choose_output,
    programs_here,
    quieter_copy,
)
from mille_qt.ui.art.sound.sound import CARD_NOISES, Sound, sound_of
from mille_qt.ui.paths import cache_folder, resource
from mille_qt.ui.settings import Settings
from mille_rules import DEFAULT_RULES, Card, new_match, view_for
from mille_rules.cards import DISTANCES
from mille_rules.events import Event, EventKind
from mille_rules.views import View
from tests.examples import each
from tests.qt.ui.recording_output import RecordingOutput


class Clock:
    """Tells the seconds that a test says."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Make settings that nobody has touched."""
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def output() -> RecordingOutput:
    """A device that can be heard by tests alone."""
    return RecordingOutput()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(qapp: QApplication, settings: Settings, output: RecordingOutput, clock: Clock) -> Sounds:
    """The sounds of a window."""
    return Sounds(settings, None, lambda _parent: output, clock)


def view_of_end(completer: int | None, winners: tuple[int, ...] = ()) -> View:
    """How two sides stand when a race is over."""
    state = new_match(DEFAULT_RULES, 2)
    match = state.match._replace(winners=winners)
    race = state.race._replace(completer=completer)
    return view_for(state._replace(match=match, race=race), 0)


# -- what is heard ---------------------------------------------------------------


@each("sound", Sound)
def test_every_sound_has_a_file(sound: Sound) -> None:
    assert resource("sounds", f"{sound}.wav").is_file()


def test_every_file_is_a_sound() -> None:
    assert {path.stem for path in resource("sounds").glob("*.wav")} == set(Sound)


@each("card", Card)
def test_every_card_is_heard_when_it_is_played(card: Card) -> None:
    event = Event(EventKind.PLAYED, 0, card, 0)
    assert sound_of(event, view_of_end(None), {0}) is not None


def test_what_is_done_to_a_car_can_be_told_apart_by_ear() -> None:
    view = view_of_end(None)
    told = [card for card in Card if card in DISTANCES or card.family == "hazard"]
    heard = {sound_of(Event(EventKind.PLAYED, 0, card, 0), view, {0}) for card in told}
    assert len(heard) == len(told)


@each(
    ("completer", "winners", "own", "kind", "sound"),
    [
        (0, (), {0}, EventKind.RACE_OVER, Sound.RACE_WON),
        (1, (), {0}, EventKind.RACE_OVER, Sound.RACE_OVER),
        (None, (), {0}, EventKind.RACE_OVER, Sound.RACE_OVER),
        (1, (), set(), EventKind.RACE_OVER, Sound.RACE_WON),
        (1, (0,), {0}, EventKind.RACE_OVER, None),
        (1, (0,), {0}, EventKind.MATCH_OVER, Sound.MATCH_WON),
        (0, (1,), {0}, EventKind.MATCH_OVER, Sound.MATCH_OVER),
        (0, (1,), set(), EventKind.MATCH_OVER, Sound.MATCH_WON),
    ],
)
def test_who_has_won_is_heard(
    completer: int | None,
    winners: tuple[int, ...],
    own: set[int],
    kind: EventKind,
    sound: Sound | None,
) -> None:
    assert sound_of(Event(kind, None, None, completer), view_of_end(completer, winners), own) is (
        sound
    )


def test_what_happens_in_one_go_is_heard_as_its_weightiest(
    sounds: Sounds, output: RecordingOutput, qapp: QApplication
) -> None:
    for sound in (Sound.DISCARD, Sound.RACE_WON, Sound.DRAW):
        sounds.ask(sound)
    qapp.processEvents()
    assert output.heard == [Sound.RACE_WON]


# -- how loud, and how much at once ------------------------------------------------


def test_effects_and_notices_have_volumes_of_their_own(
    sounds: Sounds,
    settings: Settings,
    output: RecordingOutput,
    clock: Clock,
    qapp: QApplication,
) -> None:
    settings.effect_volume, settings.notice_volume = 50, 0
    sounds.ask(Sound.STOP)
    qapp.processEvents()
    sounds.ask(Sound.TURN)
    qapp.processEvents()
    settings.effect_volume, settings.notice_volume = 0, 100
    clock.now += WITHIN
    sounds.ask(Sound.STOP)
    qapp.processEvents()
    sounds.ask(Sound.TURN)
    qapp.processEvents()
    assert output.played == [(Sound.STOP, strength(50)), (Sound.TURN, 1.0)]
    assert 0 < strength(50) < 0.5


def test_muted_nothing_is_heard_and_no_device_is_asked_for(
    settings: Settings, qapp: QApplication
) -> None:
    def fail(_parent: QObject) -> Silence:
        raise AssertionError("nobody wants to hear anything")

    sounds = Sounds(settings, None, fail)
    settings.sound = False
    for sound in Sound:
        sounds.ask(sound)
        qapp.processEvents()


def test_to_mute_ends_what_is_being_heard(
    sounds: Sounds, settings: Settings, output: RecordingOutput, qapp: QApplication
) -> None:
    sounds.ask(Sound.MATCH_WON)
    qapp.processEvents()
    settings.sound = False
    assert output.closed


def test_cards_in_quick_succession_are_thinned_and_what_matters_is_kept(
    sounds: Sounds, output: RecordingOutput, clock: Clock, qapp: QApplication
) -> None:
    asked = [Sound.DRAW, Sound.STOP, Sound.DRAW, Sound.DISCARD, Sound.COUP, Sound.DRAW]
    for sound in asked:
        sounds.ask(sound)
        qapp.processEvents()
        clock.now += GAP * 1.1
    assert 2 * GAP * 1.1 < CARD_GAP
    assert output.heard == [Sound.DRAW, Sound.STOP, Sound.COUP]


def test_never_more_than_a_few_begin_in_a_second(
    sounds: Sounds, output: RecordingOutput, clock: Clock, qapp: QApplication
) -> None:
    loud = [sound for sound in Sound if sound not in CARD_NOISES]
    for sound in loud[: 2 * MOST]:
        sounds.ask(sound)
        qapp.processEvents()
        clock.now += GAP * 1.1
    assert output.heard == loud[:MOST]
    clock.now += WITHIN
    sounds.ask(Sound.STOP)
    qapp.processEvents()
    assert output.heard[-1] is Sound.STOP


# -- what plays them ---------------------------------------------------------------


class FakeMultimedia:
    """PySide6.QtMultimedia, with or without a device."""

    def __init__(self, devices: list[str]) -> None:
        self.QMediaDevices = SimpleNamespace(audioOutputs=lambda: devices)
        self.calls: list[str] = []
        calls = self.calls

        class QSoundEffect(QObject):
            def setSource(self, url: object) -> None:
                calls.append("load")

            def setVolume(self, volume: float) -> None:
                calls.append(f"volume {volume}")

            def play(self) -> None:
                calls.append("play")

            def stop(self) -> None:
                calls.append("stop")

        self.QSoundEffect = QSoundEffect


@pytest.fixture
def no_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)


def without_multimedia(_name: str) -> object:
    raise ImportError("libpulse.so.0: cannot open shared object file")


def test_qt_plays_where_it_can_and_loads_a_sound_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    multimedia = FakeMultimedia(["loudspeaker"])
    monkeypatch.setattr(outputs, "import_module", lambda _name: multimedia)
    parent = QObject()
    output = choose_output(parent)
    file = resource("sounds", "stop.wav")
    output.play(file, 0.5)
    output.play(file, 1.0)
    output.close()
    assert multimedia.calls == ["load", "volume 0.5", "play", "volume 1.0", "play", "stop"]


@pytest.mark.usefixtures("no_programs")
@pytest.mark.parametrize("installed", [False, True], ids=["no library", "no device"])
def test_a_computer_without_sound_is_silent_without_a_word(
    installed: bool,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    fake = FakeMultimedia([])
    find = (lambda _name: fake) if installed else without_multimedia
    monkeypatch.setattr(outputs, "import_module", find)
    output = choose_output(QObject())
    assert isinstance(output, Silence)
    output.play(resource("sounds", "stop.wav"), 1.0)
    output.close()
    assert capfd.readouterr() == ("", "")


def script(folder: Path, name: str, text: str) -> str:
    """Write a program."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


posix = pytest.mark.skipif(sys.platform == "win32", reason="its programs are shell scripts")


@posix
def test_where_a_program_of_the_system_fails_the_next_one_plays(
    tmp_path: Path, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    heard = tmp_path / "heard"
    parent = QObject()
    broken = script(tmp_path, "broken", "echo no server >&2; exit 1")
    good = script(tmp_path, "good", f'echo "$@" >> {heard}')
    missing = str(tmp_path / "missing")
    output = ProgramOutput([(missing,), (broken,), (good, "-q")], parent)
    file = resource("sounds", "stop.wav")
    output.play(file, 1.0)
    qtbot.waitUntil(heard.exists)
    qtbot.waitUntil(lambda: heard.read_text("utf-8") == f"-q {file}\n")
    assert output.programs == [(good, "-q")]
    qtbot.waitUntil(lambda: not output.playing)
    assert capfd.readouterr() == ("", "")


@posix
def test_programs_play_a_few_at_once_and_end_with_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    parent = QObject()
    output = ProgramOutput([(script(tmp_path, "long", "exec sleep 60"),)], parent)
    for _ in range(2 * MOST_AT_ONCE):
        output.play(resource("sounds", "stop.wav"), 1.0)
    assert output.playing == MOST_AT_ONCE
    output.close()
    assert output.playing == 0


@posix
def test_where_every_program_fails_it_is_silent(tmp_path: Path, qtbot: QtBot) -> None:
    parent = QObject()
    output = ProgramOutput([(script(tmp_path, "broken", "exit 1"),)], parent)
    output.play(resource("sounds", "stop.wav"), 1.0)
    qtbot.waitUntil(lambda: not output.programs)
    output.play(resource("sounds", "stop.wav"), 1.0)
    assert output.playing == 0


def test_programs_that_are_there_are_found_best_first(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = {"aplay": "/usr/bin/aplay", "paplay": "/usr/bin/paplay"}
    monkeypatch.setattr("shutil.which", here.get)
    output = programs_here(QObject())
    assert output is not None
    assert output.programs == [("paplay",), ("aplay", "-q")]


# -- quieter copies ------------------------------------------------------------------


def samples_of(path: Path) -> "array[int]":
    with wave.open(str(path), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


def test_a_quieter_copy_has_the_same_samples_at_less_strength_and_is_kept(
    qapp: QApplication,
) -> None:
    file = resource("sounds", "stop.wav")
    copy = quieter_copy(file, 0.25)
    assert copy is not None
    assert copy.is_relative_to(cache_folder())
    pairs = zip(samples_of(file), samples_of(copy), strict=True)
    assert all(abs(loud / 4 - quiet) <= 0.5 for loud, quiet in pairs)
    before = copy.stat().st_mtime_ns
    assert quieter_copy(file, 0.25) == copy
    assert copy.stat().st_mtime_ns == before
    assert quieter_copy(file, 1.0) == file


def test_what_cannot_be_made_quieter_is_not_heard_at_all(
    qapp: QApplication, own_folders: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cache_folder().parent.mkdir(parents=True)
    cache_folder().write_text("in the way")
    assert quieter_copy(resource("sounds", "stop.wav"), 0.25) is None
