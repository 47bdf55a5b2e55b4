"""Runs of many short scenarios that note what they do, to be disturbed."""

import time
from pathlib import Path

import reports
import verdicts
from features import Place
from processes import Program

FILES = 4


def write(folder: Path, count: int, milliseconds: int, step: str = "") -> set[Place]:
    """Writes the features; returns the places of their scenarios."""
    (folder / "features").mkdir(parents=True)
    places = set()
    for file in range(FILES):
        path = f"features/work-{file}.feature"
        lines = ["@noted", f"Feature: Work {file}"]
        for number in range(count // FILES):
            lines.append(f"  Scenario: work-{file}-{number}")
            places.add((path, len(lines)))
            name = f"{path}:{len(lines)}"
            lines.append(f"    When {step or f'it works for {milliseconds} ms and notes {name}'}")
        (folder / path).write_text("\n".join(lines) + "\n")
    return places


def start(program: Path, folder: Path, *options: str, **parameters: str) -> Program:
    arguments = ["features", *options, *reports.options(),
                 "--world-parameters", verdicts.parameters(folder, **parameters)]
    return Program(program, arguments, folder)


def wait(folder: Path) -> None:
    """Waits until the first scenario has begun."""
    end = time.monotonic() + 10
    while not notes(folder, "began") and time.monotonic() < end:
        time.sleep(0.02)


def notes(folder: Path, kind: str, until: float = float("inf")) -> list[str]:
    """The names that were noted until a time: `began`, `ended` or `after` a scenario or the run."""
    path = folder / "notes.txt"
    lines = path.read_text().splitlines() if path.exists() else []
    timed = [line.split(" ", 1) for line in lines if " " in line]
    return [words.removeprefix(kind + " ") for time, words in timed
            if words.startswith(kind + " ") and int(time) <= until * 1000]


def ended(folder: Path, until: float = float("inf")) -> set[Place]:
    """The places of the scenarios that noted their end until a time."""
    split = (name.rsplit(":", 1) for name in notes(folder, "ended", until))
    return {(file, int(line)) for file, line in split}
