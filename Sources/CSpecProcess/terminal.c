#define _GNU_SOURCE
#include "CSpecProcess.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <termios.h>
#include <unistd.h>

static struct termios before;
static struct termios keys;
static int terminal = -1;
static atomic_bool is_changed;

/// Whether the terminal belongs to another process group; one without a session belongs to none.
static bool is_in_background(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group >= 0 && group != getpgrp();
}

/// After Control-Z and `fg`, the terminal is in the state that the shell has set.
static void go_on(int number) {
  (void)number;
  int error = errno;
  if (atomic_load(&is_changed) && !is_in_background(terminal)) tcsetattr(terminal, TCSANOW, &keys);
  errno = error;
}

bool csp_take_keys(int descriptor) {
  if (!isatty(descriptor) || is_in_background(descriptor)) return false;
  if (terminal < 0) {
    if (tcgetattr(descriptor, &before) != 0) return false;
    terminal = descriptor;
  }
  keys = before;
  // Signals stay enabled: Control-C and Control-Z are handled by the terminal.
  keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  struct sigaction action = {.sa_handler = go_on, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGCONT, &action, NULL);
  // Before it is done, since a signal may come in between.
  atomic_store(&is_changed, true);
  if (tcsetattr(descriptor, TCSANOW, &keys) == 0) return true;
  atomic_store(&is_changed, false);
  return false;
}

void csp_restore_terminal(void) {
  if (!atomic_exchange(&is_changed, false)) return;
  int error = errno;
  // From the background, the terminal would stop this process instead.
  if (!is_in_background(terminal)) tcsetattr(terminal, TCSANOW, &before);
  errno = error;
}
