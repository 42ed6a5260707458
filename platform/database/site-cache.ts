import type { PlatformContext, Site } from '../context/index.ts'
import { databaseOf, emptySiteCache } from './database.ts'
import type { ReadDb } from './index.ts'
import type { ReadTransaction } from './transaction.ts'

type OfSite = Pick<PlatformContext, 'tx'> & { readonly site: Pick<Site, 'id'> }

/** Tags of cached data: `terms` covers everything besides settings that the price of a cart depends on. */
export const cachedTags = ['site', 'store', 'terms'] as const

/** Limit of all cached values of a process, as characters of JSON. */
const mostCharacters = 48 * 1024 * 1024

/** For `terms` the newest epoch of `cachedTags`, for `site` that of all changes on the site. */
export interface SiteEpochs {
  readonly terms: number
  readonly site: number
}

interface Entry {
  readonly epoch: number
  readonly value: unknown
  readonly size: number
  /** Whether it was used since the last eviction passed it. */
  isUsed: boolean
}

/** Cached data of the sites of one database. */
export interface SiteCache {
  /**
   * Entries in the order of eviction. Used entries move to the end when they are written. Reading moves none, because
   * that would rebuild the map each time.
   */
  readonly entries: Map<string, Entry>
  size: number
}

/** Epochs of the site when a transaction entered it. */
export interface SiteCacheEntrance {
  readonly cache: SiteCache
  readonly websiteId: string
  readonly epochs: Promise<SiteEpochs>
  isBypassed: boolean
}

/** Cache of site data in one process, from one transaction to the next. */
export const siteCache = { value: cachedValue, rows: cachedRows, bypass, clear }

/**
 * Caches rows that change rarely and are read by every request of a site's visitors, until a change. A transaction
 * learns the epoch of `cachedTags` with its first statement, so that it never uses data changed before it by any
 * process. Code that changes such rows calls `changed` with one of these tags, and bypasses the cache between the two.
 * Returned values are frozen.
 */
async function cachedValue<T>(ctx: OfSite, name: string, read: () => Promise<T>): Promise<T> {
  const entrance = entranceOf(ctx)
  if (!entrance) return read()
  const { terms } = await entrance.epochs
  const key = `${ctx.site.id} ${name}`
  const entry = entryAt(entrance.cache, key, terms)
  return entry ? (entry.value as T) : keep(entrance, { key, epoch: terms, value: await read() })
}

/**
 * Like `value`, for rows by id, until any change on the site. Only missing rows are read; ids without a row are left
 * out, and read again the next time.
 */
async function cachedRows<T>(
  ctx: OfSite,
  {
    name,
    ids,
    read,
  }: { name: string; ids: readonly string[]; read: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>> },
): Promise<ReadonlyMap<string, T>> {
  const entrance = entranceOf(ctx)
  if (!entrance) return ids.length === 0 ? new Map() : read(ids)
  const { site } = await entrance.epochs
  const keyOf = (id: string) => `${ctx.site.id} ${name} ${id}`
  const found = new Map<string, T>()
  for (const id of ids) {
    const entry = entryAt(entrance.cache, keyOf(id), site)
    if (entry) found.set(id, entry.value as T)
  }
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  for (const [id, value] of await read(missing)) found.set(id, keep(entrance, { key: keyOf(id), epoch: site, value }))
  return found
}

/** Returns null when this transaction has to read from the database. */
function entranceOf({ tx, site }: OfSite): SiteCacheEntrance | null {
  const entrance = tx?.siteCache
  return entrance && !entrance.isBypassed && entrance.websiteId === site.id ? entrance : null
}

function entryAt(cache: SiteCache, key: string, epoch: number): Entry | null {
  const entry = cache.entries.get(key)
  if (entry?.epoch !== epoch) return null
  entry.isUsed = true
  return entry
}

function keep<T>(
  { cache, isBypassed }: SiteCacheEntrance,
  { key, epoch, value }: { key: string; epoch: number; value: T },
): T {
  frozen(value)
  // A slow transaction may return an older value than another one has cached.
  if (!isBypassed && (cache.entries.get(key)?.epoch ?? -1) < epoch)
    put(cache, key, { epoch, value, size: JSON.stringify(value)?.length ?? 0, isUsed: false })
  return value
}

/** From here on this transaction reads from the database, to see its own changes and those it waited for. */
function bypass(tx: ReadTransaction): void {
  if (tx.siteCache) tx.siteCache.isBypassed = true
}

/** Open transactions keep the former cache. */
function clear(db: ReadDb): void {
  databaseOf(db).siteCache = emptySiteCache()
}

/** For `inSite`. */
export function enterSiteCache(db: ReadDb, tx: ReadTransaction, websiteId: string, epochs: Promise<SiteEpochs>): void {
  epochs.catch(() => {})
  tx.siteCache = { cache: databaseOf(db).siteCache, websiteId, epochs, isBypassed: false }
}

function put(cache: SiteCache, key: string, entry: Entry): void {
  cache.size += entry.size - (cache.entries.get(key)?.size ?? 0)
  cache.entries.set(key, entry)
  for (const [oldestKey, oldest] of cache.entries) {
    if (cache.size <= mostCharacters) return
    cache.entries.delete(oldestKey)
    if (oldest.isUsed) cache.entries.set(oldestKey, Object.assign(oldest, { isUsed: false }))
    else cache.size -= oldest.size
  }
}

/** Returns the same value, frozen, because it is shared with later callers. */
export function frozen<T>(value: T): T {
  // Bytes cannot be frozen; database results are never modified.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
