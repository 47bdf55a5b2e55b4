#define _GNU_SOURCE
#include "CSpecProcess.h"

#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#ifdef __linux__
#include <sys/timerfd.h>
#endif

extern char **environ;

bool csp_has_child(void) {
  siginfo_t info;
  return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

int csp_thread_count(void) {
#ifdef __linux__
  struct stat status;
  // The kernel counts each thread as a link of this folder.
  return stat("/proc/self/task", &status) == 0 ? (int)status.st_nlink - 2 : 0;
#else
  return 0;
#endif
}

uint64_t csp_timer_rest(int descriptor) {
#ifdef __linux__
  struct itimerspec setting;
  if (timerfd_gettime(descriptor, &setting) != 0) return 0;
  return (uint64_t)setting.it_value.tv_sec * 1000000000u + (uint64_t)setting.it_value.tv_nsec;
#else
  (void)descriptor;
  return 0;
#endif
}

uint64_t csp_environment_hash(void) {
  // A variable that is set anew lies elsewhere.
  uint64_t hash = 0xCBF29CE484222325u;
  for (char **variable = environ; variable && *variable; variable++)
    hash = (hash ^ (uint64_t)(uintptr_t)*variable) * 0x100000001B3u;
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
