import type { PlatformContext, Site } from '../context/index.ts'
import type { Db } from './index.ts'
import { remembered } from './remembered.ts'

type OfSite = Pick<PlatformContext, 'db'> & { readonly site: Pick<Site, 'id'> }

/** Tags that name what is kept: `terms` is everything besides settings that says what carts cost. */
export const keptTags = ['site', 'store', 'terms'] as const

/** All that one process keeps of all sites, as JSON. */
const mostCharacters = 48 * 1024 * 1024

/** Of `terms` the newest of `keptTags`, of `site` the newest of all that changed on it. */
export interface KeptEpochs {
  readonly terms: number
  readonly site: number
}

interface Kept {
  readonly epoch: number
  readonly facts: unknown
  readonly size: number
  /** Asked for since it was last passed over. */
  isUsed: boolean
}

interface Shelf {
  /** What is let go first comes first; what was used meanwhile goes to the end instead. Being asked for moves nothing: that would make the map anew again and again. */
  readonly kept: Map<string, Kept>
  size: number
}

/** What a transaction knew when it entered its site. */
interface Entered {
  readonly shelf: Shelf
  readonly websiteId: string
  readonly epochs: Promise<KeptEpochs>
  isChanged: boolean
}

const shelves = new WeakMap<Db, Shelf>()
const entries = remembered<Entered>('kept facts')

/**
 * Rows that change seldom and are read by every request of a site's visitors: read once, and again after a change. A transaction learns with its
 * first statement the epoch of `keptTags`, so that it never uses what had changed by then, whichever process changed it. Whoever changes such rows
 * calls `changed` with one of these tags, and reads them by other means between the two. What is handed out is frozen.
 */
export async function keptFacts<T>(ctx: OfSite, name: string, read: () => Promise<T>): Promise<T> {
  const entered = enteredBy(ctx)
  if (!entered) return read()
  const { terms } = await entered.epochs
  const key = `${ctx.site.id} ${name}`
  const before = taken(entered.shelf, key, terms)
  return before ? (before.facts as T) : keep(entered, { key, epoch: terms, facts: await read() })
}

/**
 * As `keptFacts`, for rows by their ids, until anything is said to have `changed` on the site: that is as long as a page that shows them. Only
 * those that are not kept are read; what is not there is left out, and asked for again the next time.
 */
export async function keptRows<T>(
  ctx: OfSite,
  {
    name,
    ids,
    read,
  }: { name: string; ids: readonly string[]; read: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>> },
): Promise<ReadonlyMap<string, T>> {
  const entered = enteredBy(ctx)
  if (!entered) return ids.length === 0 ? new Map() : read(ids)
  const { site } = await entered.epochs
  const keyOf = (id: string) => `${ctx.site.id} ${name} ${id}`
  const found = new Map<string, T>()
  for (const id of ids) {
    const before = taken(entered.shelf, keyOf(id), site)
    if (before) found.set(id, before.facts as T)
  }
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  for (const [id, facts] of await read(missing)) found.set(id, keep(entered, { key: keyOf(id), epoch: site, facts }))
  return found
}

/** null: this transaction has to read by itself. */
function enteredBy(ctx: OfSite): Entered | null {
  const entered = entries.get(ctx.db)
  return entered && !entered.isChanged && entered.websiteId === ctx.site.id ? entered : null
}

function taken(shelf: Shelf, key: string, epoch: number): Kept | null {
  const before = shelf.kept.get(key)
  if (before?.epoch !== epoch) return null
  before.isUsed = true
  return before
}

function keep<T>(entered: Entered, { key, epoch, facts }: { key: string; epoch: number; facts: T }): T {
  frozen(facts)
  // A slow transaction may come back with what is older than what another one found meanwhile.
  if (!entered.isChanged && (entered.shelf.kept.get(key)?.epoch ?? -1) < epoch)
    put(entered.shelf, key, { epoch, facts, size: JSON.stringify(facts)?.length ?? 0, isUsed: false })
  return facts
}

/** From here on this transaction reads what it has changed itself. */
export function passKeptFacts(transaction: Db): void {
  const entered = entries.get(transaction)
  if (entered) entered.isChanged = true
}

export function forgetKeptFacts(db: Db): void {
  shelves.delete(db)
}

export function enteredAt(db: Db, transaction: Db, websiteId: string, epochs: Promise<KeptEpochs>): void {
  const shelf = shelves.get(db) ?? { kept: new Map<string, Kept>(), size: 0 }
  shelves.set(db, shelf)
  epochs.catch(() => {})
  entries.set(transaction, { shelf, websiteId, epochs, isChanged: false })
}

function put(shelf: Shelf, key: string, kept: Kept): void {
  shelf.size += kept.size - (shelf.kept.get(key)?.size ?? 0)
  shelf.kept.set(key, kept)
  for (const [oldest, one] of shelf.kept) {
    if (shelf.size <= mostCharacters) return
    shelf.kept.delete(oldest)
    if (one.isUsed) shelf.kept.set(oldest, Object.assign(one, { isUsed: false }))
    else shelf.size -= one.size
  }
}

function frozen<T>(value: T): T {
  // Bytes cannot be frozen; nobody writes into what the database answered.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
