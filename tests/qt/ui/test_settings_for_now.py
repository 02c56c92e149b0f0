"""Values that the command line gives, which no file keeps."""

from pathlib import Path

from mille_qt.ui.settings import Settings


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
