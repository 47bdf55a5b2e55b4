#define _GNU_SOURCE
#include "CSpecProcess.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The Swift runtime's own way to name the task that runs on this thread; it reads a thread-local
// variable, which a signal handler may do.
extern void *swift_task_getCurrent(void) __attribute__((swiftcall)) __attribute__((weak));

static uint64_t current_task(void) {
  return swift_task_getCurrent ? (uint64_t)(uintptr_t)swift_task_getCurrent() : 0;
}

uint64_t csp_load(const _Atomic uint64_t *value) {
  return atomic_load_explicit(value, memory_order_acquire);
}

void csp_store(_Atomic uint64_t *value, uint64_t number) {
  atomic_store_explicit(value, number, memory_order_release);
}

uint64_t csp_exchange(_Atomic uint64_t *value, uint64_t number) {
  return atomic_exchange(value, number);
}

bool csp_replace(_Atomic uint64_t *value, uint64_t expected, uint64_t number) {
  return atomic_compare_exchange_strong(value, &expected, number);
}

void csp_journal_set_limit(struct csp_journal *journal, uint64_t kind, uint64_t length) {
  csp_store(&journal->limit_kind, kind);
  csp_store(&journal->limit_length, length);
}

void csp_journal_begin(struct csp_journal *journal, uint64_t now, uint64_t deadline) {
  csp_store(&journal->task, current_task());
  csp_store(&journal->thread, csp_thread());
  csp_store(&journal->deadline, deadline);
  csp_store(&journal->began, now);
}

void csp_journal_end(struct csp_journal *journal) {
  csp_store(&journal->began, 0);
  csp_store(&journal->deadline, 0);
}

// MARK: - How the process ends

static struct csp_journal *worker_journal;
static int worker_descriptors[8];
static int worker_descriptor_count;
static volatile sig_atomic_t is_copy;
static struct sigaction earlier[65];

static const int fatal_signals[] = {
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGTERM, SIGINT, SIGHUP, SIGQUIT};

/// Whether a process sent the signal, and no fault of this one.
static bool was_sent(const siginfo_t *info) {
  if (!info) return false;
#ifdef __APPLE__
  return info->si_code == 0 || info->si_code == SI_USER || info->si_code == SI_QUEUE;
#else
  return info->si_code <= 0;
#endif
}

/// Notes who received the signal, then lets whoever handled it before have it: Swift's own
/// handler prints a backtrace.
static void note_signal(int number, siginfo_t *info, void *context) {
  struct csp_journal *journal = worker_journal;
  if (journal && !is_copy) {
    csp_store(&journal->carried_out_at_end, csp_load(&journal->carried_out));
    csp_store(&journal->crash_task, current_task());
    csp_store(&journal->crash_signal, (uint64_t)number);
  }
  struct sigaction *before = &earlier[number];
  bool is_handled = true;
  if (before->sa_flags & SA_SIGINFO && before->sa_sigaction) {
    before->sa_sigaction(number, info, context);
  } else if (before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN) {
    before->sa_handler(number);
  } else {
    is_handled = false;
  }
  // A fault happens again when the handler returns, and then ends the process. What was sent does not.
  if (is_handled && !was_sent(info)) return;
  struct sigaction last;
  memset(&last, 0, sizeof last);
  last.sa_handler = before->sa_handler == SIG_IGN && !is_handled ? SIG_IGN : SIG_DFL;
  sigaction(number, &last, NULL);
  raise(number);
}

static void note_exit(void) {
  struct csp_journal *journal = worker_journal;
  if (!journal || is_copy) return;
  csp_store(&journal->carried_out_at_end, csp_load(&journal->carried_out));
  csp_store(&journal->exit_task, current_task());
  csp_store(&journal->exit_called, 1);
}

static void become_copy(void) {
  is_copy = 1;
  for (int index = 0; index < worker_descriptor_count; index++) close(worker_descriptors[index]);
}

void csp_worker_begin(struct csp_journal *journal, const int *descriptors, int count) {
  worker_journal = journal;
  worker_descriptor_count = count < 8 ? count : 8;
  memcpy(worker_descriptors, descriptors, sizeof(int) * (size_t)worker_descriptor_count);
  pthread_atfork(NULL, NULL, become_copy);
  atexit(note_exit);
  for (size_t index = 0; index < sizeof fatal_signals / sizeof *fatal_signals; index++) {
    int number = fatal_signals[index];
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = note_signal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
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
