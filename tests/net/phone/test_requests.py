"""What browsers and others may request, and what closes a connection before any key is used."""

import gzip

import pytest

from mille_net.limits import MAX_REQUEST
from tests.net.phone.memory_phones import OWN, PAGE, Phones

PAGE_REQUEST = f"GET /p HTTP/1.1\r\nHost: {OWN}\r\n"
KEY = "AAAAAAAAAAA"
SEALED = (
    f"GET /s?k={KEY}&n=AAAAAAAAAAAAAAAA HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)


def answer(request: str | bytes) -> bytes:
    """Return everything that is answered to a request, after which the connection is closed."""
    connection, link = Phones().connection()
    connection.received(request if isinstance(request, bytes) else request.encode())
    assert connection.closed
    assert link.closed
    return link.take()


def head(request: str) -> list[str]:
    return answer(request).partition(b"\r\n\r\n")[0].decode().split("\r\n")


def test_the_page_comes_with_headers_that_forbid_everything_from_elsewhere() -> None:
    status, *headers = head(f"{PAGE_REQUEST}\r\n")
    assert status == "HTTP/1.1 200 OK"
    assert set(headers) == {
        "Content-Type: text/html; charset=utf-8",
        f"Content-Security-Policy: default-src 'none'; connect-src ws://{OWN}",
        "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer",
        "Cache-Control: no-store",
        "Connection: close",
        f"Content-Length: {len(PAGE.html)}",
    }


def test_the_page_is_compressed_for_browsers_that_can_read_it() -> None:
    whole = answer(f"{PAGE_REQUEST}Accept-Encoding: gzip, deflate\r\n\r\n")
    told, _, body = whole.partition(b"\r\n\r\n")
    assert b"\r\nContent-Encoding: gzip\r\n" in told
    assert f"Content-Length: {len(body)}".encode() in told
    assert gzip.decompress(body) == PAGE.html


@pytest.mark.parametrize(
    "path", ["/", "/p/", "/p?x", "/p/../etc/passwd", "/favicon.ico", "/s", "/s?k=A&n=A", "*", "//"]
)
def test_there_is_nothing_else(path: str) -> None:
    assert head(f"GET {path} HTTP/1.1\r\nHost: {OWN}\r\n\r\n")[0] == "HTTP/1.1 404 Not Found"


@pytest.mark.parametrize(
    "headers",
    [
        "",
        "Host: example.org\r\n",
        "Host: 192.168.1.5\r\n",
        f"Host: {OWN}.example.org\r\n",
        f"Host: {OWN}\r\nHost: example.org\r\n",
        f"Host: {OWN}\r\nOrigin: http://example.org\r\n",
        f"Host: {OWN}\r\nOrigin: null\r\n",
        f"Host: {OWN}\r\nOrigin: https://{OWN}\r\n",
    ],
)
@pytest.mark.parametrize("request_line", ["GET /p HTTP/1.1\r\n", SEALED])
def test_pages_from_elsewhere_get_nothing(request_line: str, headers: str) -> None:
    refused = answer(f"{request_line}{headers}\r\n")
    assert refused.startswith(b"HTTP/1.1 403 Forbidden\r\n")
    assert refused.endswith(b"\r\n\r\n")


def test_a_sealed_connection_must_say_from_which_page_it_comes() -> None:
    assert head(f"{SEALED}Host: {OWN}\r\n\r\n")[0] == "HTTP/1.1 403 Forbidden"


def test_a_sealed_connection_must_be_a_websocket() -> None:
    request = f"GET /s?k={KEY}&n=AAAAAAAAAAAAAAAA HTTP/1.1\r\nHost: {OWN}\r\n"
    refused = head(f"{request}Origin: http://{OWN}\r\n\r\n")
    assert refused[0] == "HTTP/1.1 426 Upgrade Required"


@pytest.mark.parametrize(
    "junk",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # the beginning of TLS
        b"POST /p HTTP/1.1\r\n",
        b"\x00",
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"GET\r\n\r\n",
        b"GET /p HTTP/9.9\r\n\r\n",
        b"GET /p HTTP/1.1\r\nHost\r\n\r\n",
        f"{PAGE_REQUEST}Content-Length: 5\r\n\r\n".encode(),
        f"{PAGE_REQUEST}Transfer-Encoding: chunked\r\n\r\n".encode(),
        b"GET /\xff HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_no_request_is_closed_at_once_without_an_answer(junk: bytes) -> None:
    assert answer(junk) == b""


@pytest.mark.parametrize("lines", [("x" * MAX_REQUEST,), ("x" * 100,) * 90, ("x",) * 2_000])
def test_a_request_that_is_too_long_is_closed(lines: tuple[str, ...]) -> None:
    headers = "".join(f"X: {line}\r\n" for line in lines)
    assert not answer(f"{PAGE_REQUEST}{headers}\r\n").startswith(b"HTTP/1.1 200")


def test_a_request_may_come_byte_by_byte_but_not_for_ever() -> None:
    phones = Phones()
    connection, link = phones.connection()
    for byte in f"{PAGE_REQUEST}\r\n".encode():
        connection.received(bytes([byte]))
    assert link.take().startswith(b"HTTP/1.1 200 OK")
    slow, slow_link = phones.connection()
    for byte in b"GET /p HT":
        slow.received(bytes([byte]))
        phones.wait(0.5)
    assert not slow.closed
    phones.wait(1.0)
    assert slow.closed
    assert slow_link.take() == b""


def test_a_silent_connection_is_closed() -> None:
    phones = Phones()
    connection, link = phones.connection()
    phones.wait(6.0)
    assert connection.closed
    assert link.closed
