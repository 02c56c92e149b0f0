"""Runs the slow tests; each that fails is run once more, alone."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from system_packages import say

#: More failures than this are not run again: they have a cause in common.
MOST_AGAIN = 10
PASSED, FAILED = 0, 1


def run(
    pytest: Sequence[str], processes: int, cache: Path, call: Callable[[list[str]], int]
) -> int:
    """Run the slow tests and return the exit status, 0 if each of them has passed at last.

    A test that passes when it is run again is unstable: it is named in the last lines, since that
    is a fault of the test or of the program. `pytest` is the command, and `cache` a folder for
    what it remembers; `call` runs a command and returns its exit status.
    """
    remembering = [*pytest, "-m", "slow", "-o", f"cache_dir={cache}"]
    status = call(
        [*remembering, "--cache-clear", "-n", str(processes), "--dist=worksteal"],
    )
    failed = failures(cache) if status == FAILED else []
    if not 0 < len(failed) <= MOST_AGAIN:
        say("All slow tests passed." if status == PASSED else f"FAILED with status {status}.")
        return status
    # With the cache, they would be forgotten one by one.
    again = {test: call([*pytest, "-m", "slow", "-p", "no:cacheprovider", test]) for test in failed}
    for test in failed:
        say(f"{'UNSTABLE' if again[test] == PASSED else 'FAILED'}: {test}")
    if any(again.values()):
        return FAILED
    say(f"All slow tests passed, {len(failed)} of them only when they were run again.")
    return PASSED


def failures(cache: Path) -> list[str]:
    """Return the tests that have failed, as pytest remembers them."""
    file = cache / "v" / "cache" / "lastfailed"
    return sorted(json.loads(file.read_text("utf-8"))) if file.exists() else []
