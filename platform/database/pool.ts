import { minuteMs } from '../contract/index.ts'
import { databaseProblems } from './database.problems.ts'
import { isReadOnly, isUnreachable } from './failures.ts'
import type { Line } from './line.ts'

export interface PoolOptions {
  readonly max: number
  /** Limits of waiting for a connection, and for a response on it, in milliseconds; 0: unlimited. */
  readonly acquireMs: number
  readonly silenceMs: number
  /**
   * Time without a response on any connection while a caller waits, after which the server counts as lost; 0 for never.
   */
  readonly deadMs: number
}

export interface PoolState {
  /** Numbers of connections that are open or being opened, and of those in use. */
  readonly open: number
  readonly busy: number
  readonly waiting: number
  readonly max: number
}

export interface Pool {
  /** Returns a connection that belongs to the caller until it is released. */
  readonly take: () => Promise<Line>
  /** `isClean` is false for a connection in an unknown state, which is not reused. */
  readonly release: (line: Line, isClean: boolean) => void
  /** Called for every failed statement. */
  readonly failed: (line: Line, error: unknown) => void
  readonly state: () => PoolState
  readonly close: () => Promise<void>
}

interface Waiter {
  readonly since: number
  readonly resolve: (line: Line) => void
  readonly reject: (why: unknown) => void
}

type Watch = Readonly<Record<'onAnswer' | 'onEnd', (line: Line) => void>>

const lookMs = 250
const idleMs = minuteMs

/** State of a pool. */
interface State {
  readonly options: PoolOptions
  readonly open: () => Line
  readonly lines: Set<Line>
  readonly opening: Set<Line>
  readonly owned: Set<Line>
  /** Connections to a read-only server, closed as soon as they are unused. */
  readonly stale: Set<Line>
  readonly waiters: Set<Waiter>
  looking: NodeJS.Timeout | undefined
  /** Whether the last check came late, so that it decided nothing. */
  isExcused: boolean
  isClosed: boolean
  answeredAt: number
}

/** Connections to one database. The times to wait for a connection, and for a response, are limited. */
export function makePool(open: (watch: Watch) => Line, options: PoolOptions): Pool {
  const state: State = {
    options,
    open: () => open({ onAnswer: (line) => answered(state, line), onEnd: (line) => ended(state, line) }),
    lines: new Set(),
    opening: new Set(),
    owned: new Set(),
    stale: new Set(),
    waiters: new Set(),
    looking: undefined,
    isExcused: false,
    isClosed: false,
    answeredAt: performance.now(),
  }
  return {
    take: () => take(state),
    release: (line, isClean) => release(state, line, isClean),
    failed: (line, error) => {
      if (isReadOnly(error)) for (const other of Array.from(state.lines)) retire(state, other)
      // The server sends an error before it ends a connection, so no statement may follow, although it looks open for a
      // moment.
      else if (isUnreachable(error) && !line.isDead()) line.cut(error as Error)
    },
    state: () => stateOf(state),
    close: () => close(state),
  }
}

function stateOf({ lines, opening, owned, waiters, options }: State): PoolState {
  const busy = Array.from(lines).filter((line) => owned.has(line) || line.pending() > 0)
  return { open: lines.size + opening.size, busy: busy.length, waiting: waiters.size, max: options.max }
}

function take(state: State): Promise<Line> {
  if (state.isClosed) return Promise.reject(endedError())
  const line = state.waiters.size === 0 ? idleLine(state) : undefined
  if (!line)
    return new Promise((resolve, reject) => {
      state.waiters.add({ since: performance.now(), resolve, reject })
      pump(state)
    })
  state.owned.add(line)
  look(state)
  return Promise.resolve(line)
}

function release(state: State, line: Line, isClean: boolean): void {
  state.owned.delete(line)
  if (line.isDead()) return
  if (!isClean) line.cut(endedError())
  else if (state.stale.has(line)) retire(state, line)
  else if (state.waiters.size > 0) pump(state)
}

/** Returns an unused connection, because the statement of another caller may wait for a lock. */
function idleLine({ lines, owned, stale }: State): Line | undefined {
  for (const line of lines) if (line.pending() === 0 && !owned.has(line) && !stale.has(line)) return line
  return undefined
}

function pump(state: State): void {
  const { waiters, opening, lines, owned, options } = state
  for (const waiter of waiters) {
    const line = idleLine(state)
    if (!line) break
    waiters.delete(waiter)
    owned.add(line)
    waiter.resolve(line)
  }
  while (opening.size < waiters.size && lines.size + opening.size < options.max && !state.isClosed) add(state)
  look(state)
}

function add(state: State): void {
  const line = state.open()
  state.opening.add(line)
  line.opened.then(
    () => {
      state.opening.delete(line)
      if (!line.isDead()) state.lines.add(line)
      pump(state)
    },
    (error: unknown) => {
      state.opening.delete(line)
      // Without any other connection, waiting does not help.
      if (state.lines.size === 0) rejectAll(state, error)
    },
  )
}

function rejectAll({ waiters }: State, error: unknown): void {
  for (const waiter of waiters) waiter.reject(error)
  waiters.clear()
}

function answered(state: State, line: Line): void {
  state.answeredAt = performance.now()
  if (state.stale.has(line)) retire(state, line)
  else if (state.waiters.size > 0 && !state.owned.has(line)) pump(state)
}

function ended(state: State, line: Line): void {
  state.lines.delete(line)
  state.owned.delete(line)
  state.stale.delete(line)
  if (!state.opening.has(line)) pump(state)
}

function retire(state: State, line: Line): void {
  state.stale.add(line)
  if (!state.owned.has(line) && line.pending() === 0) line.end()
}

/** The timer stops while no caller waits. */
function look(state: State): void {
  if (state.looking || state.isClosed || (state.waiters.size === 0 && state.lines.size === 0)) return
  const dueAt = performance.now() + lookMs
  state.looking = setTimeout(() => setImmediate(judge, state, dueAt), lookMs).unref()
}

/**
 * Runs in an immediate, so that after a pause of this process the responses that arrived during it are read first. A
 * statement that could not be sent during the pause has no response yet, so a delayed check judges nothing; the next
 * one does.
 */
function judge(state: State, dueAt: number): void {
  state.looking = undefined
  state.isExcused = !state.isExcused && performance.now() - dueAt > lookMs
  if (state.isExcused) return look(state)
  refuseLateWaiters(state)
  cutSilent(state)
  look(state)
}

function refuseLateWaiters({ waiters, lines, options: { acquireMs } }: State): void {
  for (const waiter of waiters) {
    if (acquireMs === 0 || performance.now() - waiter.since < acquireMs) return
    waiters.delete(waiter)
    waiter.reject(lines.size === 0 ? databaseProblems.unreachable() : databaseProblems.exhausted())
  }
}

function cutSilent({ lines, owned, answeredAt, options }: State): void {
  const now = performance.now()
  const isGone = options.deadMs > 0 && now - answeredAt > options.deadMs
  const silenceMs = isGone ? options.deadMs : options.silenceMs
  for (const line of Array.from(lines)) {
    const quietMs = now - line.quietSince()
    if (line.pending() > 0 && silenceMs > 0 && quietMs > silenceMs) line.cut(silentError())
    else if (line.pending() === 0 && !owned.has(line) && quietMs > idleMs) line.end()
  }
}

async function close(state: State): Promise<void> {
  state.isClosed = true
  clearTimeout(state.looking)
  rejectAll(state, endedError())
  await quietened(Array.from(state.lines), 3000)
  for (const line of [...state.opening, ...state.lines]) line.end()
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
