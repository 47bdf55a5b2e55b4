// The parts of process isolation that Swift cannot express: variadic calls of the system, signal
// handlers, and memory that two processes share.
#ifndef CSPECPROCESS_H
#define CSPECPROCESS_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "network.h"

// MARK: - The shared status

/// The words of the memory that a worker shares with its supervisor: which code is running, and how
/// the process ended. It outlives the worker.
enum csp_word {
  /// When the running code began and when its time is up, by the monotonic clock in
  /// nanoseconds; 0 if there is none.
  csp_began,
  csp_deadline,
  /// The kind of the limit for the deadline, and its whole length in nanoseconds.
  csp_limit_kind,
  csp_limit_length,
  /// The Swift task that runs the code.
  csp_task,
  /// In the upper half, the number of orders that have begun. In the lower half, the number of marks that the
  /// worker has not reached: the supervisor takes back the orders before a mark that have not begun.
  csp_orders,
  /// The number of orders that were carried out.
  csp_carried_out,
  /// The number of bytes of output that the supervisor dropped.
  csp_dropped,
  /// The signal that was received, and the task that received it.
  csp_crash_signal,
  csp_crash_task,
  /// 1 when `exit` was called, and the task that called it.
  csp_exit_called,
  csp_exit_task,
  /// The number of orders that were carried out when the signal came or `exit` was called.
  csp_carried_out_at_end,
  /// 1 when a step has closed or replaced a descriptor of the worker.
  csp_channel_lost,
  /// The number of bytes not yet taken that describe what the guard of the network refused.
  csp_refused,
  /// 1 when the supervisor has enough backtraces.
  csp_no_backtrace,
  /// 1 when the supervisor wants a backtrace of the code that runs, 2 when a thread makes it.
  csp_asked,
  csp_word_count,
};

/// Makes unnamed memory of a size that cannot be changed; an empty one may grow.
/// Returns its descriptor, or -1 with the reason in `errno`.
int csp_memory_create(size_t size);
/// Maps it; NULL with the reason in `errno` if that fails.
uint64_t *csp_memory_map(int descriptor, size_t size);
void csp_memory_unmap(uint64_t *memory, size_t size);

uint64_t csp_load(const uint64_t *word);
void csp_store(uint64_t *word, uint64_t number);
/// Sets a word that is `expected`; returns whether it was.
bool csp_replace(uint64_t *word, uint64_t expected, uint64_t number);
/// Records that code begins on this thread and in its task.
void csp_status_begin(uint64_t *status, uint64_t now, uint64_t deadline);

// MARK: - Processes

/// Starts `path` in a new process group, with default signals.
///
/// `descriptors` are pairs of a descriptor here and its number there; every other one is closed
/// there. The process is registered: the caller must call `csp_unregister_group` after waiting for it.
/// Returns 0, or the error.
int csp_spawn(
    pid_t *pid, const char *path, char *const arguments[], char *const environment[],
    const int *descriptors, int pair_count);

/// Makes a terminal deliver each key at once and echo none, if it belongs to this process group. Its
/// original state is saved the first time.
bool csp_take_keys(int descriptor);

/// Restores the state before `csp_take_keys`; safe in a signal handler.
void csp_restore_terminal(void);

/// A pipe whose ends are closed when another program is started, with descriptors of at least
/// `lowest`. Returns 0, or the error.
int csp_pipe(int ends[2], int lowest);

/// A pair of local sockets, like the pipe of `csp_pipe`. Returns 0, or the error.
int csp_socket_pair(int ends[2], int lowest);

/// Makes orphans of descendants children of this process, if the system can.
void csp_adopt_orphans(void);

/// Sends a signal to each thread of another process, if the system can. Returns 0, or -1 with the reason in
/// `errno`.
int csp_signal_threads(pid_t process, int number);

/// The kernel's id of this thread.
uint64_t csp_thread(void);

uint64_t csp_monotonic_now(void);

/// The environment of this process.
char **csp_environment(void);

// MARK: - Within a worker

/// Begins to record in `status` how this process ends, and keeps copies of it made by `fork`
/// from writing there or to `descriptors`.
void csp_worker_begin(uint64_t *status, const int *descriptors, int count);

/// Whether this process is a copy of a worker made by `fork`.
bool csp_worker_is_copy(void);

/// Gives this thread a separate stack for signals, so that overflowing the stack is reported.
void csp_use_signal_stack(void);

/// Whether this process has a child, running or not waited for.
bool csp_has_child(void);

/// The number of threads of this process; 0 if the system does not report it.
int csp_thread_count(void);

/// The number of open files of this process; 0 if the system does not report it.
int csp_descriptor_count(void);

/// The attributes that code may change for all code of its process; each number changes with its attribute.
struct csp_attributes {
  uint64_t file_mask;
  uint64_t process_group;
  /// Users and groups.
  uint64_t identity;
  uint64_t signal_handlers;
  uint64_t resource_limits;
  /// Priority, policy and cores of this thread.
  uint64_t scheduling;
  /// 1 if a SIGALRM is scheduled.
  uint64_t alarm;
  /// The standard streams that children inherit, and their flags.
  uint64_t streams;
  /// Rounding, and the exceptions of arithmetic that are signals, of this thread.
  uint64_t floating;
  uint64_t locale;
};

void csp_read_attributes(struct csp_attributes *attributes);
bool csp_are_equal(const struct csp_attributes *one, const struct csp_attributes *other);

/// A number that changes when the environment does.
uint64_t csp_environment_hash(void);

/// Disables core dumps: a crash is an ordinary result here.
void csp_forbid_core_dumps(void);

/// Makes standard output unbuffered: a crash must not lose text in a buffer.
void csp_unbuffer_output(void);

/// Writes the text in the buffer of standard output, which a step may have turned on again.
void csp_flush_output(void);

/// Writes the counters of code coverage, if the program counts them.
void csp_write_coverage(void);

// MARK: - Signals of the command

/// Begins to catch SIGINT, SIGTERM and SIGHUP, except those that are ignored.
///
/// The first is recorded and wakes any thread that polls the returned descriptor; a second one kills the
/// process groups of all workers and ends the process with 128 + its number.
int csp_catch_interruptions(void);

/// The first signal that was caught; 0 if there was none.
int csp_interruption(void);

/// Adds or removes a process that this one has started and has not waited for yet, with its group, which
/// the second signal kills. `csp_spawn` adds it.
void csp_register_group(pid_t group);
void csp_begin_start(void);
void csp_end_start(void);
void csp_unregister_group(pid_t group);
bool csp_is_registered(pid_t group);

/// Ends this process with `status` if it calls `exit` before `csp_allow_exit`.
void csp_guard_exit(int status, const char *message);
void csp_allow_exit(void);

#endif
