#include "CSpecProcess.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <termios.h>
#include <unistd.h>

static struct termios before;
static int terminal = -1;
static atomic_bool is_changed;

bool csp_take_keys(int descriptor) {
  if (!isatty(descriptor) || tcgetpgrp(descriptor) != getpgrp()) return false;
  if (terminal < 0) {
    if (tcgetattr(descriptor, &before) != 0) return false;
    terminal = descriptor;
  }
  struct termios keys = before;
  // Signals stay what they are: Control-C and Control-Z are the terminal's own.
  keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  // Before it is done, for a signal may come in between.
  atomic_store(&is_changed, true);
  if (tcsetattr(descriptor, TCSANOW, &keys) == 0) return true;
  atomic_store(&is_changed, false);
  return false;
}

void csp_restore_terminal(void) {
  if (!atomic_exchange(&is_changed, false)) return;
  int error = errno;
  // From the background, the terminal would stop this process instead.
  if (tcgetpgrp(terminal) == getpgrp()) tcsetattr(terminal, TCSANOW, &before);
  errno = error;
}
