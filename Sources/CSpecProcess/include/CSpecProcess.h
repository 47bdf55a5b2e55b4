// What process isolation needs of the system and Swift cannot say: variadic calls, signal
// handlers, and memory that two processes share.
#ifndef CSPECPROCESS_H
#define CSPECPROCESS_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "network.h"

// MARK: - The journal

/// The memory that a worker shares with its supervisor: which code is running, how the process
/// ended, and the events that are not in the pipe yet. It outlives the worker.
struct csp_journal {
  /// When the code that is running began and when its time is up, by the monotonic clock in
  /// nanoseconds; 0 where there is none.
  _Atomic uint64_t began;
  _Atomic uint64_t deadline;
  /// The kind of limit behind the deadline, and its whole length in nanoseconds.
  _Atomic uint64_t limit_kind;
  _Atomic uint64_t limit_length;
  /// The kernel's id of the thread on which the code began, and its Swift task.
  _Atomic uint64_t thread;
  _Atomic uint64_t task;
  /// The number of bytes of events that went into the pipe, and of those in the buffer behind
  /// this header.
  _Atomic uint64_t flushed;
  _Atomic uint64_t pending;
  /// The number of orders that were carried out.
  _Atomic uint64_t carried_out;
  /// The number of bytes of output that the supervisor dropped.
  _Atomic uint64_t dropped;
  /// The signal that was received, and the task that received it.
  _Atomic uint64_t crash_signal;
  _Atomic uint64_t crash_task;
  /// The number of orders that were carried out when the signal came or `exit` was called.
  _Atomic uint64_t carried_out_at_end;
  /// 1 when `exit` was called, and by which task.
  _Atomic uint64_t exit_called;
  _Atomic uint64_t exit_task;
  /// The number of bytes that say what the guard of the network refused and nobody has taken.
  _Atomic uint64_t refused;
};

/// Makes unnamed memory for a journal and its buffer.
/// Returns its descriptor, or -1 with the reason in `errno`.
int csp_memory_create(size_t size);
/// Maps it; NULL with the reason in `errno` where it cannot be mapped.
struct csp_journal *csp_memory_map(int descriptor, size_t size);
void csp_memory_unmap(struct csp_journal *journal, size_t size);

static inline uint8_t *csp_journal_buffer(struct csp_journal *journal) {
  return (uint8_t *)(journal + 1);
}

void csp_journal_begin(struct csp_journal *journal, uint64_t now, uint64_t deadline);
void csp_journal_set_limit(struct csp_journal *journal, uint64_t kind, uint64_t length);
void csp_journal_end(struct csp_journal *journal);
uint64_t csp_load(const _Atomic uint64_t *value);
void csp_store(_Atomic uint64_t *value, uint64_t number);
/// Sets a value and returns the one before.
uint64_t csp_exchange(_Atomic uint64_t *value, uint64_t number);
/// Sets a value that is `expected`; returns whether it was.
bool csp_replace(_Atomic uint64_t *value, uint64_t expected, uint64_t number);

static inline uint64_t csp_journal_began(struct csp_journal *j) { return csp_load(&j->began); }
static inline uint64_t csp_journal_deadline(struct csp_journal *j) {
  return csp_load(&j->deadline);
}
static inline uint64_t csp_journal_limit_kind(struct csp_journal *j) {
  return csp_load(&j->limit_kind);
}
static inline uint64_t csp_journal_limit_length(struct csp_journal *j) {
  return csp_load(&j->limit_length);
}
static inline uint64_t csp_journal_thread(struct csp_journal *j) { return csp_load(&j->thread); }
static inline uint64_t csp_journal_task(struct csp_journal *j) { return csp_load(&j->task); }
static inline uint64_t csp_journal_flushed(struct csp_journal *j) { return csp_load(&j->flushed); }
static inline uint64_t csp_journal_pending(struct csp_journal *j) { return csp_load(&j->pending); }
static inline void csp_journal_set_flushed(struct csp_journal *j, uint64_t n) {
  csp_store(&j->flushed, n);
}
static inline void csp_journal_set_pending(struct csp_journal *j, uint64_t n) {
  csp_store(&j->pending, n);
}
static inline uint64_t csp_journal_carried_out(struct csp_journal *j) {
  return csp_load(&j->carried_out);
}
static inline void csp_journal_note_carried_out(struct csp_journal *j) {
  csp_store(&j->carried_out, csp_load(&j->carried_out) + 1);
}
static inline uint64_t csp_journal_take_dropped(struct csp_journal *j) {
  return csp_exchange(&j->dropped, 0);
}
static inline void csp_journal_add_dropped(struct csp_journal *j, uint64_t n) {
  csp_store(&j->dropped, csp_load(&j->dropped) + n);
}
static inline uint64_t csp_journal_crash_signal(struct csp_journal *j) {
  return csp_load(&j->crash_signal);
}
static inline uint64_t csp_journal_carried_out_at_end(struct csp_journal *j) {
  return csp_load(&j->carried_out_at_end);
}
static inline uint64_t csp_journal_crash_task(struct csp_journal *j) {
  return csp_load(&j->crash_task);
}
static inline bool csp_journal_exit_called(struct csp_journal *j) {
  return csp_load(&j->exit_called) != 0;
}
static inline uint64_t csp_journal_refused(struct csp_journal *j) { return csp_load(&j->refused); }
static inline bool csp_journal_replace_refused(
    struct csp_journal *j, uint64_t expected, uint64_t number) {
  return csp_replace(&j->refused, expected, number);
}
static inline uint64_t csp_journal_exit_task(struct csp_journal *j) {
  return csp_load(&j->exit_task);
}

// MARK: - Processes

/// Starts `path` in a process group of its own, with default signals.
///
/// `descriptors` are pairs of a descriptor here and its number there; every other one is closed
/// there. Returns 0, or the error.
int csp_spawn(
    pid_t *pid, const char *path, char *const arguments[], char *const environment[],
    const int *descriptors, int pair_count);

/// Makes a terminal give each key at once and show none, if it belongs to this process group. What it
/// was before is kept from the first time.
bool csp_take_keys(int descriptor);

/// Makes it what it was before `csp_take_keys`; safe in a signal handler.
void csp_restore_terminal(void);

/// A pipe whose ends are closed when another program is started, at descriptors of at least
/// `lowest`. Returns 0, or the error.
int csp_pipe(int ends[2], int lowest);

/// A pair of local sockets, as `csp_pipe` makes a pipe. Returns 0, or the error.
int csp_socket_pair(int ends[2], int lowest);

/// Makes orphans of descendants children of this process, where the system can.
void csp_adopt_orphans(void);

/// Sends a signal to one thread of another process, where the system can.
int csp_signal_thread(pid_t process, uint64_t thread, int number);

/// The kernel's id of this thread.
uint64_t csp_thread(void);

uint64_t csp_monotonic_now(void);

/// The environment of this process.
char **csp_environment(void);

// MARK: - Within a worker

/// Begins to note in `journal` how this process ends, and lets copies of it that `fork` makes
/// write neither there nor to `descriptors`.
void csp_worker_begin(struct csp_journal *journal, const int *descriptors, int count);

/// Whether this process is a copy that `fork` made of a worker.
bool csp_worker_is_copy(void);

/// Gives this thread a stack of its own for signals, so that overflowing the stack is reported.
void csp_use_signal_stack(void);

/// Whether this process has a child, running or not waited for.
bool csp_has_child(void);

/// The number of threads of this process; 0 where the system does not say.
int csp_thread_count(void);

/// The nanoseconds until the timer behind `descriptor` fires; 0 if it does not.
uint64_t csp_timer_rest(int descriptor);

/// The nanoseconds until this process gets SIGALRM; 0 if it does not.
uint64_t csp_alarm_rest(void);

/// Whether there is something to read from `descriptor`.
bool csp_is_readable(int descriptor);

/// What code may change for all other code of its process; each number changes with its subject.
struct csp_habits {
  uint64_t file_mask;
  uint64_t process_group;
  uint64_t signal_handlers;
  uint64_t resource_limits;
  uint64_t locale;
};

void csp_read_habits(struct csp_habits *habits);

/// A number that changes when the environment does.
uint64_t csp_environment_hash(void);

/// Limits core dumps to none: a crash is a result here.
void csp_forbid_core_dumps(void);

/// Has standard output write what it gets at once: a crash must not take it along.
void csp_unbuffer_output(void);

/// Writes what standard output holds in a buffer that a step gave it.
void csp_flush_output(void);

/// Writes the counters of code coverage, if the program counts them.
void csp_write_coverage(void);

// MARK: - Signals of the command

/// Begins to catch SIGINT, SIGTERM and SIGHUP, except those that are ignored.
///
/// The first is noted and wakes whoever polls the descriptor that is returned; a second one kills the
/// process groups of all workers and ends the process with 128 + its number.
int csp_catch_interruptions(void);

/// The first signal that was caught; 0 if there was none.
int csp_interruption(void);

/// Adds or removes a process group that the second signal kills.
void csp_register_group(pid_t group);
void csp_unregister_group(pid_t group);

/// Ends this process with `status` when it ends by `exit` before `csp_allow_exit` was called.
void csp_guard_exit(int status, const char *message);
void csp_allow_exit(void);

#endif
