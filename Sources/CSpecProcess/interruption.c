#define _GNU_SOURCE
#include "CSpecProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MAXIMUM_GROUPS 4096

static atomic_int first_signal;
static atomic_int groups[MAXIMUM_GROUPS];
static int wake[2] = {-1, -1};

#ifdef __linux__
static char children_file[64];

/// Ends the processes that became children of this one when the workers were killed, in 200 ms at most; uses
/// only calls that a signal handler may make.
static void end_children(void) {
  for (int round = 0; round < 200; round++) {
    char text[4096];
    int file = open(children_file, O_RDONLY | O_CLOEXEC);
    ssize_t count = file >= 0 ? read(file, text, sizeof text) : 0;
    if (file >= 0) close(file);
    if (count <= 0) return;
    pid_t child = 0;
    for (ssize_t index = 0; index < count; index++) {
      if (text[index] != ' ') {
        child = child * 10 + (text[index] - '0');
      } else if (child > 1) {
        kill(child, SIGKILL);
        waitpid(child, NULL, WNOHANG);
        child = 0;
      }
    }
    struct timespec pause = {.tv_nsec = 1000000};
    nanosleep(&pause, NULL);
  }
}
#else
static void end_children(void) {}
#endif

static void catch_signal(int number) {
  int error = errno;
  int none = 0;
  if (atomic_compare_exchange_strong(&first_signal, &none, number)) {
    ssize_t ignored = write(wake[1], "", 1);
    (void)ignored;
    errno = error;
    return;
  }
  for (int index = 0; index < MAXIMUM_GROUPS; index++) {
    int group = atomic_load(&groups[index]);
    if (group > 1) kill(-group, SIGKILL);
  }
  end_children();
  csp_restore_terminal();
  _exit(128 + number);
}

int csp_catch_interruptions(void) {
  if (wake[0] >= 0) return wake[0];
  if (csp_pipe(wake, 3) != 0) return -1;
#ifdef __linux__
  snprintf(children_file, sizeof children_file, "/proc/self/task/%d/children", (int)getpid());
#endif
  fcntl(wake[1], F_SETFL, O_NONBLOCK);
  fcntl(wake[0], F_SETFL, O_NONBLOCK);
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  for (int index = 0; index < 3; index++) {
    struct sigaction known;
    // A command started with a signal ignored, such as by nohup, should keep it ignored.
    if (sigaction(numbers[index], NULL, &known) == 0 && known.sa_handler == SIG_IGN) continue;
    struct sigaction action = {.sa_handler = catch_signal, .sa_flags = SA_RESTART};
    sigfillset(&action.sa_mask);
    sigaction(numbers[index], &action, NULL);
  }
  return wake[0];
}

int csp_interruption(void) { return atomic_load(&first_signal); }

// Held while a process is started, so that it is registered before it is looked up.
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

void csp_begin_start(void) { pthread_mutex_lock(&starting); }
void csp_end_start(void) { pthread_mutex_unlock(&starting); }

static void replace_group(pid_t before, pid_t after) {
  for (int index = 0; index < MAXIMUM_GROUPS; index++) {
    int expected = before;
    if (atomic_compare_exchange_strong(&groups[index], &expected, after)) return;
  }
}

void csp_register_group(pid_t group) { replace_group(0, group); }

void csp_unregister_group(pid_t group) { replace_group(group, 0); }

bool csp_is_registered(pid_t group) {
  bool is_registered = false;
  csp_begin_start();
  for (int index = 0; index < MAXIMUM_GROUPS; index++)
    if (atomic_load(&groups[index]) == group) is_registered = true;
  csp_end_start();
  return is_registered;
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
