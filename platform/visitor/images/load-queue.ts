/** B4.29, B4.30 */
export const concurrentLoads = 16
export const concurrentLoadsOnMobile = 1
const mobileWidth = 767

/** A load task. `rank` is its urgency: the lowest first; `null` not yet. It is evaluated whenever a slot is free. */
export interface LoadTask {
  rank: () => number | null
  load: () => Promise<unknown>
}

export interface LoadQueue {
  /** Answers what takes it out again. */
  add(task: LoadTask): () => void
  /** Ranks have changed: the window was scrolled, the gallery has moved on. */
  refresh(): void
  /** B4.31: no further task begins until a slot is free. */
  readonly isPaused: boolean
  readonly running: number
  readonly waiting: number
}

/** Loads a limited number at a time, the most urgent first. */
export function loadQueue(slots: number = slotsHere()): LoadQueue {
  const waiting = new Set<LoadTask>()
  let running = 0
  const next = () => {
    while (running < slots) {
      const task = nearest(waiting)
      if (!task) return
      waiting.delete(task)
      running += 1
      task
        .load()
        .catch(() => undefined)
        .finally(() => {
          running -= 1
          next()
        })
    }
  }
  return {
    add(task) {
      waiting.add(task)
      next()
      return () => waiting.delete(task)
    },
    refresh: next,
    get isPaused() {
      return running >= slots
    },
    get running() {
      return running
    },
    get waiting() {
      return waiting.size
    },
  }
}

function nearest(tasks: Iterable<LoadTask>): LoadTask | null {
  let found: LoadTask | null = null
  let least = Number.POSITIVE_INFINITY
  for (const task of tasks) {
    const rank = task.rank()
    if (rank === null || rank >= least) continue
    found = task
    least = rank
  }
  return found
}

function slotsHere(): number {
  return innerWidth <= mobileWidth ? concurrentLoadsOnMobile : concurrentLoads
}

/** Returns the distance in slides by the shorter way round; null beyond the preloaded range (B4.28). */
export function rankByIndex(
  index: number,
  current: number,
  { count, preload, loop }: { count: number; preload: number; loop: boolean },
): number | null {
  const straight = Math.abs(index - current)
  const distance = loop ? Math.min(straight, count - straight) : straight
  return distance <= preload ? distance : null
}
