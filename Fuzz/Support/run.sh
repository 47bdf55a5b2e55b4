#!/usr/bin/env bash
# Runs one target over its seeds, the official test data if there is any, and what earlier runs
# found new. Usage: run.sh TARGET OUT OPTION...
set -uo pipefail
target=$1
out=$2
shift 2
corpora=("$out/corpus/$target" "Seeds/$target")
official="${CUCUMBER_TESTDATA:-}"
case "$target" in
  Gherkin | Markdown) folder="$official/gherkin" ;;
  CucumberExpressions | YAML) folder="$official/cucumber-expressions" ;;
  TagExpressions) folder="$official/tag-expressions" ;;
  Recordings | JSON) folder="$official/compatibility-kit" ;;
  *) folder="" ;;
esac
if [ -n "$official" ] && [ -d "$folder" ]; then corpora+=("$folder"); fi
options=("$@")
if [ -f "Dictionaries/$target.dict" ]; then options+=("-dict=Dictionaries/$target.dict"); fi
log="$out/$target.log"
"$out/$target" "${options[@]}" -artifact_prefix="$out/findings/$target-" "${corpora[@]}" >"$log" 2>&1
status=$?
executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log" | tail -1)
coverage=$(grep -oE 'cov: [0-9]+' "$log" | tail -1)
echo "$target: ${executions:-0} executions, ${coverage:-no coverage}, exit $status"
if [ $status -ne 0 ]; then
  grep -vE '^#[0-9]+' "$log" | tail -40
  exit 1
fi
