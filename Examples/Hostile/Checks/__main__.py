"""Runs every kind of hostility in every mode and prints what does not hold."""

import argparse
import re
import shutil
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import features
import messages
import processes
import reports
import runs
from judge import RUN, judge
from kinds import ANY, GROUPS, LATE_FAILURE, Kind
from processes import Program

# Faults of one kind or run that are printed, and characters of a fault.
SHOWN, LENGTH = 3, 400

MODES = {
    "-p 2": ("--parallel", "2"),
    "serial": (),
    "-p 4": ("--parallel", "4"),
    "scenario": ("--isolation", "scenario", "--parallel", "2"),
}


def main() -> int:
    arguments = parse()
    processes.adopt_orphans()
    folder = Path(tempfile.mkdtemp(prefix="specrun-hostile-"))
    print(f"in {folder}, which is kept if not all holds", flush=True)
    if arguments.quick:
        # Backtraces take most of the time.
        processes.VARIABLES["SWIFT_BACKTRACE"] = "enable=no"
    began = time.monotonic()
    wrong = run_kinds(arguments, folder) + run_rows(arguments, folder)
    print("\n".join(["What did not hold:", *wrong] if wrong else []))
    print(f"{'NOT ALL HOLDS' if wrong else 'all holds'}, {time.monotonic() - began:.0f} s")
    if not wrong:
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if wrong else 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument(
        "--quick", action="store_true",
        help="one mode, few kills, no backtraces; what does not hold is tried once more")
    parser.add_argument("--only", default="", metavar="REGEX", help="kinds and runs of that title")
    parser.add_argument("--seed", type=int, default=10)
    arguments = parser.parse_args()
    arguments.program = arguments.program.resolve()
    # A machine that stalls for seconds, as shared ones do, is late for some limits here.
    arguments.attempts = 2 if arguments.quick else 1
    return arguments


def run_kinds(arguments: argparse.Namespace, folder: Path) -> list[str]:
    """Runs all kinds, and those that were wrong once more if there are two attempts."""
    kinds = [kind for group in GROUPS for kind in group if re.search(arguments.only, kind.title)]
    found: list[str] = []
    for attempt in range(arguments.attempts if kinds else 0):
        outcomes = {}
        for mode in list(MODES)[:1 if arguments.quick else None]:
            within = folder / f"kinds-{attempt}-{mode.strip('-').replace(' ', '')}"
            outcomes |= run_mode(arguments.program, kinds, mode, within)
        wrong = [kind for kind in kinds if any(o.get(kind.title) for o in outcomes.values())]
        found = [line for name, outcome in outcomes.items() for title, faults in outcome.items()
                 for line in told(f"{name}: {title}", faults)]
        print("\n".join([*found, f"{len(kinds) - len(wrong)} of {len(kinds)} kinds\n"]), flush=True)
        # A problem of the run as a whole can be the fault of any kind.
        kinds = kinds if any(outcome[RUN] for outcome in outcomes.values()) else wrong
        if not found:
            break
    return found


def run_mode(program: Path, kinds: list[Kind], mode: str, folder: Path) -> dict[str, dict]:
    """The faults of a run of all kinds, and of `specrun report` for its messages, by kind."""
    planned = features.write(kinds, folder)
    retry = ("--retry", "2", "--retry-tag-filter", "@retried")
    ended = runs.start(program, folder, (*MODES[mode], *retry), {}).wait(3600)
    if mode == "scenario":
        # A process that ends with its scenario does nothing after it.
        planned = [replace(scenario, verdict=ANY) if scenario.verdict == LATE_FAILURE else scenario
                   for scenario in planned]
    outcome = judge(ended, planned, folder)
    print(f"{mode}: {ended.seconds:.0f} s", flush=True)
    again = folder / "report"
    again.mkdir()
    arguments = ["report", "run.ndjson", *reports.options(str(again.resolve()))]
    reported = judge(Program(program, arguments, folder).wait(900), planned, again)
    if (messages.read(again / "run.ndjson").finished()
            != messages.read(folder / "run.ndjson").finished()):
        reported[RUN].append("the verdicts differ from those of the run")
    return {mode: outcome, f"{mode} report": reported}


def run_rows(arguments: argparse.Namespace, folder: Path) -> list[str]:
    """Carries out the runs of their own; with two attempts, those that were wrong once more."""
    wrong: list[str] = []
    rows = [row for row in runs.rows(arguments.seed, arguments.quick)
            if re.search(arguments.only, row.title)]
    for number, row in enumerate(rows):
        for attempt in range(arguments.attempts):
            within = folder / f"run-{number}-{attempt}"
            within.mkdir()
            found = told(row.title, row.faults(arguments.program, within))
            print("\n".join([f"{row.title}: {'WRONG' if found else 'ok'}", *found]), flush=True)
            if not found:
                break
        wrong += found
    print(f"{len(rows)} runs\n", flush=True)
    return wrong


def told(title: str, faults: list[str]) -> list[str]:
    """The first of the faults, a line each."""
    rest = [f"{title}: and {len(faults) - SHOWN} more"] if len(faults) > SHOWN else []
    return [f"{title}: {fault[:LENGTH].strip()}" for fault in faults[:SHOWN]] + rest


if __name__ == "__main__":
    sys.exit(main())
