"""A setting: its default, how it is stored, and how the preferences dialog shows it."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, overload

Value = TypeVar("Value")


class Page(StrEnum):
    """The pages of the preferences dialog, in order."""

    GENERAL = "general"
    TABLE = "table"
    ACCESSIBILITY = "accessibility"


class Preference(NamedTuple):
    """Describes a setting for the preferences dialog, in the current language.

    `search` has further words by which people look for it. With `values` (and their names) it is a
    choice, with `percents` a slider, otherwise a switch. A `note` is for what no short label says;
    `more` is set for preferences that few people need.
    """

    page: Page
    label: str
    search: str
    values: Mapping[Any, str] = {}
    percents: range | None = None
    note: str = ""
    more: bool = False


class Store(Protocol):
    """Stores settings as text, by name."""

    def text(self, name: str) -> str | None:
        """Return the text of a setting, None if it has its default."""

    def keep(self, name: str, text: str) -> None:
        """Store the text of a setting."""


class Setting(Generic[Value]):
    """Descriptor of one setting; a damaged text in the file yields the default."""

    def __init__(
        self,
        default: Value,
        read: Callable[[str], Value],
        write: Callable[[Value], str] = str,
        suited: Callable[[], Value] | None = None,
        preference: Callable[[], Preference] | None = None,
    ) -> None:
        """`suited` replaces the default while nothing is chosen.

        `preference` describes the setting for the dialog; settings without it are not shown there.
        """
        self.default, self.read, self.write = default, read, write
        self.preference = preference
        self._suited = suited
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, store: None, owner: type) -> "Setting[Value]": ...
    @overload
    def __get__(self, store: Store, owner: type) -> Value: ...

    def __get__(self, store: Store | None, owner: type) -> "Setting[Value] | Value":
        if store is None:
            return self
        text = store.text(self.name)
        if text is None and self._suited is not None:
            return self._suited()
        try:
            return self.default if text is None else self.read(text)
        except (ValueError, KeyError, TypeError):
            return self.default

    def __set__(self, store: Store, value: Value) -> None:
        store.keep(self.name, self.text_of(value))

    def text_of(self, value: Value) -> str:
        """Return a value as text; ValueError if it is not allowed."""
        text = self.write(value)
        self.read(text)
        return text


def whole_number(
    low: int, high: int, default: int, preference: Callable[[], Preference] | None = None
) -> Setting[int]:
    """A whole number within bounds, both included."""

    def read(text: str) -> int:
        if not low <= int(text) <= high:
            raise ValueError(f"expected {low} to {high}, got {text}")
        return int(text)

    return Setting(default, read, preference=preference)


def switch(default: bool, preference: Callable[[], Preference] | None = None) -> Setting[bool]:
    """On or off."""
    words = {"true": True, "false": False}
    return Setting(
        default, lambda text: words[text], lambda value: str(value).lower(), preference=preference
    )


def one_of(choices: Callable[[], tuple[str, ...]]) -> Callable[[str], str]:
    """Return a reader of words; `choices` may depend on the installed translations."""

    def read(text: str) -> str:
        if text not in choices():
            raise ValueError(f"expected one of {choices()}, got {text!r}")
        return text

    return read
