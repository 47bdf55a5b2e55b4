#!/usr/bin/env bash
# Builds and runs three packages of Examples as their authors would: they depend on a version of
# specrun, from a repository, and their own warnings are errors.
#
#     Scripts/check-examples.sh [debug] [release]
#
# SPECRUN_EXAMPLES names the folder of the copies, which are made where they are not up to date.
set -euo pipefail
cd "$(dirname "$0")/.."

folder="${SPECRUN_EXAMPLES:-$PWD/.build/staged}"
Scripts/stage-examples.sh "$folder"
folder="$(cd "$folder" && pwd)"
[ $# -gt 0 ] || set -- debug release
log="$(mktemp)"
trap 'rm -f "$log"' EXIT

# Runs a command whose output must have a text.
check() {
  local expected="$1" start=$SECONDS
  shift
  if ! "$@" >"$log" 2>&1 || ! grep -qF -- "$expected" "$log"; then
    tail -n 60 "$log" >&2
    echo "in $PWD: expected \"$expected\" of: $*" >&2
    exit 1
  fi
  echo "$(basename "$PWD"), $configuration: $expected ($((SECONDS - start)) s)"
}

for configuration in "$@"; do
  # One folder of what is built, so that specrun is built once for all three. Tests in release import
  # nothing with @testable; with it, all would be built again.
  options=(
    -c "$configuration" --scratch-path "$folder/build" -Xswiftc -warnings-as-errors
    --explicit-target-dependency-import-check error)
  testable=()
  [ "$configuration" = debug ] || testable=(--disable-testable-imports)
  programs="$folder/build/$configuration"

  cd "$folder/CoffeeMachine"
  check "Build complete!" swift build "${options[@]}"
  check "2 scenarios (2 passed)" "$programs/coffee-specs" Features
  check "13 passed" "$programs/shop-specs" Shop -f failures
  check "A known guest: PASSED" "$programs/one-scenario" Greeting/greeting.feature:3

  cd "$folder/ParkingMeter"
  check "with 4 test cases passed" swift test "${options[@]}" "${testable[@]}"

  cd "$folder/WeatherStation"
  check "with 4 test cases passed" swift test "${options[@]}" "${testable[@]}"
  check "4 scenarios (4 passed)" "$programs/weather-specs" Features
done
