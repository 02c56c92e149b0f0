"""People at a window get codes, play by phone, lose their phones and come back to the screen."""

import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest

from mille_net.phone.messages import CloseCode
from mille_qt.features.phones.phones_dialog import PhonesDialog
from mille_rules import DEFAULT_RULES, Header, Record, Sitter
from mille_rules.rulesets import ONE_RACE
from tests.net.phone.phone_client import scanned
from tests.qt.features.phones.phone_in_hand import PATIENCE, PhoneInHand, Picture, choices_in
from tests.qt.features.phones.table_with_phones import TableWithPhones
from tests.qt.play.staged_match import NAMES, SHORT_TRIP, header

Table = Callable[..., TableWithPhones]
ANNA, MARCEL = NAMES[:2]
#: What stays in the log when another phone has taken a hand.
REPLACED = f"{ANNA}’s hand is on another phone now."
#: More frames at once than thumbs can send.
FAST = 5_000


def hand(picture: Picture) -> list[str]:
    return [entry["card"] for entry in picture["hand"]]


def held(table: TableWithPhones, seat: int) -> list[str]:
    update = table.player.page.seats.latest(seat)
    assert update is not None
    return [card.slug for card in update.view.hand]


def test_a_player_scans_a_code_and_has_the_hand_on_the_phone_alone(table: Table) -> None:
    at = table()
    phone = at.phone_for(ANNA)
    assert hand(phone.picture) == held(at, 0)
    assert at.player.page.seats.viewers == (1,)
    assert phone.picture["yours"], "whose turn it is"
    at.player.settle()
    assert at.player.page.update_presenter.queues.looking is None
    assert not at.player.page.curtain.isVisible(), "nobody is called to the screen"


def test_what_is_chosen_on_a_phone_is_played(table: Table) -> None:
    at = table()
    phone = at.phone_for(ANNA)
    before = held(at, 0)
    discard = phone.picture["hand"][2]["discard"]["choice"]
    phone.choose(discard)
    phone.until_shown(lambda picture: len(picture["hand"]) == 6)
    assert hand(phone.picture) == before[:2] + before[3:]
    assert not phone.picture["yours"]
    at.player.settle()
    assert at.player.page.shared_screen.called_seat == 1, "Marcel plays at the screen"


def test_a_choice_of_an_earlier_picture_does_nothing(table: Table) -> None:
    at = table()
    phone = at.phone_for(ANNA)
    number, choice = phone.picture["number"], phone.picture["hand"][0]["discard"]["choice"]
    phone.choose(choice)
    phone.until_shown(lambda picture: len(picture["hand"]) == 6)
    left = held(at, 0)
    for other in (number, phone.picture["number"]):
        phone.say(picture=other, choice=choice)
    phone.say(picture=number, choice=99)
    phone.say(language="es")
    shown = len(phone.client.pictures)
    phone.until(lambda: len(phone.client.pictures) > shown)
    assert held(at, 0) == left


def test_a_phone_speaks_its_own_language(table: Table) -> None:
    at = table()
    phone = at.phone_for(ANNA, "fr")
    phone.until_shown(lambda picture: picture["turn"] == "À vous de jouer")
    phone.say(language="xx")
    phone.until_shown(lambda picture: picture["turn"] == "Your turn")
    phone.say(language="fr-CA")
    phone.until_shown(lambda picture: picture["turn"] == "À vous de jouer")


def test_a_code_admits_one_phone_once(table: Table) -> None:
    at = table()
    code = at.code_for(ANNA)
    PhoneInHand.started(code)
    late = PhoneInHand(*scanned(code.urls[0]))
    late.until(lambda: late.code is not None)
    assert late.code == CloseCode.CODE_TAKEN


def test_a_code_that_is_put_away_admits_nobody(table: Table) -> None:
    at = table()
    code = at.code_for(ANNA)
    next(d for d in at.player.window.findChildren(PhonesDialog) if d.isVisible()).close()
    late = PhoneInHand(*scanned(code.urls[0]))
    late.until(lambda: late.code is not None)
    assert late.code == CloseCode.UNKNOWN_KEY
    assert at.player.page.seats.viewers == (0, 1)


def test_a_hand_comes_back_to_the_screen_and_the_phone_says_so(table: Table) -> None:
    at = table()
    phone = at.phone_for(ANNA)
    row = at.open_dialog().rows[0]
    row.back_button.click()
    phone.until(lambda: {"ended": True} in phone.client.messages)
    assert at.player.page.seats.viewers == (0, 1)
    at.player.settle()
    assert at.player.page.shared_screen.called_seat == 0
    assert "screen" in row.state.text()


def test_a_new_phone_needs_the_consent_of_one_that_is_awake(table: Table) -> None:
    at = table()
    phone = at.phone_for(ANNA)
    dialog = at.open_dialog()
    dialog.rows[0].code_button.click()
    question = phone.until_shown(lambda picture: picture["question"] is not None)["question"]
    yes, no = (answer["choice"] for answer in question["answers"])
    phone.choose(no)
    phone.until_shown(lambda picture: picture["question"] is None)
    assert dialog.code.isHidden()
    dialog.rows[0].code_button.click()
    phone.until_shown(lambda picture: picture["question"] is not None)
    at.codes.clear()
    phone.choose(yes)
    phone.until(lambda: ANNA in at.codes)
    other = PhoneInHand.started(at.codes[ANNA])
    other.until_shown(lambda picture: hand(picture) == held(at, 0))
    phone.until(lambda: phone.code is not None)
    assert at.player.page.seats.viewers == (1,)


def test_a_silent_phone_can_be_replaced_after_half_a_minute(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table()
    phone = at.phone_for(ANNA)
    phone.close()
    row = at.open_dialog().rows[0]
    while at.phones.is_awake(ANNA):
        QTest.qWait(1)
    assert not row.code_button.isEnabled()
    monkeypatch.setattr("mille_qt.features.phones.phone_controller.SILENCE", 0.0)
    row.retranslate()
    assert row.code_button.isEnabled()
    at.codes.clear()
    row.code_button.click()
    while ANNA not in at.codes:
        QTest.qWait(1)
    assert at.player.log[-1] != REPLACED
    other = PhoneInHand.started(at.codes[ANNA])
    other.until_shown(lambda picture: hand(picture) == held(at, 0))
    assert at.player.log[-1] == REPLACED
    at.player.page.panel.log.forget_after(0)
    assert at.player.log[-1] == REPLACED, "it stays until the next race"


def test_a_first_phone_is_not_called_another_after_one_that_never_called(table: Table) -> None:
    at = table()
    at.phone_for(ANNA)
    at.phones.joined(ANNA)
    at.phones.bring_back(ANNA)
    at.phone_for(ANNA)
    assert REPLACED not in at.player.log


def test_after_the_next_start_of_the_program_a_phone_needs_no_new_code(table: Table) -> None:
    at = table()
    phone = at.phone_for(ANNA)
    at.player.window.close()
    phone.until(lambda: phone.code is not None)
    again = table()
    back = PhoneInHand(phone.host, phone.key)
    back.until_shown(lambda picture: bool(picture["hand"]))
    assert hand(back.picture) == held(again, 0)
    assert again.player.page.seats.viewers == (1,)


def test_the_dialog_tells_who_plays_by_phone(table: Table) -> None:
    at = table((0, 1), 3)
    at.phone_for(ANNA)
    rows = at.open_dialog().rows
    assert [row.player for row in rows] == [ANNA, MARCEL], "computer players need no phone"
    assert [row.back_button.isHidden() for row in rows] == [False, True]
    assert rows[0].state.text() != rows[1].state.text()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing follows a move that can be taken back before somebody does so."""
    monkeypatch.setattr("mille_qt.session.take_back.MOMENT", 60.0)


def discarded_and_wants_it_back(table: Table) -> tuple[TableWithPhones, PhoneInHand, PhoneInHand]:
    """Anna has discarded a card, and asks Marcel's phone whether she may take that back."""
    at = table()
    anna, marcel = at.phone_for(ANNA), at.phone_for(MARCEL)
    anna.choose(anna.picture["hand"][2]["discard"]["choice"])
    picture = anna.until_shown(lambda picture: len(picture["hand"]) == 6)
    anna.choose(picture["buttons"][-1]["choice"])
    marcel.until(lambda: any(map(asks, marcel.client.pictures)))  # type: ignore[arg-type]
    return at, anna, marcel


def asks(picture: Picture) -> bool:
    return picture["question"] is not None


def answer(phone: PhoneInHand, agreed: bool) -> None:
    """Answer a question, again if the table has moved on before it heard that."""
    text = phone.until_shown(asks)["question"]["text"]
    while asks(phone.picture) and phone.picture["question"]["text"] == text:
        shown, (yes, no) = phone.picture["number"], phone.picture["question"]["answers"]
        phone.choose(yes["choice"] if agreed else no["choice"])
        phone.until_shown(lambda picture, before=shown: picture["number"] > before)  # type: ignore[misc]


@pytest.mark.usefixtures("slow")
def test_a_move_is_taken_back_if_the_other_phone_agrees(table: Table) -> None:
    at, anna, marcel = discarded_and_wants_it_back(table)
    answer(marcel, agreed=True)
    anna.until_shown(lambda picture: len(picture["hand"]) == 7)
    assert hand(anna.picture) == held(at, 0)
    marcel.until_shown(lambda picture: not asks(picture))


@pytest.mark.usefixtures("slow")
def test_a_move_stays_if_the_other_phone_does_not_agree_and_says_so(table: Table) -> None:
    _at, anna, marcel = discarded_and_wants_it_back(table)
    assert ANNA in marcel.picture["question"]["text"]
    answer(marcel, agreed=False)
    anna.until_shown(lambda picture: "stays" in picture["message"])
    assert len(anna.picture["hand"]) == 6


@pytest.mark.usefixtures("slow")
def test_a_phone_says_in_its_own_language_why_a_move_stays(table: Table) -> None:
    _at, anna, marcel = discarded_and_wants_it_back(table)
    anna.say(language="fr")
    answer(marcel, agreed=False)
    anna.until_shown(lambda picture: "coup reste joué" in picture["message"])


@pytest.mark.usefixtures("slow")
def test_a_move_stays_if_nobody_answers_for_long(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mille_qt.features.phones.phone_player.CONSENT_TIME", 1)
    _at, anna, marcel = discarded_and_wants_it_back(table)
    anna.until_shown(lambda picture: "stays" in picture["message"])
    marcel.until_shown(lambda picture: not asks(picture))


@pytest.mark.usefixtures("slow")
def test_two_questions_on_one_phone_are_both_asked(table: Table) -> None:
    at, anna, marcel = discarded_and_wants_it_back(table)
    at.open_dialog().rows[1].code_button.click()
    at.codes.clear()
    answer(marcel, agreed=True)
    anna.until_shown(lambda picture: len(picture["hand"]) == 7)
    answer(marcel, agreed=True)
    marcel.until(lambda: MARCEL in at.codes)


@pytest.mark.usefixtures("slow")
def test_a_phone_asks_once_although_other_people_look_at_the_screen_meanwhile(
    table: Table,
) -> None:
    at = table((0, 1, 2), 3)
    anna, marcel, _yvette = (at.phone_for(name) for name in (ANNA, MARCEL, "Yvette"))
    anna.choose(anna.picture["hand"][2]["discard"]["choice"])
    anna.until_shown(lambda picture: len(picture["hand"]) == 6)
    anna.choose(anna.picture["buttons"][0]["choice"])
    before = marcel.until_shown(asks)["number"]
    at.phones.bring_back("Yvette")
    before = marcel.until_shown(lambda picture: picture["number"] > before)["number"]
    yes, _no = marcel.until_shown(asks)["question"]["answers"]
    marcel.choose(yes["choice"])
    assert not asks(marcel.until_shown(lambda picture: picture["number"] > before))


def test_a_hint_is_given_on_the_phone_alone_and_noted(table: Table) -> None:
    at = table()
    phone = at.phone_for(ANNA)
    button = next(b for b in phone.picture["buttons"] if b["text"] == "Hint")
    phone.choose(button["choice"])
    phone.until_shown(lambda picture: picture["message"].startswith("Hint:"))
    assert at.player.page.session.assistance.hinted
    assert not at.player.page.bar.text


def test_the_phone_of_somebody_who_is_not_at_the_table_can_be_forgotten(table: Table) -> None:
    at = table()
    phone = at.phone_for(ANNA)
    marcel = header((0, 1)).sitters[1]
    others = Header(DEFAULT_RULES, (Sitter("human", "Zoë"), marcel))
    at.player.window.shell.play_new(others, 0, False)
    rows = at.open_dialog().rows
    assert [row.player for row in rows] == ["Zoë", MARCEL, ANNA]
    assert [row.code_button.isHidden() for row in rows] == [False, False, True]
    rows[2].back_button.click()
    phone.until(lambda: {"ended": True} in phone.client.messages)
    assert ANNA not in at.phones.players


def test_a_player_who_gets_the_seat_again_has_the_hand_on_the_phone_again(table: Table) -> None:
    at = table()
    phone = at.phone_for(ANNA)
    match, sitters = at.player.window.match, header((0, 1)).sitters
    assert match is not None
    for level in ("computer-normal", "human"):
        match.change_players((Sitter(level, ANNA), sitters[1]), 0)
        at.player.settle()
    phone.until_shown(lambda picture: bool(picture["hand"]) and hand(picture) == held(at, 0))


def test_the_table_offers_to_go_on_without_a_phone_that_is_silent(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mille_qt.features.phones.silent_phones.PATIENCE", 0)
    at = table()
    phone = at.phone_for(ANNA)
    bar = at.player.page.bar
    assert not bar.asks
    phone.close()
    while not bar.asks:
        QTest.qWait(1)
    assert bar.text.startswith(f"{ANNA}’s phone")
    # As a move does that is shown late.
    bar.clear()
    while not bar.asks:
        QTest.qWait(1)
    back = PhoneInHand(phone.host, phone.key)
    while bar.asks:
        back.let_happen()
    back.close()
    while not bar.asks:
        QTest.qWait(1)
    assert list(at.player.buttons()) == ["Play here"]
    monkeypatch.setattr("mille_qt.features.phones.phone_controller.SILENCE", 0.0)
    at.phones.phones_changed.emit()
    while "Another phone" not in at.player.buttons():
        QTest.qWait(1)
    at.phones.code_shown.connect(at.codes.__setitem__)
    at.codes.clear()
    at.player.press("Another phone")
    dialog = next(one for one in at.player.window.findChildren(PhonesDialog) if one.isVisible())
    while dialog.code.isHidden():
        QTest.qWait(1)
    assert dialog.code.player == ANNA
    other = PhoneInHand.started(at.codes[ANNA])
    other.until(lambda: bar.text == REPLACED)
    at.player.settle()
    assert bar.text == REPLACED
    other.close()
    while not bar.asks:
        QTest.qWait(1)
    at.player.press("Play here")
    at.player.settle()
    assert at.player.page.seats.viewers == (0, 1)
    assert at.player.page.shared_screen.called_seat == 0


def test_whole_races_are_played_by_phones_alone(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    # These people are faster than any.
    monkeypatch.setattr("mille_net.phone.connection.PHONE_BURST", FAST)
    at = table(record=Record(header((0, 1), 2, SHORT_TRIP)))
    phones = [at.phone_for(name) for name in (ANNA, MARCEL)]
    play_until(at, phones, lambda: race_shown(at) == 3)


def test_a_match_is_played_again_once_everyone_wants_to(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mille_net.phone.connection.PHONE_BURST", FAST)
    one_race = replace(SHORT_TRIP, match_target=ONE_RACE)
    at = table(record=Record(header((0, 1), 2, one_race)))
    first = at.player.page.session
    phones = [at.phone_for(name) for name in (ANNA, MARCEL)]
    play_until(at, phones, lambda: at.player.page.session is not first)
    for phone in phones:
        phone.until_shown(lambda picture: bool(picture["hand"]))


def race_shown(at: TableWithPhones) -> int:
    public = at.player.page.update_presenter.queues.latest(None)
    assert public is not None
    return public.view.match.race


def play_until(at: TableWithPhones, phones: list[PhoneInHand], over: Callable[[], object]) -> None:
    """Let phones choose what comes first."""
    chosen: set[int] = set()
    end = time.monotonic() + PATIENCE
    while not over():
        assert time.monotonic() < end, "players who are ready begin what is next"
        for phone in phones:
            phone.let_happen()
            picture = phone.picture
            wanted = choices_in(picture) if picture["yours"] or picture["score"] else []
            if wanted and (number := hash((picture["player"], picture["number"]))) not in chosen:
                chosen.add(number)
                phone.choose(wanted[0])
