"""MB-CHALLENGE/1: numbers that people type, and the cards that they stand for, for ever."""

import hmac
from collections import Counter
from hashlib import sha256
from itertools import count
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mille_rules.cards import Card, cards_of
from mille_rules.challenge import (
    ALPHABET,
    RULE_SETS,
    SEATS,
    Challenge,
    ChallengeError,
    ChallengeFault,
    new,
    of_day,
    parse,
)
from mille_rules.rulesets import PRESETS
from tests.examples import each

#: Numbers written down long ago: rule set, who begins, the first cards of race 1, and the SHA-256
#: of the slugs of the decks of races 1 and 2. They must never change.
PINNED = {
    "700-2-K7F3Q": (
        "winning-moves",
        1,
        "roll 25 roll 75 extra-tank gasoline 200 speed-limit",
        "4539cb457d6d62b2bf8bbfecf1a125bc9f77f6651671e37887521b8db5442c22",
    ),
    "700-3-ZGNP3": (
        "classic",
        0,
        "50 stop 50 roll flat-tire accident 75 spare-tire",
        "eb429478fb78996624dd3233988153668912b3ce62fe2daf4e60b3370f764f8e",
    ),
    "1000-4-NQTB7": (
        "dujardin",
        3,
        "roll speed-limit 25 75 spare-tire stop 75 speed-limit",
        "c5def551d65d05ba551bce76bcf8b7007324486684d1205853d02a5ac560c4ed",
    ),
    "700-6-Z6YA7": (
        "classic",
        4,
        "75 accident 50 50 roll right-of-way puncture-proof roll",
        "5d6199f9265df67615c90d259e438df2d95695f9336ff5f65fd568a648160b43",
    ),
    "700-2-WHEM4": (
        "bsd",
        1,
        "spare-tire 75 end-of-limit 25 75 gasoline out-of-gas gasoline",
        "5a453bdfa70ae17b10347e17b8410ede83c66045e14ed406c50fcb8d894f4ae9",
    ),
}
tables = [
    (name, seats) for name in RULE_SETS for seats in SEATS if seats in PRESETS[name].player_counts
]


@st.composite
def challenges(draw: st.DrawFn) -> Challenge:
    """Any challenge that the program can give out."""
    rules, seats = draw(st.sampled_from(tables))
    return new(rules, seats, Random(draw(st.integers(0, 2**32))).randrange)


def fault_of(text: str) -> tuple[ChallengeFault, str]:
    """What is wrong with a text."""
    with pytest.raises(ChallengeError) as raised:
        parse(text)
    return raised.value.fault, raised.value.about


def slugs_hash(challenge: Challenge) -> str:
    """What a deck is known by."""
    decks = (" ".join(card.slug for card in challenge.deck(race)) for race in (1, 2))
    return sha256("\n".join(decks).encode()).hexdigest()


@each("number", PINNED)
def test_a_number_deals_what_it_has_always_dealt(number: str) -> None:
    rules, first, opening, whole = PINNED[number]
    challenge = parse(number)
    assert (challenge.rules, challenge.first) == (PRESETS[rules], first)
    assert " ".join(card.slug for card in challenge.deck(1)[:8]) == opening
    assert slugs_hash(challenge) == whole


def deck_by_the_words(number: str, race: int) -> list[Card]:
    """The deck as somebody would write it who has only the words about it."""
    key = sha256(f"MB-CHALLENGE/1 deck {race} {number}".encode()).digest()
    blocks = (hmac.digest(key, block.to_bytes(8), "sha256") for block in count())
    words = (int.from_bytes(block[at : at + 4]) for block in blocks for at in range(0, 32, 4))
    _, seats, code = number.split("-")
    value = 0
    for character in code[:4]:
        value = 31 * value + "23456789ABCDEFGHJKMNPQRSTUVWXYZ".index(character)
    rules = PRESETS[("winning-moves", "classic", "bsd", "dujardin")[value % 8]]
    deck = list(cards_of(rules.deck_for(int(seats))))
    for i in reversed(range(1, len(deck))):
        fair = (word for word in words if word < 2**32 - 2**32 % (i + 1))
        j = next(fair) % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


@each("race", [1, 2, 17])
@each("number", PINNED)
def test_another_program_can_deal_the_same(number: str, race: int) -> None:
    assert list(parse(number).deck(race)) == deck_by_the_words(number, race)


@given(challenges())
def test_what_is_shown_and_recorded_can_be_typed(challenge: Challenge) -> None:
    assert parse(challenge.shown) == parse(challenge.number) == challenge
    assert challenge.rules.target_for(challenge.seats) == challenge.miles


@given(challenges(), st.lists(st.sampled_from(" ·-–—./_"), max_size=20), st.randoms())
def test_letters_may_be_small_and_anything_may_stand_between(
    challenge: Challenge, between: list[str], chance: Random
) -> None:
    typed = list(challenge.number.replace("-", "").lower())
    for sign in between:
        typed.insert(chance.randrange(len(typed) + 1), sign)
    assert parse("".join(typed)) == challenge


@given(challenges(), st.integers(0, 4), st.sampled_from(ALPHABET))
def test_one_wrong_character_is_noticed(challenge: Challenge, place: int, other: str) -> None:
    code = challenge.code
    typed = code[:place] + other + code[place + 1 :]
    if typed == code:
        return
    assert fault_of(f"{challenge.miles}-{challenge.seats}-{typed}")[0] is ChallengeFault.MISTYPED


@given(challenges(), st.integers(0, 3))
def test_two_characters_exchanged_are_noticed(challenge: Challenge, place: int) -> None:
    one, two = challenge.code[place : place + 2]
    if one == two:
        return
    typed = challenge.code[:place] + two + one + challenge.code[place + 2 :]
    assert fault_of(f"{challenge.miles}-{challenge.seats}-{typed}")[0] is ChallengeFault.MISTYPED


@given(challenges(), st.sampled_from((2, 3, 4, 6)))
def test_another_number_of_seats_is_noticed(challenge: Challenge, seats: int) -> None:
    if seats == challenge.seats:
        return
    assert fault_of(f"{challenge.miles}-{seats}-{challenge.code}")[0] is ChallengeFault.MISTYPED


@each(
    ("text", "fault"),
    [
        ("", (ChallengeFault.SHAPE, "")),
        ("K7F3Q", (ChallengeFault.SHAPE, "")),
        ("2-K7F3Q", (ChallengeFault.SHAPE, "")),
        ("a good game", (ChallengeFault.SHAPE, "")),
        ("7²0-2-K7F3Q", (ChallengeFault.SHAPE, "")),
        ("٧٠٠-2-K7F3Q", (ChallengeFault.SHAPE, "")),
        ("700-2-K7F3O", (ChallengeFault.SYMBOL, "O")),
        ("700-2-K7F1Q", (ChallengeFault.SYMBOL, "1")),
        ("700-2-K7Fé3", (ChallengeFault.SYMBOL, "É")),
        ("700-5-K7F3Q", (ChallengeFault.SEATS, "5")),
        ("700-2-K7F3R", (ChallengeFault.MISTYPED, "")),
        ("1000-2-K7F3Q", (ChallengeFault.MILES, "700")),
        ("07002-K7F3Q", (ChallengeFault.MILES, "700")),
    ],
)
def test_what_is_no_challenge_says_why(text: str, fault: tuple[ChallengeFault, str]) -> None:
    assert fault_of(text) == fault


def test_a_rule_set_that_is_not_known_yet_is_refused() -> None:
    later = "22272"
    assert fault_of(f"700-2-{later}") == (ChallengeFault.RULES, "")


def test_bsd_is_for_two_even_where_all_else_fits() -> None:
    for_three = "2224V"
    assert fault_of(f"700-3-{for_three}") == (ChallengeFault.RULES, "")


@each(("rules", "seats"), [("bsd", 3), ("classic", 5), ("house", 2)])
def test_no_number_is_given_for_a_table_that_cannot_be(rules: str, seats: int) -> None:
    with pytest.raises(ValueError, match="expected a rule set"):
        new(rules, seats, lambda _bound: 0)


@given(challenges(), st.integers(1, 60))
def test_every_deck_is_the_whole_deck_and_no_two_races_have_the_same(
    challenge: Challenge, race: int
) -> None:
    whole = cards_of(challenge.rules.deck_for(challenge.seats))
    deck = challenge.deck(race)
    assert Counter(deck) == Counter(whole)
    assert deck == parse(challenge.shown).deck(race)
    assert deck != challenge.deck(race + 1)
    assert 0 <= challenge.first < challenge.seats


@given(challenges(), challenges())
def test_other_numbers_have_other_cards(one: Challenge, other: Challenge) -> None:
    assert (one == other) == (one.deck(1) == other.deck(1))


def test_no_character_can_be_taken_for_another() -> None:
    assert len(set(ALPHABET)) == 31
    assert not set(ALPHABET) & set("01OIL")


#: Deals of days: rule set, seats and number. They must never change either.
DAYS = {
    ("2026-11-23", "winning-moves", 2): "700-2-YJWAU",
    ("2026-11-24", "winning-moves", 2): "700-2-RRAAS",
    ("2026-11-23", "classic", 4): "1000-4-UK5XB",
    ("2030-02-28", "dujardin", 6): "700-6-DV8ME",
}


@each(("day", "rules", "seats"), DAYS)
def test_a_day_has_the_deal_it_has_always_had(day: str, rules: str, seats: int) -> None:
    deal = of_day(day, rules, seats)
    assert deal.number == DAYS[day, rules, seats]
    assert deal.rules == PRESETS[rules]
    seed = sha256(f"MB-CHALLENGE/1 day {day} {rules} {seats}".encode()).digest()[:8]
    value = int.from_bytes(seed) % 115_440 * 8 + RULE_SETS.index(rules)
    assert deal == new(rules, seats, lambda _bound: value // 8)


def test_no_two_days_of_a_month_have_the_same_deal() -> None:
    days = (f"2026-11-{day:02}" for day in range(1, 31))
    assert len({of_day(day, "winning-moves", 2) for day in days}) == 30


def test_a_rule_set_that_so_many_do_not_play_has_no_deal_of_the_day() -> None:
    with pytest.raises(ValueError, match="expected a rule set"):
        of_day("2026-11-23", "bsd", 3)
