import type { PlatformContext, Site } from '../context/index.ts'
import type { Db } from './index.ts'

type OfSite = Pick<PlatformContext, 'db'> & { readonly site: Pick<Site, 'id'> }

/** Tags that name what is kept: `terms` is everything besides settings that says what carts cost. */
export const keptTags = ['site', 'store', 'terms'] as const

/** All that one process keeps of all sites, as JSON. */
const mostCharacters = 48 * 1024 * 1024

interface Kept {
  readonly epoch: number
  readonly facts: unknown
  readonly size: number
}

interface Shelf {
  /** What was asked for longest ago comes first. */
  readonly kept: Map<string, Kept>
  size: number
}

/** What a transaction knew when it entered its site. */
interface Entered {
  readonly shelf: Shelf
  readonly websiteId: string
  readonly epoch: Promise<number>
  isChanged: boolean
}

const shelves = new WeakMap<Db, Shelf>()
const entries = new WeakMap<Db, Entered>()

/**
 * Rows that change seldom and are read by every request of a site's visitors: read once, and again after a change. A transaction learns with its
 * first statement the epoch of `keptTags`, so that it never uses what had changed by then, whichever process changed it. Whoever changes such rows
 * calls `changed` with one of these tags, and reads them by other means between the two. What is handed out is frozen.
 */
export async function keptFacts<T>(ctx: OfSite, name: string, read: () => Promise<T>): Promise<T> {
  const entered = entries.get(ctx.db)
  if (!entered || entered.isChanged || entered.websiteId !== ctx.site.id) return read()
  const epoch = await entered.epoch
  const { shelf } = entered
  const key = `${ctx.site.id} ${name}`
  const before = shelf.kept.get(key)
  if (before?.epoch === epoch) {
    put(shelf, key, before)
    return before.facts as T
  }
  const facts = frozen(await read())
  // A slow transaction may come back with what is older than what another one found meanwhile.
  if (!entered.isChanged && (shelf.kept.get(key)?.epoch ?? -1) < epoch) put(shelf, key, { epoch, facts, size: JSON.stringify(facts)?.length ?? 0 })
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

export function enteredAt(db: Db, transaction: Db, websiteId: string, epoch: Promise<number>): void {
  const shelf = shelves.get(db) ?? { kept: new Map<string, Kept>(), size: 0 }
  shelves.set(db, shelf)
  epoch.catch(() => {})
  entries.set(transaction, { shelf, websiteId, epoch, isChanged: false })
}

function put(shelf: Shelf, key: string, kept: Kept): void {
  const before = shelf.kept.get(key)
  shelf.kept.delete(key)
  shelf.kept.set(key, kept)
  shelf.size += kept.size - (before?.size ?? 0)
  for (const [oldest, { size }] of shelf.kept) {
    if (shelf.size <= mostCharacters) return
    shelf.kept.delete(oldest)
    shelf.size -= size
  }
}

function frozen<T>(value: T): T {
  // Bytes cannot be frozen; nobody writes into what the database answered.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
