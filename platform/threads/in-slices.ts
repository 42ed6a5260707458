import { setImmediate } from 'node:timers/promises'

const atOnce = 250

/** Like `map`, but yields to the event loop after some hundreds, for thousands of rows that are each quick. */
export async function inSlices<T, R>(items: readonly T[], work: (item: T, index: number) => R): Promise<R[]> {
  const done: R[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    if (start > 0) await setImmediate()
    done.push(...items.slice(start, start + atOnce).map((item, at) => work(item, start + at)))
  }
  return done
}

/** Returns a function to await in each round of a loop, which lets the event loop turn after some hundreds of them. */
export function turnEvery(rounds = atOnce): () => Promise<void> {
  let left = rounds
  return async () => {
    if (--left > 0) return
    left = rounds
    await setImmediate()
  }
}
