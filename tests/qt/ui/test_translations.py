"""The translations are complete, well set, and compiled; nothing that people read bypasses them."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import translate
from tests.examples import each

LANGUAGES = {path.stem.removeprefix("mille_"): path for path in translate.catalogues()}
NARROW, WIDE = "\u202f", "\u00a0"
ENDS = ".!?:…,;"


class Text(NamedTuple):
    """One text of a catalogue, with one translation or all its plural forms."""

    context: str
    source: str
    comment: str
    forms: list[str]
    finished: bool


def texts_of(catalogue: Path) -> Iterator[Text]:
    """Every text of a catalogue."""
    for context in ET.parse(catalogue).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = [form.text or "" for form in translation.findall("numerusform")]
            yield Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                plural or [translation.text or ""],
                translation.get("type") is None,
            )


TEXTS = {language: list(texts_of(path)) for language, path in LANGUAGES.items()}
#: English has its plurals alone.
TRANSLATED = [language for language in LANGUAGES if language != "en"]
every_language = each("language", TRANSLATED)


def faults(language: str, check: Callable[[str, str], object]) -> list[str]:
    """The texts of a language that a check of source and translation finds wrong."""
    return [
        f"{text.context}: {text.source!r} -> {form!r}"
        for text in TEXTS[language]
        for form in text.forms
        if text.finished
        if check(text.source, form)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_sources_is_in_the_catalogue_and_no_other(
    language: str, tmp_path: Path
) -> None:
    copy = tmp_path / LANGUAGES[language].name
    copy.write_bytes(LANGUAGES[language].read_bytes())
    translate.update(copy)
    before, after = LANGUAGES[language].read_text("utf-8"), copy.read_text("utf-8")
    assert after == before, "run installer/translate.py and translate what is new"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_up_to_date(language: str, tmp_path: Path) -> None:
    compiled = tmp_path / "compiled.qm"
    translate.compile_to(LANGUAGES[language], compiled)
    committed = LANGUAGES[language].with_suffix(".qm")
    assert committed.read_bytes() == compiled.read_bytes(), "run installer/translate.py"


@each("language", LANGUAGES)
def test_no_translation_is_empty_or_unfinished(language: str) -> None:
    unfinished = [text for text in texts_of(LANGUAGES[language]) if not text.finished]
    assert unfinished == []
    assert [text for text in texts_of(LANGUAGES[language]) if not all(text.forms)] == []


def test_english_has_its_plurals_and_nothing_else() -> None:
    plurals = list(texts_of(LANGUAGES["en"]))
    assert plurals
    assert all(len(text.forms) == 2 for text in plurals)


@every_language
def test_translations_keep_the_placeholders(language: str) -> None:
    def placeholders(text: str) -> list[str]:
        return sorted(re.findall(r"\{\w*\}|%L?n|%L?\d", text))

    assert faults(language, lambda source, form: placeholders(source) != placeholders(form)) == []


@every_language
def test_translations_keep_the_keys_underlined_in_menus(language: str) -> None:
    def mnemonics(text: str) -> int:
        return len(re.findall(r"&(?=\w)", text.replace("&&", "")))

    assert faults(language, lambda source, form: mnemonics(source) != mnemonics(form)) == []


@every_language
def test_no_two_commands_share_a_key_where_no_english_ones_do(language: str) -> None:
    def shared(texts: list[str]) -> int:
        keys = [key.lower() for text in texts for key in re.findall(r"&(\w)", text)]
        return len(keys) - len(set(keys))

    contexts = {text.context for text in TEXTS[language]}
    for context in contexts:
        own = [text for text in TEXTS[language] if text.context == context]
        english, translated = [text.source for text in own], [text.forms[0] for text in own]
        # Commands with one key in English too are never to be seen at the same time.
        assert not shared(translated) or shared(english), context


@every_language
def test_translations_keep_the_markup(language: str) -> None:
    def tags(text: str) -> list[str]:
        return sorted(re.findall(r"<[^>]+>", text))

    assert faults(language, lambda source, form: tags(source) != tags(form)) == []


@every_language
def test_translations_end_with_the_same_punctuation(language: str) -> None:
    def end(text: str) -> str:
        return text.rstrip()[-1:] if text.rstrip()[-1:] in ENDS else ""

    assert faults(language, lambda source, form: end(source) != end(form)) == []


@every_language
def test_translations_keep_outer_spaces_and_lines(language: str) -> None:
    def outside(text: str) -> tuple[str, str, int]:
        return re.match(r"\s*", text)[0], re.search(r"\s*\Z", text)[0], text.count("\n")  # type: ignore[index]

    assert faults(language, lambda source, form: outside(source) != outside(form)) == []


@each(
    ("wrong", "meaning"),
    [
        (rf"(?<![{NARROW}!?])[;!?]", "a narrow no-break space stands before ; ! ?"),
        (rf"(?<!{WIDE}):(?!\S)", "a no-break space stands before :"),
        (rf"«(?!{WIDE})|(?<!{WIDE})»", "no-break spaces stand inside « »"),
        (r"'|\"|“|”", "quotes are « » and the apostrophe is ’"),
        (r"\.\.\.", "an ellipsis is one character"),
        (r"  ", "spaces are single"),
        (r"\b[Qq]ue \{name|\bde \{[^}]*(name|side|card|seat|file|player|table)", "de is elided"),
        (rf"(?<!{WIDE})%(?!L?n)|\}} s\b", "a no-break space stands before % and units"),
        (r"\b\d{1,3}[ .,]\d{3}\b(?!\.)|\b\d000\b", "a narrow no-break space stands in thousands"),
        (r"\bE(c[hlor]|t[ae]|qu|ga|v[ei])", "capitals have their accents"),
        (r"\b[Tt](u|oi|on|a|es)\b(?!&)", "people are called vous"),
        (r"\b(Shift|Enter|Esc|Escape|Space|Backspace)\b", "keys have their French names"),
        (r"[Vv]ous êtes (seul|prêt|arrêté|premier|connecté)\b", "players are men and women"),
        (r"\{side\} (a|est|aura|aurait|peut|reste|ne)\b", "a side may be several people"),
    ],
)
def test_french_is_set_as_the_french_set_it(wrong: str, meaning: str) -> None:
    assert faults("fr", lambda _source, form: re.search(wrong, without_typed(form))) == []


@each(
    ("wrong", "meaning"),
    [
        (rf"[\s{NARROW}{WIDE}][;:!?»]|«\s", "no space stands before ; : ! ? and inside « »"),
        (r"'|\"|“|”|’", "quotes are « », and there is no apostrophe"),
        (r"\.\.\.", "an ellipsis is one character"),
        (r"  ", "spaces are single"),
        (r"\d[ .,]\d{3}\b(?!\.)", "four digits stand together"),
        (rf"(?<!{WIDE})%(?!L?n)(?!\d)|\}} s\b", "a no-break space stands before % and units"),
        (r"\b[Uu]sted(es)?\b", "people are called tú"),
        (r"\b([Ss]ólo|[Éé]st[ea]s?|[Éé]s[ea]s?)\b", "solo, este, ese have no accent"),
        (r"\b(Shift|Enter|Escape|Space|Backspace)\b", "keys have their Spanish names"),
        (r"([Ee]stás|[Ss]igues|[Qq]uedas) (solo|listo|parado)\b", "players are men and women"),
        (r"\{side\} (ha|tiene|puede|aún|ya|no|es)\b", "a side may be several people"),
    ],
)
def test_spanish_is_set_as_the_spanish_set_it(wrong: str, meaning: str) -> None:
    # What is typed in, such as addresses, follows no rules of setting.
    assert faults("es", lambda _source, form: re.search(wrong, without_typed(form))) == []


def test_spanish_questions_and_exclamations_are_opened_and_closed() -> None:
    def odd(text: str) -> bool:
        return any(text.count(one) != text.count(other) for one, other in ("¿?", "¡!"))

    assert faults("es", lambda _source, form: odd(form)) == []


def without_tags(text: str) -> str:
    return re.sub(r"<[^>]+>", "", text)


def without_typed(text: str) -> str:
    return re.sub(r"\[.*?\]:\d+", "", without_tags(text))


def test_an_english_source_is_well_set_too() -> None:
    assert [
        text.source for text in TEXTS[TRANSLATED[0]] if re.search(r"'|\"|\.\.\.|  ", text.source)
    ] == []


@every_language
def test_the_same_text_with_the_same_comment_is_translated_alike(language: str) -> None:
    """Words of the game must not change from one window to the next."""
    seen: dict[str, set[str]] = {}
    for text in TEXTS[language]:
        if not text.comment:
            seen.setdefault(text.source.replace("&", ""), set()).add(text.forms[0].replace("&", ""))
    assert {source: forms for source, forms in seen.items() if len(forms) > 1} == {}


#: Words that are spelled as in English; any other text that is the same was not translated.
ALIKE = {
    "fr": {"accident", "bornes", "bsd", "code", "coup", "coups", "ctrl", "date", "dujardin"}
    | {
        "expert",
        "express",
        "op",
        "stap",
        "fourré",
        "fourrés",
        "mille",
        "moment",
        "moves",
        "normal",
        "pause",
        "pdf",
    }
    | {
        "place",
        "points",
        "portrait",
        "rose",
        "score",
        "stop",
        "tab",
        "table",
        "total",
        "triangle",
        "unix",
        "winning",
        "handicap",
        "handicaps",
    },
    "es": {
        "bsd",
        "chat",
        "coral",
        "coup",
        "coups",
        "ctrl",
        "dujardin",
        "esc",
        "express",
        "op",
        "stap",
        "fourré",
        "fourrés",
        "mille",
    }
    | {"moves", "no", "normal", "pdf", "tab", "total", "unix", "winning"},
}


@each("language", ALIKE)
def test_no_text_was_left_in_english(language: str) -> None:
    def words(text: str) -> set[str]:
        bare = re.sub(r"\{\w+\}|%L?n|&", "", text)
        return set(re.findall(r"[^\W\d_]{2,}", bare.lower()))

    assert (
        faults(language, lambda source, form: source == form and words(form) - ALIKE[language])
        == []
    )
