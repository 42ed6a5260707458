/** By then what was begun at the start is done. */
const afterMs = 3000
/** Quiet: so little of the processor in so long. */
const restMs = 2000
const quietMs = 20
/** Less work than this leaves too little behind. */
const workMs = 1500

/**
 * Gives back what starting has left behind: of the memory that reading and linking a program took, two thirds are of no use afterwards, and the
 * engine looks for it only when it runs short. Later it does the same whenever much work is followed by rest. Less than the last resort keeps the
 * pages. Needs `--expose-gc`; without it nothing happens.
 */
export function settleMemory(): void {
  let [before, settled] = [workedMs(), 0]
  const settle = () => {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    settled = workedMs()
  }
  const look = () => {
    const now = workedMs()
    if (now - before < quietMs && now - settled > workMs) settle()
    before = workedMs()
  }
  setTimeout(() => {
    settle()
    setInterval(look, restMs).unref()
  }, afterMs).unref()
}

function workedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
