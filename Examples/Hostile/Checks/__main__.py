"""Runs every kind of hostility in every mode and prints what does not hold.

    python3 Checks PROGRAM [--quick] [--only REGEX] [--parts kinds,kills,signals,special]
"""

import argparse
import re
import shutil
import sys
import time
from pathlib import Path

import kills
import processes
import signals
import special
import verdicts
from kinds import GROUPS, Kind
from verdicts import Mode, Outcome

# Faults of one kind or run that are printed.
SHOWN = 3
# Characters of a fault that are printed.
LENGTH = 400

MODES = [
    Mode("serial", (), 400),
    Mode("-p 2", ("--parallel", "2"), 300),
    Mode("-p 4", ("--parallel", "4"), 300),
    Mode("scenario", ("--isolation", "scenario", "--parallel", "2"), 400, ends_processes=True),
]


def main() -> int:
    arguments = parse()
    processes.adopt_orphans()
    shutil.rmtree(arguments.folder, ignore_errors=True)
    arguments.folder.mkdir(parents=True)
    began = time.monotonic()
    good = True
    if arguments.quick:
        # Backtraces take most of the time.
        processes.VARIABLES["SWIFT_BACKTRACE"] = "enable=no"
    if "kinds" in arguments.parts:
        good &= run_kinds(arguments)
    for name, part in (("special", special), ("signals", signals), ("kills", kills)):
        if name in arguments.parts:
            good &= run_part(name, part, arguments)
    print(f"{'all holds' if good else 'NOT ALL HOLDS'}, {time.monotonic() - began:.0f} s")
    return 0 if good else 1


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument("--quick", action="store_true", help="one mode, few kills")
    parser.add_argument("--only", default="", metavar="REGEX", help="kinds whose titles match")
    parser.add_argument("--each", action="store_true", help="each kind in a run of its own")
    parser.add_argument("--groups", default="", metavar="NAMES", help="such as TRAPS,LATE")
    parser.add_argument("--parts", default="kinds,special,signals,kills")
    parser.add_argument("--modes", default="", metavar="REGEX", help="modes whose names match")
    parser.add_argument("--folder", type=Path, default=Path("/tmp/specrun-hostile"))
    parser.add_argument("--seed", type=int, default=10)
    arguments = parser.parse_args()
    arguments.program = arguments.program.resolve()
    arguments.parts = arguments.parts.split(",")
    return arguments


def run_kinds(arguments: argparse.Namespace) -> bool:
    """Prints a table of kinds and modes; the column behind each mode is `specrun report`."""
    kinds = [kind for name, group in GROUPS.items() for kind in group
             if name in (arguments.groups or name) and re.search(arguments.only, kind.title)]
    modes = [MODES[1]] if arguments.quick else MODES
    modes = [mode for mode in modes if re.search(arguments.modes, mode.name)]
    if arguments.each:
        modes = []
    outcomes = {"each": run_each(kinds, arguments)} if arguments.each else {}
    for mode in modes:
        folder = arguments.folder / mode.name.strip("-").replace(" ", "")
        folder.mkdir()
        outcomes[mode.name], planned = verdicts.run(arguments.program, kinds, mode, folder)
        outcomes[mode.name + " report"] = verdicts.report(
            arguments.program, planned, folder, folder / "report")
        print(f"{mode.name}: {outcomes[mode.name].seconds:.0f} s", flush=True)
    width = max(len(kind.title) for kind in kinds)
    print(f"{'':{width}}  " + "  ".join(outcomes))
    whole = 0
    for kind in kinds:
        marks = [not outcome.kinds[kind.title] for outcome in outcomes.values()]
        whole += all(marks)
        cells = "  ".join(
            f"{'ok' if mark else 'WRONG':{len(name)}}" for name, mark in zip(outcomes, marks))
        print(f"{kind.title:{width}}  {cells}".rstrip())
    for name, outcome in outcomes.items():
        for title, faults in outcome.kinds.items():
            show(f"{name}: {title}", faults)
        show(name, outcome.run)
    print(f"{whole} of {len(kinds)} kinds\n", flush=True)
    return whole == len(kinds) and not any(outcome.run for outcome in outcomes.values())


def run_each(kinds: list[Kind], arguments: argparse.Namespace) -> Outcome:
    """Runs each kind alone, to find which one brings the others down."""
    all_of_them = Outcome()
    for number, kind in enumerate(kinds, 1):
        folder = arguments.folder / f"each-{number:03}"
        folder.mkdir()
        outcome, _ = verdicts.run(arguments.program, [kind], Mode("each", (), 15), folder)
        all_of_them.kinds[kind.title] = outcome.kinds[kind.title] + outcome.run
        all_of_them.seconds += outcome.seconds
    return all_of_them


def run_part(name: str, part, arguments: argparse.Namespace) -> bool:
    """Prints the checks of a part; each is a name with its faults."""
    folder = arguments.folder / name
    folder.mkdir()
    good = total = 0
    for title, faults in part.checks(arguments.program, folder, arguments):
        total += 1
        good += not faults
        print(f"{name}: {title}: {'ok' if not faults else 'WRONG'}", flush=True)
        show(f"  {title}", faults)
    print(f"{good} of {total} {name}\n", flush=True)
    return good == total


def show(title: str, faults: list[str]) -> None:
    for fault in faults[:SHOWN]:
        print(f"{title}: {fault[:LENGTH].strip()}")
    if len(faults) > SHOWN:
        print(f"{title}: and {len(faults) - SHOWN} more")


if __name__ == "__main__":
    sys.exit(main())
