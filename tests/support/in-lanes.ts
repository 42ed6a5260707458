/** Does the work for each, so many at a time, and answers in their order: a test that asks hundreds of things mostly waits for answers. */
export async function inLanes<T, R>(all: readonly T[], work: (one: T) => Promise<R>, lanes = 8): Promise<R[]> {
  const done: R[] = []
  const waiting = all.entries()
  const lane = async (): Promise<void> => {
    for (const [at, one] of waiting) done[at] = await work(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done
}
