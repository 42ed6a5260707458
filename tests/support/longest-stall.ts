import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * The longest that some work kept the event loop from anything else, in milliseconds of this thread's own processor
 * time: what other processes do meanwhile does not count. Work that is not asynchronous is one stall. The least of
 * three runs, so that a collection of garbage that falls into one of them is not taken for it.
 */
export async function longestStall(work: () => unknown, runs = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) least = Math.min(least, await stallOf(work))
  return least
}

/**
 * The same for work that can be done only once. A process that has run many test files holds a large heap, whose
 * collection takes longer than the work may: it is collected before.
 */
export async function longestStallOfOnce(work: () => unknown): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return stallOf(work)
}

async function stallOf(work: () => unknown): Promise<number> {
  let longest = 0
  let isOver = false
  let before = process.threadCpuUsage()
  const measure = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(measure)
  }
  setImmediate(measure)
  await new Promise((resolve) => setImmediate(resolve))
  try {
    await work()
  } finally {
    isOver = true
  }
  await new Promise((resolve) => setImmediate(resolve))
  measure()
  return longest
}
