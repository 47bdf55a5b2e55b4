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

SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


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
    places = workload.write(folder, 120, 100)
    run = workload.start(program, folder, *options)
    workload.wait(folder)
    time.sleep(0.4)
    send(run.process.pid, number)
    sent = time.monotonic()
    ended = run.wait(60)
    found = whole(ended, folder, places, number)
    if time.monotonic() - sent > 5:
        found.append(f"took {time.monotonic() - sent:.1f} s to end")
    began, after = workload.notes(folder, "began"), workload.notes(folder, "after")
    if "all" not in after:
        found.append("the hook after the run did not run")
    if len(began) != len(after) - 1:
        found.append(f"{len(began)} scenarios began, {len(after) - 1} hooks ran after them")
    if not 1 < len(began) < len(places):
        found.append(f"{len(began)} of {len(places)} scenarios began")
    return found


def twice(program: Path, folder: Path, options, number) -> list[str]:
    """The second signal ends at once what the first could not."""
    places = workload.write(folder, 8, 0, step="it spins")
    run = workload.start(program, folder, *options)
    workload.wait(folder)
    time.sleep(0.4)
    os.kill(run.process.pid, number)
    time.sleep(0.4)
    os.kill(run.process.pid, number)
    sent = time.monotonic()
    ended = run.wait(60)
    found = []
    if time.monotonic() - sent > 2 + 1:
        found.append(f"took {time.monotonic() - sent:.1f} s to end")
    if ended.status != 128 + number:
        found.append(f"status {ended.status}: {ended.errors[-300:]}")
    recording = messages.read(folder / "run.ndjson")
    if set(recording.planned) != places:
        found.append(f"{len(recording.planned)} scenarios announced")
    if "PASSED" in recording.finished().values():
        found.append("a scenario passed")
    return found + [f"left behind: {command}" for command in ended.survivors]


def hanging(program: Path, folder: Path, options, number) -> list[str]:
    """A step that does not end is ended after the grace time."""
    places = workload.write(folder, 8, 0, step="it spins")
    run = workload.start(program, folder, *options)
    workload.wait(folder)
    time.sleep(0.4)
    os.kill(run.process.pid, number)
    ended = run.wait(60)
    found = whole(ended, folder, places, number)
    if ended.seconds > 25:
        found.append(f"took {ended.seconds:.1f} s to end")
    return found


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
