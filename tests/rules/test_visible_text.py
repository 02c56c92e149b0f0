"""What people see of a text."""

from mille_rules.visible_text import graphemes
from tests.examples import each

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"


@each(
    ("text", "count"),
    [("Anna", 4), ("e\u0301te\u0301", 3), (FAMILY, 1), ("🇫🇷🇩🇪", 2), ("👍🏽!", 2), ("", 0)],
)
def test_letters_are_counted_as_people_count_them(text, count):
    assert len(graphemes(text)) == count
    assert "".join(graphemes(text)) == text
