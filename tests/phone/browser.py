"""A browser engine with the screens and fingers of phones, driven through Chromium's protocol."""

import base64
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROCESS = Path(__file__).with_name("browser_process.py")
#: A clock that tests can put forward, since pages ignore touches soon after something new.
CLOCK = """
const passed = performance.now.bind(performance);
window.ahead = 0;
performance.now = () => passed() + ahead;
"""
#: Seconds within which everything has happened, also on a machine with much else to do.
PATIENCE = 30.0


class Tab:
    """A page in a browser of its own, with a touch screen."""

    def __init__(
        self, number: int, protocol: ClientConnection, order: Callable[[str], None]
    ) -> None:
        self._number, self._protocol, self._order = number, protocol, order
        self._sent = 0
        #: What the page did wrong: exceptions, and what its policy forbids.
        self.complaints: list[str] = []
        for part in ("Page", "Runtime", "Log"):
            self.ask(f"{part}.enable")
        self.ask("Page.addScriptToEvaluateOnNewDocument", source=CLOCK)
        self.ask("Emulation.setTouchEmulationEnabled", enabled=True)

    def ask(self, method: str, **arguments: object) -> Any:
        """Return the answer to a command of the protocol."""
        self._sent += 1
        self._protocol.send(json.dumps({"id": self._sent, "method": method, "params": arguments}))
        while True:
            message = json.loads(self._protocol.recv(PATIENCE))
            if message.get("id") == self._sent:
                assert "error" not in message, message
                return message["result"]
            self._note(message)

    def _note(self, message: dict[str, Any]) -> None:
        if message["method"] == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            self.complaints.append(details.get("exception", details).get("description", "?"))
        elif (
            message["method"] == "Log.entryAdded" and message["params"]["entry"]["level"] == "error"
        ):
            self.complaints.append(message["params"]["entry"]["text"])

    def js(self, expression: str) -> Any:
        """Return the value of an expression, or of what it promises, as JSON."""
        answer = self.ask(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def wait(self, expression: str) -> None:
        """Wait until an expression is true on a page that has been read."""
        end = time.monotonic() + PATIENCE
        while not self.js(f"document.readyState !== 'loading' && Boolean({expression})"):
            assert time.monotonic() < end, f"never true: {expression}\n{self.text()}"
            time.sleep(0.02)

    def text(self) -> str:
        """Return what can be read on the page."""
        return str(self.js("document.body.innerText"))

    def texts(self, selector: str) -> list[str]:
        """Return the texts of elements."""
        found: list[str] = self.js(
            f"[...document.querySelectorAll({json.dumps(selector)})].map((one) => one.innerText)"
        )
        return found

    def be(
        self, width: int, height: int, *, dark: bool = False, text: int = 100, **media: str
    ) -> None:
        """Be a phone of this size in CSS pixels; `text` is its size of texts in percent."""
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=True,
        )
        media = {"prefers-color-scheme": "dark" if dark else "light", **media}
        features = [{"name": name, "value": value} for name, value in media.items()]
        self.ask("Emulation.setEmulatedMedia", features=features)
        self.ask("Page.setFontSizes", fontSizes={"standard": 16 * text // 100})
        # Until the page has taken its new size.
        self.js("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def open(self, url: str) -> None:
        """Load a page, also if it differs from the present one in its fragment alone."""
        self.ask("Page.navigate", url="about:blank")
        self.ask("Page.navigate", url=url)
        self.wait(f"location.href.startsWith({json.dumps(url.partition('#')[0])})")
        self.wait("document.readyState === 'complete'")

    def pass_time(self, milliseconds: int = 2_000) -> None:
        """Put the clock of the page forward."""
        self.js(f"ahead += {milliseconds}")

    def middle(self, selector: str) -> tuple[float, float]:
        """Return the middle of an element, scrolled into the view."""
        found = self.js(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)});"
            " e.scrollIntoView({block: 'nearest'}); const r = e.getBoundingClientRect();"
            " return [r.x + r.width / 2, r.y + r.height / 2]; })()"
        )
        return found[0], found[1]

    def tap(self, selector: str) -> None:
        """Touch an element shortly."""
        self.touch(self.middle(selector))

    def touch(self, *points: tuple[float, float]) -> None:
        """Put a finger on the first point, move it to the others, and lift it."""
        self.press(points[0])
        for x, y in points[1:]:
            self.ask("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x, "y": y}])
        self.lift()

    def press(self, point: tuple[float, float]) -> None:
        """Put a finger on a point, and leave it there."""
        x, y = point
        self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])

    def lift(self) -> None:
        """Lift the finger."""
        self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, key: str) -> None:
        """Press a key of a keyboard, and release it."""
        text = "\r" if key == "Enter" else key
        for kind in ("keyDown", "keyUp"):
            pressed = {"text": text} if kind == "keyDown" else {}
            self.ask(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                windowsVirtualKeyCode=ord(text),
                **pressed,
            )

    def picture(self, *, whole: bool = False) -> bytes:
        """Return what is shown, or the whole page, as a PNG file."""
        answer = self.ask("Page.captureScreenshot", captureBeyondViewport=whole)
        return base64.b64decode(answer["data"])

    def leave(self) -> None:
        """Go to another program of the phone."""
        self._order(f"hide {self._number}\n")

    def come_back(self) -> None:
        """Go back to the page."""
        self._order(f"show {self._number}\n")


@contextmanager
def browsers(number: int) -> Iterator[list[Tab]]:
    """Start so many browsers, which share nothing."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        # As root, and in containers, Chromium's sandbox cannot be set up.
        "QTWEBENGINE_CHROMIUM_FLAGS": "--no-sandbox",
        "QTWEBENGINE_REMOTE_DEBUGGING": f"127.0.0.1:{port}",
    }
    command = [sys.executable, str(PROCESS), str(number)]
    with (
        subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process,
        ExitStack() as stack,
    ):
        assert process.stdin is not None
        stack.callback(process.stdin.close)

        def order(line: str) -> None:
            assert process.stdin is not None
            process.stdin.write(line.encode())
            process.stdin.flush()

        urls = _debugger_urls(port, number, process)
        protocols = [stack.enter_context(connect(url, max_size=None)) for url in urls]
        yield [Tab(i, protocol, order) for i, protocol in enumerate(protocols)]


def _debugger_urls(port: int, number: int, process: subprocess.Popen[bytes]) -> list[str]:
    """Return the addresses of the pages' protocols, in the order of the windows."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json") as answer:
                tabs = [tab for tab in json.load(answer) if tab["type"] == "page"]
        except OSError:
            tabs = []
        if len(tabs) == number:
            by_title = {tab["title"]: tab["webSocketDebuggerUrl"] for tab in tabs}
            if set(by_title) == {str(i) for i in range(number)}:
                return [by_title[str(i)] for i in range(number)]
        time.sleep(0.05)
    raise AssertionError(f"the browser did not start, or ended: {process.poll()}")
