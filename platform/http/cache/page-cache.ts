import type { ChangeFeed } from '../../database/index.ts'

export type Epochs = Pick<ChangeFeed, 'epochOf' | 'changedSince' | 'onChange' | 'onReset' | 'load'>

/** Epochs of a site that does not change after this one. */
export function frozenEpochs(epoch: number): Epochs {
  return {
    epochOf: () => epoch,
    changedSince: () => false,
    onChange: () => {},
    onReset: () => {},
    load: async () => {},
  }
}

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Variant {
  /** Flat list of names and values for one `writeHead`. */
  headers: readonly string[]
  /** Its bytes as latin1, because Node sends head and text in one write, but a buffer in two. */
  text: string
  /** The serialised headers, after the first request. */
  head?: string
}

export interface PageEntry {
  readonly websiteId: string
  readonly status: number
  readonly etag: string
  /** Tags of everything on which it depends. */
  readonly tags: readonly string[]
  /** Milliseconds since 1970 at which time alone changes it. */
  readonly until: number
  /** The epoch of its site up to which it is known to be valid. */
  epoch: number
  variants: Record<Encoding, Variant>
  readonly notModified: Variant
  bytes: number
  /** Whether it was requested since it was added or last spared. */
  used: boolean
  hits: number
  /** Parts that the renderer stores to assemble the page again when only its frame changed. */
  readonly parts?: unknown
}

/** One address of a host. `queryNames` are the parameters that its page reads; others do not distinguish pages. */
interface Slot {
  queryNames: readonly string[]
  entries: Map<string, PageEntry>
  /** Keys with an ineffective query, which share the page without it while that one stays. */
  aliases: Set<string>
}

/** Limit of query variants of one address, in memory and in the database. */
export const mostVariants = 64

export interface PageCache {
  readonly epochs: Epochs
  /** Returns the entry of a host and url, valid or not. */
  find: (host: string, url: string) => PageEntry | undefined
  isFresh: (entry: PageEntry, now: number) => boolean
  keep: (host: string, url: string, queryNames: readonly string[], entry: PageEntry) => void
  /** Records that the page of this url was rendered and equals the one without a query. */
  alias: (host: string, url: string) => void
  /** Counts an entry's bytes again after its variants were replaced. */
  recount: (entry: PageEntry) => void
  readonly bytes: () => number
  readonly count: () => number
  clear: () => void
}

export function bytesOf(entry: Pick<PageEntry, 'variants'>): number {
  return Object.values(entry.variants).reduce((sum, variant) => sum + variant.text.length + 600, 2000)
}

/** Returns the key of a url: its path, and of its query the effective names in their declared order. */
export function keyOf(url: string, queryNames: readonly string[]): string {
  const at = url.indexOf('?')
  if (at === -1) return url
  const path = url.slice(0, at)
  if (queryNames.length === 0) return path
  const query = new URLSearchParams(url.slice(at + 1))
  const counted = queryNames
    .filter((name) => query.has(name))
    .map((name) => `${name}=${encodeURIComponent(query.get(name) ?? '')}`)
  return counted.length === 0 ? path : `${path}?${counted.join('&')}`
}

interface Place {
  host: string
  path: string
  key: string
}

interface Shelves {
  slotAt: (host: string, path: string) => Slot | undefined
  put: (host: string, path: string, queryNames: readonly string[], key: string, entry: PageEntry) => void
  /**
   * Frees memory down to a number of bytes. A page that was requested since it was added or last spared is spared once.
   */
  shrink: (to: number) => void
  recount: (entry: PageEntry) => void
  bytes: () => number
  count: () => number
  clear: () => void
}

function makeShelves(): Shelves {
  const hosts = new Map<string, Map<string, Slot>>()
  /** Entries in the order in which they were added or last spared. */
  const ring = new Map<PageEntry, Place>()
  let bytes = 0

  const remove = (entry: PageEntry): void => {
    const at = ring.get(entry)
    if (!at) return
    ring.delete(entry)
    bytes -= entry.bytes
    const slots = hosts.get(at.host)
    const slot = slots?.get(at.path)
    if (slot?.entries.get(at.key) !== entry) return
    slot.entries.delete(at.key)
    if (slot.entries.size === 0) slots?.delete(at.path)
    if (slots?.size === 0) hosts.delete(at.host)
  }
  const spare = (entry: PageEntry, at: Place): void => {
    entry.used = false
    ring.delete(entry)
    ring.set(entry, at)
  }
  return {
    slotAt: (host, path) => hosts.get(host)?.get(path),
    put: (host, path, queryNames, key, entry) => {
      const slot = slotIn(hosts, host, path)
      slot.queryNames = queryNames
      const before = slot.entries.get(key)
      slot.entries.set(key, entry)
      // A page that equalled the one without a query now differs, or that page is new.
      if (key === path) slot.aliases.clear()
      else slot.aliases.delete(key)
      if (before) remove(before)
      const oldest = slot.entries.size > mostVariants && [...slot.entries].find(([other]) => other !== path)
      if (oldest) remove(oldest[1])
      ring.set(entry, { host, path, key })
      bytes += entry.bytes
    },
    shrink: (to) => {
      for (const [entry, at] of ring) {
        if (bytes <= to) return
        if (!entry.used) remove(entry)
        else spare(entry, at)
      }
    },
    recount: (entry) => {
      if (!ring.has(entry)) return
      const now = bytesOf(entry)
      bytes += now - entry.bytes
      entry.bytes = now
    },
    bytes: () => bytes,
    count: () => ring.size,
    clear: () => {
      hosts.clear()
      ring.clear()
      bytes = 0
    },
  }
}

function slotIn(hosts: Map<string, Map<string, Slot>>, host: string, path: string): Slot {
  const slots = hosts.get(host) ?? new Map<string, Slot>()
  hosts.set(host, slots)
  const slot = slots.get(path) ?? { queryNames: [], entries: new Map<string, PageEntry>(), aliases: new Set<string>() }
  slots.set(path, slot)
  return slot
}

/** Creates a cache of pages in memory, limited by size. */
export function makePageCache(epochs: Epochs, mostBytes: number): PageCache {
  const shelves = makeShelves()
  epochs.onReset(shelves.clear)
  return {
    epochs,
    find: (host, url) => {
      const at = url.indexOf('?')
      const path = at === -1 ? url : url.slice(0, at)
      const slot = shelves.slotAt(host, path)
      if (!slot || at === -1) return slot?.entries.get(path)
      const key = keyOf(url, slot.queryNames)
      return slot.entries.get(slot.aliases.has(key) ? path : key)
    },
    isFresh: (entry, now) => {
      if (now >= entry.until) return false
      const newest = epochs.epochOf(entry.websiteId)
      if (newest <= entry.epoch) return true
      if (epochs.changedSince(entry.websiteId, entry.tags, entry.epoch)) return false
      entry.epoch = newest
      return true
    },
    keep: (host, url, queryNames, entry) => {
      shelves.put(host, url.split('?', 1)[0] ?? url, queryNames, keyOf(url, queryNames), entry)
      if (shelves.bytes() > mostBytes) shelves.shrink(mostBytes * 0.9)
    },
    alias: (host, url) => {
      const slot = shelves.slotAt(host, url.split('?', 1)[0] ?? url)
      if (slot && slot.aliases.size < mostVariants) slot.aliases.add(keyOf(url, slot.queryNames))
    },
    recount: shelves.recount,
    bytes: shelves.bytes,
    count: shelves.count,
    clear: shelves.clear,
  }
}
