#!/usr/bin/env bash
# Kept beside tools/test.ts so that the launcher needs no built program to run the tests.
cd "$(dirname "$0")/.." || exit 1
exec node tools/test.ts "$@"
