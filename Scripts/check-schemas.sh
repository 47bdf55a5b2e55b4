#!/usr/bin/env bash
# Validates files written for other programs against their own schemas: logs for code scanning, the
# workflows of `specrun init`, and the files in Examples/CI. The schemas and the validators come from PyPI.
set -euo pipefail
cd "$(dirname "$0")/.."
program="${SPECRUN_PROGRAM:-$PWD/.build/release/specrun}"
tools="$PWD/.build/schemas"
# The official schema is in the source of the package that is generated from it; one of its patterns
# is invalid for engines stricter than that of Python.
schema="$tools/sarif_om-1.0.4/sarif-2.1.0-rtm.4.json"
if [ ! -f "$schema" ] || [ ! -d "$tools/check_jsonschema" ] || [ ! -d "$tools/kubernetes_validate" ]; then
  mkdir -p "$tools"
  python3 -m pip install --quiet --disable-pip-version-check --upgrade --target "$tools" \
    'check-jsonschema==0.39.0' 'kubernetes-validate==1.37.0'
  python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary :all: \
    --dest "$tools" 'sarif_om==1.0.4'
  tar -xzf "$tools"/sarif_om-1.0.4.tar.gz -C "$tools"
fi
export PYTHONPATH="$tools"
validate() { python3 -m check_jsonschema "$@"; }

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir Features
# Findings of several kinds with and without places and repairs; failures, and a syntax error.
printf '@slow @slow\nFeature: f\n\n  Scenario: s\n    Given it flies\n    Given it flies\n\n  Scenario: s\n    When I pay\n' \
  >Features/a.feature
printf 'Feature: g\n\n  Scenario: t\n    Given the app\n    nonsense\n' >Features/b.feature
"$program" lint Features --format sarif --lint all=warning >lint.sarif || true
rm Features/b.feature
"$program" Features --format sarif:run.sarif >run.txt 2>&1 || true
for log in lint.sarif run.sarif; do
  results="$(python3 -c 'import json, sys; print(sum(len(run["results"]) for run in json.load(open(sys.argv[1]))["runs"]))' "$log")"
  [ "$results" -gt 1 ] || { echo "$log has $results results, expected more: the check would show nothing" >&2; exit 1; }
  validate --regex-variant python --schemafile "$schema" "$log"
  # A log that must not pass, or the check shows nothing.
  sed 's/"level":"[a-z]*"/"level":"loud"/' "$log" >wrong.sarif
  if validate --regex-variant python --schemafile "$schema" wrong.sarif >/dev/null 2>&1; then
    echo "$log with a wrong level passes: the check shows nothing" >&2
    exit 1
  fi
done

"$program" init --specrun "$OLDPWD" specs >init.txt 2>&1 || { cat init.txt >&2; exit 1; }
find specs -path '*workflows*' -name '*.yml' >workflows.txt
[ -s workflows.txt ] || { echo "init wrote no workflow for GitHub" >&2; exit 1; }
while read -r workflow; do validate --builtin-schema vendor.github-workflows "$workflow"; done <workflows.txt
validate --builtin-schema vendor.gitlab-ci specs/.gitlab-ci.yml

examples="$OLDPWD/Examples/CI"
validate --builtin-schema vendor.github-workflows "$examples/github.yml"
validate --builtin-schema vendor.gitlab-ci "$examples/gitlab-ci.yml"
validate --builtin-schema vendor.circle-ci "$examples/circleci.yml"
validate --regex-variant python --data-transform azure-pipelines --builtin-schema vendor.azure-pipelines \
  "$examples/azure-pipelines.yml"
# Strict: a field that Kubernetes does not know is an error.
kubernetes() {
  python3 - "$@" <<'END'
import sys, kubernetes_validate, yaml
for path in sys.argv[1:]:
    with open(path) as file:
        kubernetes_validate.validate(yaml.safe_load(file), kubernetes_validate.latest_version(), strict=True)
    print("ok --", path)
END
}
kubernetes "$examples"/kubernetes/*.yaml
sed 's/completionMode:/completionMood:/' "$examples/kubernetes/specs.yaml" >wrong.yaml
if kubernetes wrong.yaml >/dev/null 2>&1; then
  echo "a Job with an unknown field passes: the check shows nothing" >&2
  exit 1
fi
