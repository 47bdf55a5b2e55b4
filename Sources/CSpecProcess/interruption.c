#define _GNU_SOURCE
#include "CSpecProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST_GROUPS 4096

static atomic_int first_signal;
static atomic_int groups[MOST_GROUPS];
static int wake[2] = {-1, -1};

static void catch_signal(int number) {
  int error = errno;
  int none = 0;
  if (atomic_compare_exchange_strong(&first_signal, &none, number)) {
    ssize_t ignored = write(wake[1], "", 1);
    (void)ignored;
    errno = error;
    return;
  }
  for (int index = 0; index < MOST_GROUPS; index++) {
    int group = atomic_load(&groups[index]);
    if (group > 1) kill(-group, SIGKILL);
  }
  csp_restore_terminal();
  _exit(128 + number);
}

int csp_catch_interruptions(void) {
  if (wake[0] >= 0) return wake[0];
  if (csp_pipe(wake, 3) != 0) return -1;
  fcntl(wake[1], F_SETFL, O_NONBLOCK);
  fcntl(wake[0], F_SETFL, O_NONBLOCK);
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  for (int index = 0; index < 3; index++) {
    struct sigaction known;
    // Whoever started the command with a signal ignored, such as nohup, wants it to be.
    if (sigaction(numbers[index], NULL, &known) == 0 && known.sa_handler == SIG_IGN) continue;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = catch_signal;
    action.sa_flags = SA_RESTART;
    sigfillset(&action.sa_mask);
    sigaction(numbers[index], &action, NULL);
  }
  return wake[0];
}

int csp_interruption(void) { return atomic_load(&first_signal); }

void csp_register_group(pid_t group) {
  for (int index = 0; index < MOST_GROUPS; index++) {
    int none = 0;
    if (atomic_compare_exchange_strong(&groups[index], &none, group)) return;
  }
}

void csp_unregister_group(pid_t group) {
  for (int index = 0; index < MOST_GROUPS; index++) {
    int expected = group;
    if (atomic_compare_exchange_strong(&groups[index], &expected, 0)) return;
  }
}

static atomic_bool is_exit_allowed;
static int guarded_status;
static const char *guarded_message;

static void refuse_exit(void) {
  if (atomic_load(&is_exit_allowed)) return;
  ssize_t ignored = write(STDERR_FILENO, guarded_message, strlen(guarded_message));
  (void)ignored;
  _exit(guarded_status);
}

void csp_guard_exit(int status, const char *message) {
  guarded_status = status;
  guarded_message = message;
  atomic_store(&is_exit_allowed, false);
  static atomic_bool is_registered;
  if (!atomic_exchange(&is_registered, true)) atexit(refuse_exit);
}

void csp_allow_exit(void) { atomic_store(&is_exit_allowed, true); }
