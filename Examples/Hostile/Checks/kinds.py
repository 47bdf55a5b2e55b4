"""The kinds of hostility, and what a run must say of each.

A kind is a feature of three scenarios: a good one, the hostile one, a good one. The good ones check
that they find the process as it was at its start, and must pass. The hostile one is

    Given all is well
    When <step>
    Then it goes on

(without the first step, where the time of the hostile one is limited most).
"""

from dataclasses import dataclass

PASSED, FAILED, SKIPPED = "PASSED", "FAILED", "SKIPPED"
# One of these, but exactly one.
ANY = "ANY"
# Failed, or passed and the run failed, naming the scenario.
LATE_FAILURE = "LATE_FAILURE"
# So, or passed, where its process was gone before what it left could fail.
LATE_OR_GONE = "LATE_OR_GONE"

TRAP = r"SIGILL|SIGTRAP"
EXIT = r"exited with (status|code) {}\b|exit (status|code) {}\b"
LIMIT = r"time ?limit|limit of|longer than|time(d)? out"
# A short limit, for a step that is the first of its scenario: no good one has to meet it.
QUICK = {"tags": "@step-timeout(500ms)", "is_first": True, "fails_at": 0}
# A limit for scenarios with good steps before what exceeds it.
SLOW = "@step-timeout(3s)"


@dataclass(frozen=True)
class Kind:
    """One row: a step, the verdict of its scenario, and what has to be said."""

    step: str
    verdict: str = PASSED
    # What the message of the failing step or hook contains; a regular expression.
    words: str = ""
    # Tags of the hostile scenario, and of the feature.
    tags: str = ""
    feature_tags: str = ""
    # What the scenario's attachments or the run's messages say about what it left behind.
    leaves: str = ""
    # The good scenario behind it lasts this long, to meet what comes late.
    after: int = 0
    # The verdict of the good neighbors.
    neighbors: str = PASSED
    # The place of the failure: a step (its index), "hook", "run" for a hook around scenarios, or
    # None for anywhere.
    fails_at: object = 1
    # Whether nothing comes before it in its scenario.
    is_first: bool = False
    # The name, where the step is not enough of one.
    name: str = ""

    @property
    def title(self) -> str:
        return self.name or self.step


def exit_with(status: int) -> str:
    return EXIT.replace("{}", str(status))


def trap(step: str, **others) -> Kind:
    return Kind(step, FAILED, TRAP, **others)


def crash(step: str, words: str, **others) -> Kind:
    return Kind(step, FAILED, words, **others)


def hang(step: str, tags: str = "", **others) -> Kind:
    limit = {"tags": tags} if tags else QUICK
    return Kind(step, FAILED, LIMIT, **limit, **others)


def late(step: str, words: str, verdict: str = LATE_FAILURE) -> Kind:
    """A scenario whose verdict may be out when it brings its process down: the run then says so."""
    return Kind(step, verdict, words, after=300, fails_at=None)


TRAPS = [
    trap("it unwraps nil"),
    trap("it reads behind the end of an array"),
    trap("it reads behind the end of a string"),
    trap("it adds one to the largest number"),
    trap("it divides by zero"),
    trap("it makes an integer of NaN"),
    trap("it makes a range that ends before it begins"),
    trap("it calls fatalError"),
    trap("it violates a precondition"),
    crash("it casts by force", r"SIGABRT|SIGILL|SIGTRAP"),
    trap("it ignores an error by force"),
    crash("it uses an unowned reference to what is gone", r"SIGABRT|SIGILL|SIGTRAP"),
    trap("it makes a dictionary of equal keys"),
    crash("it accesses a value exclusively twice", r"SIGABRT|SIGILL|SIGTRAP"),
    trap("it traps in a deinit"),
    trap("it traps in a child task"),
    trap("it traps in a group of tasks"),
    trap("it assumes an actor that it is not on"),
    crash("it resumes a continuation twice", r"SIGABRT|SIGILL|SIGTRAP"),
    trap("it traps in many threads at once"),
    crash("it calls abort", "SIGABRT"),
    crash("it frees memory twice", "SIGABRT"),
    crash("it reads a bad pointer", "SIGSEGV|SIGBUS"),
    crash("it writes to a bad pointer", "SIGSEGV|SIGBUS"),
    crash("it writes to the code of a function", "SIGSEGV|SIGBUS"),
    crash("it jumps to address 0", "SIGSEGV|SIGBUS"),
]

MEMORY = [
    crash("it overflows the stack", "SIGSEGV|SIGBUS"),
    crash("it overflows the stack in Swift", "SIGSEGV|SIGBUS"),
    crash("it overflows the stack of the main actor", "SIGSEGV|SIGBUS"),
    crash("it overflows the stack of a thread", "SIGSEGV|SIGBUS"),
    crash("it overflows a stack without a second one", "SIGSEGV|SIGBUS"),
    crash("it fills the memory", "SIGABRT"),
    crash("it fills the memory with an array", r"SIGABRT|SIGSEGV|SIGILL|SIGTRAP"),
    Kind("it overwrites the memory that it shares", ANY),
    Kind("it takes 300 MiB and gives them back"),
]

SIGNALS = (
    [
        crash(f"it sends itself {name}", rf"{name}\b")
        for name in (
            "SIGHUP SIGINT SIGQUIT SIGILL SIGTRAP SIGABRT SIGBUS SIGFPE SIGKILL SIGUSR1 SIGSEGV "
            "SIGUSR2 SIGALRM SIGTERM SIGXCPU SIGSYS SIGVTALRM"
        ).split()
    ]
    + [crash(f"it sends itself {name}", rf"{name}\b|stopped", tags="@timeout(60s)")
       for name in ("SIGSTOP", "SIGTSTP", "SIGTTIN")]
    + [Kind(f"it sends itself {name}") for name in ("SIGCHLD", "SIGCONT", "SIGWINCH")]
    + [crash(f"it raises {name}", rf"{name}\b") for name in ("SIGSEGV", "SIGFPE", "SIGKILL")]
    + [
        # As in the command itself, writing where nobody reads is an error and no end.
        Kind("it sends itself SIGPIPE"),
        crash("it sends its group SIGKILL", "SIGKILL"),
        crash("it sends its group SIGTERM", "SIGTERM"),
        crash("it exceeds its processor time", "SIGXCPU"),
        # The thread of a step blocks SIGXFSZ, so that the write fails.
        Kind("it exceeds the size of files", leaves="limits"),
    ]
)

EXITS = [
    crash("it exits with 0", exit_with(0)),
    crash("it exits with 1", exit_with(1)),
    crash("it exits with 3", exit_with(3)),
    crash("it exits with 130", exit_with(130)),
    crash("it calls _exit with 0", exit_with(0)),
    crash("it calls _exit with 255", exit_with(255)),
    crash("it exits quickly", exit_with(0)),
    crash("it fails after it registered an exit handler that calls _exit", "red before the exit"),
    crash("it crashes after it registered a handler of crashes that exits", exit_with(0)),
    crash('it becomes "/bin/true"', exit_with(0)),
    crash('it becomes "/bin/false"', exit_with(1)),
    crash("it becomes a program that sleeps", LIMIT + "|channel|closed", **QUICK),
    crash("it becomes this program again", exit_with(0)),
    crash("it exits in a detached task", exit_with(0)),
    crash("it exits on the main actor", exit_with(0)),
    crash("it exits in a thread", exit_with(0)),
    crash("it exits in a dispatch queue", exit_with(0)),
    crash("it exits while an exit handler never ends", LIMIT + "|" + exit_with(0), **QUICK),
    crash("it exits in many threads at once", exit_with(0)),
    crash("it ends the thread", f"{LIMIT}|{TRAP}", **QUICK),
    crash("it exits while it prints", exit_with(0), leaves="words without an end"),
]

# How a process ends that has lost its channels.
LOST = r"channel|descriptor|ended|exited"
# What a scenario says that ends although it broke them.
BROKEN = r"left behind"

LATE = [
    late("a detached task traps after it", TRAP, LATE_OR_GONE),
    late("a thread traps after it", TRAP),
    late("a dispatch timer traps after it", TRAP),
    late("a detached task exits after it", exit_with(0), LATE_OR_GONE),
    late("a thread exits after it", exit_with(0)),
    Kind("an alarm ends it afterwards", leaves="alarm"),
    late("a thread writes to a bad pointer after it", "SIGSEGV|SIGBUS"),
    Kind("a thread closes all descriptors after it", ANY, LOST, leaves=BROKEN, fails_at=None),
    Kind("a task attaches after it", after=100),
    Kind("a task prints after it", after=100),
    Kind("a task expects softly after it", after=100),
    Kind("a child task outlives the step", after=300),
]

HANGS = [
    hang("it spins"),
    hang("it sleeps in the thread"),
    hang("it waits for a semaphore"),
    hang("it waits for a continuation that nobody resumes"),
    hang("it waits for a stream that nobody feeds"),
    hang("it locks a lock twice"),
    hang("it blocks the main actor"),
    hang("it waits for itself on a queue"),
    hang("it reads from a pipe that nobody writes to"),
    hang("it opens a FIFO that nobody writes to"),
    hang("it ignores that it is canceled"),
    hang("it swallows that it is canceled"),
    hang("it hangs and ignores every signal that it may"),
    hang("it hangs and answers SIGTERM with success"),
    hang("it yields for ever"),
    hang("it starts tasks for ever"),
    hang("it blocks every thread of the pool"),
    hang("it spins on every thread of the pool"),
    Kind("it leaves blocked threads of the pool behind"),
    Kind("it leaves 100 threads behind", leaves="thread"),
    # Late by the clock, whatever it returns.
    hang("it spins for 4000 ms", tags="@timeout(2s)"),
    hang("it sleeps in the thread for 4000 ms", tags="@step-timeout(2s)", name="a late step"),
    hang("it spins for 2500 ms", tags="@timeout(2s)", name="a step late by less than the grace"),
    Kind("it spins for 200 ms", tags="@timeout(300s)", name="a step within its limit"),
] + [
    hang("it spins for 3000 ms", name=f"six steps that spin at once, number {number}")
    for number in range(1, 7)
]

DESCRIPTORS = [
    Kind("it closes descriptors 0 to 0"),
    Kind("it closes descriptors 1 to 2"),
    Kind("it closes descriptors 0 to 99", ANY, LOST, leaves=BROKEN, fails_at=None),
    Kind("it closes all descriptors", ANY, LOST, leaves=BROKEN, fails_at=None),
    crash("it closes all descriptors and crashes", TRAP + "|SIGKILL"),
    crash("it closes all descriptors and hangs", LIMIT + "|" + LOST, **QUICK),
    Kind("it opens descriptors until there are none", leaves=BROKEN),
    Kind("it leaves 5 descriptors open", leaves=BROKEN),
    *(Kind(f'it replaces descriptors 3 to 255 by "/dev/{name}"', ANY, LOST, leaves=BROKEN,
           fails_at=None) for name in ("null", "full")),
    Kind('it replaces the output by "/dev/full"'),
    Kind('it replaces the output by "/dev/null"'),
    Kind("it writes garbage to descriptors 3 to 255", ANY, LOST, fails_at=None),
    crash("it writes verdicts to descriptors 3 to 255 and crashes", TRAP + "|" + LOST,
          fails_at=None),
    Kind("it reads what is in descriptors 3 to 255"),
    Kind("it lets no descriptor block"),
    Kind("it truncates descriptors 3 to 255"),
    Kind("it forbids itself to open files", leaves="limits"),
    Kind("it reads standard input to its end"),
]

CHANGES = [
    Kind('it changes to the folder "/"', leaves="director|folder"),
    Kind("it changes to a folder and deletes it", leaves="director|folder"),
    Kind("it changes the environment", leaves="environment"),
    Kind("it empties the environment", leaves="environment"),
    Kind("it changes the umask", leaves="umask"),
    Kind("it changes the locale", leaves="locale"),
    Kind("it changes the time zone", leaves="environment"),
    Kind("it blocks all signals"),
    Kind("it ignores all signals", leaves="signal"),
    trap("it may not be looked at and crashes"),
    Kind("it lowers its priority"),
    Kind("it deletes everything in TMPDIR"),
    crash("it passes at the 2. attempt", TRAP),
    Kind("it passes at the 2. attempt", tags="@retried", name="a crash that is retried"),
    crash("it passes at the 9. attempt", TRAP, tags="@retried", name="a crash at every attempt"),
]

PROCESSES = [
    Kind("it leaves a child behind", leaves="child|left behind"),
    crash("it leaves a child behind and crashes", TRAP),
    Kind("it leaves a grandchild in a session of its own", leaves="child|left behind"),
    crash("it leaves a grandchild in a session of its own and exits", exit_with(0)),
    Kind("it leaves a child that ended"),
    Kind("its child returns from the step", leaves="child|left behind"),
    crash("its child returns from the step and it crashes", TRAP),
    Kind("its child fails the step"),
    crash("it becomes a daemon", exit_with(0)),
    Kind("it moves to the process group of its parent", leaves="process group"),
    Kind("it moves to the process group of its parent and leaves a child behind",
         leaves="child|left behind"),
    Kind("its child exits"),
    Kind("its child crashes"),
    Kind("its child writes garbage to descriptors 3 to 255"),
    Kind("its child keeps the output open", leaves="child|left behind"),
    Kind("its child shares its memory"),
    Kind("it forks 30 times", leaves="child|left behind"),
    Kind("it waits for children that it does not have"),
    Kind('it runs "/bin/true"'),
    Kind('it runs this command on "good.feature"'),
]

OUTPUT = [
    Kind("it prints 64 MiB"),
    Kind("it prints 64 MiB to standard error"),
    Kind("it prints 200000 lines", leaves="line 0"),
    crash("it prints without a newline and crashes", TRAP, leaves="words without an end"),
    crash("it prints lines and crashes", TRAP, leaves="whole words"),
    Kind("it prints bytes that are not text"),
    Kind("it prints commands", leaves="an error that is none"),
    Kind("it closes its output"),
    crash("it buffers its output and crashes", TRAP),
    Kind("it leaves a thread that prints", after=100),
    Kind("it reopens its output as a folder"),
]

ERRORS = [
    Kind("it throws an error without words", FAILED),
    Kind("it throws an error of 20 MB", FAILED, "0123456789"),
    Kind("it throws an error of 100000 lines", FAILED, "line 0"),
    Kind("it throws control characters", FAILED, "title"),
    Kind("it throws markup", FAILED, "script"),
    trap("it throws an error whose description traps"),
    crash("it throws an error whose description exits", exit_with(0)),
    hang("it throws an error whose description never ends"),
    Kind("it throws that it was canceled", FAILED),
    Kind("it fails softly 10000 times", FAILED, "soft failure 0"),
    trap("it fails softly and crashes"),
    Kind("it fails softly and is pending", FAILED, "a soft failure"),
]

ATTACHMENTS = [
    Kind("it attaches 20 MB"),
    trap("it attaches 20 MB of text and crashes"),
    Kind("it attaches 10000 times", leaves="attachment 9999"),
    Kind("it attaches under odd names", leaves="under an odd name"),
    Kind("it attaches links that are none"),
    Kind("many tasks attach at once", leaves="from task 99"),
    crash("it attaches from a thread that crashes", "SIGABRT"),
]

WORDS_OF_ACTS = {
    "throwing": "an error of a hook",
    "trapping": TRAP,
    "exiting": exit_with(0),
    "spinning": LIMIT,
}


def hook(moment: str, act: str, **others) -> Kind:
    """A scenario without a hostile step whose hook is hostile."""
    tag = f"@{moment}-{act}"
    tags = f"{tag} {SLOW}" if act == "spinning" else tag
    # A World begins with the first step and settles after each.
    fails_at = 0 if moment in ("world", "settle") else "hook"
    return Kind("all is well for 0 ms", FAILED, WORDS_OF_ACTS[act], tags,
                fails_at=fails_at, name=f"a hook, {moment}, {act}", **others)


HOOKS = [
    hook(moment, act)
    for moment in ("before", "after", "before-step", "after-step", "world", "settle")
    for act in WORDS_OF_ACTS
] + [
    Kind("all is well for 0 ms", feature_tags=f"@before-feature-{act}", verdict=SKIPPED,
         neighbors=SKIPPED, words=words, fails_at="run", name=f"a hook before a feature, {act}")
    for act, words in WORDS_OF_ACTS.items() if act != "spinning"
] + [
    Kind("all is well for 0 ms", feature_tags=f"@after-feature-{act}", words=words,
         fails_at="run", name=f"a hook after a feature, {act}")
    for act, words in WORDS_OF_ACTS.items() if act != "spinning"
] + [
    Kind("all is well for 0 ms", tags="@after-leaking", leaves="child|left behind",
         name="a hook that leaves a child behind"),
    trap("a parameter type is trapping"),
    crash("a parameter type is exiting", exit_with(0)),
    hang("a parameter type is spinning"),
    crash("a parameter type is throwing", "an error of a hook"),
]

GROUPS = {
    "TRAPS": TRAPS, "MEMORY": MEMORY, "SIGNALS": SIGNALS, "EXITS": EXITS, "LATE": LATE,
    "HANGS": HANGS, "DESCRIPTORS": DESCRIPTORS, "CHANGES": CHANGES, "PROCESSES": PROCESSES,
    "OUTPUT": OUTPUT, "ERRORS": ERRORS, "ATTACHMENTS": ATTACHMENTS, "HOOKS": HOOKS,
}
