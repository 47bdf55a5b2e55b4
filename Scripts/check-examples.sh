#!/usr/bin/env bash
# Builds and runs packages of Examples as their authors would: they depend on a version of specrun, from a repository,
# and their own warnings are errors.
#
#     Scripts/check-examples.sh [--quick] CONFIGURATION...
#
# --quick builds one program, on the modules below the command. The repository and the copies are in .build/versioned.
set -euo pipefail
cd "$(dirname "$0")/.."
quick=""
[ "${1:-}" != --quick ] || { quick=1; shift; }
[ $# -gt 0 ] || { sed -n '2,7p' "$0" >&2; exit 2; }

folder="$PWD/.build/versioned"
version="$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/SpecCommand/Version.swift)"
repository="$folder/specrun.git"
log="$(mktemp)"
trap 'rm -f "$log"' EXIT

# A repository whose newest version has these files; those that git ignores are left out.
rm -rf "$folder"
mkdir -p "$folder/specrun"
git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
  # A file that was deleted and is still in the index is none.
  if [ -e "$file" ] || [ -L "$file" ]; then printf '%s\0' "$file"; fi
done | tar --null -T - -cf - | tar -xf - -C "$folder/specrun"
git -C "$folder/specrun" init -q -b main
git -C "$folder/specrun" add -A -f
git -C "$folder/specrun" -c user.name=specrun -c user.email=specrun@example.com commit -q -m "specrun $version"
git -C "$folder/specrun" tag "$version"
git clone -q --bare "$folder/specrun" "$repository"
rm -rf "$folder/specrun"

# Copies that depend on it. The links of an example lead out of it: their files are copied.
for example in CoffeeMachine ParkingMeter WeatherStation; do
  tar -C Examples -chf - --exclude .build --exclude Package.resolved "$example" | tar -xf - -C "$folder"
  manifest="$folder/$example/Package.swift"
  path='\.package(name: "specrun", path: "\.\./\.\.")'
  grep -q "$path" "$manifest" || { echo "$manifest names no path of specrun to replace" >&2; exit 1; }
  sed -i.old "s|$path|.package(url: \"file://$repository\", from: \"$version\")|" "$manifest"
done

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
  # One folder of build products, so that specrun is built once for all three. Tests in release import
  # nothing with @testable; with it, all would be built again.
  options=(
    -c "$configuration" --scratch-path "$folder/build" -Xswiftc -warnings-as-errors
    --explicit-target-dependency-import-check error)
  testable=()
  [ "$configuration" = debug ] || testable=(--disable-testable-imports)
  programs="$folder/build/$configuration"

  cd "$folder/CoffeeMachine"
  check "complete!" swift build "${options[@]}" --product one-scenario
  check "A known guest: PASSED" "$programs/one-scenario" Greeting/greeting.feature:3
  [ -z "$quick" ] || continue

  check "Build complete!" swift build "${options[@]}"
  check "2 scenarios (2 passed)" "$programs/coffee-specs" Features
  check "13 passed" "$programs/shop-specs" Shop -f failures

  cd "$folder/ParkingMeter"
  check "with 4 test cases passed" swift test "${options[@]}" ${testable[@]+"${testable[@]}"}

  cd "$folder/WeatherStation"
  check "with 4 test cases passed" swift test "${options[@]}" ${testable[@]+"${testable[@]}"}
  check "4 scenarios (4 passed)" "$programs/weather-specs" Features
done
