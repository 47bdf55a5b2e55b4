#define _GNU_SOURCE
#include "CHostile.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <unistd.h>

extern char **environ;

pid_t hostile_fork(void) { return fork(); }

int hostile_vfork(void) {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  pid_t child = vfork();
#pragma clang diagnostic pop
  if (child == 0) _exit(0);
  int status = 0;
  if (child > 0) waitpid(child, &status, 0);
  return status;
}

pid_t hostile_sleeper(int seconds, int daemon) {
  char text[16] = {0};
  for (int value = seconds, place = 14; value > 0 && place >= 0; value /= 10, place--) {
    memmove(text + 1, text, 14);
    text[0] = (char)('0' + value % 10);
  }
  char *arguments[] = {"sleep", text, NULL};
  pid_t child = fork();
  if (child != 0) {
    if (daemon && child > 0) waitpid(child, NULL, 0);
    return child;
  }
  if (daemon) {
    setsid();
    if (fork() != 0) _exit(0);
  }
  execve("/bin/sleep", arguments, environ);
  _exit(127);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void hostile_spin(double seconds) {
  double end = now() + seconds;
  while (now() < end) {
  }
}

__attribute__((noinline)) int hostile_overflow(int depth) {
  volatile char room[1024];
  room[depth & 1023] = (char)depth;
  return hostile_overflow(depth + 1) + room[(depth + 1) & 1023];
}

struct errand {
  int milliseconds;
  void (*body)(void);
};

static void *perform(void *argument) {
  struct errand errand = *(struct errand *)argument;
  free(argument);
  if (errand.milliseconds > 0) usleep((useconds_t)errand.milliseconds * 1000);
  errand.body();
  return NULL;
}

void hostile_on_thread(int milliseconds, void (*body)(void)) {
  struct errand *errand = malloc(sizeof *errand);
  if (!errand) abort();
  errand->milliseconds = milliseconds;
  errand->body = body;
  pthread_t thread;
  if (pthread_create(&thread, NULL, perform, errand) == 0) pthread_detach(thread);
}

void hostile_fill_memory(void) {
  struct rlimit limit;
  getrlimit(RLIMIT_AS, &limit);
  limit.rlim_cur = (rlim_t)1 << 30;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_cur < limit.rlim_max) {
    setrlimit(RLIMIT_AS, &limit);
  }
  for (int count = 0; count < 1024; count++) {
    char *room = malloc(1 << 20);
    // As an allocator without a plan does.
    if (!room) abort();
    memset(room, 1, 1 << 20);
  }
}

int hostile_read_bad_pointer(void) { return *(volatile int *)(uintptr_t)0x10; }

void hostile_write_bad_pointer(void) { *(volatile int *)(uintptr_t)0xdead0000 = 1; }

void hostile_write_text_segment(void) { *(volatile char *)(uintptr_t)&hostile_fork = 1; }

void hostile_jump_to_zero(void) {
  void (*volatile nowhere)(void) = NULL;
  nowhere();
}

void hostile_free_twice(void) {
  void *volatile room = malloc(4096);
  free(room);
  free(room);
  abort();
}

void hostile_on_signal(int signal, void (*body)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = body ? body : SIG_IGN;
  sigaction(signal, &action, NULL);
}

void hostile_block_signals(void) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, NULL);
}

void hostile_no_signal_stack(void) {
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_flags = SS_DISABLE;
  sigaltstack(&stack, NULL);
}

int hostile_run(const char *path, char *const arguments[]) {
  pid_t child;
  if (posix_spawn(&child, path, NULL, NULL, arguments, environ) != 0) return -1;
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void hostile_alarm(int milliseconds) {
  struct itimerval timer = {{0, 0}, {milliseconds / 1000, (milliseconds % 1000) * 1000}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

FILE *hostile_output(void) { return stdout; }

FILE *hostile_errors(void) { return stderr; }

void hostile_overwrite_shared_memory(void) {
  FILE *maps = fopen("/proc/self/maps", "r");
  if (!maps) return;
  char line[512];
  while (fgets(line, sizeof line, maps)) {
    unsigned long first, last;
    char access[5];
    if (sscanf(line, "%lx-%lx %4s", &first, &last, access) != 3) continue;
    if (strcmp(access, "rw-s") == 0) memset((void *)first, 0x5a, last - first);
  }
  fclose(maps);
}

void hostile_forbid_looks(void) {
#ifdef __linux__
  prctl(PR_SET_DUMPABLE, 0);
#endif
}

void hostile_daemon(void) {
  if (fork() != 0) _exit(0);
  setsid();
}

int hostile_has_children(void) {
  siginfo_t info;
  memset(&info, 0, sizeof info);
  return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}
