"""Search for bytes from the network or a disk that cause a failure.

    python tests/net/fuzz.py TARGET [SECONDS]

TARGET is one of those in fuzz_targets.py; a minute is the default. Needs `pip install atheris`.
What is found lies in tests/net/corpus/TARGET afterwards, where test_corpus.py runs it from then on.
"""

import json
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import atheris
import msgpack

ROOT = Path(__file__).resolve().parents[2]
CORPUS = Path(__file__).with_name("corpus")
#: Longest input: longer ones are slow and find less.
_LONGEST = 4_096
#: Seconds after which an input counts as an endless loop.
_HANGING = 20
#: Numbers at the limits of ranges, and texts with special meanings.
_VALUES: tuple[Any, ...] = (0, 1, 2, 255, 2**31, 2**63, -1, None, True, b"", "", (), {}, "a" * 300)

#: The parts of an input; the first is always kept.
Parts = list[bytes]


def main(arguments: list[str]) -> int:
    """Fuzz one target; a failure ends the run and is saved."""
    name, *seconds = arguments or [""]
    sys.path.insert(0, str(ROOT))
    with atheris.instrument_imports(include=["mille_net", "mille_rules"]):
        from tests.net.fuzz_targets import TARGETS
    if name not in TARGETS:
        print(f"expected one of {', '.join(TARGETS)}, got {name!r}", file=sys.stderr)
        return 2
    logging.disable()
    os.fsync = lambda _handle: None  # no input pulls the plug
    atheris.Setup(
        [sys.argv[0], *_options(CORPUS / name, *seconds[:1])],
        TARGETS[name],
        custom_mutator=Mutator(_FORMS[name]),
        custom_crossover=crossing(_FORMS[name]),
    )
    atheris.Fuzz()
    return 0


def _options(kept: Path, seconds: str = "60") -> list[str]:
    """Return options of libFuzzer, which saves only failures."""
    return [
        f"-seed_inputs={','.join(map(str, sorted(kept.iterdir())))}",
        f"-artifact_prefix={kept}/",
        f"-max_total_time={seconds}",
        f"-max_len={_LONGEST}",
        f"-timeout={_HANGING}",
    ]


def frames(script: bytes) -> Parts:
    """Split a script into its situation and its steps."""
    from tests.net.fuzz_targets import Step

    return [script[:1], *(bytes([step.what]) + step.frame for step in Step.all_of(script[1:]))]


def lines(text: bytes) -> Parts:
    """Split a text into the kind of file and its lines."""
    return [text[:1], *text[1:].splitlines(keepends=True)]


_FORMS: dict[str, Callable[[bytes], Parts]] = {
    "strangers": frames,
    "lobby": frames,
    "play": frames,
    "guest": frames,
    "saves": lines,
}


class Mutator:
    """Mutates an input, mostly within its format."""

    def __init__(self, form: Callable[[bytes], Parts]) -> None:
        self._form = form

    def __call__(self, data: bytes, most: int, seed: int) -> bytes:
        """Return another input of at most `most` bytes."""
        chance = Random(seed)
        parts = self._form(data)
        if len(parts) < 2 or chance.random() < 0.1:
            return atheris.Mutate(data, most)
        at = chance.randrange(1, len(parts))
        match chance.randrange(6):
            case 0:
                del parts[at]
            case 1:
                parts.insert(at, parts[chance.randrange(1, len(parts))])
            case 2 if self._form is frames:  # another thing happens before the same frame
                parts[at] = bytes([chance.randrange(64)]) + parts[at][1:]
            case _:
                parts[at] = self._changed(parts[at], chance)
        return b"".join(parts)[:most]

    def _changed(self, part: bytes, chance: Random) -> bytes:
        room = len(part) + 64
        if self._form is lines:
            return _another_state(part, chance) or atheris.Mutate(part, room)
        body = _another_message(part[5:], chance) or atheris.Mutate(part[5:], room)
        return part[:1] + len(body).to_bytes(4) + body


def _another_message(body: bytes, chance: Random) -> bytes | None:
    """Return a message with one value changed; None if the bytes are no message."""
    try:
        unpacker = msgpack.Unpacker(strict_map_key=False)
        unpacker.feed(body)
        message = unpacker.unpack()
        return msgpack.packb(_with_another_value(message, chance))
    except (ValueError, TypeError, OverflowError, RecursionError, msgpack.UnpackException):
        return None


def _another_state(line: bytes, chance: Random) -> bytes | None:
    """Return the JSON of a state file with one value changed."""
    try:
        return json.dumps(_with_another_value(json.loads(line), chance)).encode() + b"\n"
    except (ValueError, TypeError, RecursionError):
        return None


def _with_another_value(value: Any, chance: Random) -> Any:
    """Return a value with one change, mostly of the same type, so that it is not rejected."""
    if isinstance(value, dict) and value:
        key = chance.choice(list(value))
        return {**value, key: _with_another_value(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.8:
        at = chance.randrange(len(value))
        return [*value[:at], _with_another_value(value[at], chance), *value[at + 1 :]]
    if isinstance(value, int) and chance.random() < 0.7:
        return value + chance.choice((-1, 1, 8, -8))
    if isinstance(value, bytes) and chance.random() < 0.7:
        return atheris.Mutate(value, max(1, len(value)))
    if isinstance(value, str) and chance.random() < 0.7:
        return atheris.Mutate(value.encode(), len(value) + 8).decode(errors="replace")
    return chance.choice(_VALUES)


def crossing(form: Callable[[bytes], Parts]) -> Callable[[bytes, bytes, int, int], bytes]:
    """Return a function that combines parts of two inputs."""

    def crossed(one: bytes, other: bytes, most: int, seed: int) -> bytes:
        chance = Random(seed)
        first, second = form(one), form(other)
        head = first[: chance.randint(1, max(1, len(first)))]
        tail = second[chance.randint(1, max(1, len(second))) :]
        return b"".join(head + tail)[:most]

    return crossed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
