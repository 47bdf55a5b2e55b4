#!/usr/bin/env bash
# Installs what Scripts/lint-assets.sh needs, unless it is there or no package manager is known.
set -euo pipefail

command -v tsc >/dev/null 2>&1 && [ -d /usr/share/nodejs/css-tree ] && exit 0
if command -v apt-get >/dev/null 2>&1; then
  run=""
  [ "$(id -u)" = 0 ] || run="sudo"
  $run apt-get update -qq
  $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    nodejs node-typescript node-css-tree
elif command -v npm >/dev/null 2>&1; then
  npm install --global typescript css-tree
fi
