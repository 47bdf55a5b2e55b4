"""Reports besides the messages, read by parsers that are not ours."""

import re
from pathlib import Path
from typing import Callable
from xml.etree import ElementTree

from features import Place

NAMES = {"message": "run.ndjson", "junit": "junit.xml", "html": "report.html", "rerun": "rerun.txt"}
FAILURES = {"FAILED", "UNDEFINED", "AMBIGUOUS", "PENDING"}


def options(folder: str = ".") -> list[str]:
    """The options that ask for the reports, and for one on the terminal."""
    targets = [part for name, file in NAMES.items() for part in ("-f", f"{name}:{folder}/{file}")]
    return ["-f", "progress", *targets]


def junit(path: Path) -> dict[Place, str]:
    """The report's result of each scenario: PASSED, FAILED, SKIPPED."""
    verdicts: dict[Place, str] = {}
    for case in ElementTree.parse(path).iter("testcase"):
        # Hooks of the run and of features are no scenarios.
        if case.get("classname") == "(run)":
            continue
        place = (case.get("file"), int(case.get("line")))
        if place in verdicts:
            raise ValueError(f"{place} is reported twice")
        tags = {child.tag for child in case}
        is_failure = tags & {"failure", "error"}
        verdicts[place] = "FAILED" if is_failure else "SKIPPED" if "skipped" in tags else "PASSED"
    return verdicts


def rerun(path: Path) -> set[Place]:
    """The scenarios in a list of those to run again, whose lines may be comments."""
    lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
    split = [line.split(":") for line in lines]
    return {(file, int(number)) for file, *numbers in split for number in numbers}


def faults(
    folder: Path, finished: dict[Place, str], planned: set[Place], hooked: set[Place] = frozenset()
) -> list[str]:
    """The differences between the reports in a folder and the messages.

    A list for a rerun may also have scenarios of a run or feature that failed otherwise.
    """
    missing = planned - finished.keys()

    def check_junit(path: Path) -> list[str]:
        told = junit(path)
        # Where nothing ran, they may name a hook alone.
        wrong = [f"{place} is missing" for place in planned - told.keys() if finished]
        wrong += [f"{place} is not planned" for place in told.keys() - planned]
        for place, verdict in finished.items():
            expected = "FAILED" if verdict in FAILURES else verdict
            if place in told and told[place] != expected:
                wrong.append(f"{place} is {told[place]}, not {expected}")
        return wrong + [f"{place} did not run and passed" for place in missing
                        if told.get(place) == "PASSED"]

    def check_html(path: Path) -> list[str]:
        root = ElementTree.parse(path).getroot()
        return [] if re.sub(r"\{.*\}", "", root.tag) == "html" else [f"the root is {root.tag}"]

    def check_rerun(path: Path) -> list[str]:
        expected = {place for place, verdict in finished.items() if verdict in FAILURES} | missing
        listed = rerun(path)
        return [f"{place} is missing" for place in expected - listed] + [
            f"{place} did not fail" for place in listed - expected - hooked]

    checks = {"junit": check_junit, "html": check_html, "rerun": check_rerun}
    return [fault for name, check in checks.items() for fault in attempt(folder, name, check)]


def attempt(folder: Path, name: str, check: Callable[[Path], list[str]]) -> list[str]:
    """The faults that a check finds in a report; one is that it cannot be read."""
    try:
        return [f"{name}: {fault}" for fault in check(folder / NAMES[name])]
    except (OSError, ValueError, ElementTree.ParseError, AttributeError, TypeError) as error:
        return [f"{name}: {error}"]
