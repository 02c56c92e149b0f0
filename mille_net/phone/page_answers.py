"""Answers to what browsers request before they have a key."""

import gzip
from http import HTTPStatus

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from mille_net.phone.phone_listener import PhonePage

#: The path of the page; its key follows in the fragment, which browsers do not send.
PAGE_PATH = "/p"


def is_from_page(request: Request, host: str) -> bool:
    """Return True if a request names this host, and comes from no page but this host's.

    Otherwise a page from elsewhere could connect to the address of this computer, or have its own
    name lead to it.
    """
    origins = request.headers.get_all("Origin")
    return request.headers.get_all("Host") == [host] and origins in ([], [f"http://{host}"])


def refusal(status: HTTPStatus) -> Response:
    """Return an answer without content."""
    headers = Headers([("Content-Length", "0"), ("Connection", "close")])
    return Response(status.value, status.phrase, headers)


class PageAnswers:
    """Serves the page, compressed once."""

    def __init__(self, page: PhonePage) -> None:
        self._page = page
        self._compressed = gzip.compress(page.html, mtime=0)

    def answer(self, request: Request, host: str) -> Response:
        """Answer a request for anything but the sealed connection."""
        if request.path != PAGE_PATH:
            return refusal(HTTPStatus.NOT_FOUND)
        headers = Headers(
            [
                ("Content-Type", "text/html; charset=utf-8"),
                ("Content-Security-Policy", self._page.policy.replace("{host}", host)),
                ("X-Content-Type-Options", "nosniff"),
                ("Referrer-Policy", "no-referrer"),
                ("Cache-Control", "no-store"),
                ("Connection", "close"),
            ]
        )
        body = self._page.html
        if "gzip" in ",".join(request.headers.get_all("Accept-Encoding")):
            body = self._compressed
            headers["Content-Encoding"] = "gzip"
        headers["Content-Length"] = str(len(body))
        return Response(HTTPStatus.OK.value, HTTPStatus.OK.phrase, headers, body)
