"""Moves files that older versions cached among the player's data to the cache folder."""

import logging
import re
from pathlib import Path

_LOG = logging.getLogger(__name__)

#: Card pictures by size, the index of matches, and sounds with reduced volume.
_CACHED = re.compile(r"[\w-]+-\d+x\d+@[\d.]+(-\w+)*-[0-9a-f]{8}\.png|matches\.sqlite|sounds")


def move_old_cache(data: Path, cache: Path) -> None:
    """Move cached files in `data` to `cache`, unless `cache` already exists."""
    if cache.exists() or not data.is_dir():
        return
    for path in data.iterdir():
        if _CACHED.fullmatch(path.name):
            try:
                cache.mkdir(exist_ok=True)
                path.rename(cache / path.name)
            except OSError as error:
                # Nothing is lost: cached files can be made again.
                _LOG.warning("%s cannot be moved to the cache: %s", path, error)
                return
