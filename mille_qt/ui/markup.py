"""HTML made by the program, as a separate type so that no other text is used as HTML."""

from collections.abc import Iterable
from html import escape
from typing import Self


class Markup(str):
    """HTML; only text from the program's source is not escaped."""

    __slots__ = ()

    @classmethod
    def of(cls, template: str, **values: "str | int") -> Self:
        """Fill the `{name}` fields of a template of HTML.

        Values are escaped, in attributes too, unless they are Markup themselves.
        """
        return cls(template.format(**{name: markup(value) for name, value in values.items()}))

    @classmethod
    def joined(cls, parts: "Iterable[Markup]", between: str = "") -> Self:
        """Join parts with HTML between them."""
        return cls(between.join(parts))


def markup(value: str | int) -> Markup:
    """Return a text as escaped HTML; Markup is returned unchanged."""
    # Qt's HTML makes an ordinary space of a narrow no-break space, and lines would break there.
    lasting = str(value).replace("\u202f", "\u00a0")
    return value if isinstance(value, Markup) else Markup(escape(lasting))
