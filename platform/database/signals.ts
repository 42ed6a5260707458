import { sql } from 'kysely'
import { databaseOf } from './database.ts'
import type { Db, ReadDb } from './index.ts'
import type { Transaction } from './transaction.ts'

/**
 * A message to all listeners, in this process and in all others on the database. It is not stored, so it is lost
 * without a listener. Where listening is impossible (a pooler in transaction mode) other processes do not receive it.
 */
export interface Signal {
  readonly topic: string
  /** Plain JSON of at most 7,000 bytes. */
  readonly data: unknown
}

export const signalsChannel = 'quoin_signals'

/** Topic announced when signals of other processes may have been missed. */
export const missedTopic = 'missed'

/** PostgreSQL accepts 8,000 bytes. */
const bytesMax = 7900
/** Signals within this time are sent together. */
const gatherMs = 2

export type SignalListener = (signal: Signal) => void

/** Sends a signal. Within a transaction it is sent after the commit, and not sent after a rollback. */
export function sendSignal(ctx: { readonly db: Db; readonly tx: Transaction | null }, signal: Signal): void {
  if (ctx.tx) ctx.tx.signals.push(signal)
  else spreadSignals(ctx.db, [signal])
}

/** Delivers signals to this process at once, and to the others through the database. */
export function spreadSignals(db: Db, signals: readonly Signal[]): void {
  const database = databaseOf(db)
  for (const signal of signals) tell(db, signal)
  const payloads = signals
    .map(({ topic, data }) => JSON.stringify({ from: database.name, topic, data }))
    .filter((payload) => Buffer.byteLength(payload) <= bytesMax)
  if (payloads.length === 0) return
  if (database.waitingSignals) {
    database.waitingSignals.push(...payloads)
    return
  }
  database.waitingSignals = payloads
  setTimeout(() => void sendWaiting(db), gatherMs)
}

/**
 * Sends one statement after the other: with two connections the later one might commit first, and a person reported as
 * gone would then be reported as present.
 */
async function sendWaiting(db: Db): Promise<void> {
  const database = databaseOf(db)
  for (let payloads = database.waitingSignals ?? []; payloads.length > 0; payloads = database.waitingSignals ?? []) {
    database.waitingSignals = []
    await sql`select pg_notify(${signalsChannel}, payload) from unnest(${payloads}::text[]) as payload`
      .execute(db)
      .catch(() => {})
  }
  database.waitingSignals = null
}

/** Returns a function that stops listening. */
export function listenToSignals(db: ReadDb, listener: SignalListener): () => void {
  const { signalListeners } = databaseOf(db)
  signalListeners.add(listener)
  return () => void signalListeners.delete(listener)
}

/** Dispatches a signal of another process from the channel. */
export function hearSignal(db: Db, payload: string): void {
  const { from, ...signal } = JSON.parse(payload) as Signal & { from: string }
  if (from !== databaseOf(db).name) tell(db, signal)
}

export function tellMissed(db: Db): void {
  tell(db, { topic: missedTopic, data: null })
}

function tell(db: ReadDb, signal: Signal): void {
  for (const listener of databaseOf(db).signalListeners) listener(signal)
}
