"""The checks that take a run of their own."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import features
import messages
import reports
from features import Place, Planned
from judge import judge
from kinds import ACTS, ANY, FAILED, LIMIT, OPEN, PASSED, TRAP, UNBLOCK, Kind, ended
from processes import Program

# The seconds that a run has to end after a signal.
LONGEST = 120


@dataclass(frozen=True)
class Run:
    """One row: a workload, the disturbance of its run, and the required outcome."""

    title: str
    # Writes the features and returns the expected results.
    write: Callable[[Path], list[Planned]]
    options: tuple[str, ...] = ()
    parameters: dict = field(default_factory=dict)
    # The disturbance of the run.
    disturb: Callable[[Program], None] = lambda run: None
    # Its statuses, if it ends otherwise than with 0 or 1 for failures.
    statuses: tuple[int, ...] = ()
    # Whether it comes to its end, with whole reports.
    is_whole: bool = True
    # Whether it has a program of its own.
    copies: bool = False
    # What else does not hold.
    check: Callable[[Path, Path], list[str]] = lambda program, folder: []

    def faults(self, program: Path, folder: Path) -> list[str]:
        planned = self.write(folder)
        if self.copies:
            program = Path(shutil.copy2(program, folder / "program")).resolve()
        run = start(program, folder, self.options, self.parameters)
        try:
            self.disturb(run)
        except TimeoutError as error:
            return [f"{error}: {run.wait(0).errors[-300:]}"]
        ended = run.wait(time.monotonic() - run.began + (LONGEST if self.statuses else 900))
        found = judge(ended, planned, folder, self.statuses, self.is_whole)
        return [*sum(found.values(), []), *self.check(program, folder)]


def start(program: Path, folder: Path, options: tuple[str, ...], parameters: dict) -> Program:
    """Starts a run with all reports."""
    path = str(folder.resolve())
    values = json.dumps({"folder": path, "notes": f"{path}/notes.txt", **parameters})
    arguments = ["features", *options, *reports.options(), "--world-parameters", values]
    return Program(program, arguments, folder)


def rows(seed: int, is_quick: bool) -> Iterator[Run]:
    yield from hooks()
    yield from among()
    yield from special()
    if not is_quick:
        yield Run("a crash in 32 scenarios", work(32, "nil", FAILED), check=few_backtraces)
    yield from signals(is_quick)
    yield from kills(random.Random(seed), is_quick)


# For good scenarios of a run whose limit is short: their time is that of the machine.
PATIENT = "@step-timeout(10m)"


def work(count: int, script: str, verdict: str = PASSED, tags: str = "") -> Callable:
    return partial(features.write_work, count=count, script=script, verdict=verdict, tags=tags)


def hooks() -> Iterator[Run]:
    for moment, verdict in (("before-all", OPEN), ("after-all", PASSED)):
        for script, words in ACTS.items():
            # A hook of the run has no tag for a limit.
            limit = ("--step-timeout", "3s") if words == LIMIT else ()
            hook = Kind("", words=words, fails_at="run", name=moment)
            yield Run(f"{moment}: {script}", partial(hooked, hook, verdict), ("--parallel", "2", *limit),
                      {moment: script}, check=partial(passed, count=8 * (verdict == PASSED)))


def hooked(hook: Kind, verdict: str, folder: Path) -> list[Planned]:
    """Good scenarios of a run with a hostile hook."""
    return [Planned(s.place, verdict, hook)
            for s in features.write_work(folder, 8, "nap 5", verdict, PATIENT)]


def passed(program: Path, folder: Path, count: int) -> list[str]:
    found = list(messages.read(folder / "run.ndjson").finished().values()).count(PASSED)
    return [] if found == count else [f"{found} scenarios passed, not {count}"]


def among() -> Iterator[Run]:
    for verdict, scripts in {
        FAILED: ["nil", "exit 0", "daemon 1 1", "kill pid SIGKILL; sleep 60"],
        ANY: ["each 0 4095 close %", f"{UNBLOCK}; each 3 255 write % room 4096",
              "open /dev/null O_RDWR; each 3 255 dup2 $ %",
              f"{UNBLOCK}; each 3 255 read % room 4096",
              "each 0 255 fcntl % F_SETFL O_NONBLOCK", "thread late array"],
        PASSED: ["fork", "must mkdir gone 448; chdir gone; rmdir ../gone"],
    }.items():
        for script in scripts:
            leaves = "left behind" if verdict == PASSED else ""
            # One that takes the orders of those after it is noticed once all that were read have ended.
            kind = Kind(script, leaves=leaves, fails_at=None, is_blamed="read" not in script)
            yield Run(f"{script}, among 400", partial(features.write_among, kind, verdict))


def feature(*kinds: Kind) -> Callable[[Path], list[Planned]]:
    """A feature of a scenario of each kind."""
    file = features.Feature("features/a.feature", "A")
    for kind in kinds:
        file.add(f"{kind.title}: hostile", [features.step(kind)], kind, kind.verdict, kind.tags)
    return file.write


GOOD = Kind("usleep 5000", tags=PATIENT)


def special() -> Iterator[Run]:
    yield Run("a step that hangs without a limit",
              feature(GOOD, Kind("sem_wait zeros", FAILED, "stall-timeout", fails_at=0), GOOD),
              ("--stall-timeout", "5s"))
    endless = f"{UNBLOCK}; each 3 255 write % '~~~' 4"
    # Among others, ten backtraces may have been made before.
    yield Run("a step that never resumes",
              feature(GOOD, Kind("resume-never", FAILED, "no thread ran its code", fails_at=0,
                                 tags="@step-timeout(500ms)"), GOOD))
    # What blocks the pool of Swift is at its own limit.
    yield Run("tasks that block the pool",
              feature(GOOD, Kind("64 task sem_wait zeros", FAILED, LIMIT, fails_at=0,
                                 tags="@step-timeout(1s)"), GOOD))
    for moment, verdict in (("before-all", OPEN), ("after-all", PASSED)):
        hook = Kind("", words="limit", fails_at="run", name=moment)
        yield Run(f"{moment} hangs in a run with a limit",
                  partial(hooked, hook, verdict), ("--timeout", "2s"), {moment: "sem_wait zeros"})
    yield Run("a report without an end",
              feature(GOOD, Kind(endless, FAILED, "stall-timeout", fails_at=None), GOOD),
              ("--stall-timeout", "5s"))
    yield Run("a crash without captured output",
              feature(GOOD, Kind("print-line words; array", FAILED, TRAP, fails_at=0), GOOD),
              ("--no-capture",))
    yield Run("no process can be started", feature(GOOD), check=without_processes)
    # Without isolation the run is lost, but it does not look like a success.
    for script in ("exit 0", "thread exit 0; sleep 10", "await exit 0", "main exit 0",
                   "throw-doing exit 0"):
        yield Run(f"{script}, in one process", feature(Kind(script, OPEN), Kind("", OPEN)),
                  ("--isolation", "none"), statuses=(1, 3), is_whole=False, check=standing)
    # A run goes on with the program that it began with.
    yield Run("a step deletes the program",
              feature(Kind("run 'rm $(readlink /proc/$PPID/exe)'"),
                      Kind("nil", FAILED, TRAP, fails_at=0), GOOD), copies=True)
    for name, statuses, count in (("SIGTERM", (143, 1), 2), ("SIGKILL", (-9,), 1)):
        attack = "run 'until grep -q testCaseFinished run.ndjson; do sleep 0.1; done'; kill ppid "
        yield Run(f"a step sends its parent {name}",
                  feature(GOOD, Kind(f"{attack}{name}; usleep 500000", OPEN), Kind("", OPEN)),
                  statuses=statuses, is_whole=False, check=partial(passed, count=count))


def few_backtraces(program: Path, folder: Path) -> list[str]:
    """Each takes a second: a run makes ten."""
    traces = messages.traces(folder / "run.ndjson")
    # The last line of each is the place in the feature.
    count = sum(trace.count("at ") > 1 for trace in traces)
    return [] if count == 10 and len(traces) == 32 else [f"{count} of {len(traces)} backtraces"]


def without_processes(program: Path, folder: Path) -> list[str]:
    """Hooks of the run and scenarios fail with the reason of the system."""
    command = f"ulimit -n 16; exec {program} features -f summary --parallel 2"
    found = subprocess.run(["sh", "-c", command], cwd=folder, capture_output=True, text=True)
    reasons = re.findall("could be started(.*)", found.stdout)
    if found.returncode == 1 and reasons and all("Too many open files" in text for text in reasons):
        return []
    return [f"without descriptors: status {found.returncode}, {reasons}, {found.stderr[-300:]!r}"]


def standing(program: Path, folder: Path) -> list[str]:
    """The files in place of the reports of a lost run are no good news."""
    again = Program(program, ["@rerun.txt", "--dry-run", "-f", "summary"], folder).wait(900)
    if again.status == 0 and "scenario" not in again.output:
        return [f"@rerun.txt: status 0, {again.output[:100]!r}"]
    return []


WAYS = {"-p 2": ("--parallel", "2"), "serial": (), "none": ("--isolation", "none")}


def signals(is_quick: bool) -> Iterator[Run]:
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        for way in list(WAYS)[:1 if is_quick else 3]:
            yield once(number, way)
            if way != "none":
                yield Run(f"{number.name} twice, {way}", work(8, "spin 600000", OPEN), WAYS[way],
                          disturb=partial(insist, number=number), statuses=(128 + number,),
                          is_whole=False, check=was_cut_off)
    yield once(signal.SIGINT, "-p 2", os.killpg)
    yield Run("SIGTERM to a run whose step hangs", work(8, "spin 600000", OPEN), WAYS["-p 2"],
              disturb=partial(send, number=signal.SIGTERM), statuses=(143,))


def once(number: signal.Signals, way: str, kill=os.kill) -> Run:
    """The run stops, its hooks run, and its reports are whole."""
    # More than can have run when the signal comes.
    return Run(f"{number.name} once, {way}{'' if kill is os.kill else ', from the terminal'}",
               work(1200, "nap 100", OPEN), WAYS[way],
               disturb=partial(send, number=number, begun=3, kill=kill), statuses=(128 + number,),
               check=cleaned_up)


def send(run: Program, number: int, begun: int = 1, kill=os.kill) -> None:
    wait(run, begun)
    kill(run.process.pid, number)


def insist(run: Program, number: int) -> None:
    """Ends at once what the first signal could not."""
    # Two that come before the first is taken are one.
    wait(run)
    end = time.monotonic() + LONGEST
    while run.process.poll() is None and time.monotonic() < end:
        run.process.send_signal(number)
        time.sleep(0.4)


def cleaned_up(program: Path, folder: Path) -> list[str]:
    began, after = notes(folder, "began"), notes(folder, "after")
    found = [] if "all" in after else ["the hook after the run did not run"]
    if len(began) != len(after) - 1:
        found.append(f"{len(began)} scenarios began, {len(after) - 1} hooks ran after them")
    return found + (["all scenarios began"] if len(began) == 1200 else [])


def was_cut_off(program: Path, folder: Path) -> list[str]:
    # After the first signal alone, the run would have ended in good order, only later.
    recording = messages.read(folder / "run.ndjson")
    found = ["the second signal did not end the run"] if recording.success is not None else []
    return found + (["a scenario passed"] if PASSED in recording.finished().values() else [])


def wait(run: Program, count: int = 1) -> None:
    """Waits until so many scenarios have begun."""
    until(lambda: len(notes(run.folder, "began")) >= count, run, "begin a scenario", 300)


def until(holds: Callable[[], bool], run: Program, deed: str, seconds: float) -> None:
    """Waits for an event of a run; one that ends or takes too long without it is a fault."""
    end = time.monotonic() + seconds
    while True:
        is_over = run.process.poll() is not None or time.monotonic() > end
        # What it did before its end counts.
        if holds():
            return
        if is_over:
            raise TimeoutError(f"it did not {deed}")
        time.sleep(0.02)


def notes(folder: Path, kind: str) -> list[str]:
    """The names that were noted: `began`, `ended` or `after` a scenario or the run."""
    path = folder / "notes.txt"
    lines = path.read_text().splitlines() if path.exists() else []
    return [line.removeprefix(kind + " ") for line in lines if line.startswith(kind + " ")]


def noted(folder: Path) -> set[Place]:
    """The places of the scenarios that noted their end."""
    split = (name.rsplit(":", 1) for name in notes(folder, "ended"))
    return {(file, int(line)) for file, line in split}


SLEEPERS = "start /bin/sleep 600; fork; child daemon 1 1, sleep 600; sem_wait zeros"


def kills(generator: random.Random, is_quick: bool) -> Iterator[Run]:
    commands, runs, workers = (6, 1, 6) if is_quick else (50, 5, 10)
    for number in range(commands):
        parallel, moment = f"{1 + number % 3}", generator.uniform(0.02, 0.6)
        yield Run(f"the command is killed after {moment:.3f} s, -p {parallel}",
                  work(120, "nap 5", OPEN), ("--parallel", parallel),
                  disturb=partial(kill_command, moment=moment), statuses=(-9, 0), is_whole=False,
                  check=tells_what_ran)
    yield Run("the command is killed while its steps have children", work(8, SLEEPERS, OPEN),
              WAYS["-p 2"], disturb=partial(send, number=signal.SIGKILL, begun=2), statuses=(-9,),
              is_whole=False)
    for number in range(runs):
        parallel, killed = f"{1 + number % 3}", []
        disturb = partial(kill_workers, killed=killed, count=workers,
                          generator=random.Random(generator.randrange(1 << 30)))
        yield Run(f"{workers} workers are killed, number {number}, -p {parallel}",
                  work(240, "nap 15", ANY), ("--parallel", parallel), disturb=disturb,
                  check=partial(cost_little, killed=killed))


def kill_command(run: Program, moment: float) -> None:
    time.sleep(moment)
    ended = noted(run.folder)

    def told() -> bool:
        recording = messages.read(run.folder / "run.ndjson", run.folder / "run.ndjson.held")
        return ended <= recording.finished().keys() or run.process.poll() is not None

    # The results of ended scenarios are in the messages soon after, and must not be lost then.
    until(told, run, "write what ended", 60)
    run.process.send_signal(signal.SIGKILL)


def tells_what_ran(program: Path, folder: Path) -> list[str]:
    """The messages of a killed command show what ran."""
    recording = messages.read(folder / "run.ndjson")
    if not recording.planned:
        return []
    again = folder / "report"
    again.mkdir()
    arguments = ["report", "run.ndjson", *reports.options(str(again.resolve()))]
    report = Program(program, arguments, folder).wait(900)
    finished = messages.read(again / "run.ndjson").finished()
    told = messages.read(folder / "run.ndjson", folder / "run.ndjson.held").finished()
    found = []
    if wrong := recording.finished().items() - finished.items():
        found.append(f"{len(wrong)} verdicts in the messages are not reported")
    if lost := told.keys() - finished.keys():
        found.append(f"{len(lost)} scenarios ended and are not reported")
    if untrue := finished.keys() - noted(folder):
        found.append(f"{len(untrue)} scenarios are reported that did not end")
    if report.status != (0 if recording.success else 3):
        found.append(f"report: status {report.status}: {report.errors[-300:]}")
    # A run without an end is run again as a whole where nothing in it failed.
    hooked = set() if recording.success else set(recording.planned)
    found += [f"report: {fault}"
              for fault in reports.faults(again, finished, set(recording.planned), hooked)]
    if recording.success is None and (folder / "junit.xml").exists():
        found += reports.attempt(folder, "junit", lambda path: [
            "all scenarios of the killed run are green"
            for verdicts in [reports.junit(path)] if set(verdicts.values()) == {PASSED}])
    is_standing = recording.success is None and (folder / "rerun.txt").exists()
    return found + (standing(program, folder) if is_standing else [])


def kill_workers(run: Program, killed: list[int], count: int, generator: random.Random) -> None:
    # Where the process of a hook before the run is killed, nothing runs.
    wait(run)
    # Each is due when so many scenarios have ended, all of them well before the last.
    for due in sorted(generator.sample(range(120), count)):
        until(lambda: len(notes(run.folder, "ended")) >= due or run.process.poll() is not None,
              run, f"end {due} scenarios", 900)
        if workers := run.workers():
            with suppress(ProcessLookupError):
                os.kill(victim := generator.choice(workers), signal.SIGKILL)
                killed.append(victim)


def cost_little(program: Path, folder: Path, killed: list[int]) -> list[str]:
    """Each kill of a worker costs at most the scenario that it ran."""
    recording = messages.read(folder / "run.ndjson")
    finished = recording.finished()
    failed = {place for place, verdict in finished.items() if verdict != PASSED}
    found = [] if killed else ["no worker could be killed"]
    if len(failed) > len(killed):
        found.append(f"{len(failed)} scenarios failed for {len(killed)} kills")
    for place in failed:
        results = recording.finals(place)[-1].results
        if not any("SIGKILL" in words for _, words, _ in results):
            found.append(f"{place} does not say SIGKILL: {results}")
    if silent := finished.keys() - failed - noted(folder):
        found.append(f"{len(silent)} scenarios passed that did not run to their end")
    return found
