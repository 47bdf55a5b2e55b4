#!/usr/bin/env bash
# Installs into a temporary folder, as a package does, and tries the installed files.
set -euo pipefail
cd "$(dirname "$0")/.."

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
root="$folder/root of all"
make install PREFIX=/opt/specrun DESTDIR="$root" >/dev/null
prefix="$root/opt/specrun"
fail() { echo "make install: $*" >&2; exit 1; }

cd "$folder"
installed="$(cd "$root" && find . -type f | sort | tr '\n' ' ')"
expected="./opt/specrun/bin/specrun ./opt/specrun/share/bash-completion/completions/specrun \
./opt/specrun/share/fish/vendor_completions.d/specrun.fish ./opt/specrun/share/man/man1/specrun.1 \
./opt/specrun/share/zsh/site-functions/_specrun "
[ "$installed" = "$expected" ] || fail "found $installed, expected $expected"

# From its new place it still finds itself, for its workers.
mkdir Features
printf 'Feature: f\n  Scenario: s\n' >Features/a.feature
"$prefix/bin/specrun" --version | grep -q '^specrun ' || fail "the program does not run"
"$prefix/bin/specrun" --lint all=warning -f summary 2>/dev/null | grep -q '^1 scenario' ||
  fail "the program does not run features"
bash -n "$prefix/share/bash-completion/completions/specrun" || fail "the script for bash"
if command -v man >/dev/null 2>&1; then
  man -l "$prefix/share/man/man1/specrun.1" | grep -q 'specrun - run executable' || fail "the manual page"
fi

(cd "$OLDPWD" && make uninstall PREFIX=/opt/specrun DESTDIR="$root" >/dev/null)
[ -z "$(find "$root" -type f)" ] || fail "something is left: $(find "$root" -type f)"
