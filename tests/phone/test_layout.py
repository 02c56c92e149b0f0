"""On every phone everything is there: nothing is cut off, too small, too pale or without a name."""

import json
from typing import Any

import pytest

from mille_qt.ui.paths import languages
from tests.phone.browser import Tab
from tests.phone.phone_table import PhoneTable
from tests.phone.pictures import PICTURES, Picture, composed

#: Returns what is wrong with the page as it is shown, as sentences.
FAULTS = """
(() => {
  const faults = [];
  const wide = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth > wide) faults.push("the page scrolls sideways");
  const shown = (one) => one.getClientRects().length && one.checkVisibility();
  const rgb = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
  const luminance = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const ground = (one) => {
    for (; one; one = one.parentElement) {
      const colour = rgb(getComputedStyle(one).backgroundColor);
      if (colour.length === 3 || colour[3] === 1) return colour;
    }
    return [255, 255, 255];
  };
  const name = (one) =>
    `${one.tagName} ${one.id || one.className} "${one.textContent.slice(0, 30)}"`;
  for (const one of document.querySelectorAll("button, select")) {
    if (!shown(one)) continue;
    const { width, height, left, right } = one.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) faults.push(`${name(one)} is ${width} x ${height}`);
    if (left < -0.5 || right > wide + 0.5) faults.push(`${name(one)} is off the screen`);
    const said = [one.getAttribute("aria-label"), one.textContent.trim(), (one.labels || [])[0]];
    if (!said.some(Boolean)) faults.push(`${name(one)} has no name`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const one = text.parentElement;
    const unseen = one.closest("svg, script, .said, option, select") || !shown(one);
    if (!text.textContent.trim() || unseen) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isWord = one.matches("button") && !/\\s/.test(text.textContent.trim());
    if (isWord && range.getClientRects().length > 1) faults.push(`${name(one)} is broken`);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (left < -0.5 || right > wide + 0.5) faults.push(`${name(one)} is cut off at the side`);
      for (let box = one; box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box), around = box.getBoundingClientRect();
        if (style.overflowY === "hidden" && (top < around.top - 1 || bottom > around.bottom + 1)) {
          faults.push(`${name(one)} is cut off by ${box.id || box.className}`);
        }
      }
    }
    const style = getComputedStyle(one);
    const least = parseFloat(style.fontSize) >= 24 ? 3 : 4.5;
    const found = contrast(rgb(style.color), ground(one));
    if (!one.closest("[aria-disabled=true], .waiting") && found < least) {
      faults.push(`${name(one)} has a contrast of ${found.toFixed(2)}`);
    }
  }
  return [...new Set(faults)];
})()
"""
PHONES = ((320, 568), (390, 844), (844, 390), (568, 320), (768, 1024))


def faults(tab: Tab) -> list[str]:
    found: list[str] = tab.js(FAULTS)
    return found


def look(tab: Tab, *phones: tuple[int, int], **looks: Any) -> list[str]:
    """Return the faults of a page on phones of these sizes."""
    found = []
    for width, height in phones:
        tab.be(width, height, **looks)
        found += [f"{width} × {height}: {fault}" for fault in faults(tab)]
    tab.be(390, 844)
    return found


@pytest.mark.parametrize("name", PICTURES)
def test_every_state_is_complete_on_every_phone(ann: Tab, table: PhoneTable, name: str) -> None:
    table.show(ann, PICTURES[name])
    assert look(ann, *PHONES) == []
    assert look(ann, (390, 844), dark=True) == []
    assert look(ann, (320, 568), (568, 320), text=200) == []


@pytest.mark.parametrize(
    ("name", "place"), [("turn", 1), ("turn", 6), ("three", 5), ("six", 1), ("six", 5)]
)
def test_a_chosen_card_is_complete_on_every_phone(
    ann: Tab, table: PhoneTable, name: str, place: int
) -> None:
    table.show(ann, PICTURES[name])
    ann.tap(f"#hand li:nth-child({place}) button")
    ann.wait(f"document.querySelector('#hand li:nth-child({place}) .chosen')")
    for width, height in ((320, 568), (390, 600), (500, 690), *PHONES):
        ann.be(width, height)
        # All of it is seen above the tray without scrolling.
        assert ann.js("document.getElementById('play').scrollHeight") <= ann.js(
            "document.getElementById('play').clientHeight"
        ), (width, height)
    assert look(ann, *PHONES) == []
    assert look(ann, (320, 568), text=200) == []
    ann.be(412, 915, text=200)
    if not ann.js("document.body.classList.contains('aiming')"):
        # Its name is seen without scrolling, if there is not a button for each of several sides.
        assert ann.js(
            "document.querySelector('.about h3').getBoundingClientRect().bottom"
        ) < ann.js("document.getElementById('tray').getBoundingClientRect().top")


def test_what_is_shown_instead_of_a_hand_is_complete(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, PICTURES["six"])
    ann.tap("#cover")
    ann.wait("document.body.dataset.view === 'covered'")
    assert look(ann, *PHONES) == []
    assert look(ann, (320, 568), text=200, dark=True) == []
    table.scan(ann, "Maximilienne-Antoinette")
    assert look(ann, *PHONES) == []
    assert look(ann, (320, 568), text=200) == []
    ann.open(ann.js("location.href") + "#" + "A" * 43)
    ann.wait("document.body.innerText.includes('not valid')")
    assert look(ann, *PHONES) == []


@pytest.mark.parametrize("name", ["turn", "six", "score", "coup", "waiting"])
def test_a_message_is_seen_without_scrolling_on_the_smallest_screens(
    ann: Tab, table: PhoneTable, name: str
) -> None:
    table.show(ann, {**PICTURES[name], "message": "Not now: wait until all the others agree."})
    for width, height in ((320, 480), (320, 500), (390, 600), (500, 690), (568, 320)):
        ann.be(width, height)
        seen = ann.js(
            "(() => { const { left, top, width, height } ="
            " document.getElementById('message').getBoundingClientRect();"
            " const found = document.elementFromPoint(left + width / 2, top + height - 2);"
            " return top >= 0 && found.id; })()"
        )
        assert seen == "message", (width, height)


def test_the_road_goes_before_words_do(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, PICTURES["six"])
    assert ann.js("document.getElementById('road').offsetHeight") > 100
    assert ann.texts(".stone") == ["0", "200", "400", "600", "800", "1,000"]
    ann.be(320, 480)
    ann.wait("document.getElementById('road').offsetHeight === 0")
    assert "450 miles" in ann.js("document.getElementById('sides').innerText")


def test_two_players_of_one_phone_are_complete(tab: Tab, table: PhoneTable) -> None:
    table.join(tab)
    table.show(tab, PICTURES["turn"])
    table.join(tab, "Maximilienne-Antoinette")
    table.show(tab, {**PICTURES["six"], "side": 1}, "Maximilienne-Antoinette")
    assert look(tab, *PHONES) == []
    assert look(tab, (320, 568), text=200) == []
    tab.be(320, 568)
    assert tab.js("document.querySelector('.dot .said').offsetWidth") <= 1, "it is read aloud only"
    tab.tap("#names button")
    tab.wait("document.body.dataset.view === 'covered'")
    assert look(tab, *PHONES) == []


def test_the_settings_are_complete(ann: Tab, table: PhoneTable) -> None:
    table.show(ann, PICTURES["turn"])
    ann.tap("#more")
    ann.wait("document.body.classList.contains('settings')")
    assert look(ann, *PHONES) == []
    assert look(ann, (320, 568), text=200) == []


@pytest.mark.usefixtures("speak")
@pytest.mark.parametrize("language", languages())
def test_pictures_of_whole_races_are_complete_in_every_language(
    ann: Tab, table: PhoneTable, language: str
) -> None:
    ann.js(
        f"(() => {{ const list = document.getElementById('language');"
        f" list.value = {json.dumps(language)}; list.dispatchEvent(new Event('change')); }})()"
    )
    for preset, seats, every in (
        ("winning-moves", 2, 41),
        ("winning-moves", 6, 61),
        ("dujardin", 4, 59),
        ("stap-op", 3, 47),
    ):
        for picture in composed(language, preset, seats, every):
            shown: Picture = {**picture}
            table.show(ann, shown)
            assert look(ann, (320, 568), (844, 390)) == [], shown
            if shown["hand"] and not shown["question"]:
                ann.tap("#hand li button")
                ann.wait("document.body.classList.contains('choosing')")
                ann.pass_time()
                assert look(ann, (320, 568)) == [], shown


def test_with_the_colours_of_the_system_raised_cards_have_a_frame(
    ann: Tab, table: PhoneTable
) -> None:
    ann.be(390, 844, **{"forced-colors": "active"})
    table.show(ann, PICTURES["turn"])
    frames = ann.js(
        "[...document.querySelectorAll('#hand button')].map((card) =>"
        " parseFloat(getComputedStyle(card.querySelector('svg')).outlineWidth))"
    )
    assert [width > 2 for width in frames] == [
        bool(held["plays"]) for held in PICTURES["turn"]["hand"]
    ]


def test_nothing_moves_for_those_who_want_no_motion(ann: Tab, table: PhoneTable) -> None:
    ann.be(390, 844, **{"prefers-reduced-motion": "reduce"})
    table.show(ann, PICTURES["turn"])
    moving = ann.js(
        "[...document.querySelectorAll('*')].filter((one) => {"
        " const style = getComputedStyle(one);"
        " return style.animationName !== 'none' || style.transitionDuration !== '0s'; }).length"
    )
    assert moving == 0
