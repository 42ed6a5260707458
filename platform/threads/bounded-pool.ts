interface Bounds {
  atOnce: number
  /** Limit of waiting calls; unlimited by default. */
  waiting?: { most: number; refuse: () => Error }
}

/**
 * Runs a limited amount of work at a time; further work waits for its turn, and is refused at once when it would wait
 * too long.
 */
export function boundedPool({ atOnce, waiting }: Bounds): <R>(work: () => Promise<R>) => Promise<R> {
  const queue: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= atOnce) {
      if (waiting && queue.length >= waiting.most) throw waiting.refuse()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else busy += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
