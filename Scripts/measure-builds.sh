#!/usr/bin/env bash
# Measures what SpecTesting costs the build of a package, in debug:
#
#     Scripts/measure-builds.sh
#
# A clean build with one test of Swift Testing alone, and the same with a story as well; an edit of a
# step and of a feature, each until `swift test` has run the story. Times are seconds by the clock, and
# of the processor in all processes, which say more on a machine that does other things too.
set -euo pipefail
cd "$(dirname "$0")/.."
specrun="$PWD"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
log="$folder/log"
TIMEFORMAT='%R %U %S'

# Runs a command of `swift` and prints its times next to a title.
measure() {
  local title="$1" times
  shift
  times="$( { time swift "$@" >"$log" 2>&1; } 2>&1)" || { cat "$log" >&2; exit 1; }
  awk -v title="$title" '{ printf "%-44s %6.1f s  %6.1f s\n", title, $1, $2 + $3 }' <<<"$times"
}

# Makes a package with a test, the dependency and the products that the test uses, if any.
package() {
  mkdir -p "$folder/$1/Tests/StoryTests"
  cat >"$folder/$1/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "$1", platforms: [.macOS(.v15)], dependencies: [$2],
  targets: [.testTarget(name: "StoryTests", dependencies: [$3])])
MANIFEST
  cat >"$folder/$1/Tests/StoryTests/SumTests.swift" <<'TEST'
import Testing

@Test func sum() { #expect(1 + 1 == 2) }
TEST
  (cd "$folder/$1" && swift package resolve >"$log" 2>&1) || { cat "$log" >&2; exit 1; }
}

package alone '' ''
package stories ".package(name: \"specrun\", path: \"$specrun\")" \
  '.product(name: "SpecTesting", package: "specrun"), .product(name: "StepKit", package: "specrun")'
mkdir "$folder/stories/Features"
printf 'Feature: Sums\n\n  Scenario: Two numbers\n    When 1 is added\n    Then the sum is 1\n' \
  >"$folder/stories/Features/sums.feature"
cat >"$folder/stories/Tests/StoryTests/StoryTests.swift" <<'TEST'
import SpecTesting
import StepKit
import Testing

struct SumWorld: World {
  var sum = 0

  init(_ scenario: ScenarioContext) {}
}

let sums = StepLibrary(SumWorld.self) {
  When("{int} is added") { (world: inout SumWorld, number: Int) in world.sum += number }
  Then("the sum is {int}") { (world: inout SumWorld, sum: Int) in #expect(world.sum == sum) }
}

let stories = Specs("Features", steps: sums)

@Test(.specs(stories), arguments: stories.scenarios)
func story(_ scenario: Scenario) async throws { try await scenario.run() }
TEST

printf '%-44s %8s  %8s\n' "" clock "all CPUs"
cd "$folder/alone"
measure "clean build, Swift Testing alone" build --build-tests
measure "swift test, nothing changed" test
cd "$folder/stories"
measure "clean build, with SpecTesting" build --build-tests
measure "swift test, nothing changed" test
sed -i.before 's/world.sum += number/world.sum = world.sum + number/' Tests/StoryTests/StoryTests.swift
rm Tests/StoryTests/StoryTests.swift.before
measure "a step edited, until swift test has run it" test
grep -q 'Compiling StoryTests' "$log" || { echo "the step was not built" >&2; exit 1; }
sed -i.before 's/When 1/When 2/' Features/sums.feature
if swift test >"$log" 2>&1 || ! grep -q 'world.sum → 2' "$log"; then
  cat "$log" >&2
  echo "the edited feature did not run" >&2
  exit 1
fi
if grep -vE 'Compiling plugin' "$log" | grep -qE 'Compiling|Emitting|Linking'; then
  cat "$log" >&2
  echo "an edit of a feature built something" >&2
  exit 1
fi
mv Features/sums.feature.before Features/sums.feature
measure "a feature edited, until swift test has run it" test
