"""Moves what older versions cached among the player's own files to the folder of the cache."""

import logging
import re
from pathlib import Path

_LOG = logging.getLogger(__name__)

#: Pictures of cards by their size, the index of matches, and sounds made quieter.
_CACHED = re.compile(r"[\w-]+-\d+x\d+@[\d.]+(-\w+)*-[0-9a-f]{8}\.png|matches\.sqlite|sounds")


def move_old_cache(data: Path, cache: Path) -> None:
    """Move what is cached directly in `data` to `cache`; nothing where that exists already."""
    if cache.exists() or not data.is_dir():
        return
    for path in data.iterdir():
        if _CACHED.fullmatch(path.name):
            try:
                cache.mkdir(exist_ok=True)
                path.rename(cache / path.name)
            except OSError as error:
                # Nothing is lost: what is not in the cache is made again.
                _LOG.warning("%s cannot be moved to the cache: %s", path, error)
                return
