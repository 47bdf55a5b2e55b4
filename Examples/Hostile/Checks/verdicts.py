"""Every kind in one run, and what the run says of each."""

import re
from dataclasses import dataclass, field, replace
from pathlib import Path

import features
import messages
import reports
from features import Planned
from kinds import ANY, LATE_FAILURE, LATE_OR_GONE, Kind
from messages import Attempt, Recording
from processes import Ended, Program


@dataclass(frozen=True)
class Mode:
    """A way to run the kinds."""

    name: str
    options: tuple[str, ...]
    # Seconds.
    bound: float
    # Whether each scenario has a process of its own.
    ends_processes: bool = False


@dataclass
class Outcome:
    """What is wrong: of kinds by title, and of the run as a whole."""

    kinds: dict[str, list[str]] = field(default_factory=dict)
    run: list[str] = field(default_factory=list)
    seconds: float = 0


def run(
    program: Path, kinds: list[Kind], mode: Mode, folder: Path
) -> tuple[Outcome, list[Planned]]:
    """Runs the kinds, and judges what was written."""
    planned = features.write(kinds, folder)
    arguments = [
        "features", *mode.options, *reports.options(),
        "--retry", "2", "--retry-tag-filter", "@retried",
        "--world-parameters", parameters(folder),
    ]
    ended = Program(program, arguments, folder).wait(mode.bound)
    if mode.ends_processes:
        # A process that ends with its scenario does nothing after it.
        planned = [replace(scenario, verdict=ANY) if scenario.verdict == LATE_FAILURE else scenario
                   for scenario in planned]
    outcome = judge(ended, planned, messages.read(folder / "run.ndjson"), folder)
    return outcome, planned


def report(program: Path, planned: list[Planned], folder: Path, to: Path) -> Outcome:
    """Makes the reports again from the messages of a run."""
    to.mkdir()
    recording = messages.read(folder / "run.ndjson")
    target = str(to.resolve())
    arguments = ["report", "run.ndjson", *reports.options(target)]
    ended = Program(program, arguments, folder).wait(900)
    again = messages.read(to / "run.ndjson")
    outcome = judge(ended, planned, again, to)
    if again.finished() != recording.finished():
        outcome.run.append("the verdicts differ from those of the run")
    return outcome


def parameters(folder: Path, **others: str) -> str:
    folder = folder.resolve()
    pairs = {"folder": str(folder), "notes": str(folder / "notes.txt"), **others}
    return "{" + ", ".join(f'"{name}": "{value}"' for name, value in pairs.items()) + "}"


def judge(ended: Ended, planned: list[Planned], recording: Recording, folder: Path) -> Outcome:
    """Compares what was said with what was expected."""
    outcome = Outcome(seconds=ended.seconds)
    for scenario in planned:
        found = outcome.kinds.setdefault(scenario.kind.title, [])
        found.extend(faults_of_scenario(scenario, recording))
    places = {scenario.place for scenario in planned}
    outcome.run += recording.faults
    extra = set(recording.planned) - places
    if extra or len(recording.planned) != len(places):
        outcome.run.append(f"{len(recording.planned)} scenarios announced, {len(places)} planned")
    is_open = any(s.verdict in (ANY, LATE_OR_GONE) for s in planned)
    expected = recording.fails() or recording.reason != "" if is_open else any(
        s.verdict in ("FAILED", LATE_FAILURE) or s.kind.fails_at == "run" for s in planned)
    if ended.was_endless:
        outcome.run.append(f"no end after {ended.seconds:.0f} s")
    if ended.status != (1 if expected else 0):
        outcome.run.append(f"status {ended.status}: {ended.errors[-300:]}")
    if recording.success is not (not expected):
        outcome.run.append(f"success: {recording.success}")
    outcome.run += [f"left behind: {command}" for command in ended.survivors]
    hooked = {scenario.place for scenario in planned if scenario.kind.fails_at == "run"}
    if recording.reason:
        hooked = places
    outcome.run += reports.faults(folder, recording.finished(), places, hooked)
    return outcome


def faults_of_scenario(scenario: Planned, recording: Recording) -> list[str]:
    kind, place = scenario.kind, scenario.place
    name = "the scenario" if scenario.is_hostile else f"the good one in line {place[1]}"
    finals = recording.finals(place)
    if len(finals) != 1:
        return [f"{name} has {len(finals)} verdicts"]
    attempt = finals[0]
    accepted = {"PASSED", "FAILED"} if scenario.verdict in (ANY, LATE_FAILURE, LATE_OR_GONE) \
        else {scenario.verdict}
    if attempt.verdict not in accepted:
        return [f"{name} is {attempt.verdict}: {failure(attempt)[1][:200]!r}"]
    return faults_of_words(scenario, attempt, recording) if scenario.is_hostile else []


def faults_of_words(scenario: Planned, attempt: Attempt, recording: Recording) -> list[str]:
    kind, found = scenario.kind, []
    if kind.fails_at == "run":
        if not any(status == "FAILED" and re.search(kind.words, words)
                   for status, words in recording.hook_results):
            found.append(f"no hook says {kind.words}")
    elif scenario.verdict == LATE_FAILURE and attempt.verdict == "PASSED":
        if not any(f"{kind.title}: hostile" in line and re.search(kind.words, line)
                   for line in recording.reason.split("\n")):
            found.append(f"the run does not say {kind.words} of it")
    elif kind.words and attempt.verdict == "FAILED":
        where, words = failure(attempt)
        if not re.search(kind.words, words):
            found.append(f"says {words[:300]!r}, not {kind.words}")
        elif kind.fails_at not in (where, None):
            found.append(f"fails at {where}, not at {kind.fails_at}")
    must_leave = kind.leaves and (kind.verdict != ANY or attempt.verdict == "PASSED")
    if must_leave and not any(re.search(kind.leaves, text) for text in attempt.said):
        found.append(f"does not mention {kind.leaves}")
    return found


def failure(attempt: Attempt) -> tuple[object, str]:
    """The place and the words of the first failure."""
    for (status, words), place in zip(attempt.results, attempt.places):
        if status == "FAILED":
            return place, words
    return None, ""
