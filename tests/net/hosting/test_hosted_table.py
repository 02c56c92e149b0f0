"""A hosted table as a whole: what it takes, it gives back."""

import asyncio
import shutil
import sys

import pytest

from mille_net.host.table_store import TableStore
from mille_net.hosting.folder_lock import FolderInUseError, FolderLock
from mille_net.hosting.hosted_table import HostedTable, HostPlan
from mille_net.hosting.stored_tables import file_what_is_over, table_folder
from mille_rules import DEFAULT_RULES, Header, Record, Sitter
from mille_rules.computer.player import ImmediateThinker
from tests.net.two_windows import ANN, COMPUTER, OPEN, has_cards
from tests.net.windows import table_for, until

PAIR = (Sitter("human", "Ann"), Sitter("human", "Ben"))

KEY = "0123abcd"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
def test_a_table_whose_folder_is_removed_writes_it_again_and_no_second_one_opens_it(tmp_path):
    plan = HostPlan(tmp_path, "test 1", lambda _deliver: ImmediateThinker(), ("127.0.0.1",), False)

    async def work() -> None:
        table = await HostedTable.opened(plan, KEY, table_for(OPEN, OPEN), ())
        folder = table_folder(tmp_path, KEY)
        shutil.rmtree(folder)
        async with asyncio.timeout(30):
            while not (folder / "table.json").exists():
                await asyncio.sleep(0.05)
        with pytest.raises(FolderInUseError):
            FolderLock(folder)
        await table.close()
        assert not folder.exists()

    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(work())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
def test_a_match_whose_folder_is_removed_is_written_again_before_the_next_move(ann):
    ann.match = ann.lan.host(table_for(ANN, COMPUTER), ("Ann",), ann)
    until(lambda: ann.told is not None, ann)
    ann.match.start()
    until(lambda: has_cards(ann, 0) and bool(ann.updates[0].choices), ann)
    (match,) = ann.lan._folder.glob("tables/*/match.mille")
    before = match.read_bytes()
    shutil.rmtree(match.parent)
    until(match.exists, ann)
    assert match.read_bytes() == before


def test_the_folder_of_a_match_that_is_over_is_removed_when_it_is_not_locked(tmp_path, monkeypatch):
    """Windows removes no file that is open, such as the lock."""
    folder = table_folder(tmp_path, KEY)
    folder.mkdir(parents=True)
    monkeypatch.setattr(TableStore, "match_over", lambda _self: Record(Header(DEFAULT_RULES, PAIR)))
    forget = TableStore.forget

    def forget_free(store: TableStore) -> None:
        FolderLock(store.folder).release()
        forget(store)

    monkeypatch.setattr(TableStore, "forget", forget_free)
    file_what_is_over(tmp_path, tmp_path / "matches")
    assert not folder.exists()
    assert len(list((tmp_path / "matches").iterdir())) == 1


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
