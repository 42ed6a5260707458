import type { Dialect } from 'kysely'
import { newId } from '../contract/index.ts'
import type { ChangeFeed } from './change-feed.ts'
import type { ChangeListener } from './changes.ts'
import type { ReadDb } from './index.ts'
import type { SignalListener } from './signals.ts'
import type { SiteCache } from './site-cache.ts'

/** State of one open database in this process, shared by its pool and all of its transactions. */
export interface Database {
  readonly dialect: Dialect
  /** Name of this process in its signals, by which it ignores its own. */
  readonly name: string
  readonly signalListeners: Set<SignalListener>
  /** Payloads of the signals to send next; null while none are being collected. */
  waitingSignals: string[] | null
  readonly changeListeners: Set<ChangeListener>
  /** Whether a notification of changes is on its way to other processes. */
  isAnnouncing: boolean
  /** Feed of changes, in processes that serve requests. */
  feed: ChangeFeed | null
  siteCache: SiteCache
}

const stateOf = Symbol('database')

export function createDatabase(dialect: Dialect): Database {
  return {
    dialect,
    name: newId(),
    signalListeners: new Set(),
    waitingSignals: null,
    changeListeners: new Set(),
    isAnnouncing: false,
    feed: null,
    siteCache: emptySiteCache(),
  }
}

export function emptySiteCache(): SiteCache {
  return { entries: new Map(), size: 0 }
}

/** Returns `db`, a pool or a transaction, from which `databaseOf` finds the database from here on. */
export function withDatabase<D extends ReadDb>(db: D, database: Database): D {
  return Object.assign(db, { [stateOf]: database })
}

/**
 * Returns the database of a pool or of one of its transactions. It is a property of the query builder and not in a
 * WeakMap, for the reason that `transactionCache` gives.
 */
export function databaseOf(db: ReadDb): Database {
  const { [stateOf]: database } = db as ReadDb & { readonly [stateOf]?: Database }
  if (!database) throw new Error('This database was not opened by openDatabase.')
  return database
}
