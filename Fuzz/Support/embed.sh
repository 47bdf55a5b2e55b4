#!/usr/bin/env bash
# Writes the given files as the Swift source that SwiftPM generates for embedded resources.
set -euo pipefail
echo "struct PackageResources {"
for file in "$@"; do
  name=$(basename "$file" | tr '.' '_')
  printf 'static let %s: [UInt8] = Array(#####"""\n' "$name"
  cat "$file"
  printf '\n"""#####.utf8)\n'
done
echo "}"
