#define _GNU_SOURCE
#include "CSpecProcess.h"

#include <fcntl.h>
#include <fenv.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <sys/syscall.h>
#endif

extern char **environ;

bool csp_has_child(void) {
  siginfo_t info;
  return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

#ifdef __linux__
// A folder in which the kernel describes this process. It is kept open, because finding it by name takes most
// of the time of a check, at a number that steps do not encounter.
struct folder {
  const char *name;
  int number;
  int descriptor;
  struct stat status;
};

static struct folder tasks = {.name = "/proc/self/task", .number = 120, .descriptor = -1};
static struct folder descriptors = {.name = "/proc/self/fd", .number = 121, .descriptor = -1};

static void open_folder(struct folder *folder) {
  int low = open(folder->name, O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (low < 0) return;
  folder->descriptor = fcntl(low, F_DUPFD_CLOEXEC, folder->number);
  close(low);
  if (folder->descriptor >= 0) fstat(folder->descriptor, &folder->status);
}

static void open_folders(void) {
  open_folder(&tasks);
  open_folder(&descriptors);
}

static bool look(struct folder *folder, struct stat *status) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_folders);
  // A step may have closed it, and another file may have its number now.
  return (folder->descriptor >= 0 && fstat(folder->descriptor, status) == 0 &&
          status->st_ino == folder->status.st_ino && status->st_dev == folder->status.st_dev) ||
         stat(folder->name, status) == 0;
}

int csp_thread_count(void) {
  struct stat status;
  // The kernel counts each thread as a link of this folder.
  return look(&tasks, &status) ? (int)status.st_nlink - 2 : 0;
}

int csp_descriptor_count(void) {
  struct stat status;
  // Since Linux 6.2 they are the size of this folder, which is 0 before.
  return look(&descriptors, &status) ? (int)status.st_size : 0;
}
#else
int csp_thread_count(void) { return 0; }
int csp_descriptor_count(void) { return 0; }
#endif

static const uint64_t no_hash = 0xCBF29CE484222325u;

static void mix(uint64_t *hash, uint64_t number) { *hash = (*hash ^ number) * 0x100000001B3u; }

static uint64_t handler(int number) {
#ifdef __linux__
  // The kernel's own structure, which begins with the handler: glibc's takes longer to fill than to read.
  uint64_t action[8];
  long result = syscall(SYS_rt_sigaction, number, NULL, action, _NSIG / 8);
  return result == 0 ? action[0] : 0;
#else
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 ? (uint64_t)(uintptr_t)action.sa_sigaction : 0;
#endif
}

static bool read_limit(int resource, struct rlimit *limit) {
#ifdef SYS_getrlimit
  // glibc's function uses a call that reads limits of other processes as well, which takes twice as long.
  return syscall(SYS_getrlimit, resource, limit) == 0;
#else
  return getrlimit(resource, limit) == 0;
#endif
}

void csp_read_attributes(struct csp_attributes *attributes) {
  // The strictest mask while another thread might create a file.
  mode_t mask = umask(0777);
  umask(mask);
  attributes->file_mask = mask;
  attributes->process_group = (uint64_t)getpgrp();
  attributes->identity = no_hash;
#ifdef __linux__
  uid_t users[3];
  gid_t groups[3];
  if (getresuid(&users[0], &users[1], &users[2]) == 0)
    for (int index = 0; index < 3; index++) mix(&attributes->identity, users[index]);
  if (getresgid(&groups[0], &groups[1], &groups[2]) == 0)
    for (int index = 0; index < 3; index++) mix(&attributes->identity, groups[index]);
#else
  const uint64_t ids[] = {getuid(), geteuid(), getgid(), getegid()};
  for (int index = 0; index < 4; index++) mix(&attributes->identity, ids[index]);
#endif
  // Each costs a system call after every scenario: signals that stop or continue, and rare ones, are omitted.
  static const int numbers[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGILL,  SIGTRAP, SIGABRT,
                                SIGBUS,  SIGFPE,  SIGSEGV, SIGPIPE, SIGALRM, SIGTERM,
                                SIGCHLD, SIGUSR1, SIGUSR2, SIGIO,   SIGPROF};
  attributes->signal_handlers = no_hash;
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    mix(&attributes->signal_handlers, handler(numbers[index]));
  }
  static const int resources[] = {RLIMIT_NOFILE, RLIMIT_FSIZE, RLIMIT_AS,  RLIMIT_DATA,
                                  RLIMIT_CPU,    RLIMIT_NPROC, RLIMIT_STACK};
  attributes->resource_limits = no_hash;
  for (size_t index = 0; index < sizeof resources / sizeof *resources; index++) {
    struct rlimit limit;
    if (read_limit(resources[index], &limit)) mix(&attributes->resource_limits, limit.rlim_cur);
  }
  attributes->scheduling = no_hash;
  mix(&attributes->scheduling, (uint64_t)getpriority(PRIO_PROCESS, 0));
#ifdef __linux__
  mix(&attributes->scheduling, (uint64_t)sched_getscheduler(0));
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof cores, &cores) == 0)
    for (size_t core = 0; core < sizeof cores; core++)
      mix(&attributes->scheduling, ((const uint8_t *)&cores)[core]);
#endif
  attributes->floating = no_hash;
  mix(&attributes->floating, (uint64_t)fegetround());
#ifdef __GLIBC__
  mix(&attributes->floating, (uint64_t)fegetexcept());
#endif
  struct itimerval timer;
  attributes->alarm = getitimer(ITIMER_REAL, &timer) == 0 &&
                      (timer.it_value.tv_sec != 0 || timer.it_value.tv_usec != 0);
  attributes->streams = no_hash;
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
    mix(&attributes->streams, (uint64_t)fcntl(stream, F_GETFD) << 32 | (uint64_t)fcntl(stream, F_GETFL));
  attributes->locale = no_hash;
  const char *name = setlocale(LC_ALL, NULL);
  for (; name && *name; name++) mix(&attributes->locale, (uint8_t)*name);
}

bool csp_are_equal(const struct csp_attributes *one, const struct csp_attributes *other) {
  // There is no padding: all fields are words.
  return memcmp(one, other, sizeof *one) == 0;
}

uint64_t csp_environment_hash(void) {
  // A variable that is set again has another address, and one that is split in place is shorter.
  uint64_t hash = no_hash;
  for (char **variable = environ; variable && *variable; variable++) {
    mix(&hash, (uint64_t)(uintptr_t)*variable);
    mix(&hash, strlen(*variable));
  }
  return hash;
}

void csp_flush_output(void) { fflush(stdout); }

void csp_forbid_core_dumps(void) {
  // One byte: the kernel then starts no program for core dumps either.
  struct rlimit limit = {.rlim_cur = 1, .rlim_max = 1};
  setrlimit(RLIMIT_CORE, &limit);
}

void csp_unbuffer_output(void) { setvbuf(stdout, NULL, _IONBF, 0); }

extern int __llvm_profile_write_file(void) __attribute__((weak));

void csp_write_coverage(void) {
  if (__llvm_profile_write_file) __llvm_profile_write_file();
}
