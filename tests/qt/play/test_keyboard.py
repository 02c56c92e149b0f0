"""Digits and letters at the table, on keyboards all over the world."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from mille_qt.play.keyboard import Command, command_for
from tests.examples import each
from tests.qt.play.keyboards import (
    DIGIT_CODES,
    KEYBOARDS,
    LETTER_CODES,
    US_LETTERS,
)

SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
#: It has digits and letters in places of its own.
CLASSIC = "us dvorak-classic"
OTHERS = {name: keyboard for name, keyboard in KEYBOARDS.items() if name != CLASSIC}


def press(code: int, text: str, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """Return the press of a key as X11 reports it."""
    key = ord(text.upper()) if len(text.upper()) == 1 else 0
    return QKeyEvent(QEvent.Type.KeyPress, key, held, code, key, 0, text)


def commands(
    codes: range | tuple[int, ...], row: str, held: Qt.KeyboardModifier = NONE
) -> list[Command | int | None]:
    """Return the commands of the keys of a row."""
    pairs = zip(codes, row.split(" "), strict=True)
    return [command_for(press(code, text, held), letters=True) for code, text in pairs]


def usual(letter: str) -> Command | int | None:
    """Return the command of a letter that is typed."""
    return command_for(press(0, letter.lower()), letters=True)


def test_the_row_of_digits_chooses_the_cards() -> None:
    for name, keyboard in OTHERS.items():
        assert commands(DIGIT_CODES, keyboard.digits) == list(range(9)), name


def test_a_digit_that_is_typed_counts_more_than_its_place() -> None:
    assert commands(DIGIT_CODES, KEYBOARDS[CLASSIC].digits) == [0, 6, 4, 2, 0, 8, None, 1, 3]


def test_with_shift_the_row_of_digits_chooses_the_same_cards() -> None:
    for name, keyboard in OTHERS.items():
        chosen = commands(DIGIT_CODES, keyboard.shifted, SHIFT)
        expected: list[Command | int] = list(range(9))
        for place, text in enumerate(keyboard.shifted.split(" ")):
            if text == "?" or text.isdecimal():
                expected[place] = Command.RULES if text == "?" else int(text) - 1
        assert chosen == expected, name


def test_with_caps_lock_the_row_of_digits_chooses_the_same_cards() -> None:
    for name, keyboard in OTHERS.items():
        assert commands(DIGIT_CODES, keyboard.digits.upper()) == list(range(9)), name


def test_letters_are_what_is_typed_or_else_their_place_on_a_us_keyboard() -> None:
    for name, keyboard in OTHERS.items():
        meant = keyboard.letters.split(" ") if keyboard.is_latin else US_LETTERS
        expected = [usual(letter) if letter.isalpha() else None for letter in meant]
        assert commands(LETTER_CODES, keyboard.letters) == expected, name


def test_keyboards_without_latin_letters_can_give_every_command() -> None:
    foreign = [keyboard for keyboard in KEYBOARDS.values() if not keyboard.is_latin]
    assert len(foreign) > 9
    us = {*commands(LETTER_CODES, KEYBOARDS["us"].letters)}
    assert all({*commands(LETTER_CODES, keyboard.letters)} == us for keyboard in foreign)


@each("text", ["²", "③", "é", "&"])
def test_signs_without_a_position_choose_no_card(text: str) -> None:
    assert command_for(press(0, text), letters=True) is None


def test_digits_of_other_scripts_and_of_the_keypad_choose_cards() -> None:
    assert command_for(press(0, "٣"), letters=True) == 2
    keypad = Qt.KeyboardModifier.KeypadModifier
    assert command_for(press(79, "7", keypad), letters=True) == 6


@pytest.mark.parametrize(("platform", "code", "virtual"), [("windows", 4, 0), ("cocoa", 0, 0x14)])
def test_other_systems_number_their_keys_otherwise(
    platform: str, code: int, virtual: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mille_qt.play.keyboard.QGuiApplication.platformName", lambda: platform)
    event = QKeyEvent(QEvent.Type.KeyPress, 0, NONE, code, virtual, 0, '"')
    assert command_for(event, letters=False) == 2
