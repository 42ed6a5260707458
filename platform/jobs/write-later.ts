const usualMs = 5000

export interface LateWriter {
  /** Writes what has been noted so far. */
  readonly flush: () => Promise<void>
  /** Writes a last time, and never again. */
  readonly close: () => Promise<void>
}

/**
 * Calls `write` at an interval, by default every five seconds, one call after the other, for work that callers do not
 * wait for. `write` reports its own failures.
 */
export function writeLater(write: () => Promise<void>, everyMs: number = usualMs): LateWriter {
  let writing = Promise.resolve()
  const flush = (): Promise<void> => (writing = writing.then(write))
  const timer = setInterval(() => void flush(), everyMs).unref()
  return {
    flush,
    close: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
