// The network guard of workers: a seccomp filter whose notifications a supervisor answers.
//
// Linux on x86_64 and arm64 only; elsewhere every function fails with ENOSYS.
// Functions return 0 or a descriptor, and a negative errno on failure, unless documented otherwise.
#ifndef CSPECPROCESS_NETWORK_H
#define CSPECPROCESS_NETWORK_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The system calls that wait for an answer.
enum csp_network_kind {
  csp_network_socket,
  csp_network_connect,
  csp_network_bind,
  csp_network_sendto,
  csp_network_sendmsg,
  csp_network_sendmmsg,
  /// socketcall(2) of a 32-bit program; the first argument is the number of the call, the second the
  /// address of its arguments.
  csp_network_socketcall,
  /// socket(2) of a 32-bit program.
  csp_network_socket32,
};

/// A system call that waits for an answer. `thread` is an id of the reader's pid namespace.
struct csp_network_call {
  uint64_t id;
  uint64_t arguments[6];
  int32_t thread;
  uint32_t kind;
};

/// Puts the calling process, with all of its threads and future children, under the guard,
/// and sends the listener over the socket `channel`. From then on each call of
/// `csp_network_kind` waits for an answer: the process at the other end must be ready.
int csp_network_guard(int channel);

/// The listener that was sent over the socket `channel`, closed on exec; -EAGAIN before it came.
int csp_network_take_listener(int channel);

/// Reads the next waiting call: returns 1 if there is one, else 0. Does not block.
int csp_network_next(int listener, struct csp_network_call *call);

/// Makes a call fail with `error`, or lets the kernel continue it if `error` is 0.
int csp_network_answer(int listener, uint64_t id, int error);

/// Answers socket(2) with a new socket that is bound to the loopback interface, so that the kernel
/// itself delivers nothing elsewhere, whatever the program does with it. Sets `inode` to the
/// identity of a datagram socket, to 0 for others. If there is no socket, the program gets the
/// error, and so does the caller.
int csp_network_give_socket(
  int listener, uint64_t id, int domain, int type, int protocol, uint64_t *inode);

/// Answers connect(2) with success, after replacing `descriptor` with one end of a pair of local
/// sockets. The result is the other end, non-blocking and closed on exec.
int csp_network_divert(int listener, uint64_t id, int descriptor, int flags);

/// Copies memory of a thread that waits for the answer `id`: returns the number of bytes, fewer than
/// `length` if the memory ends.
ssize_t csp_network_read(
  int listener, uint64_t id, int thread, uint64_t address, void *buffer, size_t length);

/// Starts a process under the guard that tries to reach an address for documentation, without a
/// socket, and exits with 0 if that was refused, else with the errno of the failure. The result is
/// the id of that process, to be reaped; the listener arrives at `channel`'s other end.
pid_t csp_network_start_trial(int channel);

#endif
