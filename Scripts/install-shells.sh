#!/usr/bin/env bash
# Installs the shells whose completions the tests try, and what checks the manual page, unless they are
# there. Without them those tests are skipped, so that this never fails.
set -uo pipefail

found() {
  local tool
  for tool in bash zsh fish man mandoc; do
    command -v "$tool" >/dev/null 2>&1 || return 1
  done
}

found && exit 0
echo "a shell, man or mandoc is missing: installing them"
if command -v apt-get >/dev/null 2>&1; then
  run=""
  [ "$(id -u)" = 0 ] || run="sudo"
  $run apt-get update -qq
  $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    bash zsh fish man-db mandoc
elif command -v brew >/dev/null 2>&1; then
  brew install bash zsh fish mandoc
fi
found || echo "no zsh, fish, man or mandoc: some tests will be skipped" >&2
exit 0
