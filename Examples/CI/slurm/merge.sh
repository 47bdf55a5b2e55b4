#!/usr/bin/env bash
#SBATCH --job-name=specs-merge
#SBATCH --ntasks=1
# All parts as one run. The status of this job is that of the whole.
exec "$SPECS" report "$FOLDER/runs" --format pretty --format "html:$FOLDER/reports/report.html" \
  --format "junit:$FOLDER/reports/junit.xml" --format "rerun:$FOLDER/reports/rerun.txt"
