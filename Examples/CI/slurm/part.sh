#!/usr/bin/env bash
#SBATCH --job-name=specs
#SBATCH --ntasks=1
# One part of the features: which one, `--shard auto` knows from the array. A task that was requeued writes another
# file, so that nothing of its first attempt is lost.
exec "$SPECS" --shard auto "$@" \
  --format "message:$FOLDER/runs/$SLURM_ARRAY_JOB_ID-$SLURM_ARRAY_TASK_ID-${SLURM_RESTART_COUNT:-0}.ndjson"
