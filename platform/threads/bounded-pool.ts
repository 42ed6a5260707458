interface Bounds {
  atOnce: number
  /** Limit of waiting calls; unlimited by default. */
  waiting?: { most: number; refuse: () => Error }
}

/** Runs so much work at a time; more waits for its turn, and what would wait too long is refused at once. */
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
