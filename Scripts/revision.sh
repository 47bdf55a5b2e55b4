#!/usr/bin/env bash
# Prints the revision of these files, `+changes` behind it where some are not committed; nothing where
# there is no repository of their own.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -e .git ] && command -v git >/dev/null 2>&1 || exit 0
revision="$(git rev-parse --short=9 HEAD 2>/dev/null)" || exit 0
git diff --quiet HEAD 2>/dev/null || revision="$revision+changes"
echo "$revision"
