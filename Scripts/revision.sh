#!/usr/bin/env bash
# Prints the revision of these files, followed by `+changes` if some are not committed; nothing if
# they have no repository of their own.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -e .git ] && command -v git >/dev/null 2>&1 || exit 0
revision="$(git rev-parse --short=9 HEAD 2>/dev/null)" || exit 0
git diff --quiet HEAD 2>/dev/null || revision="$revision+changes"
echo "$revision"
