"""SIGKILL to the command and to its workers, at random moments that a seed repeats."""

import os
import random
import signal
import time
from functools import partial
from pathlib import Path

import messages
import reports
import workload
from check import Check
from features import Place
from processes import Program


def checks(program: Path, arguments):
    generator = random.Random(arguments.seed)
    supervisors, runs, workers = (6, 1, 6) if arguments.quick else (50, 5, 10)
    for number in range(supervisors):
        parallel = 1 + number % 3
        moment = generator.uniform(0.02, 0.6)
        yield Check(
            f"the command, -p {parallel}, after {moment:.3f} s", f"command-{number}",
            partial(kill_command, program, parallel=parallel, moment=moment))
    for number in range(runs):
        parallel = 1 + number % 3
        seed = generator.randrange(1 << 30)
        yield Check(
            f"{workers} workers, -p {parallel}", f"workers-{number}",
            partial(kill_workers, program, parallel=parallel, count=workers, seed=seed))


def kill_command(program: Path, folder: Path, parallel: int, moment: float) -> list[str]:
    """Kills the command in mid-run; what it wrote must tell what ran."""
    places = workload.write(folder, 120, 5)
    run = workload.start(program, folder, "--parallel", str(parallel))
    time.sleep(moment)
    noted = workload.ended(folder)
    # What has ended is in the messages soon after, and must not be lost then.
    workload.until(
        lambda: noted <= told(folder).keys() or run.process.poll() is not None, run,
        "write what ended", 60)
    run.process.send_signal(signal.SIGKILL)
    ended = run.wait(5)
    found = [f"left behind: {command}" for command in ended.survivors]
    recording = messages.read(folder / "run.ndjson")
    if not recording.planned:
        return found
    again = folder / "report"
    again.mkdir()
    options = reports.options(str(again.resolve()))
    report = Program(program, ["report", "run.ndjson", *options], folder).wait(900)
    finished = messages.read(again / "run.ndjson").finished()
    if lost := noted - finished.keys():
        found.append(f"{len(lost)} scenarios ended and are not reported")
    if wrong := recording.finished().items() - finished.items():
        found.append(f"{len(wrong)} verdicts in the messages are not reported")
    if untrue := finished.keys() - workload.ended(folder):
        found.append(f"{len(untrue)} scenarios are reported that did not end")
    expected = 0 if recording.success else 3
    if report.status != expected:
        found.append(f"report: status {report.status}: {report.errors[-300:]}")
    # A run without an end is run again as a whole where nothing in it failed.
    hooked = set() if recording.success else set(recording.planned)
    found += [f"report: {fault}"
              for fault in reports.faults(again, finished, set(recording.planned), hooked)]
    return found + standing(program, folder, recording)


def told(folder: Path) -> dict[Place, str]:
    """The verdicts in the messages of a run, those included that wait for their turn."""
    return messages.read(folder / "run.ndjson", folder / "run.ndjson.held").finished()


def standing(program: Path, folder: Path, recording) -> list[str]:
    """What stands where the reports of the killed run were to be is no good news."""
    if recording.success is not None:
        return []
    found = []
    if (folder / reports.NAMES["junit"]).exists():
        found += reports.attempt(folder, "junit", lambda path: [
            f"all {len(verdicts)} scenarios of the killed run are green"
            for verdicts in [reports.junit(path)] if set(verdicts.values()) == {"PASSED"}])
    rerun = folder / reports.NAMES["rerun"]
    if rerun.exists():
        ended = Program(program, [f"@{rerun.name}", "--dry-run", "-f", "summary"], folder).wait(900)
        if ended.status == 0 and "scenario" not in ended.output:
            found.append(f"@rerun.txt of the killed run: status 0, {ended.output[:100]!r}")
    return found


def kill_workers(program: Path, folder: Path, parallel: int, count: int, seed: int) -> list[str]:
    """Kills workers in mid-run; each costs at most the scenario it ran."""
    generator = random.Random(seed)
    places = workload.write(folder, 240, 15)
    run = workload.start(program, folder, "--parallel", str(parallel))
    # Where the process of a hook before the run is killed, nothing runs.
    workload.wait(run)
    killed = 0
    # Each is due when so many scenarios have ended, all of them well before the last.
    for due in sorted(generator.sample(range(len(places) // 2), count)):
        workload.until(
            lambda: len(workload.notes(folder, "ended")) >= due or run.process.poll() is not None,
            run, f"end {due} scenarios", 900)
        workers = run.workers()
        if not workers:
            continue
        try:
            os.kill(generator.choice(workers), signal.SIGKILL)
            killed += 1
        except ProcessLookupError:
            continue
    ended = run.wait(900)
    recording = messages.read(folder / "run.ndjson")
    finished = recording.finished()
    failed = {place for place, verdict in finished.items() if verdict != "PASSED"}
    found = recording.faults + [f"left behind: {command}" for command in ended.survivors]
    if not killed:
        found.append("no worker could be killed")
    if finished.keys() != places:
        found.append(f"{len(places - finished.keys())} scenarios have no verdict")
    if any(len(recording.finals(place)) != 1 for place in places):
        found.append("a scenario has two verdicts")
    if len(failed) > killed:
        found.append(f"{len(failed)} scenarios failed for {killed} kills")
    for place in failed:
        if not any("SIGKILL" in words for _, words in recording.finals(place)[-1].results):
            found.append(f"{place} does not say SIGKILL: {recording.finals(place)[-1].results}")
    if silent := finished.keys() - failed - workload.ended(folder):
        found.append(f"{len(silent)} scenarios passed that did not run to their end")
    # Where none was running, the run says so.
    expected = 1 if recording.fails() or "SIGKILL" in recording.reason else 0
    if ended.status != expected:
        found.append(f"status {ended.status}: {ended.errors[-300:]}")
    return found + reports.faults(folder, finished, places, places if recording.reason else set())
