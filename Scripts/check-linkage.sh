#!/usr/bin/env bash
# Checks how many shared objects a program loads, and that none of them loads URLs: every start of
# the command pays for them.
#
#     Scripts/check-linkage.sh PROGRAM [LIMIT]
set -euo pipefail
program=$1
limit=${2:-20}

command -v ldd >/dev/null 2>&1 || { echo "no ldd here: linkage is not checked" >&2; exit 0; }
objects=$(ldd "$program")
count=$(wc -l <<<"$objects")
if [ "$count" -gt "$limit" ] || grep -qE 'libFoundation\.so|libFoundationNetworking|libcurl' <<<"$objects"
then
  echo "$program loads $count shared objects, at most $limit and no URL loading are wanted:" >&2
  echo "$objects" >&2
  exit 1
fi
echo "$program loads $count shared objects"
