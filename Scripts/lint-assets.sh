#!/usr/bin/env bash
# Checks the files of the pages of the HTML report and of the catalog: names and syntax of the scripts
# with TypeScript's compiler, style rules with css-tree.
set -euo pipefail
scripts=$(cd "$(dirname "$0")" && pwd)
cd "$scripts/../Sources/CPageAssets"
# Where Debian and npm install modules for everyone.
modules="/usr/share/nodejs:$(npm root --global 2>/dev/null || true)"

if ! command -v tsc >/dev/null 2>&1 || ! NODE_PATH="$modules" node -e 'require("css-tree")' 2>/dev/null
then
  echo "TypeScript's compiler or css-tree is missing. Install both:" >&2
  echo "  Debian: apt-get install --no-install-recommends nodejs node-typescript node-css-tree" >&2
  echo "  others: npm install --global typescript css-tree" >&2
  exit 1
fi

# The scripts of a folder share one scope, in the page as here. TS2339 asks for the kind of each
# element, which untyped code cannot know.
problems=$(for folder in Report Catalog; do
  tsc --pretty false --noEmit --allowJs --checkJs --alwaysStrict --noUnusedLocals \
    --noUnusedParameters --target es2021 --lib es2021,dom,dom.iterable "$folder"/*.js |
    grep -v ' TS2339: ' || true
done)
# The catalog's page has the style of the report's as well.
style=$(NODE_PATH="$modules" node "$scripts/lint-style.js" Report/*.css Catalog/*.css)
if [ -n "$problems$style" ]; then
  printf '%s\n' ${problems:+"$problems"} ${style:+"$style"} >&2
  exit 1
fi
