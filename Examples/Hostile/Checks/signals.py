"""SIGINT, SIGTERM and SIGHUP to a run, once and twice."""

import os
import signal
import time
from functools import partial
from pathlib import Path

import messages
import reports
import workload
from check import Check
from processes import Ended, Program

SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
# The seconds that a run has to end after a signal.
LONGEST = 120


def checks(program: Path, arguments):
    ways = [("-p 2", ("--parallel", "2"))]
    if not arguments.quick:
        ways += [("serial", ()), ("none", ("--isolation", "none"))]
    for number in SIGNALS:
        for way, options in ways:
            name = f"{number.name}-{way.replace(' ', '')}"
            settings = {"options": options, "number": number}
            yield Check(f"{number.name} once, {way}", name, partial(once, program, **settings))
            if way != "none":
                yield Check(
                    f"{number.name} twice, {way}", f"{name}-twice",
                    partial(twice, program, **settings))
    options = ("--parallel", "2")
    yield Check(
        "SIGINT from the terminal", "terminal",
        partial(once, program, options=options, number=signal.SIGINT, send=os.killpg))
    yield Check(
        "SIGTERM to a run whose step hangs", "hanging",
        partial(hanging, program, options=options, number=signal.SIGTERM))


def once(program: Path, folder: Path, options, number, send=os.kill) -> list[str]:
    """The run stops, its hooks run, and its reports are whole."""
    # More than can have run when the signal comes.
    places = workload.write(folder, 1200, 100)
    run = workload.start(program, folder, *options)
    workload.wait(run, 3)
    send(run.process.pid, number)
    found = whole(in_time(run), folder, places, number)
    began, after = workload.notes(folder, "began"), workload.notes(folder, "after")
    if "all" not in after:
        found.append("the hook after the run did not run")
    if len(began) != len(after) - 1:
        found.append(f"{len(began)} scenarios began, {len(after) - 1} hooks ran after them")
    if len(began) == len(places):
        found.append("all scenarios began")
    return found


def twice(program: Path, folder: Path, options, number) -> list[str]:
    """The second signal ends at once what the first could not."""
    places = workload.write(folder, 8, step="it spins")
    run = workload.start(program, folder, *options)
    workload.wait(run)
    # Two signals that come before the first one is taken are one: more may have to follow.
    end = time.monotonic() + LONGEST
    while run.process.poll() is None and time.monotonic() < end:
        run.process.send_signal(number)
        time.sleep(0.4)
    ended = run.wait(0)
    found = []
    if ended.status != 128 + number:
        found.append(f"status {ended.status}: {ended.errors[-300:]}")
    recording = messages.read(folder / "run.ndjson")
    # After the first signal alone, the run would have ended in good order, only later.
    if recording.success is not None:
        found.append("the second signal did not end the run")
    if set(recording.planned) != places:
        found.append(f"{len(recording.planned)} scenarios announced")
    if "PASSED" in recording.finished().values():
        found.append("a scenario passed")
    return found + [f"left behind: {command}" for command in ended.survivors]


def hanging(program: Path, folder: Path, options, number) -> list[str]:
    """A step that does not end is ended after the grace time."""
    places = workload.write(folder, 8, step="it spins")
    run = workload.start(program, folder, *options)
    workload.wait(run)
    os.kill(run.process.pid, number)
    return whole(in_time(run), folder, places, number)


def in_time(run: Program) -> Ended:
    """The end of a run that was sent a signal, and may not take for ever after it."""
    return run.wait(time.monotonic() - run.began + LONGEST)


def whole(ended, folder: Path, places, number) -> list[str]:
    """The faults of the reports of a run that was stopped."""
    found = [f"left behind: {command}" for command in ended.survivors]
    if ended.was_endless:
        found.append(f"no end after {ended.seconds:.0f} s")
    if ended.status != 128 + number:
        found.append(f"status {ended.status}: {ended.errors[-300:]}")
    recording = messages.read(folder / "run.ndjson")
    if recording.success is not False:
        found.append(f"success: {recording.success}")
    if set(recording.planned) != places:
        found.append(f"{len(recording.planned)} of {len(places)} scenarios announced")
    return found + recording.faults + reports.faults(folder, recording.finished(), places)
