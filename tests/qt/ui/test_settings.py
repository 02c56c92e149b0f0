"""Settings come back as they were left, and nothing in the file can stop the program."""

import random
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.hand_order import HandOrder
from mille_qt.ui.motion_choice import ReducedMotion
from mille_qt.ui.paths import config_folder, data_folder, state_folder
from mille_qt.ui.settings import FILE_NAME, Settings, TurnNotice
from mille_qt.ui.theme.application_theme import ThemeChoice
from mille_rules import DEFAULT_RULES, PRESETS, Sitter
from mille_rules.fairness import Fairness
from tests.examples import each
from tests.scanned_files import scan

#: So many files are damaged in each way.
TRIES = 100
SEATS = (Sitter("human", "Ann, or so"), Sitter("computer-normal", "Zoë = 7 ☂"))
VALUES: dict[str, object] = {
    "language": "fr",
    "card_language": "es",
    "card_languages": {"Zoë = 7": "english", "Ann": "both"},
    "faces": {"Zoë = 7": Face("Zoë = 7", "scarf", 3), "Ann": Face("Ann")},
    "theme": ThemeChoice.CONTRAST,
    "text_size": 175,
    "large_table": True,
    "sound": False,
    "effect_volume": 0,
    "notice_volume": 100,
    "speak_by_description": True,
    "turn_notice": TurnNotice.MESSAGE,
    "go_on_at_start": True,
    "pace": 4,
    "wait_for_me": True,
    "wait_after_hazard": True,
    "knows_skipping": True,
    "reduced_motion": ReducedMotion.ON,
    "cards_out": True,
    "hold_back": 3,
    "auto_draw": False,
    "confirm_discard": False,
    "single_keys": False,
    "key_line": True,
    "hand_order": HandOrder.FAMILY,
    "panel_open": True,
    "large_score_sheet": False,
    "last_seats": SEATS,
    "people": ("Ann, or so", "Zoë = 7 ☂"),
    "rules": replace(PRESETS["bsd"], hand_size=7, short_deck_counts=()),
    "first_seat": 1,
    "fairness": Fairness.EVEN_HANDED,
    "practice": True,
    "rule_sets": (replace(PRESETS["dujardin"], title="Sundays; Zoë = 7", hand_size=7),),
    "lessons_done": ("first-race", "coup"),
    "lesson_left": {"limit": 5, "coup": 3},
    "lan_names": "Zoë = 7, Ann",
    "table_name": "Kitchen; or so",
    "table_door": 2,
    "table_wait": 0,
    "table_idle": 0,
    "table_turn_limit": 60,
    "table_spectators": False,
    "window_geometry": bytes(range(256)),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Name a settings file that does not exist yet."""
    return tmp_path / "folder" / FILE_NAME


def after_restart(settings: Settings) -> Settings:
    """Read what is on the disk; Qt would share what it still has in memory for the same path."""
    settings.write()
    copy = settings.path.with_name("copy.ini")
    copy.write_bytes(settings.path.read_bytes())
    return Settings(copy)


def test_every_setting_is_covered_here(path: Path) -> None:
    assert set(Settings.names()) == set(VALUES)


@each("name", VALUES)
def test_a_setting_survives_a_restart(name: str, path: Path) -> None:
    settings = Settings(path)
    assert getattr(settings, name) != VALUES[name], "the test must change something"
    setattr(settings, name, VALUES[name])
    assert getattr(settings, name) == VALUES[name]
    again = getattr(after_restart(settings), name)
    assert again == VALUES[name]
    assert type(again) is type(VALUES[name])


@pytest.mark.parametrize("damage", ["", "nonsense", "-7", "99999999999999999999", "[[1]]", "@@@"])
def test_a_damaged_value_falls_back_to_the_default(damage: str, path: Path) -> None:
    path.parent.mkdir()
    for name in VALUES:
        if name == "window_geometry" and damage in ("", "99999999999999999999"):
            continue  # bytes like any others: Qt itself refuses a geometry that is none
        path.write_text(f"[General]\n{name}={damage}\n", encoding="utf-8")
        assert getattr(Settings(path), name) == Settings.declared(name).default, name


def test_places_without_end_are_none(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('[General]\nlesson_left="{\\"x\\": 1e999}"\n', encoding="utf-8")
    assert Settings(path).lesson_left == {}


@pytest.mark.parametrize(
    ("content", "pace"),
    [
        (bytes(range(256)) * 9, 2),
        (b"\0" * 100, 2),
        (b"No settings at all\n", 2),
        (b"[General\npace=3\n", 3),
        (b"{}", 2),
        (b"Nobody = wrote this\n", 2),
        (b"[Gene2al]\npace=3\n", 2),
        (b"[General]\npace=3\ntable_name=Kn\xff\xfepsel\n", 3),
    ],
    ids=[
        "every byte",
        "zeros",
        "words",
        "an open bracket",
        "another format",
        "an equals sign",
        "another group",
        "no UTF-8",
    ],
)
def test_a_file_that_cannot_be_read_is_set_aside_and_what_can_be_read_is_used(
    content: bytes, pace: int, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.pace == pace
    assert settings.rules == DEFAULT_RULES
    (aside,) = path.parent.glob(f"{FILE_NAME}.damaged-*")
    assert settings.set_aside == aside
    assert aside.read_bytes() == content
    assert str(aside) in caplog.text
    settings.pace = 4
    assert after_restart(settings).pace == 4


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"[General]\n",
        b"; nothing yet\n",
        b"# nor here = there\n",
        b"  ; a remark\n",
        b"[ General ]\npace=3\n",
        b"Theme=dark\n",
        b"pace=3\x0c\n",
        b"pace=3\ntable_name=a \\\n[b\n",
        "pace=3\n[a\u2028b]\n".encode(),
    ],
)
def test_a_file_that_somebody_has_written_by_hand_is_not_damaged(
    content: bytes, path: Path
) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert Settings(path).set_aside is None
    assert path.exists()


#: The lines of the file with every setting.
WHOLE_LINES: list[bytes] = []


class TestDamageAnywhere:
    """A file with every setting, and damage at any place of it; seeds are fixed."""

    @pytest.fixture
    def whole(self, path: Path) -> bytes:
        settings = Settings(path)
        for name, value in VALUES.items():
            setattr(settings, name, value)
        settings.write()
        WHOLE_LINES[:] = path.read_bytes().split(b"\n")
        return path.read_bytes()

    @staticmethod
    def kept_aside(path: Path, content: bytes) -> bool:
        """Whether a file with this content is set aside as it is, and its whole lines are used."""
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
        settings = Settings(path)
        aside = settings.set_aside
        for line in content.split(b"\n")[1:-1]:
            name = line.partition(b"=")[0].decode(errors="replace")
            if name in VALUES and line in WHOLE_LINES:
                assert getattr(settings, name) == VALUES[name], line
        return aside is not None and aside.read_bytes() == content

    def test_noise_is_no_settings(self, path: Path) -> None:
        chance = random.Random(7)
        noise = [chance.randbytes(4_000) for _ in range(TRIES)]
        assert [content for content in noise if not self.kept_aside(path, content)] == []

    @pytest.mark.parametrize("zeros", [True, False], ids=["zeros", "noise"])
    def test_a_part_that_was_lost_has_the_rest_set_aside(
        self, zeros: bool, path: Path, whole: bytes
    ) -> None:
        chance, half = random.Random(11), len(whole) // 2
        parts = [(0, half), (half, len(whole)), (0, 16), (len(whole) - 16, len(whole))]
        for _ in range(TRIES):
            begin = chance.randrange(len(whole) - 16)
            parts.append((begin, chance.randrange(begin + 16, len(whole) + 1)))
        for begin, end in parts:
            lost = bytes(end - begin) if zeros else chance.randbytes(end - begin)
            assert self.kept_aside(path, whole[:begin] + lost + whole[end:]), (begin, end)

    def test_a_file_cut_short_keeps_every_whole_line_or_is_set_aside(
        self, path: Path, whole: bytes
    ) -> None:
        chance = random.Random(13)
        for _ in range(TRIES):
            path.write_bytes(whole[: chance.randrange(len(whole))])
            left = path.read_bytes()
            settings = Settings(path)
            if settings.set_aside is not None:
                assert settings.set_aside.read_bytes() == left
                continue
            for line in left.split(b"\n")[1:-1]:
                name = line.partition(b"=")[0].decode()
                assert getattr(settings, name) == VALUES[name], left


def test_one_bad_line_costs_no_other_setting(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[General]\npace=4\nnonsense\nhold_back=99\n", "utf-8")
    settings = Settings(path)
    assert settings.set_aside is None
    assert settings.pace == 4
    assert settings.hold_back == 0


def test_what_a_newer_version_has_written_is_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[General]\nfuture=many\nhold_back=99\n[later]\nmore=1\n", "utf-8")
    settings = Settings(path)
    settings.pace = 4
    settings.reset("theme")
    settings.write()
    lines = path.read_text("utf-8").splitlines()
    assert {"future=many", "more=1", "pace=4"} <= set(lines)
    # A bad value stays, too, until there is a better one.
    assert "hold_back=99" in lines


def damaged(path: Path) -> bytes:
    """A file of which one line can be read."""
    path.parent.mkdir()
    path.write_bytes(b"[General]\npace=4\nlanguage=\xff\n")
    return path.read_bytes()


def test_a_damaged_file_that_a_virus_scanner_has_open_is_restored_a_moment_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = damaged(path)
    scan(monkeypatch, refusals=2)
    settings = Settings(path)
    assert settings.pace == 4
    assert settings.set_aside is not None
    assert settings.set_aside.read_bytes() == content


def test_a_damaged_file_that_cannot_be_restored_is_kept_without_a_draft(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content, replace = damaged(path), Path.replace

    def no_drafts(file: Path, target: Path) -> Path:
        if file.suffix == ".new":
            raise PermissionError("open elsewhere")
        return replace(file, target)

    monkeypatch.setattr(Path, "replace", no_drafts)
    settings = Settings(path)
    assert settings.pace == 2
    assert list(path.parent.iterdir()) == [settings.set_aside]
    assert settings.set_aside is not None
    assert settings.set_aside.read_bytes() == content


def test_a_file_that_nobody_may_write_beside_gives_the_defaults(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_bytes(b"No settings at all\n")

    def refuse(_path: Path, _target: Path) -> Path:
        raise PermissionError("read-only")

    monkeypatch.setattr(Path, "replace", refuse)
    settings = Settings(path)
    assert settings.set_aside is None
    assert settings.pace == 2


@pytest.mark.parametrize(
    "text",
    [
        '[["human", "Ann"]]',
        '[["robot", "Ann"], ["human", "Bea"]]',
        '[["human"], ["human", "Bea"]]',
        '{"human": "Ann"}',
        '[[7, "Ann"], ["human", "Bea"]]',
    ],
)
def test_seats_that_cannot_be_are_forgotten(text: str, path: Path) -> None:
    settings = Settings(path)
    settings.keep("last_seats", text)
    assert settings.last_seats == ()


def test_rules_that_cannot_be_played_are_forgotten(path: Path) -> None:
    settings = Settings(path)
    settings.keep("rules", '["classic", ["hand_size", "99"]]')
    assert settings.rules == DEFAULT_RULES


def test_a_value_out_of_its_range_is_the_callers_mistake(path: Path) -> None:
    with pytest.raises(ValueError, match="expected 0 to 4"):
        Settings(path).pace = 5


def test_whoever_listens_hears_of_a_change_once(path: Path, qtbot: QtBot) -> None:
    settings = Settings(path)
    heard: list[str] = []
    for setting in (Settings.pace, Settings.hold_back):
        settings.changed(setting).connect(partial(heard.append, setting.name))
    settings.pace = 3
    settings.pace = 3
    settings.reset("pace", "hold_back")
    assert heard == ["pace", "pace"]
    assert settings.pace == 2


def test_reset_without_names_forgets_every_choice_but_not_who_plays_and_has_learned(
    path: Path,
) -> None:
    settings = Settings(path)
    for name, value in VALUES.items():
        setattr(settings, name, value)
    settings.reset()
    kept = {name for name in VALUES if getattr(settings, name) == VALUES[name]}
    assert kept == set(Settings.REMEMBERED)
    for name in VALUES.keys() - kept:
        assert getattr(settings, name) == Settings.declared(name).default


def test_the_file_lies_in_the_users_configuration(own_folders: Path) -> None:
    assert Settings().path == config_folder() / FILE_NAME
    for folder in (config_folder(), data_folder(), state_folder()):
        assert folder.name == ("Mille" if sys.platform == "win32" else "mille")
        assert folder.is_relative_to(own_folders)


def test_a_value_for_now_is_in_force_and_in_no_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    settings = Settings(path)
    settings.pace = 3
    settings.use_for_now("pace", 0)
    settings.write()
    assert settings.pace == 0
    assert Settings(path).pace == 3


def test_the_players_own_choice_ends_a_value_for_now(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.language = "en"
    settings.use_for_now("language", "fr")
    told: list[str] = []
    settings.changed(Settings.language).connect(lambda: told.append("language"))
    settings.language = "en"
    assert settings.language == "en"
    assert told == ["language"]


def test_reset_ends_a_value_for_now(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.use_for_now("pace", 0)
    settings.reset("pace")
    assert settings.pace == Settings.pace.default
