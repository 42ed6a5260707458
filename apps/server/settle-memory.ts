/** By then what was begun at the start is done. */
const afterMs = 3000

/**
 * Gives back what starting has left behind: of the memory that reading and linking a program took, two thirds are of no use afterwards, and the
 * engine looks for it only when it runs short. Less than the last resort keeps the pages. Needs `--expose-gc`; without it nothing happens.
 */
export function settleMemory(): void {
  setTimeout(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), afterMs).unref()
}
