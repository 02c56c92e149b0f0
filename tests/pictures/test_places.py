"""The list of places contains all pages, dialogs and widgets."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from types import FunctionType

import pytest
from PySide6.QtWidgets import QDialog, QMenu, QWidget

import mille_qt
from mille_qt.play.table_page import TablePage
from mille_qt.ui.page_frame import PageFrame
from tests.pictures.places import PLACES
from tests.pictures.walking import Walk

#: Base classes and suffixes of the names of places.
KINDS = (PageFrame, TablePage, QDialog)
NAMED = re.compile(r"[a-z](Page|Sheet|Picker|Window)$|^Curtain$|^ScoreKeeper$")
#: Base classes, windows that contain other places, and what the functions that open dialogs show.
NO_PLACES = {
    "_MessageBox",
    "PageFrame",
    "TablePage",
    "FoundResults",
    "Sheet",
    "MainWindow",
    "HandsSheet",
    "LessonSheet",
    "RulesSheet",
    "TableForm",
}
#: Widgets that are shown only briefly, or around all pages.
ELSEWHERE = {"Confetti", "DropOverlay", "MainWindow", "GreatMomentView", "WindowPages"}
#: Prefixes of functions that open dialogs.
OPENS = re.compile(r"^(ask|report|tell|show)_")


def test_every_page_and_dialog_is_in_the_list() -> None:
    shown = {place.shows for place in PLACES}
    pages = {
        kind
        for kind in _classes(QWidget)
        if (issubclass(kind, KINDS) or NAMED.search(kind.__name__))
        and kind.__name__ not in NO_PLACES
    }
    assert {kind.__name__ for kind in pages - shown} == set()
    assert {opens.__qualname__ for opens in _openers() - shown} == set()


@pytest.mark.slow
def test_every_widget_is_in_some_place(walk: Callable[..., Walk]) -> None:
    walks, seen = walk(), set()
    for place in PLACES:
        page = walks.go(place)
        seen |= {type(widget) for widget in (page, *page.findChildren(QWidget))}
    unseen = {
        kind.__name__
        for kind in _classes(QWidget) - seen
        if not issubclass(kind, QMenu) and not any(issubclass(one, kind) for one in seen)
    }
    assert unseen == ELSEWHERE


def test_names_of_places_are_unique() -> None:
    assert len({place.name for place in PLACES}) == len(PLACES)


def _modules() -> Iterator[object]:
    for module in pkgutil.walk_packages(mille_qt.__path__, "mille_qt."):
        if not module.name.endswith("__main__"):
            yield importlib.import_module(module.name)


def _classes(base: type) -> set[type]:
    """Return all subclasses in the program."""
    return {
        kind
        for module in _modules()
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, base) and kind.__module__.startswith("mille_qt.")
    }


def _openers() -> set[FunctionType]:
    """Return all functions of the program that open and return a dialog."""
    return {
        opens
        for module in _modules()
        for name, opens in inspect.getmembers(module, inspect.isfunction)
        if OPENS.search(name)
        and opens.__module__.startswith("mille_qt.")
        and str(opens.__annotations__.get("return")).strip("'\"").find("None") < 0
        and re.search("QMessageBox|Dialog", str(opens.__annotations__.get("return")))
    }
