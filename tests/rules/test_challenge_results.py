"""What a challenge came to is read from records; those with other cards do not count."""

from mille_rules import DEFAULT_RULES, Header, Match, Record, Sitter, parse_move, read_record
from mille_rules.challenge import Challenge, parse
from mille_rules.challenge_results import Result, challenge_mark, challenge_of, results_of
from mille_rules.computer.player import ComputerPlayer
from mille_rules.record import MoveLine, NoteLine
from tests.examples import each

FOR_TWO, FOR_FOUR = parse("700-2-K7F3Q"), parse("1000-4-NQTB7")
NAMES = ("Anna", "Marcel", "Yvette", "Lucien")


def sitters(*kinds: str) -> tuple[Sitter, ...]:
    """Who sits where, by what they are."""
    return tuple(Sitter(kind, name) for kind, name in zip(kinds, NAMES, strict=False))


def played(challenge: Challenge, races: int, *kinds: str, notes: tuple[str, ...] = ()) -> Record:
    """A record of so many races, all seats played by the beginner."""
    header = Header(challenge.rules, sitters(*kinds))
    record = Record(header, [challenge_mark(challenge), *map(NoteLine, notes)])
    match = Match(record)
    for seat in range(len(kinds)):
        match.sit(seat, ComputerPlayer("beginner", match.submit))
    for race in range(1, races + 1):
        deck = challenge.deck(race)
        match.deal(lambda _cards, deck=deck: deck, challenge.first)
    return record


def test_a_record_is_known_by_its_mark() -> None:
    record = played(FOR_TWO, 0, "human", "computer-hard")
    assert "mark challenge 700-2-K7F3Q\n" in record.text()
    assert challenge_of(read_record(record.text().encode()).record) == FOR_TWO


@each("mark", ["mark challenge 700-2-K7F3R", "mark challenge", "mark challenger", "mark practice"])
def test_a_mark_that_is_no_challenge_is_none(mark: str) -> None:
    record = Record(Header(DEFAULT_RULES, sitters("human", "human")), [NoteLine(mark)])
    assert challenge_of(record) is None


def test_a_challenge_of_other_rules_or_seats_is_none() -> None:
    mark = [challenge_mark(FOR_TWO)]
    house = DEFAULT_RULES.changed("hand_size", "5")
    assert challenge_of(Record(Header(house, sitters("human", "human")), mark)) is None
    three = Header(DEFAULT_RULES, sitters("human", "human", "human"))
    assert challenge_of(Record(three, mark)) is None


def test_a_person_against_a_computer_is_one_result() -> None:
    record = played(FOR_TWO, 2, "human", "computer-hard")
    races = [scores[0].total for scores in record.state.match.races]
    (result,) = results_of(record)
    assert result == Result(
        players=("Anna",),
        opponents=("Marcel",),
        levels=("hard",),
        races=tuple(races),
        total=sum(races),
        over=False,
        won=False,
        helped=False,
    )
    assert len(races) == 2


def test_a_team_of_people_has_one_result_and_each_level_is_named_once() -> None:
    record = played(FOR_FOUR, 1, "human", "computer-easy", "remote", "computer-easy")
    (result,) = results_of(record)
    assert result.players == ("Anna", "Yvette")
    assert result.opponents == ("Marcel", "Lucien")
    assert result.levels == ("easy",)


def test_people_against_each_other_have_a_result_each() -> None:
    record = played(FOR_TWO, 1, "human", "human")
    assert [result.players for result in results_of(record)] == [("Anna",), ("Marcel",)]


def test_computers_alone_have_none() -> None:
    assert results_of(played(FOR_TWO, 1, "computer-hard", "computer-easy")) == ()


def test_who_won_is_known_when_the_match_is_over() -> None:
    record = played(FOR_TWO, 0, "human", "human")
    match, race = Match(record), 0
    for seat in range(2):
        match.sit(seat, ComputerPlayer("normal", match.submit))
    while not match.state.match.winners:
        race += 1
        deck = FOR_TWO.deck(race)
        match.deal(lambda _cards, deck=deck: deck, FOR_TWO.first)
    results = results_of(record)
    winners = match.state.match.winners
    assert [result.won for result in results] == [side in winners for side in range(2)]
    assert all(result.over and result.total == sum(result.races) for result in results)


@each(
    "note",
    ["mark practice", "mark hint 0", "mark taken-back 0", "mark aid 0", "sit 0 computer-easy Anna"],
)
def test_help_is_told(note: str) -> None:
    (result,) = results_of(played(FOR_TWO, 1, "human", "computer-hard", notes=(note,)))
    assert result.helped


def test_other_cards_or_another_beginner_make_no_result() -> None:
    other = parse("700-2-HXMQM")
    for deck, first in ((other.deck(1), FOR_TWO.first), (FOR_TWO.deck(1), 1 - FOR_TWO.first)):
        record = played(FOR_TWO, 0, "human", "computer-hard")
        slugs = " ".join(card.slug for card in deck)
        record.add(MoveLine(None, parse_move(f"deal 1 first {first} : {slugs}")))
        assert results_of(record) == ()


def test_points_brought_along_make_no_result() -> None:
    record = played(FOR_TWO, 1, "human", "computer-hard")
    ahead = record.header._replace(points=(4000, 0), games=(0, 0))
    assert results_of(Record(ahead, record.lines)) == ()
