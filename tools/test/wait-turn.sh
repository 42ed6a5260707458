# One run of tests at a time on a machine, of all clones of the project: two beside each other would measure each other.
# The lock ends with its process. A run that another run starts belongs to it and does not wait.
wait_turn() {
  local lock="${TMPDIR:-/tmp}/quoin-test.lock" holder
  [ -n "${QUOIN_TEST_TURN:-}" ] && return
  command -v flock >/dev/null 2>&1 || return 0
  # The file may belong to another user of the machine: reading it is enough to lock it.
  if (umask 0 && : >>"$lock") 2>/dev/null; then exec 8<>"$lock"; else exec 8<"$lock" || return 0; fi
  if ! flock -n 8; then
    holder="$(cat "$lock" 2>/dev/null)"
    printf 'Waiting for another run of tests on this machine to end: %s.\n' "${holder:-its process is not known}" >&2
    flock 8
  fi
  printf 'process %s in %s\n' "$$" "$PWD" 2>/dev/null >"$lock"
  export QUOIN_TEST_TURN="$$"
}
