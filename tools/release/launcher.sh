#!/bin/sh
# Runs the program that was built into this folder, by the Node that came with it. It needs nothing else: no npm, no build.
set -u

self="$0"
while [ -L "$self" ]; do
  link="$(readlink "$self")"
  case "$link" in /*) self="$link" ;; *) self="${self%/*}/$link" ;; esac
done
case "$self" in */*) folder="${self%/*}" ;; *) folder=. ;; esac
root="$(cd -P "$folder" && pwd)"
exec "$root/bin/node" --disable-warning=ExperimentalWarning "$root/dist/server/command.js" "$@"
