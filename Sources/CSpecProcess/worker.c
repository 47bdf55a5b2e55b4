#define _GNU_SOURCE
#include "CSpecProcess.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

// The Swift runtime's own function for the task that runs on this thread; it reads a thread-local
// variable, which is allowed in a signal handler.
extern void *swift_task_getCurrent(void) __attribute__((swiftcall)) __attribute__((weak));

static uint64_t current_task(void) {
  return swift_task_getCurrent ? (uint64_t)(uintptr_t)swift_task_getCurrent() : 0;
}

uint64_t csp_load(const uint64_t *word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }

void csp_store(uint64_t *word, uint64_t number) {
  __atomic_store_n(word, number, __ATOMIC_RELEASE);
}

bool csp_replace(uint64_t *word, uint64_t expected, uint64_t number) {
  return __atomic_compare_exchange_n(
      word, &expected, number, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

void csp_status_begin(uint64_t *status, uint64_t now, uint64_t deadline) {
  csp_store(&status[csp_task], current_task());
  csp_store(&status[csp_deadline], deadline);
  csp_store(&status[csp_began], now);
}

// MARK: - How the process ends

static uint64_t *worker_status;
static int worker_descriptors[8];
static int worker_descriptor_count;
static volatile sig_atomic_t is_copy;
static struct sigaction earlier[65];

static const int fatal_signals[] = {
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGTERM, SIGINT, SIGHUP, SIGQUIT};

/// Whether a process sent the signal, and not a fault of this one.
static bool was_sent(const siginfo_t *info) {
  if (!info) return false;
#ifdef __APPLE__
  return info->si_code == 0 || info->si_code == SI_USER || info->si_code == SI_QUEUE;
#else
  return info->si_code <= 0;
#endif
}

/// Whether the supervisor asks every thread for the running code, and this is not the one to answer: that is
/// the thread with the step's task or, if that task waits for others, the first one that runs any.
static bool is_asked_in_vain(uint64_t *status) {
  if (!csp_load(&status[csp_asked])) return false;
  uint64_t task = current_task();
  if (!task) return true;
  if (task != csp_load(&status[csp_task])) {
    struct timespec pause = {.tv_sec = 0, .tv_nsec = 50 * 1000 * 1000};
    nanosleep(&pause, NULL);
  }
  return !csp_replace(&status[csp_asked], 1, 2);
}

/// Records the task that received the signal, then passes it to the previous handler: Swift's
/// prints a backtrace.
static void note_signal(int number, siginfo_t *info, void *context) {
  uint64_t *status = worker_status;
  if (number == SIGTRAP && was_sent(info) && status && !is_copy && is_asked_in_vain(status)) return;
  if (status && !is_copy) {
    csp_store(&status[csp_carried_out_at_end], csp_load(&status[csp_carried_out]));
    csp_store(&status[csp_crash_task], current_task());
    csp_store(&status[csp_crash_signal], (uint64_t)number);
  }
  struct sigaction *before = &earlier[number];
  bool is_handled = !status || is_copy || !csp_load(&status[csp_no_backtrace]);
  if (!is_handled) {
    // The process just ends.
  } else if (before->sa_flags & SA_SIGINFO && before->sa_sigaction) {
    before->sa_sigaction(number, info, context);
  } else if (before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN) {
    before->sa_handler(number);
  } else {
    is_handled = false;
  }
  // A fault happens again when the handler returns, and then ends the process. A sent signal does not.
  if (is_handled && !was_sent(info)) return;
  bool is_ignored = before->sa_handler == SIG_IGN && !is_handled;
  struct sigaction last = {.sa_handler = is_ignored ? SIG_IGN : SIG_DFL};
  sigaction(number, &last, NULL);
  raise(number);
}

static void note_exit(void) {
  uint64_t *status = worker_status;
  if (!status || is_copy) return;
  csp_store(&status[csp_carried_out_at_end], csp_load(&status[csp_carried_out]));
  csp_store(&status[csp_exit_task], current_task());
  csp_store(&status[csp_exit_called], 1);
}

static void become_copy(void) {
  is_copy = 1;
  for (int index = 0; index < worker_descriptor_count; index++) close(worker_descriptors[index]);
}

void csp_worker_begin(uint64_t *status, const int *descriptors, int count) {
  worker_status = status;
  worker_descriptor_count = count < 8 ? count : 8;
  memcpy(worker_descriptors, descriptors, sizeof(int) * (size_t)worker_descriptor_count);
  pthread_atfork(NULL, NULL, become_copy);
  atexit(note_exit);
  for (size_t index = 0; index < sizeof fatal_signals / sizeof *fatal_signals; index++) {
    int number = fatal_signals[index];
    struct sigaction action = {
        .sa_sigaction = note_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, &earlier[number]);
  }
}

bool csp_worker_is_copy(void) { return is_copy != 0; }

static _Thread_local bool has_signal_stack;

void csp_use_signal_stack(void) {
  if (has_signal_stack) return;
  has_signal_stack = true;
  stack_t known;
  if (sigaltstack(NULL, &known) == 0 && !(known.ss_flags & SS_DISABLE)) return;
  size_t size = 64 * 1024;
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = size, .ss_flags = 0};
  sigaltstack(&stack, NULL);
}
