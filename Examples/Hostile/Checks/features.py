"""Features of kinds, one file each, and of many short scenarios."""

import fcntl
import locale
import os
import re
import resource
import signal
from dataclasses import dataclass
from pathlib import Path

from kinds import Kind

# (file, line): how every report names a scenario.
Place = tuple[str, int]

CONSTANTS = {name: int(value)
             for module in (signal, resource, fcntl, os, locale)
             for name, value in vars(module).items()
             if name.isupper() and isinstance(value, int)}


@dataclass(frozen=True)
class Planned:
    """A scenario of a run and its expected result."""

    place: Place
    verdict: str
    kind: Kind
    is_hostile: bool = True


class Feature:
    """A file of scenarios that is written as a whole."""

    def __init__(self, path: str, title: str, tags: str = ""):
        self.path, self.lines, self.planned = path, [tags, f"Feature: {title}"], []

    def add(self, name: str, steps: list[str], kind: Kind, verdict: str, tags: str = "") -> Place:
        self.lines += ["", f"  {tags}", f"  Scenario: {name}"]
        place = (self.path, len(self.lines))
        self.lines += [f"    {step}" for step in steps]
        self.planned.append(Planned(place, verdict, kind, name.endswith("hostile")))
        return place

    def write(self, folder: Path) -> list[Planned]:
        path = folder / self.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(self.lines) + "\n")
        return self.planned


def step(kind: Kind) -> str:
    """The hostile step; names of constants become their numbers."""
    script = re.sub(
        r"\b[A-Z][A-Z0-9_]+\b", lambda name: str(CONSTANTS.get(name[0], name[0])), kind.script)
    return f"When {kind.step} {script}".rstrip()


def write(kinds: list[Kind], folder: Path) -> list[Planned]:
    """Writes a feature for each kind, and one that they may run themselves.

    Good scenarios before and behind the hostile one check that they find the process as it was.
    """
    planned: list[Planned] = []
    for number, kind in enumerate(kinds, 1):
        slug = re.sub(r"[^a-z0-9]+", "-", kind.title.lower()).strip("-")[:60]
        feature = Feature(f"features/{number:03}-{slug}.feature", kind.title, kind.feature_tags)
        well = ["Given all is well"]
        after = [f"When it does usleep {1000 * kind.after}"] if kind.after else []
        steps = [*([] if kind.is_first else well), step(kind), "Then it goes on"]
        feature.add("before", well, kind, kind.neighbors)
        feature.add(f"{kind.title}: hostile", steps, kind, kind.verdict, kind.tags)
        feature.add("after", well + after, kind, kind.neighbors)
        planned += feature.write(folder)
    (folder / "good.feature").write_text("Feature: Good\n  Scenario: Good\n    Then it goes on\n")
    return planned


def write_among(kind: Kind, verdict: str, folder: Path) -> list[Planned]:
    """Writes a hostile scenario among short ones, which a worker is given many at a time."""
    feature, good = Feature("features/many.feature", "Many"), Kind("")
    for number in range(401):
        if number == 200:
            feature.add("hostile", [step(kind)], kind, verdict)
        else:
            feature.add(f"{number}", ["Then it goes on"], good, good.verdict)
    return feature.write(folder)


FILES = 4


def write_work(
    folder: Path, count: int, script: str, verdict: str, tags: str = ""
) -> list[Planned]:
    """Writes features whose scenarios note what they do, to be disturbed."""
    planned: list[Planned] = []
    for file in range(FILES):
        feature = Feature(f"features/work-{file}.feature", f"Work {file}", f"@noted {tags}".strip())
        for number in range(count // FILES):
            name = f"{feature.path}:{len(feature.lines) + 3}"
            feature.add(name, [f"When it notes {name} and does {script}"], Kind(""), verdict)
        planned += feature.write(folder)
    return planned
