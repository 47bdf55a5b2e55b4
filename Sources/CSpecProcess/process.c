#define _GNU_SOURCE
#include "CSpecProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <dirent.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#else
#include <pthread.h>
#endif

extern char **environ;

char **csp_environment(void) { return environ; }

int csp_memory_create(size_t size) {
#ifdef __linux__
  int descriptor = memfd_create("specrun-status", MFD_CLOEXEC | MFD_ALLOW_SEALING);
#else
  char path[] = "/tmp/specrun-status-XXXXXX";
  int descriptor = mkstemp(path);
  if (descriptor >= 0) {
    unlink(path);
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  }
#endif
  if (descriptor < 0) return -1;
  if (ftruncate(descriptor, (off_t)size) != 0) {
    int error = errno;
    close(descriptor);
    errno = error;
    return -1;
  }
#ifdef __linux__
  // Mapped memory must not be truncated: processes that access it would be killed. A step may not seal memory
  // that grows.
  int seals = size > 0 ? F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL : F_SEAL_SEAL;
  fcntl(descriptor, F_ADD_SEALS, seals);
#endif
  return descriptor;
}

uint64_t *csp_memory_map(int descriptor, size_t size) {
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void csp_memory_unmap(uint64_t *memory, size_t size) { munmap(memory, size); }

static int move_pair_up(const int made[2], int ends[2], int lowest) {
  ends[0] = fcntl(made[0], F_DUPFD_CLOEXEC, lowest);
  ends[1] = ends[0] < 0 ? -1 : fcntl(made[1], F_DUPFD_CLOEXEC, lowest);
  // Too low a limit of descriptors is EINVAL here, which says nothing to its reader.
  int error = ends[1] >= 0 ? 0 : errno == EINVAL ? EMFILE : errno;
  if (error) {
    if (ends[0] >= 0) close(ends[0]);
    ends[0] = ends[1] = -1;
  }
  close(made[0]);
  close(made[1]);
  return error;
}

int csp_pipe(int ends[2], int lowest) {
  int made[2];
#ifdef __linux__
  if (pipe2(made, O_CLOEXEC) != 0) return errno;
#else
  if (pipe(made) != 0) return errno;
#endif
  return move_pair_up(made, ends, lowest);
}

int csp_socket_pair(int ends[2], int lowest) {
  int made[2];
  int type = SOCK_STREAM;
#ifdef __linux__
  type |= SOCK_CLOEXEC;
#endif
  if (socketpair(AF_UNIX, type, 0, made) != 0) return errno;
  return move_pair_up(made, ends, lowest);
}

int csp_spawn(
    pid_t *pid, const char *path, char *const arguments[], char *const environment[],
    const int *descriptors, int pair_count) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  int highest = 2;
  for (int pair = 0; pair < pair_count && error == 0; pair++) {
    int target = descriptors[2 * pair + 1];
    error = posix_spawn_file_actions_adddup2(&actions, descriptors[2 * pair], target);
    if (target > highest) highest = target;
  }
  short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP;
#ifdef __linux__
  // Descriptors between the channels and standard error must not be inherited.
  for (int descriptor = 3; descriptor < highest && error == 0; descriptor++) {
    bool is_target = false;
    for (int pair = 0; pair < pair_count; pair++)
      if (descriptors[2 * pair + 1] == descriptor) is_target = true;
    if (!is_target && fcntl(descriptor, F_GETFD) >= 0)
      error = posix_spawn_file_actions_addclose(&actions, descriptor);
  }
  if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(&actions, highest + 1);
#else
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigset_t all, none;
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  sigemptyset(&none);
  if (error == 0) error = posix_spawnattr_setflags(&attributes, flags);
  if (error == 0) error = posix_spawnattr_setsigdefault(&attributes, &all);
  if (error == 0) error = posix_spawnattr_setsigmask(&attributes, &none);
  if (error == 0) error = posix_spawnattr_setpgroup(&attributes, 0);
  csp_begin_start();
  if (error == 0) error = posix_spawn(pid, path, &actions, &attributes, arguments, environment);
  if (error == 0) csp_register_group(*pid);
  csp_end_start();
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

void csp_adopt_orphans(void) {
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
}

int csp_signal_threads(pid_t process, int number) {
#ifdef __linux__
  char path[32];
  snprintf(path, sizeof path, "/proc/%d/task", (int)process);
  DIR *folder = opendir(path);
  if (!folder) return -1;
  struct dirent *entry;
  while ((entry = readdir(folder))) {
    pid_t thread = (pid_t)atoi(entry->d_name);
    if (thread > 0) syscall(SYS_tgkill, process, thread, number);
  }
  closedir(folder);
  return 0;
#else
  (void)process;
  (void)number;
  errno = ENOTSUP;
  return -1;
#endif
}

uint64_t csp_thread(void) {
#ifdef __linux__
  return (uint64_t)syscall(SYS_gettid);
#else
  uint64_t thread = 0;
  pthread_threadid_np(NULL, &thread);
  return thread;
#endif
}

uint64_t csp_monotonic_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}
