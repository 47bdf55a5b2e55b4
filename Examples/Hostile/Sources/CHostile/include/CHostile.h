#ifndef CHOSTILE_H
#define CHOSTILE_H

#include <stdio.h>
#include <sys/types.h>

/// Swift declares `fork` unavailable.
pid_t hostile_fork(void);

/// Starts a child that shares the memory of this process and ends at once.
int hostile_vfork(void);

/// Starts `seconds` of `sleep` that inherits every descriptor that may be inherited; in a session
/// of its own, as an orphan, if `daemon` is not 0.
pid_t hostile_sleeper(int seconds, int daemon);

/// Keeps a core busy without looking at anything but the clock.
void hostile_spin(double seconds);

/// Calls itself until the stack of the thread ends.
int hostile_overflow(int depth);

/// Calls `body` on a new thread after some milliseconds and returns at once.
void hostile_on_thread(int milliseconds, void (*body)(void));

/// Allocates and touches memory under a limit of its own until there is none left.
/// Returns after a gigabyte at the latest.
void hostile_fill_memory(void);

/// The smallest and the largest address are not mapped; nor is the text segment writable.
int hostile_read_bad_pointer(void);
void hostile_write_bad_pointer(void);
void hostile_write_text_segment(void);
void hostile_jump_to_zero(void);
void hostile_free_twice(void);

/// Installs `body` for a signal; a null pointer ignores it.
void hostile_on_signal(int signal, void (*body)(int));

/// Blocks every signal that can be blocked on this thread.
void hostile_block_signals(void);

/// Turns off the alternate stack that the thread may have for signals.
void hostile_no_signal_stack(void);

/// Starts a program and waits for it.
/// Returns its exit status, 128 plus its signal, or -1.
int hostile_run(const char *path, char *const arguments[]);

/// Sends this process SIGALRM after some milliseconds.
void hostile_alarm(int milliseconds);

/// The standard streams, which are global variables in C.
FILE *hostile_output(void);
FILE *hostile_errors(void);

/// Fills all memory that this process shares with others, where the system lists it.
void hostile_overwrite_shared_memory(void);

/// Lets no other process read the memory of this one, where the system knows that.
void hostile_forbid_looks(void);

/// Ends this process with success; a copy of it without a terminal returns.
void hostile_daemon(void);

/// Whether this process has a child, running or ended.
int hostile_has_children(void);

#endif
