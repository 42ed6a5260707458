import { databaseProblems } from './database.problems.ts'
import { isReadOnly, isUnreachable } from './failures.ts'
import type { Line } from './line.ts'

export interface PoolOptions {
  readonly max: number
  /** How long somebody waits for a connection, and for an answer on it; 0: as long as it takes. */
  readonly acquireMs: number
  readonly silenceMs: number
  /** After so long without any answer on any connection, although somebody waits for one, the server counts as gone; 0: never. */
  readonly deadMs: number
}

export interface PoolState {
  /** Connections that are open or being opened, and those of them that somebody has. */
  readonly open: number
  readonly busy: number
  readonly waiting: number
  readonly max: number
}

export interface Pool {
  /** A free connection for one statement, to be sent at once. */
  readonly shared: () => Promise<Line>
  /** A connection that belongs to whoever asked until it is released. */
  readonly own: () => Promise<Line>
  /** `isClean` false: nobody knows what state it is in, so nobody else gets it. */
  readonly release: (line: Line, isClean: boolean) => void
  /** Told of every failed statement. */
  readonly failed: (line: Line, error: unknown) => void
  readonly state: () => PoolState
  readonly close: () => Promise<void>
}

interface Waiter {
  readonly isOwn: boolean
  readonly since: number
  readonly resolve: (line: Line) => void
  readonly reject: (why: unknown) => void
}

type Watch = Readonly<Record<'onAnswer' | 'onEnd', (line: Line) => void>>

const lookMs = 250
const idleMs = 300_000

/** Connections to one database. Nobody waits longer than they may, neither for a connection nor on one. */
export function makePool(open: (watch: Watch) => Line, options: PoolOptions): Pool {
  const { max, acquireMs, deadMs } = options
  const lines = new Set<Line>()
  const opening = new Set<Line>()
  const owned = new Set<Line>()
  /** Of a server that only reads: ended as soon as nobody uses them. */
  const stale = new Set<Line>()
  const waiters = new Set<Waiter>()
  let looking: NodeJS.Timeout | undefined
  let isClosed = false
  let answeredAt = performance.now()

  /** Nobody stands behind the statement of another, who may wait for a lock. */
  const idleLine = (): Line | undefined => {
    for (const line of lines) if (line.pending() === 0 && !owned.has(line) && !stale.has(line)) return line
    return undefined
  }
  const serve = (waiter: Waiter, line: Line): void => {
    waiters.delete(waiter)
    if (waiter.isOwn) owned.add(line)
    waiter.resolve(line)
  }
  const pump = (): void => {
    for (const waiter of waiters) {
      const line = idleLine()
      if (!line) break
      serve(waiter, line)
    }
    while (opening.size < waiters.size && lines.size + opening.size < max && !isClosed) add()
    look()
  }
  const add = (): void => {
    const line = open({ onAnswer, onEnd })
    opening.add(line)
    line.opened.then(
      () => {
        opening.delete(line)
        if (!line.isDead()) lines.add(line)
        pump()
      },
      (error: unknown) => {
        opening.delete(line)
        // Where there is no other connection, nobody is any better off by waiting.
        if (lines.size === 0) rejectAll(error)
      },
    )
  }
  const rejectAll = (error: unknown): void => {
    for (const waiter of waiters) waiter.reject(error)
    waiters.clear()
  }
  const onAnswer = (line: Line): void => {
    answeredAt = performance.now()
    if (stale.has(line)) retire(line)
    else if (waiters.size > 0 && !owned.has(line)) pump()
  }
  const onEnd = (line: Line): void => {
    lines.delete(line)
    owned.delete(line)
    stale.delete(line)
    if (!opening.has(line)) pump()
  }
  const retire = (line: Line): void => {
    stale.add(line)
    if (!owned.has(line) && line.pending() === 0) line.end()
  }
  const refuseLateWaiters = (): void => {
    for (const waiter of waiters) {
      if (acquireMs === 0 || performance.now() - waiter.since < acquireMs) return
      waiters.delete(waiter)
      waiter.reject(lines.size === 0 ? databaseProblems.unreachable() : databaseProblems.exhausted())
    }
  }
  const cutSilent = (): void => {
    const now = performance.now()
    const isGone = deadMs > 0 && now - answeredAt > deadMs
    const silenceMs = isGone ? deadMs : options.silenceMs
    for (const line of [...lines]) {
      const quietMs = now - line.quietSince()
      if (line.pending() > 0 && silenceMs > 0 && quietMs > silenceMs) line.cut(silentError())
      else if (line.pending() === 0 && !owned.has(line) && quietMs > idleMs) line.end()
    }
  }
  /** Nothing is watched that does not last: the clock stands still as long as nobody waits. */
  const look = (): void => {
    if (looking || isClosed || (waiters.size === 0 && lines.size === 0)) return
    looking = setTimeout(() => {
      looking = undefined
      refuseLateWaiters()
      cutSilent()
      look()
    }, lookMs).unref()
  }
  const ask = (isOwn: boolean): Promise<Line> => {
    if (isClosed) return Promise.reject(endedError())
    const line = waiters.size === 0 ? idleLine() : undefined
    if (line) {
      if (isOwn) owned.add(line)
      look()
      return Promise.resolve(line)
    }
    return new Promise((resolve, reject) => {
      waiters.add({ isOwn, since: performance.now(), resolve, reject })
      pump()
    })
  }
  return {
    shared: () => ask(false),
    own: () => ask(true),
    release: (line, isClean) => {
      owned.delete(line)
      if (line.isDead()) return
      if (!isClean) line.cut(endedError())
      else if (stale.has(line)) retire(line)
      else if (waiters.size > 0) pump()
    },
    failed: (line, error) => {
      if (isReadOnly(error)) for (const other of [...lines]) retire(other)
      // The server says why before it ends a connection: nothing may follow on it, though it looks whole for a moment.
      else if (isUnreachable(error) && !line.isDead()) line.cut(error as Error)
    },
    state: () => ({
      open: lines.size + opening.size,
      busy: [...lines].filter((line) => owned.has(line) || line.pending() > 0).length,
      waiting: waiters.size,
      max,
    }),
    close: async () => {
      isClosed = true
      clearTimeout(looking)
      rejectAll(endedError())
      await quietened([...lines], 3000)
      for (const line of [...opening, ...lines]) line.end()
    },
  }
}

async function quietened(lines: readonly Line[], patienceMs: number): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; ) {
    if (lines.every((line) => line.isDead() || line.pending() === 0)) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function silentError(): Error {
  return Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' })
}

function endedError(): Error {
  return Object.assign(new Error('The connections to the database were ended.'), { code: 'CONNECTION_ENDED' })
}
