"""The report of a run, compared with the expected one."""

import re
from pathlib import Path

import messages
import reports
from features import Planned
from kinds import ANY, FAILED, LATE_FAILURE, LATE_OR_GONE, OPEN, PASSED, SKIPPED
from messages import Attempt, Recording
from processes import Ended

# The title of problems of a run as a whole.
RUN = "the run"


def judge(
    ended: Ended, planned: list[Planned], folder: Path, statuses: tuple[int, ...] = (),
    is_whole: bool = True,
) -> dict[str, list[str]]:
    """Returns the problems, of kinds by title and of the run; `Run` explains the parameters."""
    recording = messages.read(folder / "run.ndjson")
    faults: dict[str, list[str]] = {}
    for scenario in planned:
        faults.setdefault(scenario.kind.title, []).extend(faults_of_scenario(scenario, recording))
    places = {scenario.place for scenario in planned}
    found = faults.setdefault(RUN, [])
    found += [f"left behind: {command}" for command in ended.survivors]
    if ended.was_endless:
        found.append(f"no end after {ended.seconds:.0f} s")
    if set(recording.planned) - places or is_whole and len(recording.planned) != len(places):
        found.append(f"{len(recording.planned)} scenarios announced, {len(places)} planned")
    hooks = {s.kind for s in planned if s.kind.fails_at == "run"}
    for kind in hooks:
        if not any(status == FAILED and re.search(kind.words, words)
                   for status, words in recording.hook_results):
            faults[kind.title].append(f"no hook says {kind.words}")
    fails = recording.fails() or recording.reason != "" or bool(hooks) or any(
        s.verdict in (FAILED, LATE_FAILURE) for s in planned)
    if ended.status not in (statuses or (1 if fails else 0,)):
        found.append(f"status {ended.status}: {ended.errors[-300:]}")
    # One that was to be killed may have ended before, and one that was, after its last scenario.
    accepted = {None, False} if statuses and ended.status != 0 else {not fails}
    if ended.status == -9 and places <= recording.finished().keys():
        accepted = {None, not fails}
    if recording.success not in accepted:
        found.append(f"success: {recording.success}")
    if not is_whole:
        return faults
    # Of what happened between scenarios, those are named that may have left it.
    blamed = [s.kind.title for s in planned if s.verdict in (LATE_FAILURE, LATE_OR_GONE, ANY, OPEN)]
    if not all(s.kind.is_blamed for s in planned):
        blamed.append("")
    found += [f"the run blames others: {line}" for line in recording.reason.split("\n")
              if line and not any(title in line for title in blamed)]
    # What failed otherwise is run again as a whole.
    hooked = places if recording.reason else {
        s.place for s in planned if s.kind in hooks or s.verdict == OPEN}
    found += recording.faults + reports.faults(folder, recording.finished(), places, hooked)
    return faults


def faults_of_scenario(scenario: Planned, recording: Recording) -> list[str]:
    place = scenario.place
    name = "the scenario" if scenario.is_hostile else f"the good one in line {place[1]}"
    if scenario.verdict == SKIPPED:
        # A hook before its feature has failed, so that it never began.
        return [f"{name} began"] if recording.attempts.get(place) else []
    finals = recording.finals(place)
    if scenario.verdict == OPEN and len(finals) < 2:
        return []
    if len(finals) != 1:
        return [f"{name} has {len(finals)} verdicts"]
    attempt = finals[0]
    accepted = {PASSED, FAILED} if scenario.verdict in (ANY, LATE_FAILURE, LATE_OR_GONE) \
        else {scenario.verdict}
    if attempt.verdict not in accepted:
        return [f"{name} is {attempt.verdict}: {failure(attempt)[1][:200]!r}"]
    if scenario.is_hostile:
        return faults_of_words(scenario, attempt, recording)
    # A good one has left nothing.
    return [f"{name} says {text[:200]}" for text in attempt.said if "left behind" in text]


def faults_of_words(scenario: Planned, attempt: Attempt, recording: Recording) -> list[str]:
    kind, found = scenario.kind, []
    if scenario.verdict == LATE_FAILURE and attempt.verdict == PASSED:
        if not any(f"{kind.title}: hostile" in line and re.search(kind.words, line)
                   for line in recording.reason.split("\n")):
            found.append(f"the run does not say {kind.words} of it")
    elif kind.words and attempt.verdict == FAILED:
        where, words = failure(attempt)
        if not re.search(kind.words, words):
            found.append(f"says {words[:300]!r}, not {kind.words}")
        elif kind.fails_at not in (where, None):
            found.append(f"fails at {where}, not at {kind.fails_at}")
    must_leave = kind.leaves and (kind.verdict != ANY or attempt.verdict == PASSED)
    if must_leave and not any(re.search(kind.leaves, text) for text in attempt.said):
        found.append(f"does not mention {kind.leaves}: {attempt.said[-1:]}")
    if not kind.leaves and scenario.verdict == PASSED:
        found += [f"says {text[:200]}" for text in attempt.said if "left behind" in text]
    return found


def failure(attempt: Attempt) -> tuple[object, str]:
    """The place and the words of the first failure."""
    failures = [(place, words) for status, words, place in attempt.results if status == FAILED]
    return failures[0] if failures else (None, "")
