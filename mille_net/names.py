"""Names and chat as others write them: counted, cleaned, never trusted."""

import unicodedata

from mille_net.limits import CHAT_BYTES, NAME_BYTES, NAME_GRAPHEMES

_JOINER = "\u200d"
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_SKIN_TONES = range(0x1F3FB, 0x1F400)
#: Control, format, private and surrogate characters, line and paragraph ends. Unassigned ones pass:
#: the peer may know a newer Unicode than this computer.
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")


def graphemes(text: str) -> list[str]:
    """The letters of a text as people count them: accents, joined pictures and flags are one."""
    found: list[str] = []
    for char in text:
        if found and _goes_with(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return found


def _goes_with(before: str, char: str) -> bool:
    if unicodedata.category(char) in ("Mn", "Me", "Mc") or ord(char) in _SKIN_TONES:
        return True
    if char == _JOINER or before.endswith(_JOINER):
        return True
    return len(before) == 1 and ord(before) in _FLAG_LETTERS and ord(char) in _FLAG_LETTERS


def cleaned(text: str) -> str:
    """A name without what cannot be seen, blanks made single, cut to what a name may have."""
    seen = "".join(" " if _is_unseen(char) else char for char in unicodedata.normalize("NFC", text))
    kept = graphemes(" ".join(seen.split()).strip(_JOINER))[:NAME_GRAPHEMES]
    while len("".join(kept).encode()) > NAME_BYTES:
        kept.pop()
    return "".join(kept).strip()


def is_name(text: str) -> bool:
    """Whether a text may stand as a name just as it is."""
    return bool(text) and text == cleaned(text)


def is_chat(text: str) -> bool:
    """Whether a text may stand as a line of chat: short, with something to see, all of it seen."""
    if not text.strip() or any(map(_is_unseen, text)):
        return False
    return len(text.encode()) <= CHAT_BYTES


def _is_unseen(char: str) -> bool:
    """Whether a character shows nothing or moves others; the joiner of pictures is let through."""
    return char != _JOINER and unicodedata.category(char) in _UNSEEN
