"""Questions, above all coup fourré: neither a glance at a phone nor its clock tells anything."""

from PySide6.QtGui import QColor, QImage, QPainter

from tests.phone.browser import Tab
from tests.phone.phone_table import PhoneTable
from tests.phone.pictures import HAND, PICTURES, Picture, picture
from tests.phone.test_hand import settled

#: Notes for how long the page means to wait, and lets that time pass at once.
TIMERS = """
window.waits = [];
const later = window.setTimeout.bind(window);
window.setTimeout = (act, wait) => { waits.push(wait); return later(act, wait); };
"""
#: Lets the time pass at once until answers are accepted.
HASTE = """
(() => {
  const later = window.setTimeout.bind(window);
  window.setTimeout = (act, wait) => later(act, wait > 1000 && wait < 2000 ? 0 : wait);
})()
"""
FIRST, SECOND = ".answer:nth-child(1)", ".answer:nth-child(2)"


def shot(tab: Tab, table: PhoneTable, asked: Picture) -> QImage:
    """Return what a phone shows once it has been asked and can answer."""
    table.show(tab, picture(question=None))
    number = table.send(asked)
    tab.wait(f"document.body.dataset.picture === '{number}'")
    tab.pass_time()
    tab.wait("!document.querySelector('.waiting')")
    # Painted anew as a whole: what is painted in parts differs in the shade of some edges.
    for display in ("none", ""):
        tab.js(f"document.body.style.display = '{display}'")
        tab.be(tab.js("innerWidth"), tab.js("innerHeight"))
    return QImage.fromData(tab.picture())


def without_label(tab: Tab, image: QImage) -> QImage:
    """Return a picture without what is written on the second place."""
    left, top, width, height = tab.js(
        f"(({{x, y, width, height}}) => [x, y, width, height])"
        f"(document.querySelector('{SECOND} span').getBoundingClientRect())"
    )
    plain = image.copy()
    painter = QPainter(plain)
    painter.fillRect(int(left), int(top), int(width) + 1, int(height) + 1, QColor("black"))
    painter.end()
    return plain


def test_the_two_places_of_a_coup_look_alike_whatever_the_hand_is(
    ann: Tab, table: PhoneTable
) -> None:
    ann.js(HASTE)
    for width, height in ((320, 568), (390, 844), (844, 390)):
        ann.be(width, height)
        with_safety = shot(ann, table, PICTURES["coup"])
        without = shot(ann, table, PICTURES["no-coup"])
        assert with_safety != without
        assert without_label(ann, with_safety) == without_label(ann, without)


def test_the_answers_to_a_coup_do_nothing_for_one_and_a_half_seconds(
    ann: Tab, table: PhoneTable
) -> None:
    number = table.send(PICTURES["coup"])
    ann.wait(f"document.body.dataset.picture === '{number}'")
    ann.pass_time(1_400)
    ann.tap(FIRST)
    assert settled(ann, table) == []
    ann.wait("!document.querySelector('.waiting')")
    ann.pass_time()
    ann.tap(SECOND)
    table.until_chosen(number, 1)


def test_an_answer_to_a_coup_leaves_at_a_full_second(ann: Tab, table: PhoneTable) -> None:
    number = table.show(ann, PICTURES["no-coup"])
    ann.wait("!document.querySelector('.waiting')")
    ann.js(TIMERS)
    # 2.7 s after the question, on a clock that stands still.
    ann.js("(() => { const now = performance.now(); performance.now = () => now; })()")
    asked = ann.js("document.getElementById('question').dataset.asked")
    ann.js(f"performance.now = () => {asked} + 2700")
    ann.tap(FIRST)
    ann.wait("waits.length")
    assert round(ann.js("waits[0]")) == 300
    assert "on its way" in ann.text()
    table.until_chosen(number, 0)


def test_the_hand_is_shown_beside_other_questions_than_a_coup(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, PICTURES["coup"])
    assert ann.js("document.querySelectorAll('#hand button, #hand svg').length") == 0
    assert ann.js("document.querySelectorAll('.held svg').length") == 0
    table.show(ann, PICTURES["extension"])
    assert ann.js("document.querySelectorAll('#hand button, #hand svg').length") == 0
    assert ann.js("document.querySelectorAll('.held svg').length") == 7
    names = ann.js("document.querySelector('.held').getAttribute('aria-label')")
    assert names.split(", ") == [held["name"] for held in HAND]
    table.show(ann, PICTURES["turn"])
    assert ann.js("document.querySelectorAll('#hand button').length") == 7


def test_a_question_keeps_its_time_when_a_picture_repeats_it(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, PICTURES["coup"])
    ann.wait("!document.querySelector('.waiting')")
    asked = ann.js("document.getElementById('question').dataset.asked")
    number = table.show(ann, {**PICTURES["coup"], "news": ["Cleopatra is away."]})
    assert ann.js("document.getElementById('question').dataset.asked") == asked
    ann.tap(FIRST)
    table.until_chosen(number, 0)


def test_other_questions_are_answered_at_once(ann: Tab, table: PhoneTable) -> None:
    for name, answer in (("extension", 4), ("consent", 3)):
        number = table.show(ann, PICTURES[name])
        asked = PICTURES[name]["question"]
        assert asked["text"] in ann.text()
        place = [offered["choice"] for offered in asked["answers"]].index(answer)
        ann.tap(f".answer:nth-child({place + 1})")
        table.until_told("chosen", "Ann", number, answer)


def test_each_part_of_a_note_has_a_line_of_its_own(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, PICTURES["extension"])
    (extend, _stop) = ann.texts(".answer")
    assert extend.splitlines() == ["Extend to 1,000", "600 points", "trip 400 + extension 200"]


def test_a_question_is_called_out_and_named_on_a_covered_phone(ann: Tab, table: PhoneTable) -> None:
    ann.js("window.calls = 0; navigator.vibrate = () => { calls++; return true; }")
    table.show(ann, PICTURES["waiting"])
    ann.tap("#cover")
    ann.wait("document.body.dataset.view === 'covered'")
    table.show(ann, PICTURES["coup"])
    assert ann.js("calls") == 1
    assert "Ben plays Flat Tire on you." in ann.text()
    assert "Puncture Proof" not in ann.text()
    ann.tap("#notice-act")
    ann.wait("document.body.dataset.view === 'question'")
