#define _GNU_SOURCE
#include "CHostile.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

pid_t hostile_fork(void) { return fork(); }

static char zeros[1 << 12];
static char room[1 << 16];

/// Ends the process with success, whatever it is called with: as a handler of signals, or at exit.
static void succeed(void) { _exit(0); }

static void spin(long milliseconds) {
  struct timespec begin, now;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  do {
    clock_gettime(CLOCK_MONOTONIC, &now);
  } while ((now.tv_sec - begin.tv_sec) * 1000 + (now.tv_nsec - begin.tv_nsec) / 1000000 <
           milliseconds);
}

__attribute__((noinline)) static int overflow(int depth) {
  volatile char frame[1024];
  frame[depth & 1023] = (char)depth;
  return overflow(depth + 1) + frame[(depth + 1) & 1023];
}

static void jump(long address) { ((void (*volatile)(void))address)(); }

static void free_twice(void) {
  void *volatile memory = malloc(4096);
  free(memory);
  free(memory);
  abort();
}

static void limit(int resource, long value) {
  struct rlimit limit;
  getrlimit(resource, &limit);
  limit.rlim_cur = (rlim_t)value;
  setrlimit(resource, &limit);
}

static void no_signal_stack(void) {
  stack_t stack = {.ss_flags = SS_DISABLE};
  sigaltstack(&stack, NULL);
}

/// Exchanges each two open descriptors that follow each other.
static void swap_descriptors(int first, int last) {
  int before = -1;
  for (int descriptor = first; descriptor <= last; descriptor++) {
    int copy = dup(descriptor);
    if (copy >= 0 && before >= 0) {
      dup2(before, descriptor);
      dup2(copy, before);
      before = -1;
    } else if (copy >= 0) {
      before = descriptor;
    }
    if (copy >= 0) close(copy);
  }
}

/// Fills the words from `first` of all memory that this process shares with others.
static void fill_shared_memory(long first, long count, int byte) {
  FILE *maps = fopen("/proc/self/maps", "r");
  if (!maps) return;
  char line[512];
  while (fgets(line, sizeof line, maps)) {
    unsigned long begin, end;
    char access[5];
    if (sscanf(line, "%lx-%lx %4s", &begin, &end, access) != 3) continue;
    if (strcmp(access, "rw-s") != 0) continue;
    size_t place = (size_t)first * 8, size = (size_t)count * 8;
    if (place + size > end - begin) size = end - begin - place;
    memset((char *)begin + place, byte, size);
  }
  fclose(maps);
}

static const struct {
  const char *name;
  void *address;
} own[] = {
    {"zeros", zeros},
    {"room", room},
    {"succeed", succeed},
    {"spin", spin},
    {"overflow", overflow},
    {"jump", jump},
    {"free_twice", free_twice},
    {"limit", limit},
    {"no_signal_stack", no_signal_stack},
    {"swap_descriptors", swap_descriptors},
    {"fill_shared_memory", fill_shared_memory},
};

void *hostile_find(const char *name) {
  for (size_t index = 0; room[0] == 0 && index < sizeof room; index++)
    room[index] = (char)(index * 131 + 7);
  for (size_t index = 0; index < sizeof own / sizeof *own; index++)
    if (strcmp(own[index].name, name) == 0) return own[index].address;
  return dlsym(RTLD_DEFAULT, name);
}

long hostile_call(void *function, const long arguments[6]) {
  long (*call)(long, long, long, long, long, long) =
      (long (*)(long, long, long, long, long, long))(uintptr_t)function;
  return call(
      arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}
