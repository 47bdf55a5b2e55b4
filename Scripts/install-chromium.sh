#!/usr/bin/env bash
# Installs Chromium and its driver, which the tests of the HTML report drive, unless they are there.
# Without them those tests are skipped, so that this never fails.
set -uo pipefail

found() { command -v chromedriver >/dev/null 2>&1 && command -v chromium >/dev/null 2>&1; }

found && exit 0
echo "Chromium or its driver is missing: installing them"
if command -v apt-get >/dev/null 2>&1; then
  run=""
  [ "$(id -u)" = 0 ] || run="sudo"
  $run apt-get update -qq
  $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    chromium chromium-driver
elif command -v brew >/dev/null 2>&1; then
  brew install --cask chromium chromedriver
fi
found || echo "no Chromium: the tests in a browser will be skipped" >&2
exit 0
