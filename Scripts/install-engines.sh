#!/usr/bin/env bash
# Installs Slurm and Bazel, which run the examples in Examples/CI in tests, unless they are there. Without them those
# tests are skipped, so that this never fails.
set -uo pipefail
PATH="$PATH:/usr/sbin"

found() {
  local tool
  for tool in munged slurmctld slurmd sbatch bazel; do
    command -v "$tool" >/dev/null 2>&1 || return 1
  done
  [ -d /usr/share/bazel/rules/java ]
}

found && exit 0
echo "Slurm or Bazel is missing: installing them"
if command -v apt-get >/dev/null 2>&1; then
  run=""
  [ "$(id -u)" = 0 ] || run="sudo"
  $run apt-get update -qq
  $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    munge slurm-wlm bazel-bootstrap bazel-rules-java bazel-rules-proto
fi
found || echo "no Slurm or Bazel: their tests will be skipped" >&2
exit 0
