/**
 * Does the work for each, so many at a time, and answers in their order: a test that asks hundreds of things mostly
 * waits for answers.
 */
export function inLanes<T, R>(all: readonly T[], work: (item: T) => Promise<R>, lanes = 8): Promise<R[]> {
  return sharedBetween(Array.from({ length: lanes }), all, work)
}

/** The same with a worker for each lane, such as a window of a browser. */
export async function sharedBetween<W, T, R>(
  workers: readonly W[],
  all: readonly T[],
  work: (item: T, worker: W) => Promise<R>,
): Promise<R[]> {
  const done: R[] = []
  const waiting = all.entries()
  const lane = async (worker: W): Promise<void> => {
    for (const [at, item] of waiting) done[at] = await work(item, worker)
  }
  await Promise.all(workers.map(lane))
  return done
}
