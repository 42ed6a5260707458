import type { Db } from './index.ts'

export interface Remembered<V> {
  get: (db: Db) => V | undefined
  set: (db: Db, value: V) => void
  delete: (db: Db) => void
}

/**
 * Something that is known of one transaction for as long as it lives. It lies on the transaction itself and in no WeakMap: a young collection
 * of V8 takes every value in an old WeakMap as still used, so that whatever hangs on a value (here: a whole request) lives on until the next full one.
 */
export function remembered<V>(what: string): Remembered<V> {
  const key = Symbol(what)
  const on = (db: Db) => db as unknown as Record<symbol, V | undefined>
  return {
    get: (db) => on(db)[key],
    set: (db, value) => {
      if (!db.isTransaction) throw new Error(`Only a transaction remembers: ${what} would be known for ever.`)
      on(db)[key] = value
    },
    delete: (db) => {
      on(db)[key] = undefined
    },
  }
}
