#define _GNU_SOURCE
#include "network.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <arpa/inet.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

// Newer than the headers of some systems that this is built on.
#ifndef SECCOMP_FILTER_FLAG_TSYNC_ESRCH
#define SECCOMP_FILTER_FLAG_TSYNC_ESRCH (1UL << 4)
#endif
#ifndef SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV
#define SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV (1UL << 5)
#endif
#ifndef SECCOMP_ADDFD_FLAG_SEND
#define SECCOMP_ADDFD_FLAG_SEND (1UL << 1)
#endif
#ifndef SO_BINDTOIFINDEX
#define SO_BINDTOIFINDEX 62
#endif

// io_uring makes network calls that filters do not see; it has the same number on all architectures.
#define NR_IO_URING_SETUP 425

#if defined(__x86_64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#define OTHER_ARCHITECTURE AUDIT_ARCH_I386
#define OTHER_NR_SOCKETCALL 102
#define OTHER_NR_SOCKET 359
#else
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#define OTHER_ARCHITECTURE AUDIT_ARCH_ARM
#define OTHER_NR_SOCKETCALL 102
#define OTHER_NR_SOCKET 281
#endif

// Flags that no program passes to sendmsg(2) together: the one call that sends the listener must
// not wait for the listener's owner.
#define LISTENER_FLAGS (MSG_NOSIGNAL | MSG_CONFIRM | MSG_DONTROUTE)

// The words of a filter. Machines are little endian: the low half of an argument is at its offset.
#define FIELD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name))
#define LOW(index) FIELD(args[index])
#define HIGH(index)                                                                               \
  BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[index]) + 4)
// Skips the given numbers of instructions.
#define IF_EQUAL(value, then, otherwise)                                                          \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), (then), (otherwise))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, (action))
#define FAIL(error) RETURN(SECCOMP_RET_ERRNO | (error))
#define ALLOW RETURN(SECCOMP_RET_ALLOW)
#define NOTIFY RETURN(SECCOMP_RET_USER_NOTIF)
// A clause of `length` instructions for the last loaded value. Each ends with a return, so the
// next clause still finds it loaded.
#define WHEN(value, length) IF_EQUAL(value, 0, length)
// Families without access to a network: 6 instructions.
#define SOCKET_CLAUSE                                                                             \
  LOW(0), IF_EQUAL(AF_UNIX, 3, 0), IF_EQUAL(AF_NETLINK, 2, 0), IF_EQUAL(AF_ALG, 1, 0), NOTIFY, ALLOW

static long install(struct sock_fprog *program) {
  unsigned long flags = SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_TSYNC |
                        SECCOMP_FILTER_FLAG_TSYNC_ESRCH | SECCOMP_FILTER_FLAG_SPEC_ALLOW;
  // Signals do not interrupt a call that is being answered, if the kernel supports that.
  long listener = syscall(
    SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV, program);
  if (listener < 0 && errno == EINVAL)
    listener = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, program);
  return listener;
}

static int send_listener(int channel, int listener) {
  char byte = 0;
  struct iovec part = {&byte, 1};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  memset(&control, 0, sizeof control);
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1,
    .msg_control = &control, .msg_controllen = sizeof control};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &listener, sizeof(int));
  // Not through a function of the C library, so that the filter sees exactly these flags.
  return syscall(SYS_sendmsg, channel, &message, LISTENER_FLAGS) < 0 ? -errno : 0;
}

int csp_network_guard(int channel) {
  struct sock_filter filter[] = {
    FIELD(arch),
    WHEN(OTHER_ARCHITECTURE, 13),
      FIELD(nr),
      WHEN(OTHER_NR_SOCKETCALL, 1), NOTIFY,
      WHEN(OTHER_NR_SOCKET, 6), SOCKET_CLAUSE,
      WHEN(NR_IO_URING_SETUP, 1), FAIL(ENOSYS),
      ALLOW,
    IF_EQUAL(NATIVE_ARCHITECTURE, 1, 0), FAIL(ENOSYS),
    FIELD(nr),
    // The numbers of x32.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), FAIL(ENOSYS),
    WHEN(SYS_connect, 1), NOTIFY,
    WHEN(SYS_bind, 1), NOTIFY,
    WHEN(SYS_sendmmsg, 1), NOTIFY,
    WHEN(NR_IO_URING_SETUP, 1), FAIL(ENOSYS),
    WHEN(SYS_socket, 6), SOCKET_CLAUSE,
    // Data sent over a connection needs no check: connecting was checked.
    WHEN(SYS_sendto, 6),
      LOW(4), IF_EQUAL(0, 0, 2), HIGH(4), IF_EQUAL(0, 1, 0), NOTIFY, ALLOW,
    WHEN(SYS_sendmsg, 6),
      LOW(2), IF_EQUAL(LISTENER_FLAGS, 0, 2), LOW(0), IF_EQUAL(channel, 1, 0), NOTIFY, ALLOW,
    // Sockets stay bound to the loopback interface.
    WHEN(SYS_setsockopt, 7),
      LOW(1), IF_EQUAL(SOL_SOCKET, 0, 3),
      LOW(2), IF_EQUAL(SO_BINDTODEVICE, 2, 0), IF_EQUAL(SO_BINDTOIFINDEX, 1, 0), ALLOW,
      FAIL(EPERM),
    ALLOW,
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  long listener = install(&program);
  // Without administrator rights, this process must first give up new privileges.
  if (listener < 0 && errno == EACCES) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -errno;
    listener = install(&program);
  }
  if (listener < 0) return -errno;
  int result = send_listener(channel, (int)listener);
  close((int)listener);
  return result;
}

int csp_network_take_listener(int channel) {
  char byte;
  struct iovec part = {&byte, 1};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1,
    .msg_control = &control, .msg_controllen = sizeof control};
  ssize_t count = recvmsg(channel, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
  if (count < 0) return -errno;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (count == 0 || !header || header->cmsg_type != SCM_RIGHTS) return -EPIPE;
  int listener;
  memcpy(&listener, CMSG_DATA(header), sizeof(int));
  return listener;
}

static uint32_t kind_of(const struct seccomp_data *data) {
  if (data->arch != NATIVE_ARCHITECTURE)
    return data->nr == OTHER_NR_SOCKET ? csp_network_socket32 : csp_network_socketcall;
  switch (data->nr) {
  case SYS_socket: return csp_network_socket;
  case SYS_connect: return csp_network_connect;
  case SYS_bind: return csp_network_bind;
  case SYS_sendto: return csp_network_sendto;
  case SYS_sendmsg: return csp_network_sendmsg;
  default: return csp_network_sendmmsg;
  }
}

int csp_network_next(int listener, struct csp_network_call *call) {
  struct pollfd waiting = {listener, POLLIN, 0};
  if (poll(&waiting, 1, 0) <= 0) return 0;
  if (!(waiting.revents & POLLIN)) return -EPIPE;
  // The kernel writes as many bytes as its own version of the structure has.
  union {
    struct seccomp_notif notification;
    char space[512];
  } buffer;
  memset(&buffer, 0, sizeof buffer);
  // A caller that was killed meanwhile no longer waits: ENOENT.
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &buffer) < 0) return 0;
  call->id = buffer.notification.id;
  call->thread = (int32_t)buffer.notification.pid;
  call->kind = kind_of(&buffer.notification.data);
  for (int index = 0; index < 6; index++)
    call->arguments[index] = buffer.notification.data.args[index];
  return 1;
}

static int reply(int listener, uint64_t id, int error, uint32_t flags) {
  union {
    struct seccomp_notif_resp response;
    char space[512];
  } buffer;
  memset(&buffer, 0, sizeof buffer);
  buffer.response.id = id;
  buffer.response.error = -error;
  buffer.response.flags = flags;
  return ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &buffer) < 0 ? -errno : 0;
}

int csp_network_answer(int listener, uint64_t id, int error) {
  return reply(listener, id, error, error ? 0 : SECCOMP_USER_NOTIF_FLAG_CONTINUE);
}

int csp_network_give_socket(
  int listener, uint64_t id, int domain, int type, int protocol, uint64_t *inode) {
  int error = 0;
  int made = socket(domain, type | SOCK_CLOEXEC, protocol);
  struct stat status;
  if (made < 0 || fstat(made, &status) < 0 ||
      setsockopt(made, SOL_SOCKET, SO_BINDTODEVICE, "lo", 3) < 0) {
    error = errno;
  } else {
    *inode = (type & 0xf) == SOCK_DGRAM ? status.st_ino : 0;
    struct seccomp_notif_addfd addition = {
      .id = id, .flags = SECCOMP_ADDFD_FLAG_SEND, .srcfd = (uint32_t)made,
      .newfd_flags = type & SOCK_CLOEXEC ? O_CLOEXEC : 0};
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_ADDFD, &addition) < 0) error = errno;
  }
  if (made >= 0) close(made);
  if (error) reply(listener, id, error, 0);
  return -error;
}

int csp_network_divert(int listener, uint64_t id, int descriptor, int flags) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) < 0) return -errno;
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  fcntl(ends[1], F_SETFL, flags & O_NONBLOCK);
  struct seccomp_notif_addfd addition = {
    .id = id, .flags = SECCOMP_ADDFD_FLAG_SETFD, .srcfd = (uint32_t)ends[1],
    .newfd = (uint32_t)descriptor, .newfd_flags = flags & O_CLOEXEC};
  int error = ioctl(listener, SECCOMP_IOCTL_NOTIF_ADDFD, &addition) < 0 ? -errno : 0;
  close(ends[1]);
  if (!error) error = reply(listener, id, 0, 0);
  if (!error) return ends[0];
  close(ends[0]);
  return error;
}

ssize_t csp_network_read(
  int listener, uint64_t id, int thread, uint64_t address, void *buffer, size_t length) {
  char path[32];
  snprintf(path, sizeof path, "/proc/%d/mem", thread);
  int memory = open(path, O_RDONLY | O_CLOEXEC);
  if (memory < 0) return -errno;
  ssize_t count = pread(memory, buffer, length, (off_t)address);
  if (count < 0) count = -errno;
  close(memory);
  // If the call still waits, its thread is alive, and the bytes were from its own memory.
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &id) < 0) return -errno;
  return count;
}

pid_t csp_network_start_trial(int channel) {
  // The first version that adds a descriptor and answers at once.
  struct utsname system;
  int major = 0, minor = 0;
  if (uname(&system) < 0 || sscanf(system.release, "%d.%d", &major, &minor) != 2) return -ENOSYS;
  if (major < 5 || (major == 5 && minor < 14)) return -ENOSYS;
  pid_t parent = getpid();
  pid_t process = fork();
  if (process != 0) return process < 0 ? -errno : process;
  // There would be no answer if the parent was killed meanwhile.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(ESRCH);
  int error = -csp_network_guard(channel);
  if (error) _exit(error);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(9)};
  address.sin_addr.s_addr = htonl(0xc0000201);  // 192.0.2.1, of RFC 5737
  // The guard sees the address before the kernel sees that there is no socket.
  int result = connect(-1, (struct sockaddr *)&address, sizeof address);
  _exit(result < 0 && errno == EACCES ? 0 : ENOTSUP);
}

#else

// The other systems.

int csp_network_guard(int channel) { return -ENOSYS; }

int csp_network_take_listener(int channel) { return -ENOSYS; }

int csp_network_next(int listener, struct csp_network_call *call) { return -ENOSYS; }

int csp_network_answer(int listener, uint64_t id, int error) { return -ENOSYS; }

int csp_network_give_socket(
  int listener, uint64_t id, int domain, int type, int protocol, uint64_t *inode) {
  return -ENOSYS;
}

int csp_network_divert(int listener, uint64_t id, int descriptor, int flags) { return -ENOSYS; }

ssize_t csp_network_read(
  int listener, uint64_t id, int thread, uint64_t address, void *buffer, size_t length) {
  return -ENOSYS;
}

pid_t csp_network_start_trial(int channel) { return -ENOSYS; }

#endif
