#!/usr/bin/env bash
# Builds products in release, and says in them what they were built from: see `specrun --version`.
#
#     Scripts/build-release.sh PRODUCT...
#
# On Linux they have Swift's own libraries and libyaml in them, where there are archives of both, and run on machines
# without either. The description of libyaml that SwiftPM reads then names a folder with nothing but the archive.
set -euo pipefail
cd "$(dirname "$0")/.."
swift="${SWIFT:-swift}"

flags=()
[ -z "${STRICT:-}" ] || flags=(-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error)
if [ "$(uname -s)" = Linux ]; then
  libraries="$(dirname "$(readlink -f "$(command -v "$swift")")")/../lib/swift_static"
  archive="$(clang -print-file-name=libyaml.a 2>/dev/null || true)"
  if [ -d "$libraries" ] && [ -f "$archive" ]; then
    flags+=(--static-swift-stdlib)
    export PKG_CONFIG_PATH="$PWD/.build/archives"
    mkdir -p "$PKG_CONFIG_PATH"
    ln -sf "$archive" "$PKG_CONFIG_PATH/libyaml.a"
    description="$(PKG_CONFIG_PATH="" pkg-config --variable pcfiledir yaml-0.1)/yaml-0.1.pc"
    sed "s|^Libs:.*|Libs: -L$PKG_CONFIG_PATH -lyaml|" "$description" >"$PKG_CONFIG_PATH/yaml-0.1.pc"
  else
    echo "no archives of Swift's libraries and libyaml: what is built needs them where it runs" >&2
  fi
fi

SPECRUN_REVISION="$(Scripts/revision.sh)"
export SPECRUN_REVISION
for product in "$@"; do
  "$swift" build -c release ${flags[@]+"${flags[@]}"} --product "$product"
done
