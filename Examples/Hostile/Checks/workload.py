"""Runs of many short scenarios that note what they do, to be disturbed."""

import time
from collections.abc import Callable
from pathlib import Path

import reports
import verdicts
from check import Fault
from features import Place
from processes import Program

FILES = 4

# For good scenarios of a run whose limit is short: their time is that of the machine.
PATIENT = "@step-timeout(10m)"


def write(
    folder: Path, count: int, milliseconds: int = 0, step: str = "", tags: str = ""
) -> set[Place]:
    """Writes the features, of a step that notes its scenario; returns the scenarios' places."""
    (folder / "features").mkdir(parents=True)
    places = set()
    for file in range(FILES):
        path = f"features/work-{file}.feature"
        lines = [f"@noted {tags}".strip(), f"Feature: Work {file}"]
        for number in range(count // FILES):
            lines.append(f"  Scenario: work-{file}-{number}")
            places.add((path, len(lines)))
            name = f"{path}:{len(lines)}"
            lines.append(f"    When {step or f'it works for {milliseconds} ms'} and notes {name}")
        (folder / path).write_text("\n".join(lines) + "\n")
    return places


def start(program: Path, folder: Path, *options: str, **parameters: str) -> Program:
    arguments = ["features", *options, *reports.options(),
                 "--world-parameters", verdicts.parameters(folder, **parameters)]
    return Program(program, arguments, folder)


def wait(run: Program, count: int = 1) -> None:
    """Waits until so many scenarios have begun."""
    until(lambda: len(notes(run.folder, "began")) >= count, run, "begin a scenario", 300)


def until(holds: Callable[[], bool], run: Program, deed: str, seconds: float) -> None:
    """Waits for what a run does; one that ends or takes too long without it is a fault."""
    end = time.monotonic() + seconds
    while True:
        is_over = run.process.poll() is not None or time.monotonic() > end
        # What it did before its end counts.
        if holds():
            return
        if is_over:
            ended = run.wait(0)
            raise Fault(f"it did not {deed}: status {ended.status} after {ended.seconds:.0f} s: "
                        f"{ended.errors[-300:]}")
        time.sleep(0.02)


def notes(folder: Path, kind: str) -> list[str]:
    """The names that were noted: `began`, `ended` or `after` a scenario or the run."""
    path = folder / "notes.txt"
    lines = path.read_text().splitlines() if path.exists() else []
    words = [line.split(" ", 1)[1] for line in lines if " " in line]
    return [text.removeprefix(kind + " ") for text in words if text.startswith(kind + " ")]


def ended(folder: Path) -> set[Place]:
    """The places of the scenarios that noted their end."""
    split = (name.rsplit(":", 1) for name in notes(folder, "ended"))
    return {(file, int(line)) for file, line in split}
