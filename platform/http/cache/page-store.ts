import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { PlatformContext, Writable } from '../../context/index.ts'
import { askForCompression } from './compress-pages.job.ts'
import { type FinishedPage, commonHeaders, entryOf, variantOf } from './encode-page.ts'
import { type StoredPage, rowOf, storePages, trimVariants } from './stored-pages.ts'
import { type PageCache, type PageEntry, keyOf } from './page-cache.ts'
import { pagesMark } from '../program-mark.ts'

const fromBrotli = promisify(brotliDecompress)
const writeEveryMs = 1000
const mostWaiting = 2000
const warmPages = 1500
/** Number of remembered addresses without an entry, such as a cart. */
const mostAbsent = 10_000
/** Delay after which the worker's final compression is fetched. */
const bestAfterMs = 20_000

export interface PageStore {
  /** Writes the page a little later, many at once. */
  put: (host: string, url: string, queryNames: readonly string[], page: FinishedPage, entry: PageEntry) => void
  /** Returns an earlier process's entry of the address, if it is still valid. */
  recall: (websiteId: string, host: string, url: string) => Promise<PageEntry | null>
  /** Fills the memory with the pages last kept. Answers the hosts they are of. */
  warm: () => Promise<readonly string[]>
  close: () => Promise<void>
}

/**
 * Stores rendered pages beyond the life of this process. An error here costs a later rendering and has no other effect.
 */
export function openPageStore(ctx: Writable<PlatformContext>, cache: PageCache): PageStore {
  const waiting = new Map<string, StoredPage>()
  const loaded = new Set<string>()
  const absent = new Set<string>()
  cache.epochs.onReset(() => loaded.clear())
  const flush = () =>
    write(ctx, waiting).catch((error: unknown) =>
      ctx.log.warn({ error }, 'Rendered pages could not be kept for the next start.'),
    )
  const timer = setInterval(() => void flush(), writeEveryMs)
  timer.unref()

  const load = async (websiteId: string): Promise<void> => {
    if (loaded.has(websiteId)) return
    await cache.epochs.load(websiteId)
    loaded.add(websiteId)
  }
  const restore = async (row: StoredPage): Promise<PageEntry> => {
    const entry = await entryFrom(row)
    cache.keep(row.host, row.url, row.query_names, entry)
    return entry
  }

  return {
    put: (host, url, queryNames, page, entry) => {
      if (waiting.size >= mostWaiting) return
      const key = keyOf(url, queryNames)
      absent.delete(`${host}${key}`)
      waiting.set(`${host}${key}`, rowOf(ctx, host, key, queryNames, page, entry))
      later(bestAfterMs, () => void fetchBest(ctx, cache, host, key, entry).catch(() => {}))
    },
    recall: async (websiteId, host, url) => {
      const address = `${host}${url}`
      if (absent.has(address)) return null
      await load(websiteId)
      const row = await rows(ctx)
        .where('website_id', '=', websiteId)
        .where('host', '=', host)
        .where('url', '=', url)
        .executeTakeFirst()
      if (row) return isOld(cache, row, ctx.now()) ? null : restore(row)
      if (absent.size >= mostAbsent) absent.clear()
      absent.add(address)
      return null
    },
    warm: async () => {
      const storedRows = await rows(ctx).orderBy('kept_at', 'desc').limit(warmPages).execute()
      for (const websiteId of new Set(storedRows.map((row) => row.website_id))) await load(websiteId)
      const right = storedRows.filter((row) => !isOld(cache, row, ctx.now()))
      for (const row of right) await restore(row)
      return [...new Set(right.map((row) => row.host))]
    },
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

function rows(ctx: PlatformContext) {
  return ctx.db.selectFrom('render_cache').selectAll().where('program', '=', pagesMark(ctx))
}

function isOld({ epochs }: PageCache, row: StoredPage, now: Date): boolean {
  return (row.until !== null && row.until <= now) || epochs.changedSince(row.website_id, row.tags, row.epoch)
}

async function entryFrom(row: StoredPage): Promise<PageEntry> {
  const br = Buffer.from(row.br)
  const identity = await fromBrotli(br)
  return entryOf(row, row.website_id, row.epoch, { br, gzip: Buffer.from(row.gzip), identity }, row.etag)
}

async function write(ctx: Writable<PlatformContext>, waiting: Map<string, StoredPage>): Promise<void> {
  const batch = [...waiting.values()]
  waiting.clear()
  if (batch.length === 0) return
  await storePages(ctx, batch)
  await trimVariants(ctx, batch)
  await askForCompression(ctx)
}

/** Replaces the bytes by the smaller ones once they exist, as long as the page has not changed. */
async function fetchBest(
  ctx: PlatformContext,
  cache: PageCache,
  host: string,
  url: string,
  entry: PageEntry,
): Promise<void> {
  if (cache.find(host, url) !== entry) return
  const row = await rows(ctx)
    .where('website_id', '=', entry.websiteId)
    .where('host', '=', host)
    .where('url', '=', url)
    .where('quality', '=', 11)
    .executeTakeFirst()
  if (row?.etag !== entry.etag) return
  entry.variants = { ...entry.variants, br: variantOf(commonHeaders(row, entry.etag), 'br', Buffer.from(row.br)) }
  cache.recount(entry)
}

function later(milliseconds: number, work: () => void): void {
  setTimeout(work, milliseconds).unref()
}
