"""Features of kinds, one file each."""

import re
from dataclasses import dataclass
from pathlib import Path

from kinds import Kind

# (file, line): how every report names a scenario.
Place = tuple[str, int]


@dataclass(frozen=True)
class Planned:
    """A scenario of a run and what is expected of it."""

    place: Place
    verdict: str
    kind: Kind
    is_hostile: bool


def write(kinds: list[Kind], folder: Path) -> list[Planned]:
    """Writes the features of the kinds, and one that they may run themselves."""
    features = folder / "features"
    features.mkdir(parents=True)
    planned: list[Planned] = []
    for number, kind in enumerate(kinds, 1):
        slug = re.sub(r"[^a-z0-9]+", "-", kind.title.lower()).strip("-")[:60]
        path = f"features/{number:03}-{slug}.feature"
        text, lines = feature(kind)
        (folder / path).write_text(text)
        verdicts = (kind.neighbors, kind.verdict, kind.neighbors)
        for line, verdict in zip(lines, verdicts):
            planned.append(Planned((path, line), verdict, kind, line == lines[1]))
    (folder / "good.feature").write_text(
        "Feature: Good\n  Scenario: Good\n    When it spins for 1 ms\n")
    return planned


def feature(kind: Kind) -> tuple[str, list[int]]:
    """The text of a feature and the lines of its three scenarios."""
    lines = [kind.feature_tags, f"Feature: {kind.title}"]
    places = []

    def scenario(name: str, steps: list[str], tags: str = "") -> None:
        lines.extend(["", f"  {tags}", f"  Scenario: {kind.title}: {name}"])
        places.append(len(lines))
        lines.extend(f"    {step}" for step in steps)

    scenario("before", ["Given all is well"])
    before = [] if kind.is_first else ["Given all is well"]
    scenario("hostile", [*before, f"When {kind.step}", "Then it goes on"], kind.tags)
    after = [f"Then all is well for {kind.after} ms"] if kind.after else []
    scenario("after", ["Given all is well"] + after)
    return "\n".join(lines) + "\n", places
