"""The command line speaks the languages of the program, before anything of Qt is loaded."""

import re
from itertools import chain

import pytest

from mille_qt.app.command_line import option_parser, parse_options
from mille_qt.app.command_line_texts import ENGLISH, FRENCH, LANGUAGES, SPANISH, texts_for
from mille_qt.ui.paths import shipped_languages
from tests.examples import each

#: On consoles of Windows, whose oldest code pages for western Europe have no more than this.
SIGNS = re.compile(r"[\x20-\x7e\xa0àâçèéêîôùûÉáíñóúÓÚ’]*")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that speaks English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def test_the_command_line_speaks_every_language_that_is_whole() -> None:
    assert tuple(LANGUAGES) == ("en", "es", "fr")


@each("language", sorted(set(LANGUAGES) - {"en"}))
def test_every_text_is_translated_and_keeps_its_place_for_a_value(language: str) -> None:
    for name, english, text in zip(ENGLISH._fields, ENGLISH, LANGUAGES[language], strict=True):
        assert text, name
        assert text != english, name
        assert english.count("{}") == text.count("{}"), name
        assert SIGNS.fullmatch(text), name


def test_french_colons_stand_off_by_a_space_that_does_not_break() -> None:
    for text in FRENCH:
        assert not re.search(r"[^\xa0]:", text)


@each(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_system_says_the_language(environment: dict[str, str], language: str) -> None:
    assert texts_for([], environment) is LANGUAGES[language]


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("French_France", "fr"),
        ("Spanish_Spain", "es"),
        ("English_United States", "en"),
        (None, "en"),
    ],
)
def test_where_no_variable_is_set_the_locale_says_it(
    name: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (name, None))
    assert texts_for([], {}) is LANGUAGES[language]


@each("arguments", [["--lang", "fr"], ["--seed", "1", "--lang=fr"]])
def test_an_option_is_stronger_than_the_system(arguments: list[str]) -> None:
    assert texts_for(arguments, {"LANG": "en_GB"}) is FRENCH
    assert texts_for(["--lang", "es"], {"LANG": "fr_FR"}) is SPANISH
    assert texts_for(["--lang", "fr_CA"], {"LANG": "en_GB"}) is FRENCH


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_every_text_and_none_of_another_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")  # no line is broken
    with pytest.raises(SystemExit) as ended:
        parse_options(["--lang", language, "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    words = LANGUAGES[language]
    mistakes = {words.one_of, words.whole_number, words.mistake, words.no_screen}
    assert [text for text in words if text not in said and text not in mistakes] == []
    other = chain.from_iterable(set(w) - set(words) for w in LANGUAGES.values() if w is not words)
    # Single words, such as NUMBER, are part of others.
    assert [text for text in other if " " in text and text in said] == []
    assert "show this help message" not in said


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["--seed", "x"], "--seed: expected a whole number", "--seed: un nombre entier"),
        (["--log-level", "loud"], "expected one of: debug, info", "possibles\xa0: debug, info"),
        (["--seed"], "--seed: not used correctly", "--seed\xa0: utilisation"),
        (["a.mille", "--join", "b"], "--join: not used correctly", "--join\xa0: utilisation"),
    ],
)
def test_a_mistake_is_said_in_the_language_of_the_rest(
    arguments: list[str], english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, text in (("en", english), ("fr", french)):
        with pytest.raises(SystemExit) as ended:
            parse_options(["--lang", language, *arguments])
        assert ended.value.code == 2
        assert text in capsys.readouterr().err


def test_another_language_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_options(["--lang", "de"])
    said = capsys.readouterr().err
    assert f"--lang: expected one of: {', '.join(shipped_languages())}" in said
    with pytest.raises(SystemExit):
        parse_options(["--lang"])
    assert capsys.readouterr().err == said


def test_what_is_not_known_is_left_to_qt() -> None:
    options, rest = parse_options(["-platform", "minimal", "--no-sound", "a.mille", "--new"])
    assert rest == ["-platform", "minimal", "--new"]
    assert options.no_sound
    assert str(options.file) == "a.mille"


def test_every_option_is_explained() -> None:
    silent = [action.dest for action in option_parser()._actions if not action.help]
    assert silent == []
