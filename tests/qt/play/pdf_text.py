"""Reads the words of a PDF file that Qt has written: a small reader for its plain structure."""

import re
import zlib

OBJECT = re.compile(rb"(?<!\d)(\d+) 0 obj\s(.*?)endobj", re.DOTALL)
STREAM = re.compile(rb"stream\r?\n(.*)endstream", re.DOTALL)
RANGE = re.compile(rb"<(\w+)> <\w+> \[(.*?)\]", re.DOTALL)
FONT = re.compile(rb"/(F\d+) [\d.]+ Tf|<(\w+)> Tj|(\bET\b)")
Maps = dict[bytes, dict[int, str]]


def page_texts(pdf: bytes) -> list[str]:
    """The words of each page; those that were drawn at one go stand on a line of their own."""
    objects = {int(number): body for number, body in OBJECT.findall(pdf)}
    maps = {b"F%d" % number: letters(objects, body) for number, body in fonts(objects)}
    pages = [body for body in objects.values() if re.search(rb"/Type /Page\b", body)]
    return [words(stream(objects[reference(page, b"Contents")]), maps) for page in pages]


def fonts(objects: dict[int, bytes]) -> list[tuple[int, bytes]]:
    return [(number, body) for number, body in objects.items() if b"/Subtype /Type0" in body]


def reference(body: bytes, name: bytes) -> int:
    found = re.search(rb"/%s (\d+) 0 R" % name, body)
    assert found is not None, f"no /{name.decode()} in the object"
    return int(found[1])


def stream(body: bytes) -> bytes:
    found = STREAM.search(body)
    assert found is not None
    packed = b"/FlateDecode" in body[: found.start()]
    return zlib.decompressobj().decompress(found[1]) if packed else found[1]


def letters(objects: dict[int, bytes], font: bytes) -> dict[int, str]:
    """What each glyph of a font stands for."""
    found: dict[int, str] = {}
    for first, codes in RANGE.findall(stream(objects[reference(font, b"ToUnicode")])):
        for i, code in enumerate(re.findall(rb"<(\w+)>", codes)):
            found[int(first, 16) + i] = bytes.fromhex(code.decode()).decode("utf-16-be")
    return found


def words(content: bytes, maps: Maps) -> str:
    text, font = "", b""
    for name, glyphs, end in FONT.findall(content):
        font = name or font
        codes = re.findall(rb"\w{4}", glyphs)
        text += "".join(maps[font].get(int(code, 16), "") for code in codes)
        text += "\n" if end else ""
    # Qt writes a blank as whatever else has its glyph.
    return re.sub(r"[^\S\n]", " ", text)
