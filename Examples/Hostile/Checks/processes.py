"""Runs of the program under watch: in a session of its own, marked, bounded."""

import ctypes
import os
import resource
import signal
import subprocess
import time
import uuid
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

# Variables for every run.
VARIABLES: dict[str, str] = {}
PR_SET_CHILD_SUBREAPER = 36


@dataclass
class Ended:
    """How a run ended; a status below 0 is a signal."""

    status: int
    seconds: float
    output: str
    errors: str
    # The commands of the processes that it left.
    survivors: list[str]
    was_endless: bool


class Program:
    """A run that has been started."""

    def __init__(self, program: Path, arguments: list[str], folder: Path):
        folder = folder.resolve()
        self.folder, self.mark = folder, uuid.uuid4().hex
        temporary = folder / "hostile-temporary"
        temporary.mkdir(exist_ok=True)
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "TMPDIR": str(temporary), "TZ": "UTC",
            "HOSTILE_MARK": self.mark,
            **VARIABLES,
        }
        self.output, self.errors = folder / "output.txt", folder / "errors.txt"
        self.began = time.monotonic()
        with open(self.output, "wb") as output, open(self.errors, "wb") as errors:
            self.process = subprocess.Popen(
                [str(program), *arguments], cwd=folder, env=environment, stdin=subprocess.PIPE,
                stdout=output, stderr=errors, start_new_session=True, umask=0o022,
                preexec_fn=begin, bufsize=0)
        # What a step would find if it read the command's own input.
        with suppress(BrokenPipeError):
            self.process.stdin.write(b"words for the command alone\n" * 10)

    def wait(self, bound: float) -> Ended:
        """Waits until the run has ended, at most until the bound (seconds) after its start."""
        was_endless = False
        try:
            self.process.wait(max(0.1, self.began + bound - time.monotonic()))
        except subprocess.TimeoutExpired:
            was_endless = True
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()
        seconds = time.monotonic() - self.began
        self.process.stdin.close()
        survivors = self.survivors(60)
        return Ended(self.process.returncode, seconds, text(self.output), text(self.errors),
                     survivors, was_endless)

    def survivors(self, seconds: float) -> list[str]:
        """Ends the processes that remain after so many seconds, and returns their commands."""
        end = time.monotonic() + seconds
        while (left := marked(self.mark)) and time.monotonic() < end:
            time.sleep(0.02)
        for identifier, _ in left:
            with suppress(ProcessLookupError):
                os.kill(identifier, signal.SIGKILL)
        reap()
        return [command for _, command in left]

    def workers(self) -> list[int]:
        """The child processes of the command itself."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(number) for thread in threads for number in thread.read_text().split()]


def text(path: Path) -> str:
    with open(path, "rb") as file:
        return file.read(1 << 20).decode(errors="replace")


def begin() -> None:
    """Makes the new process as a terminal would: a shell's background job ignores signals."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def adopt_orphans() -> None:
    """Makes this process the parent of every orphan, so that none can hide."""
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def reap() -> None:
    """Collects the orphans that have ended."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0] > 0:
            pass


def marked(mark: str) -> list[tuple[int, str]]:
    """The living processes that have the mark in their environment."""
    reap()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark.encode() in (folder / "environ").read_bytes():
                words = (folder / "cmdline").read_bytes().replace(b"\0", b" ")
                found.append((int(folder.name), words.decode(errors="replace")))
    return found
