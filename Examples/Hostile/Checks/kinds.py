"""The kinds of hostility, and what a run must report for each.

The language of scripts is that of `Script.swift`; names such as SIGKILL and O_RDWR are those of
Python's modules.
"""

from dataclasses import dataclass

PASSED, FAILED, SKIPPED = "PASSED", "FAILED", "SKIPPED"
# Passed or failed, but one of these.
ANY = "ANY"
# Failed, or passed and the run failed, naming the scenario.
LATE_FAILURE = "LATE_FAILURE"
# So, or passed, where its process was gone before what it left could fail.
LATE_OR_GONE = "LATE_OR_GONE"
# Any verdict or none: the run was ended.
OPEN = "OPEN"

TRAP = "SIGILL|SIGTRAP|SIGABRT"
BAD_ACCESS = "SIGSEGV|SIGBUS"
LIMIT = "exceeded its limit"
# How a process ends that has lost its channels.
LOST = r"channel|descriptor|ended|exited"
CHILD = r"left behind: .*child process"
FILES = r"left behind: .*open file"

# A short limit, for a step that is the first of its scenario: no good one has to meet it.
SHORT = {"tags": "@step-timeout(500ms)", "is_first": True, "fails_at": 0}


@dataclass(frozen=True)
class Kind:
    """One row: a script, the verdict of its scenario, and the required report."""

    script: str
    verdict: str = PASSED
    # What the message of the failing step or hook contains; a regular expression.
    words: str = ""
    # The attachments of the scenario, such as its leftovers; a regular expression.
    leaves: str = ""
    # Tags of the hostile scenario, and of the feature.
    tags: str = ""
    feature_tags: str = ""
    # The good scenario after it lasts this long, in milliseconds, to meet late effects.
    after: int = 0
    # The verdict of the good neighbors.
    neighbors: str = PASSED
    # The place of the failure: a step (its index), "hook", "run" for a hook around scenarios, or
    # None for anywhere.
    fails_at: object = 1
    # Whether nothing comes before it in its scenario.
    is_first: bool = False
    # The beginning of its step.
    step: str = "it does"
    # Whether a run that fails between scenarios names it among those that may have caused it.
    is_blamed: bool = True
    # The name, where the script is not enough of one.
    name: str = ""

    @property
    def title(self) -> str:
        return self.name or self.script


def crash(script: str, words: str = TRAP, **others) -> Kind:
    return Kind(script, FAILED, words, **others)


def ended(status: int) -> str:
    return rf"exited with status {status}\b"


def leave(script: str, leaves: str, **others) -> Kind:
    """A scenario that passes, and whose leftovers are reported."""
    return Kind(script, leaves=leaves, **others)


def hang(script: str, words: str = LIMIT, tags: str = "", **others) -> Kind:
    return Kind(script, FAILED, words, **({"tags": tags} if tags else SHORT), **others)


def late(script: str, words: str, verdict: str = LATE_FAILURE) -> Kind:
    """A scenario whose verdict may be out when it brings its process down: the run then says so."""
    return Kind(script, verdict, words, after=300, fails_at=None)


def lost(script: str) -> Kind:
    """A scenario that may have cut itself off, and reports that, or else its leftovers."""
    return Kind(script, ANY, LOST, leaves="left behind", fails_at=None)


TRAPS = [
    *map(crash, [
        "nil", "array", "string", "add", "divide", "nan", "range", "fatal", "precondition", "cast",
        "try", "unowned", "dictionary", "exclusive", "deinit", "isolated", "resume-twice",
        "child-task nil", "group nil", "abort", "free_twice"]),
    # The sleep of a thread would end early, by the signals that stop threads for the backtrace; and a
    # thread may fault while another one's backtrace is made.
    crash("20 thread late array; nap 10000", f"{TRAP}|{BAD_ACCESS}"),
    *(crash(script, BAD_ACCESS) for script in [
        "strlen 16", "memset 57005 1 1", "memset &abort 1 1", "jump 0", "thread jump 0; sleep 10"]),
]

MEMORY = [
    *(crash(script, BAD_ACCESS) for script in [
        "overflow", "recursion", "main overflow", "thread overflow; sleep 10",
        "no_signal_stack; overflow"]),
    crash("limit RLIMIT_AS 1073741824; 2000 malloc 1048576; array"),
    crash("limit RLIMIT_AS 1073741824; fill-array", f"{TRAP}|SIGSEGV"),
    Kind("fill_shared_memory 0 999999 90", ANY),
    Kind("fill_shared_memory 0 999999 255; 1100 fwrite room 1 65536 stdout; nap 100", ANY),
    Kind("malloc 300000000; memset $ 1 300000000; free $"),
]

SIGNALS = [
    *(crash(f"kill pid {name}; sleep 60", rf"{name}\b") for name in (
        "SIGHUP SIGINT SIGQUIT SIGILL SIGTRAP SIGABRT SIGBUS SIGFPE SIGKILL SIGUSR1 SIGSEGV "
        "SIGUSR2 SIGALRM SIGTERM SIGXCPU SIGSYS SIGVTALRM").split()),
    *(crash(f"kill pid {name}; sleep 60", rf"{name}\b|stopped by", tags="@timeout(60s)")
      for name in ("SIGSTOP", "SIGTSTP", "SIGTTIN")),
    # As in the command itself, writing without a reader is an error and not the end.
    *(Kind(f"kill pid {name}; usleep 900000")
      for name in ("SIGCHLD", "SIGCONT", "SIGWINCH", "SIGPIPE")),
    *(crash(f"raise {name}", rf"{name}\b") for name in ("SIGSEGV", "SIGFPE", "SIGKILL")),
    *(crash(f"kill 0 {name}; sleep 60", name) for name in ("SIGKILL", "SIGTERM")),
    crash("limit RLIMIT_CPU 1; spin 300000", "SIGXCPU"),
    # The thread of a step blocks SIGXFSZ, so that the write fails.
    leave("limit RLIMIT_FSIZE 1024; creat large 384; 2 write $ room 4096", "limits"),
]

EXITS = [
    *(crash(f"exit {status}", ended(status)) for status in (0, 1, 3, 130)),
    *(crash(f"_exit {status}", ended(status)) for status in (0, 255)),
    *(crash(script, ended(0)) for script in [
        "quick_exit 0", "await exit 0", "main exit 0", "thread exit 0; sleep 10", "queue exit 0",
        "16 thread late exit 0; sleep 10", "execl /proc/self/exe specs --version 0",
        "execl /bin/true true 0"]),
    crash("execl /bin/false false 0", ended(1)),
    hang("execl /bin/sleep sleep '600' 0", LIMIT + "|channel|closed"),
    crash("__cxa_atexit &succeed 0 0; fail red before the exit", "red before the exit"),
    crash("each 4 11 signal % &succeed; fatal", ended(0)),
    hang("__cxa_atexit &pause 0 0; exit 0", f"{LIMIT}|{ended(0)}"),
    hang("pthread_exit 0", f"{LIMIT}|{TRAP}"),
    crash("print words without an end; exit 0", ended(0), leaves="words without an end"),
]

LATE = [
    late("task late fatal", TRAP, LATE_OR_GONE),
    late("thread late array", TRAP),
    late("timer fatal", TRAP),
    late("task late exit 0", ended(0), LATE_OR_GONE),
    late("thread late _exit 0", ended(0)),
    late("thread late memset 57005 1 1", BAD_ACCESS),
    leave("ualarm 30000 0", "alarm"),
    lost("thread late each 0 255 close %"),
    Kind("task late attach too late", after=100),
    Kind("task late print-line too late", after=100),
    Kind("task late softly fail too late", after=100),
    Kind("task spin 200", after=300),
]

HANGS = [
    *map(hang, [
        "spin 600000", "sleep 600", "sem_wait zeros", "stream",
        "2 pthread_mutex_lock zeros", "main sleep 600", "queue sem_wait zeros",
        "eventfd 0 0; read $ room 8", "mkfifo fifo 384; open fifo O_RDONLY",
        "nap-on-and-on; spin 600000", "nap-on", "yield-on", "999999999 await getpid",
        "each 1 31 signal % SIG_IGN; sigfillset room; pthread_sigmask 0 room 0; sleep 600",
        "signal SIGTERM &succeed; sleep 600",
        "64 task sleep 600; await getpid", "8 task spin 600000; await getpid"]),
    # Where no thread runs its code, the message says so; where another one does than that in which it began, its
    # frames are found.
    hang("resume-never"),
    hang("late usleep 600000000", LIMIT),
    Kind("64 task sleep 600"),
    leave("100 thread sleep 600", r"\d+ running threads"),
    *(Kind(f"nap {length}", tags="@timeout(60s)") for length in (1, 50, 100)),
    # Whoever debugs a process holds it when it is to end.
    Kind("ptrace 0 0 0 0", ANY),
    *(hang(f"ptrace 0 0 0 0; {end}", ".") for end in ("array", "exit 0", "sleep 600")),
    *(crash(f"fork; child setsid, ptrace 16902 ppid 0 0, sleep 600; usleep 50000; {end}",
            ".", **others)
      for end, others in {"array": {}, "spin 600000": SHORT}.items()),
    # Late by the clock, whatever it returns.
    hang("spin 4000", tags="@timeout(2s)"),
    hang("usleep 4000000", tags="@step-timeout(2s)"),
    hang("spin 2500", tags="@timeout(2s)", name="late by less than the grace"),
    Kind("spin 200", tags="@timeout(300s)"),
    *(hang("spin 3000", name=f"six that spin at once, number {number}") for number in range(1, 7)),
]

UNBLOCK = "each 3 255 fcntl % F_SETFL O_NONBLOCK"

DESCRIPTORS = [
    leave("close 0", "a closed standard input"),
    leave("close 1; close 2", "a closed standard output; a closed standard error"),
    *map(lost, [
        "each 0 99 close %", "each 0 4095 close %",
        *(f"open /dev/{name} O_RDWR; each 3 255 dup2 $ %" for name in ("null", "full"))]),
    crash("each 0 4095 close %; array", TRAP + "|SIGKILL"),
    hang("each 0 4095 close %; sleep 600", LIMIT + "|" + LOST),
    leave("70000 open /dev/null O_RDONLY", "as many open files as there may be"),
    leave("5 open /dev/null O_RDONLY", FILES),
    # Some that leave the lowest number free.
    leave("dup2 1 250", FILES),
    leave("fcntl 1 0 200", FILES),
    *(leave(f"open /dev/{name} O_WRONLY; each 1 2 dup2 $ %; print-line into it",
            "another standard output") for name in ("full", "null")),
    Kind(f"{UNBLOCK}; each 3 255 write % room 4096", ANY, LOST, fails_at=None),
    crash("each 3 255 dprintf % '{\"testRunFinished\":{\"success\":true}}'; nil",
          TRAP + "|" + LOST, fails_at=None),
    leave(f"{UNBLOCK}; each 3 255 read % room 4096", "flags of standard streams"),
    leave("each 0 255 fcntl % F_SETFL O_NONBLOCK", "flags of standard streams"),
    Kind("each 3 255 ftruncate % 0"),
    leave("limit RLIMIT_NOFILE 3", "limits"),
    *(leave(f"open /dev/full O_RDWR; dup2 $ {number}", f"another standard {name}")
      for number, name in enumerate(("input", "output", "error"))),
    # Sealed against whatever grows or shrinks it.
    leave("fcntl 1 1033 6; print-line still heard", "still heard"),
    leave("each 0 2 fcntl % 2 1", "flags of standard streams"),
    *(leave(f"99 {script}", "99 open files") for script in (
        "eventfd 0 0", "epoll_create1 0", "timerfd_create 1 0", "inotify_init1 0", "socket 1 1 0",
        "memfd_create m 0")),
    *(lost(f"swap_descriptors {first} 255") for first in (0, 3)),
    # What only an enemy does: a deadline beyond all numbers, a report of 1 GB.
    Kind("fill_shared_memory 1 1 255; nap 100", ANY),
    Kind(f"{UNBLOCK}; each 3 255 write % '@@@;' 4; each 3 255 write % room 65536", ANY, LOST,
         fails_at=None),
]

CHANGES = [
    leave("chdir /", "director|folder"),
    leave("must mkdir gone 448; chdir gone; rmdir ../gone", "director|folder"),
    leave("setenv HOSTILE_LEAK yes 1; unsetenv PATH", "environment: HOSTILE_LEAK, PATH"),
    leave("clearenv", "environment"),
    leave("umask 0", "umask"),
    leave("getenv TZ; strtok $ T", "environment: TZ"),
    *(leave(f"{change} {value}", "rounding or signals of arithmetic")
      for change, value in (("feenableexcept", 61), ("fesetround", 1024))),
    leave("setlocale LC_ALL C.UTF-8", "locale"),
    leave("setenv TZ Asia/Kathmandu 1; tzset", "environment: TZ"),
    Kind("sigfillset room; pthread_sigmask 0 room 0"),
    leave("each 1 31 signal % SIG_IGN", "handlers of signals"),
    crash("prctl 4 0; array"),
    leave("nice 5", "priority"),
    # In A, the bits of the cores 0 and 6 are set.
    leave("sched_setaffinity 0 1 A", "set of cores"),
    leave("sched_setscheduler 0 3 zeros", "priority"),
    leave("setresuid 65534 65534 65534", "another user"),
    *(leave(f"limit RLIMIT_{name} {value}", "changed resource limits") for name, value in {
        "DATA": 1 << 28, "CPU": 60, "AS": 1 << 36, "STACK": 1 << 16, "NPROC": 1000}.items()),
    *(leave(f"signal {name} SIG_IGN", "handlers of signals") for name in (
        "SIGHUP SIGQUIT SIGIO SIGPROF SIGFPE SIGBUS SIGTRAP SIGCHLD").split()),
    leave("signal SIGPIPE SIG_DFL", "handlers of signals"),
    leave("cancel", "a canceled task"),
    crash("cancel; nap 100", "CancellationError"),
    # The driver's own folder and no other.
    Kind("run 'touch $TMPDIR/x; rm -r ${TMPDIR%hostile-temporary}hostile-temporary/*'"),
    crash("reach-attempt 2"),
    Kind("reach-attempt 2", tags="@retried", name="a crash that is retried"),
    crash("reach-attempt 9", tags="@retried", name="a crash at every attempt"),
]

STAY = "start /bin/sleep 600"
SLEEPER = "fork; child execl /bin/sleep sleep '600' 0"
DAEMON = "fork; child daemon 1 1, sleep 600; waitpid -1 0 0"

PROCESSES = [
    *(leave(script, CHILD) for script in (STAY, SLEEPER, DAEMON)),
    *(crash(f"{script}; {end}", words, leaves=CHILD) for script in (STAY, SLEEPER, DAEMON)
      for end, words in (("array", TRAP), ("exit 0", ended(0)))),
    *(hang(f"{script}; spin 600000", leaves=CHILD) for script in (STAY, SLEEPER, DAEMON)),
    # Workers that end at the same moment, each with children.
    *(crash(f"{script}; nap 200; array", leaves=CHILD, name=f"{script}, number {number} of its kind")
      for script in (STAY, SLEEPER, DAEMON) for number in range(1, 7)),
    # One that writes without an end.
    *(crash(f"start /usr/bin/yes; nap 300; {end}", words, leaves=CHILD)
      for end, words in (("array", TRAP), ("exit 0", ended(0)))),
    leave("fork; child _exit 0", CHILD),
    leave("fork", CHILD, name="a child returns from the step"),
    crash("fork; parent array"),
    leave("fork; child fail in the child", CHILD),
    crash("daemon 1 1", ended(0)),
    leave("getpgid ppid; setpgid 0 $", "process group"),
    leave(f"getpgid ppid; setpgid 0 $; {SLEEPER}", CHILD),
    Kind("fork; child exit 0; reap"),
    Kind("fork; child abort; waitpid -1 0 0"),
    Kind("fork; child each 3 255 write % room 100; reap"),
    leave("fork; child sleep 600; print-line of the parent", CHILD),
    leave("30 fork, child sleep 600", CHILD),
    Kind("waitpid -1 0 0"),
    Kind("run /bin/true"),
    Kind("run '/proc/$PPID/exe good.feature -f summary'"),
]

OUTPUT = [
    Kind("1024 fwrite room 1 65536 stdout"),
    Kind("1024 fwrite room 1 65536 stderr"),
    leave("200000 print-line of many", "of many"),
    crash("print words without an end; array", leaves="words without an end"),
    crash("print-line whole words; array", leaves="whole words"),
    Kind("write 1 room 4096"),
    leave("print-commands", "an error that is none"),
    leave("fclose stdout; fclose stderr", "a closed standard output"),
    crash("setvbuf stdout 0 0 1048576; print-line in a buffer; array"),
    leave("thread 400 print-line late, usleep 1000", "running thread", after=100),
    leave("freopen / w stdout", "a closed standard output"),
]

ERRORS = [
    Kind("throw", FAILED),
    Kind("throw-20-MB", FAILED, "0123456789"),
    Kind("throw-lines", FAILED, "line 0"),
    Kind("throw-controls", FAILED, "title"),
    Kind("throw-markup", FAILED, "script"),
    crash("throw-doing array"),
    crash("throw-doing exit 0", ended(0)),
    hang("throw-doing sleep 600"),
    Kind("throw-canceled", FAILED),
    Kind("10000 softly fail soft", FAILED, "soft"),
    crash("softly fail soft; array"),
    Kind("softly fail soft; pending", FAILED, "soft"),
]

ATTACHMENTS = [
    Kind("attach-20-MB"),
    crash("attach-text; array"),
    leave("9999 attach first; attach the last one", "the last one"),
    leave("attach-odd-names", "under an odd name"),
    Kind("attach-odd-links"),
    leave("group attach from a task", "from a task"),
    crash("attach before; thread abort; sleep 10"),
]

# The actions of hooks, and the reason in the report.
ACTS = {
    "fail in a hook": "in a hook",
    "nil": TRAP,
    "exit 0": ended(0),
    "spin 600000": LIMIT,
}


def hook(moment: str, script: str, words: str, *, on_feature: bool = False, **others) -> Kind:
    """A kind without a hostile step whose hook is hostile."""
    tags = f"@{moment} @does:{script.replace(' ', '_')}"
    if words == LIMIT:
        tags += " @step-timeout(3s)"
    return Kind("", words=words, name=f"{moment}: {script}", step="it goes on",
                **{"feature_tags" if on_feature else "tags": tags}, **others)


HOOKS = [
    # A World begins with the first step and settles after each.
    *(hook(moment, *act, verdict=FAILED, fails_at=0 if moment in ("world", "settle") else "hook")
      for moment in ("before", "after", "before-step", "after-step", "world", "settle")
      for act in ACTS.items()),
    *(hook("before-feature", *act, on_feature=True, verdict=SKIPPED, neighbors=SKIPPED,
           fails_at="run") for act in ACTS.items() if act[1] != LIMIT),
    *(hook("after-feature", *act, on_feature=True, fails_at="run")
      for act in ACTS.items() if act[1] != LIMIT),
    hook("after", SLEEPER.replace("'", ""), "", leaves=CHILD),
    *(crash(script, words, step="a parameter type does", tags=SHORT["tags"])
      for script, words in ACTS.items()),
]

GROUPS = [TRAPS, MEMORY, SIGNALS, EXITS, LATE, HANGS, DESCRIPTORS, CHANGES, PROCESSES, OUTPUT,
          ERRORS, ATTACHMENTS, HOOKS]
