#!/usr/bin/env bash
# Kept beside tools/test.ts so that the launcher needs no built program to run the tests.
cd "$(dirname "$0")/.." || exit 1
. tools/test/wait-turn.sh
wait_turn
# The compiler reads the types of the messages, which no commit holds.
node tools/languages.ts --types || exit 1
if [ "${1:-}" = --changed ]; then exec node tools/test/changed.ts; fi
exec node tools/test.ts "$@"
