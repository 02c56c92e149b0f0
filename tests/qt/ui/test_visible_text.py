"""Whatever people read goes through Qt's translation, in a form that Qt's tools can find."""

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import translate
from tests.examples import each

#: Calls whose literal arguments would be seen on the screen or read aloud.
SHOWS = re.compile(
    r"set(Text|PlainText|Html|WindowTitle|Title|ToolTip|StatusTip|WhatsThis|AccessibleName"
    r"|AccessibleDescription|PlaceholderText|InformativeText|DetailedText|Prefix|Suffix"
    r"|SpecialValueText|ItemText|TabText|ButtonText|LabelText|IconText|ApplicationDisplayName"
    r"|NameFilter|NameFilters|HeaderLabels|HorizontalHeaderLabels)"
    r"|add(Item|Items|Row|Tab|Menu|Action|Section|Button)|insert(Item|Tab)|showMessage|appendPlainText"
    r"|set_tooltip|show_tooltip|set_window_title|make_box|(Q)?Label"
    r"|Q(PushButton|ToolButton|CheckBox|RadioButton|GroupBox|Action|Menu|DockWidget"
    r"|CommandLinkButton|MessageBox|ErrorMessage|ProgressDialog)"
    r"|information|warning|question|critical|about|getText|getOpenFileName|getSaveFileName"
)
#: A log is for whoever mends the program: its words are English and plain.
LOGGERS = {"log", "logger", "logging", "warnings"}
#: Calls that begin with the context of a text.
TRANSLATE = ("translate", "QCoreApplication.translate", "QT_TRANSLATE_NOOP")
LAST_OF_TRANSLATE = {name.rpartition(".")[2] for name in TRANSLATE}
#: Modules with lists for SQL, with names as people type them, and of the command line.
PLAIN_LISTS = {"sqlite_file", "store", "player_names_field", "command_line"}
#: The game's name is the same in every language.
SAME = r"<[^>]+>|&\w+;|Mille"


class Found(NamedTuple):
    """A text as a catalogue lists it."""

    context: str
    source: str
    comment: str
    plural: bool


@cache
def tree_of(path: Path) -> ast.Module:
    """A source file, parsed."""
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def calls_in(path: Path) -> list[ast.Call]:
    """Return all calls in a source file."""
    return [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)]


@cache
def marked_in(path: Path) -> list[tuple[ast.Call, str]]:
    """Calls in a source file that translate or mark a text, each with the class it stands in."""
    return list(marked(tree_of(path)))


def called(node: ast.AST) -> str:
    """The last name of what a call calls, nothing for any other node."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def translates(call: ast.Call) -> bool:
    """Whether a call is Qt's translation and not a painter's, or marks a text for it."""
    return called(call) in LAST_OF_TRANSLATE and ast.unparse(call.func) in TRANSLATE


def marked(tree: ast.AST, context: str = "") -> Iterator[tuple[ast.Call, str]]:
    """Calls that translate or mark a text, each with the class it stands in."""
    for node in ast.iter_child_nodes(tree):
        inside = node.name if isinstance(node, ast.ClassDef) else context
        if isinstance(node, ast.Call) and (called(node) == "tr" or translates(node)):
            yield node, inside
        yield from marked(node, inside)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def found_by_python() -> set[Found]:
    """What Python itself reads in the sources."""
    found = set()
    for path in translate.sources():
        for call, own_class in marked_in(path):
            context: object = own_class
            values: list[object] = [
                arg.value if isinstance(arg, ast.Constant) else None for arg in call.args
            ]
            if translates(call):
                context, *values = values
            plural = len(values) > 2
            comment = values[1] if len(values) > 1 else ""
            found.add(Found(str(context), str(values[0]), str(comment or ""), plural))
    return found


def found_by_qt() -> set[Found]:
    """What Qt's tool has put into the French catalogue."""
    (catalogue,) = (path for path in translate.catalogues() if path.stem == "mille_fr")
    return {
        Found(
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.get("numerus") == "yes",
        )
        for context in ET.parse(catalogue).getroot().findall("context")
        for message in context.findall("message")
    }


def test_qts_tool_finds_exactly_the_texts_that_python_reads() -> None:
    """It misses plurals in `translate`, keyword arguments and other forms without a word."""
    differences = found_by_qt() ^ found_by_python()
    assert differences == set(), "run installer/translate.py, which may be all that is missing"


def test_texts_are_marked_where_qt_looks_them_up() -> None:
    wrong = []
    for path in translate.sources():
        for call, context in marked_in(path):
            texts = call.args[:2] if translates(call) else call.args[:1]
            own = isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "self"
            lone = called(call) == "tr" and not (own and context)
            if lone or call.keywords or not all(map(is_text, texts)):
                wrong.append(f"{path.name}:{call.lineno}: {ast.unparse(call)[:80]}")
    assert wrong == [], "write self.tr('literal', 'comment', n) or translate('Texts', 'literal')"


def untranslated(node: ast.expr) -> str:
    """The letters in an argument that are shown as they stand."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(untranslated(part) for part in node.values)
    if isinstance(node, ast.BinOp):
        return untranslated(node.left) + untranslated(node.right)
    if isinstance(node, ast.IfExp):
        return untranslated(node.body) + untranslated(node.orelse)
    if isinstance(node, ast.List | ast.Tuple):
        return "".join(map(untranslated, node.elts))
    if isinstance(node, ast.Call) and called(node) == "format":
        assert isinstance(node.func, ast.Attribute) or not node.args
        return untranslated(node.func.value) if isinstance(node.func, ast.Attribute) else ""
    return ""


def of_logger(call: ast.Call) -> bool:
    if not isinstance(call.func, ast.Attribute):
        return False
    return ast.unparse(call.func.value).strip("_").lower() in LOGGERS


FOLDERS = sorted({path.parent for path in translate.sources()})


@each("folder", FOLDERS)
def test_no_words_are_shown_past_the_translation(folder: Path) -> None:
    shown = [
        f"{path.name}:{node.lineno}: {ast.unparse(node)[:90]}"
        for path in translate.sources()
        if path.parent == folder
        for node in calls_in(path)
        if SHOWS.fullmatch(called(node)) and not of_logger(node)
        for argument in node.args
        if re.search(r"[^\W\d_]{2}", re.sub(SAME, "", untranslated(argument)))
    ]
    assert shown == []


def test_what_stands_between_the_parts_of_a_list_is_translated() -> None:
    joined = [
        f"{path.name}:{node.lineno}"
        for path in translate.sources()
        if path.stem not in PLAIN_LISTS
        for node in calls_in(path)
        if called(node) == "join" and ast.unparse(node).startswith("', '.join")
    ]
    assert joined == [], "texts.lists.listed puts a list together"
