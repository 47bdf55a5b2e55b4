#!/usr/bin/env bash
# Installs the programs that the gate runs besides Swift, unless they are there: Chromium and its driver, shells and
# readers of manual pages, Neovim and Emacs with eglot, Slurm and Bazel, TypeScript's compiler and css-tree.
# A test whose program is missing is skipped, with the reason.
set -uo pipefail
PATH="$PATH:/usr/sbin"

# Prints the missing programs.
missing() {
  local tool
  for tool in tsc chromium chromedriver bash zsh fish man mandoc nvim emacs munged slurmctld slurmd sbatch bazel; do
    command -v "$tool" >/dev/null 2>&1 || echo "$tool"
  done
  [ -d /usr/share/nodejs/css-tree ] || [ -d "$(npm root --global 2>/dev/null)/css-tree" ] || echo css-tree
  [ -d /usr/share/bazel/rules/java ] || echo "Bazel's rules for Java"
  emacs --batch --eval '(progn (package-initialize) (require (quote eglot)))' >/dev/null 2>&1 || echo eglot
}

[ -n "$(missing)" ] || exit 0
if command -v apt-get >/dev/null 2>&1; then
  run=""
  [ "$(id -u)" = 0 ] || run="sudo"
  $run apt-get update -qq
  $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    nodejs node-typescript node-css-tree chromium chromium-driver bash zsh fish man-db mandoc \
    neovim emacs-nox elpa-eglot munge slurm-wlm bazel-bootstrap bazel-rules-java bazel-rules-proto
elif command -v brew >/dev/null 2>&1; then
  brew install bash zsh fish mandoc neovim emacs
  brew install --cask chromium chromedriver
  npm install --global typescript css-tree
fi
[ -z "$(missing)" ] || { echo "still missing: $(missing | paste -sd ' ')" >&2; exit 1; }
