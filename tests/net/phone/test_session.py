"""Codes, keys, pictures and choices, with a whole phone in memory."""

import pytest

from tests.net.phone.memory_phones import OWN, Phones
from tests.net.phone.phone_client import PhoneClient


def test_a_phone_scans_a_code_starts_and_comes_back_with_a_key_of_its_own() -> None:
    phones = Phones()
    code = phones.code("Ann")
    scanner = phones.phone(code)
    assert scanner.client.messages == [{"player": "Ann"}]
    assert phones.heard.new() == []
    scanner.say(start=True)
    key = scanner.client.new_key
    assert key is not None
    assert key != code
    assert phones.kept == {"Ann": key}
    assert phones.heard.new() == [("code_gone", "Ann", True), ("joined", "Ann")]
    scanner.hang_up()
    phone = phones.phone(key)
    assert phone.client.messages == [{"player": "Ann"}]
    assert phones.heard.new() == [("awake", "Ann", True), ("language", "Ann", "fr")]


def test_pictures_are_shown_and_choices_passed_on() -> None:
    phones = Phones()
    phone = phones.started("Ann")
    phones.show("Ann", number=1)
    phones.show("Ann", number=2)
    assert phone.pictures == [{"number": 1}, {"number": 2}]
    phone.say(picture=2, choice=7)
    phone.say(language="es")
    assert phones.heard.new() == [("chosen", "Ann", 2, 7), ("language", "Ann", "es")]


def test_the_latest_picture_waits_for_a_phone_that_returns() -> None:
    phones = Phones()
    phone = phones.started("Ann")
    phone.hang_up()
    assert phones.heard.new() == [("awake", "Ann", False)]
    phones.show("Ann", number=1)
    phones.show("Ann", number=2)
    again = phones.phone(phones.kept["Ann"])
    assert again.client.messages == [{"player": "Ann"}, {"picture": {"number": 2}}]


def test_a_phone_gets_no_picture_in_another_language() -> None:
    phones = Phones()
    phones.started("Ann").hang_up()
    phones.show("Ann", number=1)
    phones.heard.new()
    spanish = phones.phone(phones.kept["Ann"], language="es")
    assert spanish.pictures == []
    assert phones.heard.new() == [("awake", "Ann", True), ("language", "Ann", "es")]
    phones.show("Ann", number=2)
    assert spanish.pictures == [{"number": 2}]


def test_a_second_scanner_is_told_that_the_code_is_taken() -> None:
    phones = Phones()
    code = phones.code("Ann")
    first, second = phones.phone(code), phones.phone(code, "192.168.1.21")
    assert second.client.messages == [{"player": "Ann"}]
    first.say(start=True)
    assert second.code == 4409
    assert phones.phone(code).code == 4409
    other = PhoneClient(code, OWN).public_value
    assert phones.phone(code, greeting={"start": other}).code == 4409
    assert phones.kept == {"Ann": first.client.new_key}


def test_a_phone_that_has_missed_the_answer_to_start_asks_again() -> None:
    phones = Phones()
    code = phones.code("Ann")
    first = phones.phone(code)
    first.say(start=True)
    key = phones.kept["Ann"]
    phones.heard.new()
    first.say(start=True)
    assert (first.code, first.client.new_key) == (None, key)
    first.hang_up()
    again = phones.phone(code, greeting={"start": first.client.public_value})
    assert again.client.messages == first.client.messages[-1:]
    assert (phones.kept, phones.heard.new()) == ({"Ann": key}, [])


def test_a_start_that_was_lost_is_said_again_as_the_first_message() -> None:
    phones = Phones()
    lost = PhoneClient(phones.code("Ann"), OWN)
    phone = phones.phone(lost.key, greeting={"start": lost.public_value})
    assert [*phone.client.messages[0]] == ["player"]
    assert phones.kept.keys() == {"Ann"}
    assert phone.client.messages[1].keys() == {"key", "player"}


def test_a_code_is_valid_for_two_minutes() -> None:
    phones = Phones()
    code = phones.code("Ann")
    assert phones.heard.codes["Ann"].seconds == 120.0
    phones.wait(119.0)
    early = phones.phone(code)
    assert early.code is None
    phones.wait(2.0)
    assert phones.heard.new() == [("code_gone", "Ann", False)]
    assert early.code == 4401
    assert phones.phone(code).code == 4401


def test_a_code_is_not_valid_longer_because_the_computer_slept() -> None:
    phones = Phones()
    code = phones.code("Ann")
    phones.now += 110.0
    phones.session.tick(phones.now)
    assert phones.phone(code).code is None
    phones.now += 110.0
    phones.session.tick(phones.now)
    assert phones.heard.new() == [("code_gone", "Ann", False)]
    assert phones.phone(code).code == 4401


@pytest.mark.parametrize("renewed", [False, True])
def test_a_code_that_is_not_shown_any_more_is_unknown(renewed: bool) -> None:
    phones = Phones()
    code = phones.code("Ann")
    scanner = phones.phone(code)
    if renewed:
        assert phones.code("Ann") != code
    else:
        phones.session.withdraw("Ann")
    assert scanner.code == 4401
    assert phones.phone(code).code == 4401
    assert phones.heard.new() == []


def test_a_new_phone_of_a_player_replaces_the_old_one() -> None:
    phones = Phones()
    old = phones.started("Ann")
    old_key = phones.kept["Ann"]
    new = phones.started("Ann", "192.168.1.21")
    assert old.code == 1000
    assert old.client.messages[-1] == {"ended": True}
    assert phones.phone(old_key).code == 4401
    phones.show("Ann", number=1)
    assert new.pictures == [{"number": 1}]
    assert old.pictures == []


def test_a_phone_that_has_ended_says_so_now_or_when_it_returns() -> None:
    phones = Phones()
    awake, away = phones.started("Ann"), phones.started("Ben", "192.168.1.21")
    key = phones.kept["Ben"]
    away.hang_up()
    phones.session.end("Ann")
    phones.session.end("Ben")
    phones.session.end("Nobody")
    assert phones.kept == {}
    assert awake.code == 1000
    assert awake.client.messages[-1] == {"ended": True}
    assert phones.phone(key).code == 4401


def test_the_next_phone_of_a_player_does_not_see_what_an_ended_one_saw() -> None:
    phones = Phones()
    phones.started("Ann")
    phones.show("Ann", number=1)
    phones.session.end("Ann")
    assert phones.started("Ann").pictures == []


def test_a_phone_comes_back_to_a_program_that_was_started_again() -> None:
    phones = Phones()
    phones.started("Ann")
    again = Phones(phones.kept, seed=2)
    phone = again.phone(phones.kept["Ann"])
    assert phone.client.messages == [{"player": "Ann"}]
    assert again.heard.new() == [("awake", "Ann", True), ("language", "Ann", "fr")]


def test_the_newest_page_of_a_phone_has_its_pictures() -> None:
    phones = Phones()
    first = phones.started("Ann")
    second = phones.phone(phones.kept["Ann"])
    assert first.code == 4410
    # It was awake all the time.
    assert phones.heard.new() == [("language", "Ann", "fr")]
    phones.show("Ann", number=1)
    assert second.pictures == [{"number": 1}]


def test_two_players_share_a_phone_with_a_connection_for_each() -> None:
    phones = Phones()
    ann, ben = phones.started("Ann"), phones.started("Ben")
    phones.show("Ann", number=1)
    phones.show("Ben", number=2)
    assert (ann.pictures, ben.pictures) == ([{"number": 1}], [{"number": 2}])
    ben.say(picture=2, choice=0)
    assert phones.heard.new() == [("chosen", "Ben", 2, 0)]


def test_a_phone_is_not_away_because_the_computer_slept() -> None:
    phones = Phones()
    phone = phones.started("Ann")
    phones.now += 3_600.0
    phones.session.tick(phones.now)
    phone.say(picture=1, choice=1)
    assert phones.heard.new() == [("chosen", "Ann", 1, 1)]


def test_a_silent_phone_is_away_and_one_that_pings_is_not() -> None:
    phones = Phones()
    silent, pinging = phones.started("Ann"), phones.started("Ben")
    for _ in range(3):
        phones.wait(10.0)
        pinging.say()
    assert silent.code == 4408
    assert pinging.code is None
    assert phones.heard.new() == [("awake", "Ann", False)]


def test_a_ping_is_answered_like_any_other_message() -> None:
    phones = Phones()
    scanner = phones.phone(phones.code("Ben"))
    for phone in (phones.started("Ann"), scanner):
        phone.say()
        assert phone.client.messages[-1] == {}
    assert phones.heard.new() == []


def test_phones_may_come_back_when_the_program_closes() -> None:
    phones = Phones()
    phone = phones.started("Ann")
    phones.session.close()
    assert phone.code == 1000
    assert phone.client.messages == [{"player": "Ann"}]
    assert set(phones.kept) == {"Ann"}
