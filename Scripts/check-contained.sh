#!/usr/bin/env bash
# Checks that a program built in release has in it what it needs, and no more: that it names no library a machine
# without Swift may not have, contains no URL loading, which every start would pay for, and runs in a root of its own,
# with the shared objects that it names, the kernel's folders and some features, and nothing else.
#
#     Scripts/check-contained.sh PROGRAM
set -euo pipefail
cd "$(dirname "$0")/.."
PATH="$PATH:/usr/sbin:/sbin"
program="$1"
[ "$(uname -s)" = Linux ] || { echo "programs have Swift's libraries in them on Linux only" >&2; exit 0; }
fail() { echo "$program: $*" >&2; exit 1; }

objects="$(ldd "$program")"
if grep -E 'not found|swift|Foundation|libyaml' <<<"$objects" >&2; then
  fail "names a library that such a machine may not have"
fi
# Of Foundation only the part without URL loading and internationalization.
unwanted="$(nm "$program" | grep -cE 'FoundationNetworking|curl_|\$s10Foundation' || true)"
[ "$unwanted" = 0 ] || fail "contains URL loading or all of Foundation: $unwanted symbols"

root="$(mktemp -d)"
trap 'rm -rf "$root"' EXIT
mkdir -p "$root/bin" "$root/proc" "$root/dev" "$root/tmp" "$root/specs"
cp "$program" "$root/bin/specrun"
# Each object where the program looks for it.
grep -oE '/[^ ]+' <<<"$objects" | while read -r object; do
  mkdir -p "$root$(dirname "$object")"
  cp -L "$object" "$root$object"
done
cp -r Features/QuizGame "$root/specs/Features"

# Runs the program in that root, with mounts of its own.
inside() {
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(--map-root-user)
  unshare "${as_root[@]}" --mount bash -c '
    mount --make-rprivate / 2>/dev/null || true
    mount --rbind /proc "$0/proc" && mount --rbind /dev "$0/dev" && cd "$0/specs" || exit 99
    exec env -i PATH=/bin "$(command -v chroot)" "$0" /bin/specrun "$@"' "$root" "$@"
}

version="$(inside --version)"
grep -qE '^specrun [0-9.]+ \(.*release\)$' <<<"$version" || fail "--version prints $version"
inside /specs/Features -f summary -f junit:/specs/report.xml >"$root/output" 2>&1 ||
  { cat "$root/output" >&2; fail "cannot run features"; }
scenarios="$(grep -oE '^[0-9]+ scenarios \([0-9]+ passed\)$' "$root/output")" || fail "did not pass: $(cat "$root/output")"
grep -q '</testsuites>' "$root/specs/report.xml" || fail "wrote no report"
# A failure is one there too.
printf 'Feature: f\n  Scenario: s\n    Given nobody has defined this\n' >"$root/specs/undefined.feature"
status=0
inside /specs/undefined.feature -f summary >/dev/null 2>&1 || status=$?
[ "$status" = 1 ] || fail "an undefined step ends with $status"
echo "$version runs without Swift: $scenarios, $(wc -l <<<"$objects") shared objects, $(du -h "$program" | cut -f1)"
