"""A code makes a browser the hand of a player, which stays so until the table ends it."""

import gzip
import json
import re
from pathlib import Path

from mille_net.phone.phone_listener import PhonePage
from tests.phone.browser import Tab
from tests.phone.phone_table import PhoneTable
from tests.phone.pictures import PICTURES, TURN

HAND = "document.querySelectorAll('#hand button').length"


def test_a_scanned_code_says_who_the_phone_will_be_and_a_touch_starts_it(
    tab: Tab, table: PhoneTable
) -> None:
    table.scan(tab)
    assert "You are Ann" in tab.text()
    assert table.phones.players == ()
    tab.tap("#notice-act")
    table.until_told("joined", "Ann")
    table.until_told("awake", "Ann", True)
    table.show(tab, TURN)
    assert tab.js(HAND) == 7


def test_a_phone_that_misses_the_answer_to_start_gets_it_again(tab: Tab, table: PhoneTable) -> None:
    table.scan(tab)
    tab.js(
        "window.receive = Connection.prototype.receive;"
        "Connection.prototype.receive = function (own, frame) {"
        " if (this.channel && this.greeting.start) {"
        "  Connection.prototype.receive = receive; this.closed(0); return; }"
        " receive.call(this, own, frame); }"
    )
    tab.tap("#notice-act")
    table.until_told("joined", "Ann")
    table.until_told("awake", "Ann", True)
    table.show(tab, TURN)
    assert tab.js("Connection.prototype.receive === receive")
    assert tab.js(HAND) == 7


def test_the_key_of_a_code_leaves_the_address_at_once(tab: Tab, table: PhoneTable) -> None:
    url = table.url()
    tab.open(url)
    tab.wait("!location.hash")
    key = url.partition("#")[2]
    # What was typed stays known to the program that drives the browser.
    entries = tab.ask("Page.getNavigationHistory")["entries"]
    assert not [entry for entry in entries if key in entry["url"]]
    assert key not in tab.js("JSON.stringify(localStorage) + document.documentElement.outerHTML")


def test_a_second_scanner_reads_that_the_code_is_taken(tabs: list[Tab], table: PhoneTable) -> None:
    first, second, late = tabs
    url = table.url()
    for scanner in (first, second):
        scanner.open(url)
        scanner.wait("document.getElementById('notice-act').offsetHeight")
        scanner.pass_time()
    first.tap("#notice-act")
    table.until_told("joined", "Ann")
    second.wait("document.body.innerText.includes('already taken')")
    late.open(url)
    late.wait("document.body.innerText.includes('already taken')")


def test_an_unknown_code_and_no_code_say_what_to_do(tab: Tab, table: PhoneTable) -> None:
    url = table.url()
    tab.open(url[:-43] + "A" * 43)
    tab.wait("document.body.innerText.includes('not valid any more')")
    tab.open(url.partition("#")[0])
    tab.wait("document.body.innerText.includes('Scan the code')")


def test_a_loaded_page_is_the_phone_again_with_its_cards_covered(
    ann: Tab, table: PhoneTable
) -> None:
    table.show(ann, TURN)
    ann.ask("Page.reload")
    ann.wait("document.body.dataset.view === 'covered'")
    assert ann.js(HAND) == 0
    ann.pass_time()
    ann.tap("#notice-act")
    ann.wait(HAND)


def test_a_phone_that_was_ended_says_so_and_forgets_its_key(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, TURN)
    table.phones.end("Ann")
    ann.wait("document.body.innerText.includes('no hand at the table')")
    assert ann.js("localStorage.getItem('mille-players')") == "[]"
    assert ann.js(HAND) == 0


def test_a_phone_that_was_ended_while_it_was_away_says_so_too(ann: Tab, table: PhoneTable) -> None:
    url = ann.js("location.href")
    ann.ask("Page.navigate", url="about:blank")
    table.until_told("awake", "Ann", False)
    table.phones.end("Ann")
    ann.open(url)
    ann.wait("document.body.innerText.includes('no hand at the table')")
    assert ann.js("localStorage.getItem('mille-players')") == "[]"


def test_a_lost_connection_is_said_and_the_page_returns_by_itself(
    ann: Tab, table: PhoneTable, tmp_path: Path, page: PhonePage
) -> None:
    table.show(ann, TURN)
    table.close()
    ann.wait("document.getElementById('link').textContent.includes('lost')")
    assert ann.js("document.querySelector('#actions button').ariaDisabled") == "true"
    again = PhoneTable(tmp_path, page)
    again.phones.open()
    again.until_told("awake", "Ann", True)
    ann.wait("!document.getElementById('link').textContent")
    ann.wait("document.querySelector('#actions button').ariaDisabled === 'false'")
    again.close()
    ann.complaints.clear()  # the engine notes each connection that is refused


def test_a_page_that_comes_back_to_the_front_has_its_cards_covered(
    ann: Tab, table: PhoneTable
) -> None:
    table.show(ann, TURN)
    ann.leave()
    ann.wait("document.body.dataset.view === 'covered'")
    assert ann.js(HAND) == 0
    assert "Spare" not in ann.js("document.body.innerText")
    ann.come_back()
    ann.wait("document.visibilityState === 'visible'")
    ann.pass_time()
    ann.tap("#notice-act")
    ann.wait(HAND)


def test_a_second_page_with_the_same_key_takes_the_hand_and_can_give_it_back(
    tabs: list[Tab], table: PhoneTable
) -> None:
    first, second, _ = tabs
    table.join(first)
    table.show(first, TURN)
    kept = first.js("localStorage.getItem('mille-players')")
    second.open(first.js("location.href"))
    second.js(f"localStorage.setItem('mille-players', {json.dumps(kept)})")
    second.ask("Page.reload")
    first.wait("document.body.innerText.includes('another window')")
    first.pass_time()
    first.tap("#notice-act")
    second.wait("document.body.innerText.includes('another window')")
    # From now on the first one asks again whether it is heard.
    first.wait("document.body.dataset.view === 'play'")
    first.js(
        "window.pings = 0; const send = WebSocket.prototype.send;"
        " WebSocket.prototype.send = function (frame) { pings++; send.call(this, frame); };"
        " window.dispatchEvent(new Event('online'))"
    )
    assert first.js("pings") == 1


def test_the_page_speaks_the_language_of_the_phone_until_another_is_chosen(
    ann: Tab, table: PhoneTable
) -> None:
    table.until_told("language", "Ann", "en")
    ann.js(
        "const list = document.getElementById('language'); list.value = 'fr';"
        " list.dispatchEvent(new Event('change'))"
    )
    table.until_told("language", "Ann", "fr")
    ann.wait("document.documentElement.lang === 'fr'")
    ann.ask("Page.reload")
    ann.wait("document.documentElement.lang === 'fr'")


def test_a_browser_that_keeps_nothing_says_so(tab: Tab, table: PhoneTable) -> None:
    refuse = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('no'); }})"
    script = tab.ask("Page.addScriptToEvaluateOnNewDocument", source=refuse)
    try:
        table.scan(tab)
        assert "keeps nothing" in tab.text()
        tab.tap("#notice-act")
        table.until_told("awake", "Ann", True)
        table.show(tab, TURN)
    finally:
        tab.ask("Page.removeScriptToEvaluateOnNewDocument", **script)


def test_two_players_of_one_phone_are_parted_by_a_curtain(tab: Tab, table: PhoneTable) -> None:
    table.join(tab)
    table.show(tab, PICTURES["waiting"])
    table.join(tab, "Ben")
    table.show(tab, {**PICTURES["waiting"], "side": 1}, "Ben")
    tab.tap("#names button")
    tab.wait("document.body.innerText.includes('Pass the phone to Ann')")
    assert tab.js(HAND) == 0
    tab.pass_time()
    tab.tap("#notice-act")
    tab.wait(HAND)
    # Who is to act gets the phone.
    table.send({**TURN, "side": 1}, "Ben")
    tab.wait("document.body.innerText.includes('Pass the phone to Ben')")
    assert tab.js(HAND) == 0


def test_the_page_is_small_and_its_policy_allows_nothing_from_elsewhere(page: PhonePage) -> None:
    assert len(gzip.compress(page.html)) < 300_000
    assert page.policy.startswith("default-src 'none';")
    assert "unsafe" not in page.policy
    assert set(re.findall(rb"https?://[^\"'` ]*", page.html)) == {b"http://www.w3.org/2000/svg"}


def test_a_connection_that_has_died_in_the_pocket_is_replaced_when_the_page_returns(
    ann: Tab, table: PhoneTable
) -> None:
    table.show(ann, TURN)
    # What the page sends reaches nobody, until it connects anew.
    ann.js(
        "(() => { const send = WebSocket.prototype.send; let dead = null;"
        " WebSocket.prototype.send = function (frame) {"
        "   dead = dead || this; if (this !== dead) send.call(this, frame); }; })()"
    )
    table.heard.new()
    ann.js("window.dispatchEvent(new Event('online'))")
    table.until_told("language", "Ann", "en")
    ann.wait("!document.getElementById('link').textContent")


def test_one_scanner_too_many_is_told_so_and_comes_back(tabs: list[Tab], table: PhoneTable) -> None:
    url = table.url()
    for scanner in tabs[:2]:
        scanner.open(url)
        scanner.wait("document.body.innerText.includes('You are Ann')")
    tabs[2].open(url)
    tabs[2].wait("document.body.innerText.includes('Too many phones')")
    tabs[0].ask("Page.navigate", url="about:blank")
    tabs[2].wait("document.body.innerText.includes('You are Ann')")
