import { setImmediate } from 'node:timers/promises'

/** Length of a turn in milliseconds: others wait at most this long, plus the duration of a step. */
const turnMs = 8

interface Turns {
  /** Limit of all turns together, in milliseconds. */
  mostMs: number
  refuse: () => Error
}

/**
 * Runs the steps and returns their result. It lets the event loop turn between them, and stops when all of them
 * together take too long.
 */
export async function inTurns<R>(
  steps: Generator<undefined, R, undefined>,
  { mostMs, refuse }: Turns,
  clock: () => number = () => performance.now(),
): Promise<R> {
  let spent = 0
  for (let startedAt = clock(); ; ) {
    const step = steps.next()
    if (step.done) return step.value
    const elapsed = clock() - startedAt
    if (elapsed < turnMs) continue
    spent += elapsed
    if (spent > mostMs) throw refuse()
    await setImmediate()
    startedAt = clock()
  }
}
