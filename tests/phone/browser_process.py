"""The browser engine of the phone tests, in a process of its own: see `browser.py`.

The engine has to exist before Qt's application object, and writes warnings that would fail tests.
`python browser_process.py PHONES` opens so many windows, each a browser with a storage of its own,
and obeys lines like `hide 1` until its input ends.
"""

import os
import sys

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWebEngineCore import QWebEnginePage, QWebEngineProfile
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QApplication


def main() -> None:
    app = QApplication(sys.argv)
    views = []
    for number in range(int(sys.argv[1])):
        profile = QWebEngineProfile(app)  # without a name it keeps nothing on the disk
        view = QWebEngineView()
        view.setPage(QWebEnginePage(profile, view))
        view.resize(390, 844)
        view.setHtml(f"<title>{number}</title>")
        view.show()
        views.append(view)

    def obey() -> None:
        line = os.read(0, 1000).decode()
        if not line:
            app.quit()
        for word, number in zip(line.split()[::2], line.split()[1::2], strict=True):
            views[int(number)].page().setVisible(word == "show")

    watch = QSocketNotifier(0, QSocketNotifier.Type.Read)
    watch.activated.connect(obey)
    app.exec()
    for view in views:
        view.page().deleteLater()


main()
