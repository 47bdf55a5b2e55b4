"""Runs the stages of the gate, of the nightly checks and of `make check`, and prints the result of each.

A stage that fails does not end the run: only those that need it are left out. A table of the stages comes last, and
below it what the first one that failed has to say. The output of each stage is in .build/stages/NAME.log.
"""
import concurrent.futures
import dataclasses
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOGS = ROOT / ".build/stages"
# An excerpt of a log, in lines and columns.
HEIGHT, WIDTH = 60, 600
# What a reader looks for: an issue of a test, an error of the compiler.
PROBLEM = re.compile(r"✘ .* recorded an issue|✘ Test .* timed out|.*:\d+:\d+: error: |error: ")
# What other tests and the build print between the lines of a problem.
OTHERS = re.compile(r"(◇|✔|➜|\[\d+/\d+\]) ?")


@dataclasses.dataclass
class Stage:
    name: str
    # Lines for the shell, run in the root of the project.
    command: str
    # Names of the stages that must have passed.
    needs: tuple = ()
    # Whether the next stages begin while this one runs, since neither keeps all cores busy.
    beside: bool = False

    verdict: str = "not reached"
    seconds: float = 0
    # What it took of the processors, which depends little on what else the machine does.
    cpu_seconds: float = 0
    process: subprocess.Popen = None

    @property
    def log(self):
        return LOGS / (re.sub(r"\W+", "-", self.name) + ".log")

    def run(self):
        say(f"== {self.name}")
        self.verdict = "not ended"
        start = time.monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["bash", "-euo", "pipefail", "-c", self.command], cwd=ROOT, stdin=subprocess.DEVNULL,
                stdout=log, stderr=subprocess.STDOUT)
            _, status, usage = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        self.seconds = time.monotonic() - start
        self.cpu_seconds = usage.ru_utime + usage.ru_stime
        self.verdict = "FAILED" if status else "passed"
        say(f"   {self.name}: {self.verdict}, {self.seconds:.0f} s")


def say(line):
    """Prints a whole line at once, whatever other stages print."""
    print(line + "\n", end="", flush=True)


def run(stages):
    """Runs the stages, prints the table, and returns the exit status."""
    shutil.rmtree(LOGS, ignore_errors=True)
    LOGS.mkdir(parents=True)
    for sent in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(sent, lambda *_: sys.exit(1))
    start = time.monotonic()
    named = {stage.name: stage for stage in stages}
    running = {}
    try:
        with concurrent.futures.ThreadPoolExecutor() as pool:
            try:
                for stage in stages:
                    concurrent.futures.wait([running[need] for need in stage.needs if need in running])
                    missing = [need for need in stage.needs if named[need].verdict != "passed"]
                    if missing:
                        stage.verdict = f"left out, for it needs {missing[0]}"
                        continue
                    running[stage.name] = pool.submit(stage.run)
                    if not stage.beside:
                        running[stage.name].result()
            except BaseException:
                for stage in stages:
                    if stage.process:
                        stage.process.terminate()
                raise
    finally:
        report(stages, time.monotonic() - start)
    return 0 if all(stage.verdict == "passed" for stage in stages) else 1


def report(stages, seconds):
    width = max(len(stage.name) for stage in stages)
    print(f"\n{'stage':{width}} seconds  CPU-seconds  verdict")
    for stage in stages:
        print(f"{stage.name:{width}} {stage.seconds:7.0f}  {stage.cpu_seconds:11.0f}  {stage.verdict}")
    print(f"{'total':{width}} {seconds:7.0f}  {sum(stage.cpu_seconds for stage in stages):11.0f}", flush=True)
    again = [line for stage in stages for line in second_tries(stage)]
    if again:
        print("\nneeded a second try:\n" + "\n".join(again), flush=True)
    failed = [stage for stage in stages if stage.verdict in ("FAILED", "not ended")]
    # The first one last, where a reader looks first.
    for stage in reversed(failed):
        print(f"\n{stage.name}: {stage.verdict}; the whole output is in {stage.log.relative_to(ROOT)}")
        print(excerpt(stage.log, HEIGHT if stage is failed[0] else HEIGHT // 3), flush=True)


def second_tries(stage):
    """The stages that held only when tried again, which has a cause all the same."""
    if stage.verdict != "passed":
        return []
    lines = stage.log.read_text(errors="replace").splitlines()
    return [f"{stage.name}: {line[:WIDTH]}" for line in lines if line.startswith("the first time: ")]


def excerpt(log, height):
    """The main lines of a log, so many: the first problem and the lines after it, or else the end."""
    lines = log.read_text(errors="replace").splitlines()
    first = next((index for index, line in enumerate(lines) if PROBLEM.match(line)), None)
    chosen = lines[-height:] if first is None else (
        [line for line in lines[first:] if not OTHERS.match(line)][:height])
    return "\n".join(line[:WIDTH] for line in chosen)
