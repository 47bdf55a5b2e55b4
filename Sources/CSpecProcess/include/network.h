// The network guard of workers: a seccomp filter whose notifications a supervisor answers.
//
// Linux on x86_64 and arm64 only; elsewhere every function fails with ENOSYS.
// Functions return 0 or a descriptor, and a negative errno on failure, unless they say otherwise.
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
  /// socketcall(2) of a 32-bit program; the first argument says which call, the second where its
  /// arguments are.
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

/// Puts the calling process, all of its threads and all their children to come behind the guard,
/// and sends the listener over the socket `channel`. From then on each call of
/// `csp_network_kind` waits for an answer: the process at the other end must be at hand.
int csp_network_guard(int channel);

/// The listener that was sent over the socket `channel`, closed on exec; -EAGAIN before it came.
int csp_network_take_listener(int channel);

/// Reads the next waiting call: 1 if there is one, 0 if none waits. Does not block.
int csp_network_next(int listener, struct csp_network_call *call);

/// Lets the kernel go on with a call.
int csp_network_continue(int listener, uint64_t id);

/// Makes a call fail with `error`, or return 0 without having done anything if `error` is 0.
int csp_network_answer(int listener, uint64_t id, int error);

/// Answers socket(2) with a new socket that is bound to the loopback interface, so that the kernel
/// itself delivers nothing elsewhere, whatever the program does with it. Sets `inode` to the
/// identity of a datagram socket, to 0 for others. Where there is no socket, the program gets the
/// error, and so does the caller.
int csp_network_give_socket(
  int listener, uint64_t id, int domain, int type, int protocol, uint64_t *inode);

/// Answers connect(2) with success, having put one end of a pair of local sockets in the place of
/// `descriptor`. The result is the other end, not blocking and closed on exec.
int csp_network_divert(int listener, uint64_t id, int descriptor, int flags);

/// Copies memory of a thread that waits for the answer `id`: the number of bytes, fewer than
/// `length` where the memory ends.
ssize_t csp_network_read(
  int listener, uint64_t id, int thread, uint64_t address, void *buffer, size_t length);

/// The destination and the first part of what sendmsg(2) sends, as addresses in the caller.
struct csp_network_message {
  uint64_t name;
  uint64_t name_length;
  uint64_t data;
  uint64_t data_length;
};

/// Reads the message at `address`, or of a sequence for sendmmsg(2) the one at `index`.
int csp_network_read_message(
  int listener, uint64_t id, int thread, uint64_t address, unsigned index,
  struct csp_network_message *message);

/// Starts a process behind the guard that tries to reach an address for documentation, without a
/// socket, and exits with 0 if that was refused, else with the errno of what failed. The result is
/// the id of that process, to be reaped; the listener comes over `channel`'s other end.
pid_t csp_network_start_trial(int channel);

#endif
