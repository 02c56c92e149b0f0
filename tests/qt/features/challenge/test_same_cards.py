"""The same number gives the same cards, and computers that answer alike."""

from mille_qt.session.local_session import LocalSession
from mille_rules.challenge import parse
from mille_rules.challenge_results import challenge_of
from mille_rules.computer.player import ImmediateThinker
from mille_rules.reading import read_record
from tests.examples import each
from tests.qt.features.challenge.challenges import (
    NUMBER,
    ScriptedPlayer,
    begun,
    moves,
    session_after,
)


@each(
    ("number", "level"),
    [
        ("700-2-K7F3Q", "expert"),
        ("700-2-WHEM4", "normal"),
        ("700-3-ZGNP3", "beginner"),
        ("1000-4-NQTB7", "easy"),
    ],
)
def test_computer_players_answer_the_same_moves_in_the_same_way(
    qapp: object, number: str, level: str
) -> None:
    challenge = parse(number)
    one, other = (session_after(begun(challenge, level), 1) for _ in range(2))
    assert moves(one) == moves(other)
    assert one.match_id != other.match_id
    assert one.challenge == challenge


def test_a_challenge_continued_from_its_file_keeps_its_cards(qapp: object) -> None:
    whole = session_after(begun(NUMBER), 2)
    first = session_after(begun(NUMBER), 1)
    again = LocalSession(
        read_record(first.text().encode()).record, lambda: None, ImmediateThinker()
    )
    player = ScriptedPlayer(again)
    again.start()
    again.deal()
    assert moves(again) == moves(whole)
    assert player is not None


def test_the_next_match_has_other_cards_and_another_try_the_same(qapp: object) -> None:
    session = session_after(begun(NUMBER), 1)
    assert challenge_of(session.next_match()[0]) is None
    again = session.challenge_again()
    assert challenge_of(again) == NUMBER
    assert again.header.sitters == session.sitters
    assert not session.offers_hints
