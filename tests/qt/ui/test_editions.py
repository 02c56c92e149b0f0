"""An edition says in its own words, and shows in its own pictures, what is others in its game."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QWidget

from mille_qt.app.start.shown_match import played_match
from mille_qt.app.start.start_texts import side_words
from mille_qt.app.window_pages import WindowPages
from mille_qt.play.score_sheet.score_sheet import ScoreSheet
from mille_qt.table.layout import table_layout
from mille_qt.table.road_item import RoadLook, picture_name
from mille_qt.ui import language
from mille_qt.ui.art.cards.card_names import CARD_NAMES, CardLanguage, card_names
from mille_qt.ui.art.landscape import land
from mille_qt.ui.art.landscape.daylight import daylight
from mille_qt.ui.art.landscape.vignette import STONE_AT, paint_ground, paint_vignette
from mille_qt.ui.art.vignette_view import vignette_picture
from mille_qt.ui.editions import USUAL, Edition, edition_of, own_editions
from mille_qt.ui.paths import languages, resource, translations_folder
from mille_qt.ui.settings import Settings
from mille_qt.ui.texts.advice import reason as reason_text
from mille_qt.ui.texts.cards import card_name, miles
from mille_qt.ui.texts.inspection import what_it_does
from mille_qt.ui.texts.refusals import refusal as refusal_text
from mille_qt.ui.theme.application_theme import current_theme
from mille_qt.ui.translation import in_edition, in_language
from mille_rules import read_record, view_for
from mille_rules.cards import SAFETIES, Card
from mille_rules.computer.explanations.reasons import Reason, ReasonCode
from mille_rules.refusals import Code, Refusal
from tests.examples import each

EDITIONS = own_editions()
PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"
BICYCLES = edition_of("stap-op")
#: Words that no text of the bicycle game says, by language; safeties, the extension and sums of
#: points have texts that it never shows.
CAR_WORDS = {
    "en": r"\b(miles?|Roll|Speed Limit|End of Limit|Flat Tire|Spare Tire|Repairs)\b",
    "fr": r"\b(Roulez|[Ll]imite de vitesse|Pneu crevé|Roue de secours)\b",
    "es": r"\b(millas?|[Ss]emáforo verde|[Ll]ímite de velocidad|Rueda de repuesto)\b",
}
#: Mistakes to look for: words of the bicycle game have another gender than those they replace, or
#: begin with an article that does not melt into the word before.
BAD_GRAMMAR = {
    "fr": r"(?i)\b(à|de) les? [A-Z]?\w|"
    r"\b(une|la|cette|aucune|quelles?|toutes?( vos| ses| les)?|premières?|dernières?|seules?) "
    r"(kilomètres?|vent|réparateur|passage)\b|"
    r"\b(un|le|ce|aucun|son|premier|dernier|prochain) (auberge|crevaison|carte)\b",
    "es": r"(?i)\b(a|de) el [a-z]|"
    r"\b(una|la|las|esta|estas|ninguna|primeras?|últimas?|muchas|cuántas) "
    r"(kilómetros?|viento|taller|albergue|paso cerrado)\b|"
    r"\b(un|el|este|ningún|otro|del|al|primer|próximo) (carta|barrera|súbete)\b",
}
NEVER_SHOWN = re.compile(
    "Right of Way|Prioridad de paso|Véhicule prioritaire|coup fourré|Out of Gas|Sin gasolina"
)


@pytest.fixture(autouse=True)
def usual(qapp: QApplication) -> Iterator[None]:
    """Each test leaves the usual edition in English."""
    yield
    language.use_edition(USUAL)
    language.install(qapp, "en")


def dealt(edition: Edition) -> list[Card]:
    return [card for card in Card if edition.rules.deck[card]]


def test_each_own_edition_has_its_cards_in_every_language() -> None:
    assert BICYCLES in EDITIONS
    for edition in EDITIONS:
        named = {card.slug for card in dealt(edition)} & CARD_NAMES.keys()
        assert edition.printed.keys() == named
        for slug in named:
            for names in (*CardLanguage, *languages()):
                own, translated = card_names(slug, names, edition)
                assert own == edition.printed[slug]
                assert translated


def test_the_second_name_on_a_card_is_in_the_language_of_its_first() -> None:
    names = {spoken: card_names("speed-limit", spoken, BICYCLES) for spoken in CardLanguage}
    assert names[CardLanguage.BOTH] == ("Tegenwind", "Headwind")
    assert names[CardLanguage.FRENCH_FIRST] == ("Tegenwind", "Vent contraire")
    assert names[CardLanguage.MIL_HITOS] == ("Tegenwind", "Viento en contra")


@each("code", languages())
def test_no_text_of_the_bicycle_game_speaks_of_cars(code: str) -> None:
    source = "fr" if code == "en" else code
    catalogue = ET.parse(translations_folder() / f"mille_{source}.ts")
    for context in catalogue.iter("context"):
        name = context.findtext("name") or ""
        if name not in ("Texts", "AmountTexts", "ScoreSheet", "RacePage"):
            continue
        for message in context.iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")]
            translated = [message.findtext("translation") or "", *forms]
            for text in [message.findtext("source") or ""] if code == "en" else translated:
                said = BICYCLES.reworded(code, name, text)
                own = re.sub(r"{\w+}", "", said)
                assert NEVER_SHOWN.search(own) or not re.search(CAR_WORDS[code], own), said


@each("code", BAD_GRAMMAR)
def test_the_words_of_the_bicycle_game_agree_with_those_around_them(code: str) -> None:
    wrong = []
    for context in ET.parse(translations_folder() / f"mille_{code}.ts").iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")]
            for text in (message.findtext("translation") or "", *forms):
                said = BICYCLES.reworded(code, name, text)
                if said != text and re.search(BAD_GRAMMAR[code], said):
                    wrong.append(said)
    assert wrong == []


@each("code", languages())
def test_all_words_of_an_edition_are_found_in_texts(code: str) -> None:
    catalogue = ET.parse(translations_folder() / f"mille_{'fr' if code == 'en' else code}.ts")
    own = ET.parse(translations_folder() / f"mille_{code}.ts")
    said = {message.findtext("source") or "" for message in catalogue.iter("message")}
    if code != "en":
        said = {message.findtext("translation") or "" for message in own.iter("message")}
    said |= {form.text or "" for form in own.iter("numerusform")}
    for edition in EDITIONS:
        for word, instead in edition.words[code].items():
            texts = [text.replace("\u00a0", " ").replace("\u202f", " ") for text in said]
            assert any(word in text for text in texts), (word, instead)


def test_texts_are_in_the_words_of_the_edition_in_use(qapp: QApplication) -> None:
    language.install(qapp, "en")
    assert (card_name(Card.ROLL), miles(8)) == ("Roll", "8 miles")
    language.use_edition(BICYCLES)
    assert (card_name(Card.ROLL), miles(8), miles(1)) == ("Mount Up", "8 km", "1 km")
    assert card_name(Card.MILES_25) == "5"
    language.install(qapp, "es")
    assert card_name(Card.ROLL) == "Súbete"
    language.use_edition(USUAL)
    assert card_name(Card.ROLL) == "Semáforo verde"


@each("code", languages())
def test_a_hint_names_the_cards_that_can_be_played_into_the_wind(
    qapp: QApplication, code: str
) -> None:
    language.install(qapp, code)
    limited = Reason(ReasonCode.LIMIT_ON_FAST_RIVAL, side=1, number=47)
    with in_edition(BICYCLES):
        assert re.findall(r"\d+", reason_text(limited, ("Ann", "Bob"))) in (
            ["5", "6", "47"],
            ["47", "5", "6"],
        )


def test_a_vignette_shows_the_country_of_the_edition_in_use(qapp: QApplication) -> None:
    size, beside_the_stone = QSize(310, 110), QRect(0, 0, 200, 110)
    usual = vignette_picture(size, 1.0, ()).copy(beside_the_stone).toImage()
    language.use_edition(BICYCLES)
    assert vignette_picture(size, 1.0, ()).copy(beside_the_stone).toImage() != usual


def test_another_edition_can_be_asked_for_within_a_block(qapp: QApplication) -> None:
    with in_edition(BICYCLES):
        assert "hostel" in what_it_does(Card.ROLL)
        refused = refusal_text(Refusal(Code.NOT_STARTED), ("Ann", "Bob"), ("Ann", "Bob"))
        assert refused == "You haven’t started yet. Play a Mount Up first."
        with in_language("fr"):
            assert card_name(Card.STOP) == "Auberge de jeunesse"
    language.use_edition(BICYCLES)
    with in_edition(USUAL):
        assert card_name(Card.STOP) == "Stop"


def test_names_of_players_and_texts_about_the_program_keep_their_words() -> None:
    assert BICYCLES.reworded("en", "ReviewFrame", "Stop") == "Stop"
    assert BICYCLES.reworded("en", "Texts", "{miles} to go") == "{miles} to go"
    with in_edition(BICYCLES):
        refused = refusal_text(
            Refusal(Code.ALREADY_LIMITED, side=1), ("Ann", "Miles Roll"), ("", "")
        )
    assert "Miles Roll" in refused


def test_widgets_are_told_of_another_edition(qapp: QApplication) -> None:
    heard: list[bool] = []

    class Heard(QLabel):
        def changeEvent(self, event: QEvent) -> None:
            heard.append(event.type() == QEvent.Type.LanguageChange)

    label = Heard()
    heard.clear()
    language.use_edition(BICYCLES)
    language.use_edition(BICYCLES)
    qapp.processEvents()
    assert any(heard)
    label.deleteLater()


def test_own_pictures_have_the_parts_of_those_they_replace() -> None:
    for edition in EDITIONS:
        for card in dealt(edition):
            path = edition.picture("cards", f"{card.slug}.svg")
            assert path.is_relative_to(resource("editions")), card
            art = QSvgRenderer(str(path))
            assert all(art.elementExists(part) for part in ("ground", "art", "index")), card
        car = QSvgRenderer(str(edition.picture("road", "car.svg")))
        assert all(car.elementExists(part) for part in ("body", "wheel", "flat", "shadow"))
    assert edition_of("express").picture("cards", "roll.svg") == resource("cards", "roll.svg")
    assert BICYCLES.safeties == ()
    assert USUAL.safeties == SAFETIES


def test_the_stone_of_a_small_picture_has_the_number_of_the_edition(qapp: QApplication) -> None:
    def stone() -> QImage:
        picture = QImage(400, 200, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        paint_vignette(painter, QRectF(picture.rect()), daylight(0.7, current_theme()))
        painter.end()
        return picture.copy(round(STONE_AT * 400) - 20, 0, 60, 200)

    usual = stone()
    assert stone() == usual
    language.use_edition(BICYCLES)
    assert stone() != usual


def ground(edition: Edition) -> QImage:
    picture = QImage(600, 200, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    light = daylight(0.7, current_theme(), edition)
    paint_ground(painter, QRectF(picture.rect()), light)
    painter.end()
    return picture


def test_an_edition_has_a_landscape_and_a_road_of_its_own(qapp: QApplication) -> None:
    usual, cycled = ground(USUAL), ground(BICYCLES)
    upper, road = QRect(0, 0, 600, 130), QRect(0, 140, 600, 60)
    assert cycled.copy(upper) != usual.copy(upper)
    assert cycled.copy(road) != usual.copy(road)
    assert ground(USUAL) == usual
    assert ground(edition_of("express")) == usual


def test_the_roads_of_two_editions_are_kept_as_two_pictures() -> None:
    layout = table_layout(QSizeF(1024, 600), 2, 2, 16).road
    looks = (RoadLook(100, None, daylight(1.0, current_theme(), e)) for e in (USUAL, BICYCLES))
    assert len({picture_name(layout, look, 1.0) for look in looks}) == 2


def test_each_colour_that_an_edition_replaces_is_one_of_the_usual_landscape() -> None:
    folder = Path(land.__file__).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    sources += resource("road", "landscape.svg").read_text("utf-8")
    for edition in EDITIONS:
        assert edition.colours
        assert {colour for colour in edition.colours if colour not in sources} == set()


def test_each_page_of_the_window_is_in_its_own_edition(qapp: QApplication) -> None:
    window = QMainWindow()
    pages, match, other = WindowPages(window), QWidget(), QWidget()
    match.edition = BICYCLES  # type: ignore[attr-defined]
    for page, edition in ((match, BICYCLES), (other, USUAL), (match, BICYCLES)):
        pages.show_page(page)
        assert language.edition_in_use() == edition
    window.deleteLater()


def test_going_back_from_a_page_over_a_match_returns_to_its_edition(qapp: QApplication) -> None:
    window = QMainWindow()
    pages, match, over = WindowPages(window), QWidget(), QWidget()
    over.edition = BICYCLES  # type: ignore[attr-defined]
    pages.show_page(match)
    go_back = pages.show_over_match(over, lambda: None)
    assert language.edition_in_use() == BICYCLES
    go_back()
    assert pages.currentWidget() is match
    assert language.edition_in_use() == USUAL
    window.deleteLater()


def test_the_score_sheet_and_the_start_page_speak_of_the_edition_of_their_match(
    qapp: QApplication, settings: Settings
) -> None:
    record = read_record((PLAYTHROUGHS / "stap-op-2.mille").read_bytes()).record
    sheet = ScoreSheet(settings)
    assert sheet.edition == USUAL
    sheet.show_view(("Ann", "Bob"), view_for(record.state, None))
    assert sheet.edition == BICYCLES
    shown = played_match(record, 0.0)
    assert [side_words(shown, side).partition(" ")[2] for side in shown.sides] == ["km"] * 2
    sheet.deleteLater()
