interface Due {
  operations: boolean
  people: boolean
  notes: boolean
}

export interface Turns {
  wake: (what: keyof Due) => void
  /** Returns the next work: the cause of the wake-up, with a look at operations after a while anyway. */
  next: () => Promise<Due>
}

const nothing: Due = { operations: false, people: false, notes: false }

/** Gathers signals for a stream, so that many of them lead to few reads. */
export function makeTurns({
  lookMs,
  gapMs,
  ended,
}: {
  lookMs: number
  /** The least time from one turn to the next. */
  gapMs: number
  ended: AbortSignal
}): Turns {
  let due: Due = { ...nothing, operations: true }
  let last = Number.NEGATIVE_INFINITY
  let heard = (): void => {}
  return {
    wake: (what) => {
      due[what] = true
      heard()
    },
    next: async () => {
      if (!Object.values(due).some(Boolean)) {
        const isWoken = await pause(lookMs, ended, (woken) => (heard = woken))
        heard = () => {}
        if (!isWoken) due.operations = true
      }
      const rest = last + gapMs - performance.now()
      if (rest > 0) await pause(rest, ended)
      last = performance.now()
      const now = due
      due = { ...nothing }
      return now
    },
  }
}

/** Returns true when it was ended early. */
function pause(ms: number, ended: AbortSignal, onWake: (wake: () => void) => void = () => {}): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isEarly: boolean) => (): void => {
      clearTimeout(timer)
      ended.removeEventListener('abort', early)
      resolve(isEarly)
    }
    const early = end(true)
    const timer = setTimeout(end(false), ms)
    onWake(early)
    if (ended.aborted) early()
    else ended.addEventListener('abort', early)
  })
}
