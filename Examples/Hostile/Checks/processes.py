"""Runs of the program under watch: in a session of its own, marked, bounded."""

import ctypes
import os
import resource
import signal
import subprocess
import sys
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path

# Variables for every run.
VARIABLES: dict[str, str] = {}
LINUX = sys.platform == "linux"
PR_SET_CHILD_SUBREAPER = 36


@dataclass
class Ended:
    """How a run ended. A status above 128 may be a signal that killed it: `signal` says so."""

    status: int
    seconds: float
    output: str
    errors: str
    survivors: list[str] = field(default_factory=list)
    was_endless: bool = False

    @property
    def signal(self) -> int:
        return max(0, -self.status)


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
            # Steps that attack their parent spare this process.
            "HOSTILE_DRIVER": str(os.getpid()),
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
        try:
            self.process.stdin.write(b"words for the command alone\n" * 10)
        except BrokenPipeError:
            pass

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
        """Ends what is still there after so many seconds, and returns its commands."""
        end = time.monotonic() + seconds
        while (left := marked(self.mark)) and time.monotonic() < end:
            time.sleep(0.02)
        for identifier, _ in left:
            try:
                os.kill(identifier, signal.SIGKILL)
            except ProcessLookupError:
                pass
        reap()
        return [command for _, command in left]

    def workers(self) -> list[int]:
        """The child processes of the command itself."""
        return [identifier for identifier, parent in parents() if parent == self.process.pid]


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
    if LINUX:
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def reap() -> None:
    """Collects the orphans that have ended."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0] > 0:
            pass
    except ChildProcessError:
        pass


def marked(mark: str) -> list[tuple[int, str]]:
    """The living processes that have the mark in their environment."""
    reap()
    if not LINUX:
        lines = subprocess.run(
            ["ps", "axEww", "-o", "pid=,command="], capture_output=True, text=True).stdout
        return [(int(line.split()[0]), line) for line in lines.splitlines() if mark in line]
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes():
                words = (folder / "cmdline").read_bytes().replace(b"\0", b" ")
                found.append((int(folder.name), words.decode(errors="replace")))
        except OSError:
            continue
    return found


def parents() -> list[tuple[int, int]]:
    """Every process with its parent."""
    lines = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True).stdout
    return [(int(a), int(b)) for a, b in (line.split() for line in lines.splitlines())]
