"""Runs every kind of hostility in every mode and prints what does not hold.

    python3 Checks PROGRAM [--quick] [--only REGEX] [--parts kinds,kills,signals,special]
"""

import argparse
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

import kills
import processes
import signals
import special
import verdicts
from check import Check, Fault
from kinds import GROUPS, Kind
from verdicts import Mode, Outcome

# Faults of one kind or run that are printed.
SHOWN = 3
# Characters of a fault that are printed.
LENGTH = 400

MODES = [
    Mode("serial", (), 3600),
    Mode("-p 2", ("--parallel", "2"), 3600),
    Mode("-p 4", ("--parallel", "4"), 3600),
    Mode("scenario", ("--isolation", "scenario", "--parallel", "2"), 3600, ends_processes=True),
]


class Faults:
    """What did not hold, of which the end of the output tells once more."""

    def __init__(self):
        self.lines: list[str] = []
        self.are_final = False

    def note(self, lines: list[str], is_final: bool) -> None:
        self.lines += lines if is_final else [f"the first time: {line}" for line in lines]
        self.are_final |= is_final


def main() -> int:
    arguments = parse()
    processes.adopt_orphans()
    is_temporary = arguments.folder is None
    if is_temporary:
        arguments.folder = Path(tempfile.mkdtemp(prefix="specrun-hostile-"))
        print(f"in {arguments.folder}, which is kept if not all holds", flush=True)
    else:
        shutil.rmtree(arguments.folder, ignore_errors=True)
        arguments.folder.mkdir(parents=True)
    began = time.monotonic()
    faults = Faults()
    if arguments.quick:
        # Backtraces take most of the time.
        processes.VARIABLES["SWIFT_BACKTRACE"] = "enable=no"
    if "kinds" in arguments.parts:
        run_kinds(arguments, faults)
    for name, part in (("special", special), ("signals", signals), ("kills", kills)):
        if name in arguments.parts:
            run_part(name, part, arguments, faults)
    print("\n".join(["What did not hold:", *faults.lines] if faults.lines else []))
    seconds = time.monotonic() - began
    print(f"{'NOT ALL HOLDS' if faults.are_final else 'all holds'}, {seconds:.0f} s")
    if is_temporary and not faults.are_final:
        shutil.rmtree(arguments.folder, ignore_errors=True)
    return 1 if faults.are_final else 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument(
        "--quick", action="store_true",
        help="one mode, few kills, no backtraces; what does not hold is tried once more")
    parser.add_argument("--only", default="", metavar="REGEX", help="kinds whose titles match")
    parser.add_argument("--each", action="store_true", help="each kind in a run of its own")
    parser.add_argument("--groups", default="", metavar="NAMES", help="such as TRAPS,LATE")
    parser.add_argument("--parts", default="kinds,special,signals,kills")
    parser.add_argument("--modes", default="", metavar="REGEX", help="modes whose names match")
    parser.add_argument("--folder", type=Path, help="by default, one of its own")
    parser.add_argument("--seed", type=int, default=10)
    arguments = parser.parse_args()
    arguments.program = arguments.program.resolve()
    arguments.parts = arguments.parts.split(",")
    # A machine that stands still for seconds, as shared ones do, is late for some limits here.
    arguments.attempts = 2 if arguments.quick else 1
    return arguments


def run_kinds(arguments: argparse.Namespace, faults: Faults) -> None:
    """Runs all kinds, and those that were wrong once more if there are two attempts."""
    kinds = [kind for name, group in GROUPS.items() for kind in group
             if name in (arguments.groups or name) and re.search(arguments.only, kind.title)]
    for attempt in range(arguments.attempts):
        folder = arguments.folder / f"kinds-{attempt}"
        folder.mkdir()
        outcomes = outcomes_of(kinds, arguments, folder)
        found: list[str] = []
        for name, outcome in outcomes.items():
            for title, wrong in outcome.kinds.items():
                found += told(f"{name}: {title}", wrong)
            found += told(name, outcome.run)
        wrong = [kind for kind in kinds if any(o.kinds[kind.title] for o in outcomes.values())]
        summary = f"{len(kinds) - len(wrong)} of {len(kinds)} kinds\n"
        print("\n".join([*found, summary]), flush=True)
        if not found:
            return
        faults.note(found, is_final=attempt == arguments.attempts - 1)
        # What is wrong of the run as a whole can be the fault of any.
        if not any(outcome.run for outcome in outcomes.values()):
            kinds = wrong


def outcomes_of(
    kinds: list[Kind], arguments: argparse.Namespace, within: Path
) -> dict[str, Outcome]:
    """Prints a table of kinds and modes; the column behind each mode is `specrun report`."""
    modes = [MODES[1]] if arguments.quick else MODES
    modes = [mode for mode in modes if re.search(arguments.modes, mode.name)]
    if arguments.each:
        modes = []
    outcomes = {"each": run_each(arguments, kinds, within)} if arguments.each else {}
    for mode in modes:
        folder = within / mode.name.strip("-").replace(" ", "")
        folder.mkdir()
        outcomes[mode.name], planned = verdicts.run(arguments.program, kinds, mode, folder)
        outcomes[mode.name + " report"] = verdicts.report(
            arguments.program, planned, folder, folder / "report")
        print(f"{mode.name}: {outcomes[mode.name].seconds:.0f} s", flush=True)
    width = max(len(kind.title) for kind in kinds)
    print(f"{'':{width}}  " + "  ".join(outcomes))
    for kind in kinds:
        cells = "  ".join(
            f"{'WRONG' if outcome.kinds[kind.title] else 'ok':{len(name)}}"
            for name, outcome in outcomes.items())
        print(f"{kind.title:{width}}  {cells}".rstrip())
    return outcomes


def run_each(arguments: argparse.Namespace, kinds: list[Kind], within: Path) -> Outcome:
    """Runs each kind alone, to find which one brings the others down."""
    all_of_them = Outcome()
    for number, kind in enumerate(kinds, 1):
        folder = within / f"each-{number:03}"
        folder.mkdir()
        outcome, _ = verdicts.run(arguments.program, [kind], Mode("each", (), 600), folder)
        all_of_them.kinds[kind.title] = outcome.kinds[kind.title] + outcome.run
        all_of_them.seconds += outcome.seconds
    return all_of_them


def run_part(name: str, part, arguments: argparse.Namespace, faults: Faults) -> None:
    """Prints the checks of a part."""
    good = total = 0
    for check in part.checks(arguments.program, arguments):
        total += 1
        for attempt in range(arguments.attempts):
            folder = arguments.folder / name / f"{check.name}-{attempt}"
            folder.mkdir(parents=True)
            found = told(f"{name}: {check.title}", faults_of(check, folder))
            mark = "WRONG" if found else "ok"
            print("\n".join([f"{name}: {check.title}: {mark}", *found]), flush=True)
            if not found:
                good += 1
                break
            faults.note(found, is_final=attempt == arguments.attempts - 1)
    print(f"{good} of {total} {name}\n", flush=True)


def faults_of(check: Check, folder: Path) -> list[str]:
    try:
        return check.faults(folder)
    except Fault as fault:
        return [str(fault)]


def told(title: str, faults: list[str]) -> list[str]:
    """The first of the faults, a line each."""
    lines = [f"{title}: {fault[:LENGTH].strip()}" for fault in faults[:SHOWN]]
    if len(faults) > SHOWN:
        lines.append(f"{title}: and {len(faults) - SHOWN} more")
    return lines


if __name__ == "__main__":
    sys.exit(main())
