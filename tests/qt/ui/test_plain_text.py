"""Names and files are shown as they are: one way for each kind of text, and no way round it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtGui import Qt, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QWidget

import mille_qt
from mille_qt.ui.labels import Label, without_mnemonic
from mille_qt.ui.markup import Markup
from mille_qt.ui.message_box import Icon, make_box
from mille_qt.ui.tooltips import desktop_message, set_tooltip, tooltip
from mille_qt.ui.window_titles import set_window_title
from tests.examples import each

SOURCES = Path(mille_qt.__file__).parent
LABELS, TOOLTIPS = "ui/labels.py", "ui/tooltips.py"
BOXES, READER = "ui/message_box.py", "features/rulebook/chapter_view.py"
#: What of Qt takes a text for more than it is, and the modules that may use it.
ONLY_IN: dict[str, set[str]] = {
    "QLabel": {LABELS, BOXES},
    "setTextFormat": {LABELS, BOXES},
    "QToolTip": {TOOLTIPS},
    "setToolTip": {TOOLTIPS, "app/desktop_integration.py"},
    "QSystemTrayIcon": {"app/desktop_integration.py"},
    "showMessage": {"app/desktop_integration.py"},
    "setWindowTitle": {"ui/window_titles.py"},
    "QMessageBox()": {BOXES},
    "setDetailedText": set(),
    "QInputDialog()": {BOXES},
    "setHtml": {READER},
    "QTextBrowser": {READER},
    "QTextDocument": {READER},
    # Writes with a cursor alone, which inserts plain text.
    "QTextEdit": {"features/lan/chat_box.py"},
    "insertHtml": set(),
    "setMarkdown": set(),
    "appendHtml": set(),
    "setWhatsThis": set(),
    "setStatusTip": set(),
    "QStatusBar": set(),
    "QWhatsThis": set(),
    "QErrorMessage": set(),
    "QProgressDialog": set(),
    "QSplashScreen": set(),
    "QStaticText": set(),
    "QGraphicsTextItem": set(),
    "QWizard": set(),
    # From a text that is not written in the source: files of the program, and data made safe.
    "Markup(...)": {"ui/markup.py", "ui/theme/css_colours.py", "features/replay/web_page.py"},
}
MENTIONED = re.compile("|".join(name.partition("(")[0] for name in (*ONLY_IN, "ToolTipRole")))
BOX_FUNCTIONS = {"about", "aboutQt", "critical", "information", "question", "warning"}
MEANT = ("<img src=/dev/null>", "<b>x</b>", "&amp;", "&lt;b>", "[*]", "&x", "%1 {0}", "a < b & c")


def test_what_takes_text_for_more_than_it_is_has_one_place() -> None:
    found = []
    for path in SOURCES.rglob("*.py"):
        module, source = path.relative_to(SOURCES).as_posix(), path.read_text("utf-8")
        # Few modules have to be parsed.
        if MENTIONED.search(source):
            names = set(escapes(ast.parse(source)))
            found += [f"{module}: {name}" for name in names if module not in ONLY_IN.get(name, ())]
    assert found == []


@each(
    "source",
    [
        "from PySide6.QtWidgets import QLabel",
        "label = QtWidgets.QLabel(name)",
        "button.setToolTip(name)",
        "QToolTip.showText(point, name)",
        "QMessageBox(parent)",
        "QMessageBox.warning(parent, title, name)",
        "window.setWindowTitle(name)",
        "item.setData(Qt.ItemDataRole.ToolTipRole, name)",
        "def data(role):\n    if role == Role.ToolTipRole:\n        return name",
        "page.setHtml(name)",
        "Markup(name)",
        "Markup.of(f'<b>{name}</b>')",
        "Markup.of('<b>' + name)",
    ],
)
def test_every_way_round_is_found(source: str) -> None:
    assert list(escapes(ast.parse(source)))


def escapes(tree: ast.Module) -> Iterator[str]:
    """What of `ONLY_IN` a module uses, and whatever no module may."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom():
                yield from (alias.name for alias in node.names if alias.name in ONLY_IN)
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in ONLY_IN:
                yield name
            case ast.Call():
                yield from _calls(node)
            case ast.If() | ast.Expr() | ast.Return() | ast.Assign():
                roles = (n for n in ast.walk(node) if getattr(n, "attr", "") == "ToolTipRole")
                if any(roles) and not any(map(_is_tooltip, ast.walk(node))):
                    yield "ToolTipRole"


def _is_tooltip(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "tooltip"


def _calls(call: ast.Call) -> Iterator[str]:
    match call.func:
        case ast.Name(id=name) if f"{name}()" in ONLY_IN:
            yield f"{name}()"
        case ast.Attribute(value=ast.Name(id="QMessageBox"), attr=name) if name in BOX_FUNCTIONS:
            yield f"QMessageBox.{name}"
        case ast.Name(id="Markup") if call.args and not isinstance(call.args[0], ast.Constant):
            yield "Markup(...)"
        case ast.Attribute(value=ast.Name(id="Markup"), attr="of"):
            if not isinstance(call.args[0], ast.Constant | ast.Name):
                yield "Markup.of"


def test_labels_and_boxes_show_every_text_as_it_is(qapp: QApplication) -> None:
    for text in MEANT:
        box = make_box(None, Icon.Question, text, text)
        labels = [Label(text), *(label for label in box.findChildren(QLabel) if label.text())]
        assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
        assert [label.text() for label in labels] == [text] * 3
        box.deleteLater()


@example("<b>x</b>")
@example("\n&lt;b> <img src=/dev/null>")
@example("<!DOCTYPE html>")
@given(st.text(alphabet="<>&/ltbimgxml!? dochtml;\n\u2060" + "é𝄞"))
def test_qt_takes_no_tooltip_for_html(text: str) -> None:
    shown = tooltip(text)
    assert not Qt.mightBeRichText(shown)
    assert shown.replace("\u2060", "") == text.replace("\u2060", "")
    assert tooltip(shown) == shown


def test_tooltips_that_qt_takes_for_text_are_left_alone(qapp: QApplication) -> None:
    widget = QWidget()
    set_tooltip(widget, "Less than < two & more")
    assert widget.toolTip() == "Less than < two & more"


def test_messages_of_the_desktop_hold_no_signs_of_html() -> None:
    message = desktop_message("".join(MEANT))
    assert not set("<>&") & set(message)
    assert "img src=/dev/null" in message


def test_titles_keep_the_placeholder_of_qt(qapp: QApplication) -> None:
    window = QWidget()
    window.show()
    set_window_title(window, "[*] – Race 1")
    assert window.windowHandle().title().startswith("[*] – Race 1")
    window.close()


def test_ampersands_in_a_button_are_no_keys() -> None:
    assert without_mnemonic("Q&A") == "Q&&A"


def test_markup_escapes_what_is_filled_in_and_keeps_markup() -> None:
    bold = Markup.of("<b>{name}</b>", name='<i>"x"&')
    assert bold == "<b>&lt;i&gt;&quot;x&quot;&amp;</b>"
    assert Markup.of("<p>{part}</p>", part=bold) == f"<p>{bold}</p>"
    assert Markup.joined([bold, bold], "<br>") == f"{bold}<br>{bold}"


def test_lines_do_not_break_at_narrow_spaces(qapp: QApplication) -> None:
    document = QTextDocument()
    document.setHtml(Markup.of("<p>{text}</p>", text="1\u202f000 bornes\u202f!"))
    # Not `toPlainText`, which makes ordinary spaces of all of them.
    assert document.firstBlock().text() == "1\u00a0000 bornes\u00a0!"
