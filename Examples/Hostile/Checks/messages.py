"""What a file of Cucumber Messages says of a run, read without the code under test."""

import json
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from features import Place

ORDER = ["UNKNOWN", "PASSED", "SKIPPED", "PENDING", "UNDEFINED", "AMBIGUOUS", "FAILED"]


@dataclass
class Attempt:
    """An attempt at a scenario."""

    results: list[tuple[str, str]] = field(default_factory=list)
    # The kind of each result: the index of the step in its scenario, or "hook".
    places: list[object] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    is_finished: bool = False
    will_be_retried: bool = False

    @property
    def verdict(self) -> str:
        return max((status for status, _ in self.results), key=ORDER.index, default="UNKNOWN")


@dataclass
class Recording:
    """A run as its messages tell it."""

    planned: list[Place] = field(default_factory=list)
    attempts: dict[Place, list[Attempt]] = field(default_factory=lambda: defaultdict(list))
    hook_results: list[tuple[str, str]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    success: bool | None = None
    # Why the run failed, where no scenario shows it.
    reason: str = ""
    faults: list[str] = field(default_factory=list)

    def fails(self) -> bool:
        """Whether a scenario or a hook failed."""
        verdicts = [*self.finished().values(), *(status for status, _ in self.hook_results)]
        return "FAILED" in verdicts

    def finals(self, place: Place) -> list[Attempt]:
        return [a for a in self.attempts[place] if a.is_finished and not a.will_be_retried]

    def finished(self) -> dict[Place, str]:
        """The verdicts of the scenarios that have one."""
        return {place: self.finals(place)[-1].verdict
                for place in self.planned if self.finals(place)}


def read(*paths: Path) -> Recording:
    """Reads whole lines of files, in turn; a last line without its end is a fault that is named."""
    reader = Reader()
    recording = reader.recording
    for path in paths:
        data = path.read_bytes() if path.exists() else b""
        lines = data.split(b"\n")
        if lines.pop():
            recording.faults.append("the last line has no end")
        for number, line in enumerate(lines, 1):
            try:
                (name, body), = json.loads(line).items()
                reader.take(name, body)
            except (ValueError, AttributeError, TypeError, KeyError) as error:
                recording.faults.append(f"line {number}: {error!r}: {line[:100]!r}")
    return recording


class Reader:
    """Collects a recording, message by message."""

    def __init__(self):
        self.recording = Recording()
        # By id: scenarios with the ids of their steps, test cases, attempts, steps of test cases.
        self.pickles, self.cases, self.attempts, self.steps = {}, {}, {}, {}

    def take(self, name: str, body: dict) -> None:
        recording = self.recording
        if recording.success is not None and name != "attachment":
            raise ValueError("it comes after testRunFinished")
        match name:
            case "pickle":
                place = (body["uri"], body["location"]["line"])
                self.pickles[body["id"]] = (place, [step["id"] for step in body["steps"]])
                recording.planned.append(place)
            case "testCase":
                self.take_case(body)
            case "testCaseStarted":
                self.attempts[body["id"]] = attempt = Attempt()
                recording.attempts[self.cases[body["testCaseId"]]].append(attempt)
            case "testStepFinished":
                result = body["testStepResult"]
                words = result.get("message", "") or result.get("exception", {}).get("message", "")
                attempt = self.attempts[body["testCaseStartedId"]]
                attempt.results.append((result["status"], words))
                attempt.places.append(self.steps[body["testStepId"]])
            case "testCaseFinished":
                attempt = self.attempts[body["testCaseStartedId"]]
                if attempt.is_finished:
                    raise ValueError("the attempt finished twice")
                attempt.is_finished = True
                attempt.will_be_retried = body["willBeRetried"]
            case "attachment":
                owner = self.attempts.get(body.get("testCaseStartedId"))
                (owner or recording).said.append(body["body"])
            case "testRunHookFinished":
                result = body["result"]
                recording.hook_results.append((result["status"], result.get("message", "")))
            case "testRunFinished":
                recording.success = body["success"]
                recording.reason = body.get("message") or ""

    def take_case(self, body: dict) -> None:
        place, order = self.pickles[body["pickleId"]]
        if place in self.cases.values():
            raise ValueError(f"a second test case of {place}")
        self.cases[body["id"]] = place
        for step in body["testSteps"]:
            is_step = step.get("pickleStepId") in order
            self.steps[step["id"]] = order.index(step["pickleStepId"]) if is_step else "hook"
