"""The list of places is complete: no page, no dialog and no part of one is left out."""

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

#: Classes of these kinds, and by these names, are places.
KINDS = (PageFrame, TablePage, QDialog)
NAMED = re.compile(r"[a-z](Page|Sheet|Picker|Window)$|^Curtain$|^ScoreKeeper$")
#: What others are made of, or what all of them are shown in.
NO_PLACES = {
    "PageFrame",
    "TablePage",
    "Sheet",
    "MainWindow",
    "LessonSheet",
    "RulesSheet",
    "TableForm",
}
#: What is there for a moment only: in a hurry on the network, under a file, round all pages.
ELSEWHERE = {"ClosingRing", "DropSign", "MainWindow", "WindowPages"}
#: Functions of these names open something.
OPENS = re.compile(r"^(ask|tell|show)_")


def test_every_page_and_dialog_of_the_program_is_in_the_list() -> None:
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
def test_every_widget_of_the_program_is_in_some_place(walk: Callable[..., Walk]) -> None:
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


def test_names_tell_places_apart() -> None:
    assert len({place.name for place in PLACES}) == len(PLACES)


def _modules() -> Iterator[object]:
    for module in pkgutil.walk_packages(mille_qt.__path__, "mille_qt."):
        if not module.name.endswith("__main__"):
            yield importlib.import_module(module.name)


def _classes(base: type) -> set[type]:
    """All classes of the program that are of a kind."""
    return {
        kind
        for module in _modules()
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, base) and kind.__module__.startswith("mille_qt.")
    }


def _openers() -> set[FunctionType]:
    """All functions of the program that open a dialog, which they return."""
    return {
        opens
        for module in _modules()
        for name, opens in inspect.getmembers(module, inspect.isfunction)
        if OPENS.search(name)
        and opens.__module__.startswith("mille_qt.")
        and str(opens.__annotations__.get("return")).strip("'\"").find("None") < 0
        and re.search("QMessageBox|Dialog", str(opens.__annotations__.get("return")))
    }
