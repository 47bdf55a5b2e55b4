#!/usr/bin/env bash
# Installs libyaml's headers unless pkg-config or the compiler finds them already.
set -euo pipefail

found() {
  if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists yaml-0.1; then return 0; fi
  for compiler in "${CC:-cc}" clang gcc; do
    if command -v "$compiler" >/dev/null 2>&1; then
      echo '#include <yaml.h>' | "$compiler" -E -x c - >/dev/null 2>&1 && return 0
    fi
  done
  return 1
}

found && exit 0
echo "libyaml's headers are missing: installing them"
if command -v apt-get >/dev/null 2>&1; then
  run=""
  [ "$(id -u)" = 0 ] || run="sudo"
  $run apt-get update -qq
  $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libyaml-dev pkg-config
elif command -v brew >/dev/null 2>&1; then
  brew install libyaml pkg-config
else
  echo "install libyaml with its headers (Debian: libyaml-dev, Homebrew: libyaml) and try again" >&2
  exit 1
fi
found || { echo "libyaml was installed, but yaml.h is still not found" >&2; exit 1; }
