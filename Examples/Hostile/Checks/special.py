"""What takes a run of its own: hooks of the run, no isolation, attacks on the command."""

import re
import shutil
from functools import partial
from pathlib import Path

import messages
import reports
import verdicts
import workload
from check import Check
from kinds import WORDS_OF_ACTS
from processes import Program


# Steps between many short scenarios, which a worker is given many at a time: the step, and whether
# its scenario may pass.
AMONG_GOOD = [
    ("it unwraps nil", False),
    ("it exits with 0", False),
    ("it becomes a daemon", False),
    ("it sends itself SIGKILL", False),
    ("it overwrites the memory that it shares", True),
    ("it closes all descriptors", True),
    ("it writes garbage to descriptors 3 to 255", True),
    ('it replaces descriptors 3 to 255 by "/dev/null"', True),
    ("it reads what is in descriptors 3 to 255", True),
    ("it lets no descriptor block", True),
    ("its child returns from the step", True),
    ("it changes to a folder and deletes it", True),
    ("a thread traps after it", True),
]


def checks(program: Path, arguments):
    for moment in ("before-all", "after-all"):
        for act, words in WORDS_OF_ACTS.items():
            yield Check(
                f"a hook, {moment}, {act}", f"{moment}-{act}",
                partial(run_hook, program, moment=moment, act=act, words=words))
    for number, (step, may_pass) in enumerate(AMONG_GOOD):
        yield Check(
            f"{step}, among 400", f"among-{number}",
            partial(among, program, step=step, may_pass=may_pass))
    yield Check("a step that hangs without a limit", "stalled", partial(stalled, program))
    yield Check("a crash without captured output", "uncaptured", partial(uncaptured, program))
    for number, step in enumerate((
        "it exits with 0", "it exits in a thread", "it exits in a detached task",
        "it exits on the main actor", "it throws an error whose description exits",
    )):
        yield Check(
            f"{step}, in one process", f"none-{number}", partial(not_fooled, program, step=step))
    yield Check("a step deletes the program", "deleted", partial(deleted, program))
    for name in ("SIGTERM", "SIGKILL"):
        yield Check(
            f"a step sends its parent {name}", name, partial(kill_parent, program, name=name))


def run_hook(program: Path, folder: Path, moment: str, act: str, words: str) -> list[str]:
    """A hostile hook of the run fails the run, and each scenario has its verdict."""
    places = workload.write(folder, 8, 5, tags=workload.PATIENT)
    # A hook of the run has no tag for a limit.
    limit = ("--step-timeout", "3s") if act == "spinning" else ()
    ended = workload.start(program, folder, "--parallel", "2", *limit, **{moment: act}).wait(900)
    recording = messages.read(folder / "run.ndjson")
    found = recording.faults + [f"left behind: {command}" for command in ended.survivors]
    if ended.status != 1:
        found.append(f"status {ended.status}: {ended.errors[-300:]}")
    if recording.success is not False:
        found.append(f"success: {recording.success}")
    said = [text for status, text in recording.hook_results if status == "FAILED"]
    if not any(re.search(words, text) for text in said):
        found.append(f"hooks say {said}, not {words}")
    passed = {place for place, verdict in recording.finished().items() if verdict == "PASSED"}
    expected = set() if moment == "before-all" else places
    if passed != expected:
        found.append(f"{len(passed)} scenarios passed, not {len(expected)}")
    if expected:
        return found + reports.faults(folder, recording.finished(), places, places)
    # Nothing ran: the reports name the hook, and the list for a rerun has everything.
    return found + reports.attempt(
        folder, "junit", lambda path: [f"{place} passed" for place, verdict
                                       in reports.junit(path).items() if verdict == "PASSED"]
    ) + reports.attempt(
        folder, "rerun", lambda path: [f"{place} is missing" for place
                                       in places - reports.rerun(path)])


def among(program: Path, folder: Path, step: str, may_pass: bool) -> list[str]:
    """Good scenarios before and behind a hostile one pass, however fast they follow each other."""
    (folder / "features").mkdir(parents=True)
    lines = ["Feature: Many"]
    hostile = ("features/many.feature", 402)
    for number in range(401):
        lines.append(f"  Scenario: {number}")
        lines.append(f"    When {step if len(lines) == hostile[1] else 'it goes on'}")
    (folder / "features/many.feature").write_text("\n".join(lines) + "\n")
    ended = workload.start(program, folder).wait(900)
    recording = messages.read(folder / "run.ndjson")
    finished = recording.finished()
    failed = {place for place, verdict in finished.items() if verdict != "PASSED"}
    found = recording.faults + [f"left behind: {command}" for command in ended.survivors]
    if len(finished) != 401 or any(len(recording.finals(place)) != 1 for place in finished):
        found.append(f"{len(finished)} of 401 scenarios have a verdict")
    if failed - {hostile}:
        found.append(f"{failed - {hostile}} failed")
    if hostile not in failed and not may_pass:
        found.append("the hostile scenario passed")
    if ended.status != (1 if failed or recording.reason else 0):
        found.append(f"status {ended.status}: {ended.errors[-300:]}")
    return found


def stalled(program: Path, folder: Path) -> list[str]:
    """Without any limit, what makes no progress is ended."""
    places = workload.write(folder, 4, 5, tags=workload.PATIENT)
    (folder / "features/work-1.feature").write_text(
        "Feature: Stall\n  Scenario: Stall\n    When it waits for a semaphore\n")
    ended = workload.start(program, folder, "--stall-timeout", "5s").wait(900)
    return one_fails(folder, ended, places, r"stall|no step or hook began or ended")


def uncaptured(program: Path, folder: Path) -> list[str]:
    """Steps that print for themselves are named all the same when they crash."""
    places = workload.write(folder, 4, 5)
    (folder / "features/work-1.feature").write_text(
        "Feature: Print\n  Scenario: Print\n    When it prints lines and crashes\n")
    ended = workload.start(program, folder, "--no-capture").wait(900)
    return one_fails(folder, ended, places, WORDS_OF_ACTS["trapping"])


def one_fails(folder: Path, ended, places, words: str) -> list[str]:
    """The scenario of the second file fails with these words, the others pass."""
    recording = messages.read(folder / "run.ndjson")
    finished = recording.finished()
    failed = {place for place, verdict in finished.items() if verdict != "PASSED"}
    found = recording.faults + [f"left behind: {command}" for command in ended.survivors]
    if ended.status != 1 or len(finished) != len(places):
        found.append(f"status {ended.status}, {len(finished)} verdicts: {ended.errors[-300:]}")
    if [place[0] for place in failed] != ["features/work-1.feature"]:
        found.append(f"{failed} failed")
    said = [text for place in failed for _, text in recording.finals(place)[-1].results]
    if not any(re.search(words, text) for text in said):
        found.append(f"says {said}, not {words}")
    return found


def not_fooled(program: Path, folder: Path, step: str) -> list[str]:
    """Without isolation the run is lost, but it does not look like a success."""
    (folder / "features").mkdir(parents=True)
    (folder / "features/a.feature").write_text(
        f"Feature: Exit\n  Scenario: Exit\n    When {step}\n"
        "  Scenario: Not reached\n    Given it goes on\n")
    ended = workload.start(program, folder, "--isolation", "none", surroundings="shared").wait(900)
    found = [f"left behind: {command}" for command in ended.survivors]
    if ended.status not in (1, 3):
        found.append(f"status {ended.status}: {ended.errors[-300:]}")
    if messages.read(folder / "run.ndjson").success:
        found.append("success: True")
    again = Program(program, ["@rerun.txt", "--dry-run", "-f", "summary"], folder).wait(900)
    if again.status == 0 and "scenario" not in again.output:
        found.append(f"@rerun.txt: status 0, {again.output[:100]!r}")
    return found


def deleted(program: Path, folder: Path) -> list[str]:
    """A run goes on with the program that it began with."""
    places = workload.write(folder, 8, 5)
    (folder / "features/work-1.feature").write_text(
        "Feature: Deletion\n  Scenario: Deletion\n    When it deletes its own program\n"
        "  Scenario: Crash\n    When it unwraps nil\n")
    copy = folder / "program"
    shutil.copy2(program, copy)
    ended = workload.start(copy.resolve(), folder).wait(900)
    finished = messages.read(folder / "run.ndjson").finished()
    failed = {place for place, verdict in finished.items() if verdict != "PASSED"}
    found = [f"left behind: {command}" for command in ended.survivors]
    if ended.status != 1:
        found.append(f"status {ended.status}: {ended.errors[-300:]}")
    if len(finished) != len(places) or failed != {("features/work-1.feature", 4)}:
        found.append(f"{len(finished)} scenarios have verdicts, {failed} failed")
    return found


def kill_parent(program: Path, folder: Path, name: str) -> list[str]:
    """A step that attacks the command itself: nothing is left, and nothing is green."""
    places = workload.write(folder, 8, 5)
    expected = len(places) // 4
    # Returns when what ran before is in the messages.
    waiting = folder / "wait"
    waiting.write_text(
        "#!/bin/sh\n"
        f"until [ $(grep -s testCaseFinished run.ndjson | wc -l) -ge {expected} ]\n"
        "do sleep 0.1\ndone\n")
    waiting.chmod(0o755)
    (folder / "features/work-1.feature").write_text(
        f"Feature: Attack\n  Scenario: Attack\n    Given it runs \"./wait\"\n"
        f"    When it sends its parent {name}\n")
    ended = workload.start(program, folder).wait(900)
    found = [f"left behind: {command}" for command in ended.survivors]
    if ended.status not in {"SIGTERM": (143, 1), "SIGKILL": (-9,)}[name]:
        found.append(f"status {ended.status}: {ended.errors[-300:]}")
    recording = messages.read(folder / "run.ndjson")
    if recording.success:
        found.append("success: True")
    if len(recording.finished()) < expected:
        found.append("what ran before is not in the messages")
    return found
