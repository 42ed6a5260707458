import { sql } from 'kysely'
import { newId } from '../contract/index.ts'
import type { Db, ReadDb } from './index.ts'
import type { Transaction } from './transaction.ts'

/**
 * A message to all listeners, in this process and in every other one on the database. It is not stored: without a
 * listener it is lost, and where listening is impossible (a pooler in transaction mode) other processes do not receive
 * it.
 */
export interface Signal {
  readonly topic: string
  /** Plain JSON, at most some 7,000 bytes. */
  readonly data: unknown
}

export const signalsChannel = 'quoin_signals'

/** Told when words of other processes may have been missed. */
export const missedTopic = 'missed'

/** PostgreSQL accepts 8,000 bytes. */
const bytesMax = 7900
/** Words that come within this go together. */
const gatherMs = 2

type Listener = (signal: Signal) => void

const listeners = new WeakMap<ReadDb, Set<Listener>>()
const waiting = new WeakMap<Db, string[]>()
const names = new WeakMap<ReadDb, string>()

/** In a transaction: once it is committed, and not at all where it is taken back. */
export function sendSignal(ctx: { readonly db: Db; readonly tx: Transaction | null }, signal: Signal): void {
  if (ctx.tx) ctx.tx.signals.push(signal)
  else spreadSignals(ctx.db, [signal])
}

/** This process hears at once, others a moment later. */
export function spreadSignals(db: Db, signals: readonly Signal[]): void {
  for (const signal of signals) tell(db, signal)
  const payloads = signals
    .map(({ topic, data }) => JSON.stringify({ from: nameOf(db), topic, data }))
    .filter((payload) => Buffer.byteLength(payload) <= bytesMax)
  if (payloads.length === 0) return
  const queued = waiting.get(db)
  if (queued) {
    queued.push(...payloads)
    return
  }
  waiting.set(db, payloads)
  setTimeout(() => void sendWaiting(db), gatherMs)
}

/**
 * Sends one statement after the other: with two connections the later one might commit first, and a person reported as
 * gone would then be reported as present.
 */
async function sendWaiting(db: Db): Promise<void> {
  for (let payloads = waiting.get(db) ?? []; payloads.length > 0; payloads = waiting.get(db) ?? []) {
    waiting.set(db, [])
    await sql`select pg_notify(${signalsChannel}, payload) from unnest(${payloads}::text[]) as payload`
      .execute(db)
      .catch(() => {})
  }
  waiting.delete(db)
}

/** Answers how to stop listening. */
export function listenToSignals(db: ReadDb, listener: Listener): () => void {
  const all = listeners.get(db) ?? new Set()
  listeners.set(db, all.add(listener))
  return () => void all.delete(listener)
}

/** Dispatches a signal of another process from the channel. */
export function hearSignal(db: Db, payload: string): void {
  const { from, ...signal } = JSON.parse(payload) as Signal & { from: string }
  if (from !== nameOf(db)) tell(db, signal)
}

export function tellMissed(db: Db): void {
  tell(db, { topic: missedTopic, data: null })
}

function tell(db: ReadDb, signal: Signal): void {
  for (const listener of listeners.get(db) ?? []) listener(signal)
}

function nameOf(db: ReadDb): string {
  const name = names.get(db) ?? newId()
  names.set(db, name)
  return name
}
