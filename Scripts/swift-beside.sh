#!/usr/bin/env bash
# Runs a subcommand of `swift` on another package that depends on this one by its path, in the build folder of this
# one, so that only the code of the other package is compiled.
#
#     Scripts/swift-beside.sh PACKAGE SUBCOMMAND [ARGUMENT]...
#
# SwiftPM would take the plan of one package that it finds in the folder for that of the other: no plan is left there.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,7p' "$0" >&2; exit 2; }
build="$(cd "$(dirname "$0")/.." && pwd)/.build"
package="$1" subcommand="$2"
shift 2

# As in the Makefile: with other flags, everything would be compiled again.
flags=()
[ -z "${STRICT:-}" ] || flags=(-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error)
forget_plans() { rm -f "$build/debug.yaml" "$build/release.yaml"; }
trap forget_plans EXIT
forget_plans
"${SWIFT:-swift}" "$subcommand" --package-path "$package" --scratch-path "$build" ${flags[@]+"${flags[@]}"} "$@"
