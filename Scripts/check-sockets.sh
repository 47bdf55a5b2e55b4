#!/usr/bin/env bash
# Checks that a run on the stub network opens no socket of the internet, neither in the command nor
# in its workers.
#
#     Scripts/check-sockets.sh PROGRAM [FEATURES]
set -euo pipefail
program=$1
features=${2:-Features/QuizGame}

command -v strace >/dev/null 2>&1 || { echo "no strace here: sockets are not checked" >&2; exit 0; }
trace=$(mktemp)
trap 'rm -f "$trace"' EXIT
strace -f -qq -e trace=socket,execve -e signal=none -o "$trace" \
  "$program" "$features" --format summary >/dev/null
# Workers among them: a trace of nothing would show no socket either.
starts=$(grep -c 'execve(' "$trace")
if [ "$starts" -lt 2 ]; then
  echo "the trace of $program shows no worker" >&2
  exit 1
fi
if grep -E 'socket\((AF_INET|AF_INET6|AF_PACKET)' "$trace" >&2; then
  echo "$program opens sockets of the internet on the stub network" >&2
  exit 1
fi
echo "$program opens no socket of the internet"
