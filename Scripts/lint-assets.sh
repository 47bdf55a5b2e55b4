#!/usr/bin/env bash
# Checks the files of the HTML report's page: names and syntax of the script with TypeScript's
# compiler, style rules with css-tree.
set -euo pipefail
cd "$(dirname "$0")/../Sources/SpecReporting/HTML/Assets"
# Where Debian and npm install modules for everyone.
modules="/usr/share/nodejs:$(npm root --global 2>/dev/null || true)"

if ! command -v tsc >/dev/null 2>&1 || ! NODE_PATH="$modules" node -e 'require("css-tree")' 2>/dev/null
then
  echo "TypeScript's compiler or css-tree is missing. Install both:" >&2
  echo "  Debian: apt-get install --no-install-recommends nodejs node-typescript node-css-tree" >&2
  echo "  others: npm install --global typescript css-tree" >&2
  exit 1
fi

# The files share one scope, in the page as here. TS2339 asks for the kind of each element, which
# untyped code cannot know.
problems=$(tsc --pretty false --noEmit --allowJs --checkJs --alwaysStrict --noUnusedLocals \
  --noUnusedParameters --target es2021 --lib es2021,dom,dom.iterable ./*.js | grep -v ' TS2339: ' ||
  true)
style=$(NODE_PATH="$modules" node ../../../../Scripts/lint-style.js ./*.css)
if [ -n "$problems$style" ]; then
  printf '%s\n' ${problems:+"$problems"} ${style:+"$style"} >&2
  exit 1
fi
