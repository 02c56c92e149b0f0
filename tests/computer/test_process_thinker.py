"""Thinking in a process of its own: it answers as it would here, and no trouble stops a table."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread

import pytest

from mille_rules.computer.explanations.questions import RankQuestion, StandingQuestion
from mille_rules.computer.levels.levels import LEVELS
from mille_rules.computer.levels.styled import FALLBACK_LEVEL
from mille_rules.computer.process_thinker import STAND_IN, ProcessThinker
from mille_rules.computer.worker import READY, THINK_OPTION, Preparation
from mille_rules.moves import Move
from mille_rules.rulesets import TODAY
from mille_rules.state import Setup
from mille_rules.views import Update, update_for
from tests.computer.scenes import scene
from tests.examples import each

ROOT = Path(__file__).parents[2]
#: Seconds after which a test fails; what it waits for comes in some tenths of one.
PATIENCE = 60.0
#: Seconds after which a process that hangs is given up, where a test is about that.
SOON = 0.2

#: Processes that answer {good} times, and then do what a good one never does.
CHILD = """
import os, pickle, sys, time
with open({starts!r}, "a") as file:
    file.write("started ")
print("ready", flush=True)
for turn in range(99):
    pickle.load(sys.stdin.buffer)
    if turn >= {good}:
        {trouble}
    print(0, flush=True)
"""
DIES = "os._exit(1)"
HANGS = "time.sleep(3600)"
TALKS_NONSENSE = "print('forty-two', flush=True)"
NAMES_NO_CHOICE = "print(99, flush=True)"
MOST_TROUBLES = [DIES, TALKS_NONSENSE, NAMES_NO_CHOICE]

Start = Callable[..., ProcessThinker]


def asked(hand: str = "100 accident 25 roll 50 gasoline 75") -> Update:
    """A seat with a choice."""
    return update_for(0, scene(hand), 0, (), ())


@pytest.fixture
def start() -> Iterator[Start]:
    """A function that makes a thinker, which is closed after the test."""
    made: list[ProcessThinker] = []

    def start_one(**settings: object) -> ProcessThinker:
        made.append(ProcessThinker(**settings))  # type: ignore[arg-type]
        return made[-1]

    yield start_one
    for thinker in made:
        thinker.close()


@pytest.fixture
def child(tmp_path: Path) -> Callable[..., list[str]]:
    """A function that gives the command of a process with some trouble."""

    def command(trouble: str, good: int = 0) -> list[str]:
        text = CHILD.format(trouble=trouble, good=good, starts=str(tmp_path / "starts"))
        return [sys.executable, "-c", text]

    return command


def decide(thinker: ProcessThinker, update: Update, level: str = "hard") -> Move:
    """Wait for one decision."""
    answers: SimpleQueue[Move] = SimpleQueue()
    thinker.think(update.view, update.choices, level, answers.put)
    return answers.get(timeout=PATIENCE)


def here(update: Update, level: str) -> Move:
    """What a level decides in this process."""
    return LEVELS[level]().choose(update.view, update.choices)


def starts(tmp_path: Path) -> int:
    """How often the process with trouble was started."""
    return len((tmp_path / "starts").read_text("utf-8").split())


def is_running(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_it_decides_as_the_level_would_here(start: Start) -> None:
    thinker = start()
    for hand in ("100 accident 25 roll 50 gasoline 75", "200 stop 25 extra-tank 50 75 50"):
        for level in ("easy", "hard"):
            assert decide(thinker, asked(hand), level) == here(asked(hand), level)


def test_one_process_thinks_for_everybody_in_the_order_of_asking(start: Start) -> None:
    thinker = start()
    answers: SimpleQueue[tuple[int, Move]] = SimpleQueue()
    update = asked()
    for number in range(5):
        thinker.think(
            update.view, update.choices, "easy", lambda move, n=number: answers.put((n, move))
        )
    assert [answers.get(timeout=PATIENCE)[0] for _ in range(5)] == [0, 1, 2, 3, 4]
    pid = thinker.pid
    decide(thinker, update)
    assert pid is not None
    assert thinker.pid == pid


def test_it_starts_with_the_first_request(start: Start) -> None:
    assert start().pid is None


@pytest.fixture
def opened(tmp_path: Path) -> Path:
    """The file that `hearing` notes in what was loaded."""
    return tmp_path / "opened"


@pytest.fixture
def hearing(opened: Path) -> list[str]:
    """The command of a process that notes each file of weights that it opens."""
    code = (
        "import runpy, sys\n"
        "def hear(event, arguments):\n"
        "    if event == 'open' and str(arguments[0]).endswith('.bin'):\n"
        f"        with open({str(opened)!r}, 'a') as file:\n"
        "            file.write('weights ')\n"
        "sys.addaudithook(hear)\n"
        "runpy.run_module('mille_rules.computer.worker.main', run_name='__main__')\n"
    )
    return [sys.executable, "-c", code]


def test_what_a_level_needs_is_loaded_before_its_first_decision(
    start: Start, hearing: list[str], opened: Path
) -> None:
    thinker, update = start(command=hearing), asked()
    thinker.prepare("expert", update.view.setup)
    told: SimpleQueue[object] = SimpleQueue()
    thinker.judge(StandingQuestion((2_000, 3_000), 0), told.put)
    told.get(timeout=PATIENCE)
    assert opened.read_text("utf-8") == "weights "
    assert decide(thinker, update, "expert") == here(update, "expert")
    assert opened.read_text("utf-8") == "weights "


def test_what_the_end_of_a_race_needs_is_loaded_where_nothing_was_learned(
    start: Start, hearing: list[str], opened: Path
) -> None:
    thinker = start(command=hearing)
    thinker.prepare("expert", Setup(TODAY, 2, 2))
    decide(thinker, asked())
    assert opened.read_text("utf-8") == "weights "


@pytest.mark.parametrize("trouble", [DIES, TALKS_NONSENSE])
def test_a_process_that_cannot_prepare_is_replaced_for_the_decision(
    trouble: str, start: Start, child: Callable[..., list[str]], tmp_path: Path
) -> None:
    thinker, update = start(command=child(trouble)), asked()
    thinker.prepare("expert", update.view.setup)
    assert decide(thinker, update) == here(update, STAND_IN)
    assert starts(tmp_path) == 2


def test_a_level_that_is_not_there_plays_as_usual(start: Start) -> None:
    assert decide(start(), asked(), "world-champion") == here(asked(), FALLBACK_LEVEL)


@pytest.mark.parametrize("trouble", MOST_TROUBLES)
def test_where_the_process_fails_a_level_answers_here_and_the_next_finds_a_new_process(
    trouble: str, start: Start, child: Callable[..., list[str]], tmp_path: Path
) -> None:
    thinker, update = start(command=child(trouble, good=1)), asked()
    first, stand_in = update.choices[0], here(update, STAND_IN)
    assert first != stand_in
    decided = [decide(thinker, update) for _ in range(4)]
    assert decided == [first, stand_in, first, stand_in]
    assert starts(tmp_path) == 2


def test_a_process_that_hangs_is_given_up(
    start: Start, child: Callable[..., list[str]], tmp_path: Path
) -> None:
    thinker = start(command=child(HANGS), decision_time=SOON)
    assert [decide(thinker, asked()) for _ in range(2)] == [here(asked(), STAND_IN)] * 2
    assert starts(tmp_path) == 2


def test_a_process_that_never_gets_ready_is_given_up(start: Start) -> None:
    thinker = start(command=[sys.executable, "-c", "input()"], start_time=SOON)
    assert decide(thinker, asked()) == here(asked(), STAND_IN)


def test_a_program_that_cannot_be_started_leaves_the_table_its_players(
    start: Start, tmp_path: Path
) -> None:
    assert decide(start(command=[str(tmp_path / "missing")]), asked()) == here(asked(), STAND_IN)


def test_closing_ends_the_process_in_the_middle_of_a_thought(
    start: Start, child: Callable[..., list[str]]
) -> None:
    thinker, update = start(command=child(HANGS, good=1)), asked()
    decide(thinker, update)
    pid = thinker.pid
    answers: list[Move] = []
    thinker.think(update.view, update.choices, "hard", answers.append)
    thinker.close()
    assert pid is not None
    assert (thinker.pid, answers) == (None, [])
    if os.name == "posix":  # elsewhere asking would end it
        assert not is_running(pid)


def test_what_is_asked_after_closing_is_never_answered(start: Start) -> None:
    thinker, update = start(), asked()
    thinker.close()
    answers: list[Move] = []
    thinker.think(update.view, update.choices, "hard", answers.append)
    thinker.close()
    assert answers == []


def test_closing_waits_for_the_answer_that_is_being_called(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mille_rules.computer.process_thinker.CLOSING_TIME", 0)
    thinker, update = start(), asked()
    begun, may_end, order = Event(), Event(), list[str]()

    def answer(_move: Move) -> None:
        begun.set()
        may_end.wait(PATIENCE)
        order.append("answered")

    def close() -> None:
        thinker.close()
        order.append("closed")

    thinker.think(update.view, update.choices, "easy", answer)
    assert begun.wait(PATIENCE)
    closing = Thread(target=close)
    closing.start()
    closing.join(SOON)
    may_end.set()
    closing.join(PATIENCE)
    assert order == ["answered", "closed"]


@each("command", ["mille_rules.computer.worker.main", f"mille_qt {THINK_OPTION}"])
def test_the_process_ends_with_its_input_and_knows_no_qt(command: str) -> None:
    run = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", *command.split()],
        check=True,
        input=b"",
        capture_output=True,
    )
    assert run.stdout == b"ready\n"
    assert b"mille_rules.computer" in run.stderr
    assert b"PySide6" not in run.stderr


def test_the_process_ends_without_a_word_where_nobody_reads_its_answers() -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "mille_rules.computer.worker.main"]
    with os.fdopen(write, "wb") as answers:
        run = subprocess.run(
            command, check=False, input=b"", stdout=answers, stderr=subprocess.PIPE
        )
    assert (run.returncode, run.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_the_process_ends_without_a_word_whatever_error_a_pipe_reports() -> None:
    """Windows reports that nobody reads as an invalid argument."""
    command = [sys.executable, "-m", "mille_rules.computer.worker.main"]
    with Path("/dev/full").open("wb") as answers:
        run = subprocess.run(
            command, check=False, input=b"", stdout=answers, stderr=subprocess.PIPE
        )
    assert (run.returncode, run.stderr) == (0, b"")


def test_the_process_ends_without_a_word_where_nobody_hears_that_it_is_prepared() -> None:
    command = [sys.executable, "-m", "mille_rules.computer.worker.main"]
    read, write = os.pipe()
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE
    ) as process:
        os.close(write)
        assert os.read(read, len(READY)) == READY
        os.close(read)
        _, said = process.communicate(pickle.dumps(Preparation("hard", asked().view.setup)))
    assert (process.returncode, said) == (0, b"")


def test_the_process_ends_without_a_word_in_the_middle_of_a_request() -> None:
    command = [sys.executable, "-m", "mille_rules.computer.worker.main"]
    half = pickle.dumps(asked())[:-1]
    run = subprocess.run(command, check=False, input=half, capture_output=True)
    assert (run.returncode, run.stdout, run.stderr) == (0, b"ready\n", b"")


#: A program that is gone from one moment to the next, while its process waits for the next request.
CRASHING = """
import os
from mille_rules.computer.process_thinker import ProcessThinker
from tests.computer.test_process_thinker import asked, decide
thinker = ProcessThinker()
decide(thinker, asked())
os._exit(3)
"""


def test_the_process_ends_with_the_program_however_that_ends() -> None:
    # Output is read to its end, which comes once nobody is left who could write.
    run = subprocess.run(
        [sys.executable, "-c", CRASHING],
        check=False,
        cwd=ROOT,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert (run.returncode, run.stderr) == (3, b"")


#: A program that ends so many seconds after it has asked, in one way or another.
LEAVING = """
import os, sys, time
from mille_rules.computer.process_thinker import ProcessThinker
from tests.computer.test_process_thinker import asked
thinker, update = ProcessThinker(), asked()
for _ in range(50):
    thinker.think(update.view, update.choices, "hard", lambda _move: None)
time.sleep(float(sys.argv[2]))
if sys.argv[1] == "closes":
    thinker.close()
os._exit(0)
"""


@pytest.mark.slow
@pytest.mark.parametrize("way", ["closes", "is gone"])
def test_at_whatever_moment_a_program_ends_nothing_is_said(way: str) -> None:
    # From before the process has started to the middle of its answers; any of them will do.
    for moment in range(12):
        run = subprocess.run(
            [sys.executable, "-c", LEAVING, way, str(moment * 0.04)],
            check=False,
            cwd=ROOT,
            capture_output=True,
            timeout=PATIENCE,
        )
        assert (run.returncode, run.stderr) == (0, b"")


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a script is no program")
def test_a_frozen_program_starts_itself(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "mille"
    lines = [
        "import sys",
        f"sys.path.insert(0, {str(ROOT)!r})",
        "from mille_qt.app.main import main",
    ]
    program.write_text("\n".join([f"#!{sys.executable}", *lines, "sys.exit(main())"]))
    program.chmod(0o700)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    thinker = start()
    assert decide(thinker, asked(), "easy") == here(asked(), "easy")
    assert thinker.pid is not None


def ask(thinker: ProcessThinker, question: RankQuestion) -> object:
    """Wait for one answer."""
    replies: SimpleQueue[object] = SimpleQueue()
    thinker.judge(question, replies.put)
    return replies.get(timeout=PATIENCE)


def question(level: str = "hard") -> RankQuestion:
    """What the choices of a seat are worth."""
    update = asked()
    return RankQuestion(update.view, update.choices, level)


def test_it_judges_as_it_would_here_between_decisions(start: Start) -> None:
    thinker = start()
    assert decide(thinker, asked()) == here(asked(), "hard")
    assert ask(thinker, question()) == question().answer()
    assert decide(thinker, asked()) == here(asked(), "hard")


@pytest.mark.parametrize("trouble", [DIES, TALKS_NONSENSE])
def test_a_question_without_an_answer_is_told_and_the_next_decision_is_made(
    start: Start, child: Callable[..., list[str]], tmp_path: Path, trouble: str
) -> None:
    thinker = start(command=child(trouble))
    assert ask(thinker, question()) is None
    assert decide(thinker, asked()) == here(asked(), STAND_IN)
    assert starts(tmp_path) == 2


def test_closed_while_it_judges_it_answers_nothing(start: Start) -> None:
    thinker = start()
    replies: SimpleQueue[object] = SimpleQueue()
    ask(thinker, question())
    for _ in range(50):
        thinker.judge(question("expert"), replies.put)
    thinker.close()
    answered = replies.qsize()
    assert answered < 50
    assert replies.qsize() == answered
