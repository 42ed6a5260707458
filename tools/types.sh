#!/usr/bin/env bash
# Checks every room with its own globals. One after the other: each prints its own errors.
set -u
failed=0
node tools/languages.ts --types || exit 1
for room in anywhere visitor views server owner tests; do
  node_modules/.bin/tsc -p "tsconfig.$room.json" || failed=1
done
exit $failed
