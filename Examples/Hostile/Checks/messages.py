"""The run that a file of Cucumber Messages describes, read without the code under test."""

import json
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from features import Place

ORDER = ["UNKNOWN", "PASSED", "SKIPPED", "PENDING", "UNDEFINED", "AMBIGUOUS", "FAILED"]


@dataclass
class Attempt:
    """An attempt at a scenario."""

    # Status and words of each step and hook, and its place: its index in the scenario, or "hook".
    results: list[tuple[str, str, object]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    is_final: bool = False

    @property
    def verdict(self) -> str:
        return max((status for status, _, _ in self.results), key=ORDER.index, default="UNKNOWN")


class Recording:
    """A run as its messages describe it."""

    def __init__(self):
        self.planned: list[Place] = []
        self.attempts: dict[Place, list[Attempt]] = defaultdict(list)
        self.hook_results: list[tuple[str, str]] = []
        self.success: bool | None = None
        # Why the run failed, where no scenario shows it.
        self.reason = ""
        self.faults: list[str] = []
        # By id: scenarios with the ids of their steps, test cases, attempts, steps of test cases.
        self.pickles, self.cases, self.begun, self.steps = {}, {}, {}, {}

    def fails(self) -> bool:
        """Whether a scenario or a hook failed."""
        verdicts = [*self.finished().values(), *(status for status, _ in self.hook_results)]
        return "FAILED" in verdicts

    def finals(self, place: Place) -> list[Attempt]:
        return [attempt for attempt in self.attempts[place] if attempt.is_final]

    def finished(self) -> dict[Place, str]:
        """The verdicts of the scenarios that have one."""
        return {place: self.finals(place)[-1].verdict
                for place in self.planned if self.finals(place)}

    def take(self, name: str, body: dict) -> None:
        """Takes a message in; a contradiction to earlier ones is an error."""
        if self.success is not None and name != "attachment":
            raise ValueError("it comes after testRunFinished")
        attempt = self.begun.get(body.get("testCaseStartedId"))
        match name:
            case "pickle":
                place = (body["uri"], body["location"]["line"])
                self.pickles[body["id"]] = (place, [step["id"] for step in body["steps"]])
                self.planned.append(place)
            case "testCase":
                place, order = self.pickles[body["pickleId"]]
                if place in self.cases.values():
                    raise ValueError(f"a second test case of {place}")
                self.cases[body["id"]] = place
                for step in body["testSteps"]:
                    known = step.get("pickleStepId")
                    self.steps[step["id"]] = order.index(known) if known in order else "hook"
            case "testCaseStarted":
                self.begun[body["id"]] = Attempt()
                self.attempts[self.cases[body["testCaseId"]]].append(self.begun[body["id"]])
            case "testStepFinished":
                result = body["testStepResult"]
                words = result.get("message", "") or result.get("exception", {}).get("message", "")
                attempt.results.append((result["status"], words, self.steps[body["testStepId"]]))
            case "testCaseFinished":
                if attempt.is_final:
                    raise ValueError("the attempt finished twice")
                attempt.is_final = not body["willBeRetried"]
            case "attachment" if attempt:
                attempt.said.append(body["body"])
            case "testRunHookFinished":
                result = body["result"]
                self.hook_results.append((result["status"], result.get("message", "")))
            case "testRunFinished":
                self.success = body["success"]
                self.reason = body.get("message") or ""


def read(*paths: Path) -> Recording:
    """Reads whole lines of files, in turn; a last line without its end is a fault that is named."""
    recording = Recording()
    for path in paths:
        data = path.read_bytes() if path.exists() else b""
        lines = data.split(b"\n")
        if lines.pop():
            recording.faults.append("the last line has no end")
        for number, line in enumerate(lines, 1):
            try:
                (name, body), = json.loads(line).items()
                recording.take(name, body)
            except (ValueError, AttributeError, TypeError, KeyError) as error:
                recording.faults.append(f"line {number}: {error!r}: {line[:100]!r}")
    return recording


def traces(path: Path) -> list[str]:
    """The stack traces of steps that failed."""
    results = (json.loads(line).get("testStepFinished", {}).get("testStepResult", {})
               for line in path.read_text().splitlines())
    return [result["exception"].get("stackTrace", "") for result in results if "exception" in result]
