"""A hosted table as a whole: what it takes, it gives back."""

import asyncio

import pytest

from mille_net.hosting.folder_lock import FolderLock
from mille_net.hosting.hosted_table import HostedTable, HostPlan
from mille_net.hosting.stored_tables import table_folder
from mille_rules.computer.player import ImmediateThinker

KEY = "0123abcd"


def test_a_table_that_cannot_be_made_leaves_its_folder_to_others(tmp_path, monkeypatch):
    def fail(_):
        raise OSError("the key cannot be read")

    async def make() -> None:
        HostedTable(HostPlan(tmp_path, "test 1", lambda _deliver: ImmediateThinker()), KEY)

    monkeypatch.setattr("mille_net.hosting.hosted_table.host_context", fail)
    with pytest.raises(OSError, match="the key cannot be read"):
        asyncio.run(make())
    folder = table_folder(tmp_path, KEY)
    folder.mkdir(parents=True, exist_ok=True)
    with FolderLock(folder):
        pass
