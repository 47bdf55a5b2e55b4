#!/usr/bin/env bash
# Makes, below a folder, a repository of these files with the tag of their version, and copies of the
# examples that depend on that version, as packages of other people do.
#
#     Scripts/stage-examples.sh FOLDER
#
# Files that git ignores are left out. Where nothing changed, nothing is touched, so that a build
# goes on where it was.
set -euo pipefail
[ $# = 1 ] || { sed -n '2,8p' "$0" >&2; exit 2; }
mkdir -p "$1"
folder="$(cd "$1" && pwd)"
cd "$(dirname "$0")/.."

version="$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/SpecCommand/Version.swift)"
repository="$folder/specrun.git"
files="$(mktemp -d)"
trap 'rm -rf "$files"' EXIT

# A file that was deleted and is still in the index is none.
git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
  if [ -e "$file" ] || [ -L "$file" ]; then printf '%s\0' "$file"; fi
done >"$files/list"
mkdir "$files/specrun"
tar --null -T "$files/list" -cf - | tar -xf - -C "$files/specrun"
git -C "$files/specrun" init -q -b main
git -C "$files/specrun" add -A -f
tree="$(git -C "$files/specrun" write-tree)"
if [ "$(git -C "$repository" rev-parse "$version^{tree}" 2>/dev/null)" = "$tree" ]; then
  echo "$repository: version $version, as before"
  exit 0
fi
git -C "$files/specrun" -c user.name=specrun -c user.email=specrun@example.com \
  commit -q -m "specrun $version"
git -C "$files/specrun" tag "$version"

for example in BusStop CoffeeMachine ParkingMeter WeatherStation FrontEnd CompatibilityKit Hostile; do
  rm -rf "${folder:?}/$example"
  # The links of an example lead out of it: their files are copied.
  tar -C Examples -chf - --exclude .build --exclude Package.resolved "$example" |
    tar -xf - -C "$folder"
  manifest="$folder/$example/Package.swift"
  sed "s|\.package(name: \"specrun\", path: \"../..\")|.package(url: \"file://$repository\", from: \"$version\")|" \
    "$manifest" >"$files/manifest"
  if cmp -s "$files/manifest" "$manifest"; then
    echo "$example/Package.swift names no path of specrun to replace" >&2
    exit 1
  fi
  cp "$files/manifest" "$manifest"
done

# Last, since it says that all is there. SwiftPM keeps what it knows of a version: it must ask anew.
rm -rf "$repository" "$folder/build" "$folder/security"
git clone -q --bare "$files/specrun" "$repository"
echo "$repository: version $version"
