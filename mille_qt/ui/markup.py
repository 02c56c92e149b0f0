"""HTML that the program makes: a type of its own, so that no other text is taken for it."""

from collections.abc import Iterable
from html import escape
from typing import Self


class Markup(str):
    """Text that is HTML; only what is written in the program's source becomes that unescaped."""

    __slots__ = ()

    @classmethod
    def of(cls, template: str, **values: "str | int") -> Self:
        """Fill the `{name}` fields of a template of HTML.

        Values are escaped, in attributes too, unless they are Markup themselves.
        """
        return cls(template.format(**{name: markup(value) for name, value in values.items()}))

    @classmethod
    def joined(cls, parts: "Iterable[Markup]", between: str = "") -> Self:
        """Put parts behind each other, with HTML between them."""
        return cls(between.join(parts))


def markup(value: str | int) -> Markup:
    """Return a text as HTML that shows it as it is; Markup is that already."""
    return value if isinstance(value, Markup) else Markup(escape(str(value)))
