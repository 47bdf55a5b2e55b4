#!/usr/bin/env bash
# run.sh PARTS [PATH|OPTION…]: runs the features as an array job of so many tasks, then merges what they wrote.
#
# It waits for the end and exits with the status of the merge: 0 passed, 1 failed, 3 something did not run. After that
# `run.sh 1 @reports/rerun.txt` runs only what failed or is missing, and merges it with what ran before. SPECS is the program with the
# steps, FOLDER where the runs and reports go; both must be on a file system that all nodes share.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
parts="${1:?the number of parts}"
shift
export SPECS="${SPECS:-specs}" FOLDER="${FOLDER:-$PWD}"
mkdir -p "$FOLDER/runs" "$FOLDER/logs"

array="$(sbatch --parsable --array="1-$parts" --requeue --output="$FOLDER/logs/%A-%a.txt" ${SBATCH_PART_OPTIONS:-} \
  "$here/part.sh" "$@")"
echo "array job $array: $parts parts"
# After any end of the tasks: what was killed or timed out is told by the merge.
sbatch --parsable --dependency="afterany:$array" --wait --output="$FOLDER/logs/merge-$array.txt" "$here/merge.sh" \
  >"$FOLDER/logs/merge-id.txt" && status=0 || status=$?
cat "$FOLDER/logs/merge-$array.txt"
exit "$status"
