#!/usr/bin/env bash
# Kept beside tools/test.ts so that the launcher needs no built program to run the tests.
cd "$(dirname "$0")/.." || exit 1
. tools/test/wait-turn.sh
wait_turn
if [ "${1:-}" = --changed ]; then exec node tools/test/changed.ts; fi
exec node tools/test.ts "$@"
