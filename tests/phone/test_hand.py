"""Fingers on the hand: cards are chosen, played and discarded once, and only as they were meant."""

import re

import pytest

from mille_qt.features.phones.phone_picture import bare_picture
from tests.phone.browser import Tab
from tests.phone.phone_table import PhoneTable
from tests.phone.pictures import HAND, PICTURES, TURN, picture, several

#: Cards of the usual hand, by their places: one that can be played, one that cannot, an attack.
SPARE, GASOLINE, LIMIT = 2, 1, 4
PLAY, DISCARD = 10, 20


def card(place: int) -> str:
    return f"#hand li:nth-child({place + 1}) button"


def choose(tab: Tab, place: int) -> None:
    """Touch a card, until its buttons are there and can be touched."""
    tab.tap(card(place))
    tab.wait("document.body.classList.contains('choosing')")
    tab.pass_time()


def press(tab: Tab, text: str) -> None:
    """Touch the button with this text below the hand."""
    buttons = tab.texts("#actions button")
    assert text in buttons
    tab.tap(f"#actions button:nth-child({buttons.index(text) + 1})")


def settled(ann: Tab, table: PhoneTable) -> list[tuple[object, ...]]:
    """Return all choices, once everything that the page has sent so far has come."""
    table.heard.calls = [call for call in table.heard.calls if call[0] != "language"]
    ann.js(
        "(() => { const list = document.getElementById('language');"
        " list.dispatchEvent(new Event('change')); })()"
    )
    table.until_told("language", "Ann", "en")
    return table.choices()


def test_a_card_is_shown_large_with_what_it_does_and_played(ann: Tab, table: PhoneTable) -> None:
    number = table.show(ann, TURN)
    choose(ann, SPARE)
    detail = ann.js("document.getElementById('detail').innerText")
    assert "Spare Tire" in detail
    assert "Puts an end to Flat Tire." in detail
    assert settled(ann, table) == []
    press(ann, "Play")
    table.until_chosen(number, PLAY)


def test_a_card_can_be_put_back_and_discarded(ann: Tab, table: PhoneTable) -> None:
    number = table.show(ann, TURN)
    choose(ann, SPARE)
    press(ann, "Back")
    ann.wait("!document.body.classList.contains('choosing')")
    ann.pass_time()
    choose(ann, GASOLINE)
    press(ann, "Discard")
    table.until_chosen(number, DISCARD)


def test_a_card_that_cannot_be_played_says_why(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, TURN)
    label = ann.js(f'document.querySelector("{card(GASOLINE)}").getAttribute("aria-label")')
    assert label == "Gasoline. You are not out of gas."
    choose(ann, GASOLINE)
    assert "You are not out of gas." in ann.js("document.getElementById('detail').innerText")
    assert "Play" not in ann.js("document.getElementById('actions').innerText")


def test_an_attack_offers_each_opponent_by_name(ann: Tab, table: PhoneTable) -> None:
    number = table.show(ann, several(4))
    choose(ann, LIMIT)
    press(ann, "Play on Cleopatra")
    table.until_chosen(number, 31)


def test_raised_cards_are_those_that_can_be_played(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, TURN)
    raised = ann.js(
        "[...document.querySelectorAll('#hand button')].map(b => b.classList.contains('raised'))"
    )
    assert raised == [bool(held["plays"]) for held in HAND]


def test_there_are_as_many_empty_places_as_the_hand_has_room_for(
    ann: Tab, table: PhoneTable
) -> None:
    for held in (4, 5):
        table.show(ann, picture(hand=HAND[:held], places=5))
        assert ann.js("document.querySelectorAll('#hand li.empty').length") == 5 - held


def test_a_card_that_is_flicked_upwards_is_played(ann: Tab, table: PhoneTable) -> None:
    number = table.show(ann, TURN)
    x, y = ann.middle(card(SPARE))
    ann.touch((x, y), (x, y - 30), (x, y - 120))
    table.until_chosen(number, PLAY)


def test_a_short_or_sideways_pull_plays_nothing(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, TURN)
    x, y = ann.middle(card(SPARE))
    ann.touch((x, y), (x + 20, y - 10), (x + 120, y - 20))
    ann.touch((x, y), (x, y - 20))
    assert settled(ann, table) == []


def test_a_flicked_card_that_cannot_be_played_says_why(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, TURN)
    x, y = ann.middle(card(GASOLINE))
    ann.touch((x, y), (x, y - 40), (x, y - 120))
    ann.wait("document.body.classList.contains('choosing')")
    assert "You are not out of gas." in ann.js("document.getElementById('detail').innerText")
    assert settled(ann, table) == []


def test_a_flick_with_several_opponents_asks_for_whom(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, several(3))
    x, y = ann.middle(card(LIMIT))
    ann.touch((x, y), (x, y - 40), (x, y - 120))
    ann.wait("document.body.classList.contains('choosing')")
    assert settled(ann, table) == []


def test_a_double_tap_plays_once_and_does_not_press_what_comes_next(
    ann: Tab, table: PhoneTable
) -> None:
    number = table.show(ann, TURN)
    choose(ann, SPARE)
    press(ann, "Play")
    ann.tap("#actions button")
    assert settled(ann, table) == [("chosen", "Ann", number, PLAY)]


def test_a_finger_held_while_a_new_picture_comes_does_nothing(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, TURN)
    choose(ann, SPARE)
    ann.press(ann.middle("#actions button"))
    number = table.send(picture(buttons=[]))
    ann.wait(f"document.body.dataset.picture === '{number}'")
    ann.pass_time()
    ann.lift()
    assert settled(ann, table) == []


def test_a_touch_right_after_a_new_picture_does_nothing(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, PICTURES["waiting"])
    number = table.send(PICTURES["draw"])
    ann.wait(f"document.body.dataset.picture === '{number}'")
    ann.tap("#actions button")
    assert settled(ann, table) == []
    ann.pass_time()
    ann.tap("#actions button")
    table.until_chosen(number, 0)


def test_nothing_is_sent_twice_until_the_table_has_answered(ann: Tab, table: PhoneTable) -> None:
    number = table.show(ann, PICTURES["draw"])
    ann.tap("#actions button")
    ann.wait("document.querySelector('#actions button').ariaDisabled === 'true'")
    ann.pass_time()
    ann.tap("#actions button")
    assert settled(ann, table) == [("chosen", "Ann", number, 0)]
    # What takes a while is said to be on its way.
    ann.pass_time()
    ann.wait("document.getElementById('message').textContent.includes('on its way')")
    # A refusal is a new picture, and everything can be tried again.
    number = table.show(ann, {**PICTURES["draw"], "message": "Not yet."})
    assert "Not yet." in ann.text()
    ann.tap("#actions button")
    table.until_told("chosen", "Ann", number, 0)


def test_cards_are_covered_with_one_touch_and_are_not_on_the_page_then(
    ann: Tab, table: PhoneTable
) -> None:
    table.show(ann, TURN)
    choose(ann, SPARE)
    ann.tap("#cover")
    ann.wait("document.body.dataset.view === 'covered'")
    assert "Ben" in ann.js("document.getElementById('sides').innerText")
    page = ann.js(
        "document.body.innerHTML.replace(/<script.*/s, '').replace(/<svg.*?<.svg>/gs, '')"
    )
    assert not [held["name"] for held in HAND if re.search(rf"\b{held['name']}", page)]
    assert "draw" not in page
    number = table.show(ann, {**TURN, "news": ["You draw 25 miles."]})
    assert "You draw" not in ann.text()
    ann.tap("#notice-act")
    ann.wait("document.body.dataset.view === 'play'")
    ann.pass_time()
    choose(ann, SPARE)
    press(ann, "Play")
    table.until_chosen(number, PLAY)


def test_a_phone_between_two_matches_says_so_and_offers_no_cards(
    ann: Tab, table: PhoneTable
) -> None:
    table.show(ann, TURN)
    ann.tap("#cover")
    ann.wait("document.body.dataset.view === 'covered'")
    table.show(ann, bare_picture("Ann", "Waiting for your next match…", None, 0).shown)
    ann.wait("document.body.dataset.view === 'notice'")
    assert "Waiting for your next match…" in ann.text()
    assert ann.js("document.getElementById('notice-act').hidden")
    table.show(ann, TURN)
    ann.wait("document.body.dataset.view === 'covered'")


def test_a_chosen_card_stays_chosen_while_others_play(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, PICTURES["waiting"])
    choose(ann, SPARE)
    table.show(ann, {**PICTURES["waiting"], "news": ["Ben plays 100 miles."]})
    assert ann.js("document.body.classList.contains('choosing')")
    table.show(ann, TURN)
    assert not ann.js("document.body.classList.contains('choosing')")


def test_news_that_was_told_before_is_not_read_aloud_again(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, {**TURN, "news": ["Ben plays 25 miles."]})
    ann.js("document.querySelector('#news li').dataset.told = 'yes'")
    table.show(ann, {**TURN, "news": ["Ben plays 25 miles.", "You draw 50 miles."]})
    assert ann.js("document.querySelector('#news li').dataset.told") == "yes"
    assert ann.texts("#news li") == ["Ben plays 25 miles.", "You draw 50 miles."]
    table.show(ann, {**TURN, "news": ["You play 50 miles."]})
    assert ann.texts("#news li") == ["You play 50 miles."]


@pytest.mark.parametrize("key", ["Enter", " "])
def test_everything_can_be_done_with_keys(ann: Tab, table: PhoneTable, key: str) -> None:
    number = table.show(ann, TURN)
    ann.js(f'document.querySelector("{card(SPARE)}").focus()')
    ann.key(key)
    ann.wait("document.body.classList.contains('choosing')")
    ann.pass_time()
    assert ann.js("document.activeElement.textContent") == "Play"
    ann.key(key)
    table.until_chosen(number, PLAY)


def test_the_race_after_next_is_asked_for_below_the_score(ann: Tab, table: PhoneTable) -> None:
    number = table.show(ann, PICTURES["score"])
    assert ann.js("document.getElementById('score').innerText").split() == [
        "Race",
        "2",
        "Ann",
        "+1,250",
        "3,200",
        "Ben",
        "+425",
        "900",
    ]
    press(ann, "Ready for the next race")
    table.until_chosen(number, 0)


def test_the_phone_calls_with_sound_and_vibration_when_its_player_is_to_act(
    ann: Tab, table: PhoneTable
) -> None:
    ann.js(
        "(() => { window.called = []; navigator.vibrate = () => called.push('vibrates');"
        " Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'running' });"
        " const start = OscillatorNode.prototype.start;"
        " OscillatorNode.prototype.start = function (at) {"
        "   called.push('sounds'); start.call(this, at); }; })()"
    )
    table.show(ann, PICTURES["waiting"])
    assert ann.js("called") == []
    table.show(ann, TURN)
    assert ann.js("called") == ["vibrates", "sounds"]
    table.show(ann, picture(message="Not now."))
    assert ann.js("called") == ["vibrates", "sounds"]
