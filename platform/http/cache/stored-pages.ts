import { readSql } from '#platform/database'
import { type Selectable, sql } from 'kysely'
import { cacheTag, type PlatformContext, type Writable } from '../../context/index.ts'
import { type FinishedPage, bytesIn, encodePage, firstQuality } from './encode-page.ts'
import type { RenderCacheTable } from '../http.tables.ts'
import { type PageEntry, keyOf, mostVariants } from './page-cache.ts'
import { pagesMark } from '../program-mark.ts'

export type StoredPage = Selectable<RenderCacheTable>

/** Address of a stored page: the url with the effective names of its query. */
export interface StoredPageAddress {
  readonly host: string
  readonly url: string
}

const rowsAtOnce = 50

/** Condition for stored pages with a changed dependency, in a query on `render_cache as kept`. */
export const isStale = sql<boolean>`exists (
  select 1 from (select jsonb_array_elements_text(kept.tags) union all select ${cacheTag.everything}) as made_from (tag)
  join tag_epochs as changed on changed.website_id = kept.website_id and changed.tag = made_from.tag
  where changed.epoch > kept.epoch
)`

/** Returns stored pages of a site that a change has made stale, the last requested first. */
export async function staleAddresses(
  ctx: PlatformContext,
  websiteId: string,
  limit: number,
): Promise<readonly StoredPageAddress[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<StoredPageAddress>`
    select host, url from render_cache as kept where website_id = ${websiteId} and ${isStale}
    order by kept_at desc limit ${limit}`,
  )
  return rows
}

/** Returns the committed epoch of a site: noted before a page is rendered, it is the least age of its data. */
export async function committedEpoch(ctx: PlatformContext, websiteId: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('website_epochs')
    .select('epoch')
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  return row?.epoch ?? 0
}

interface MadeAnew extends StoredPageAddress {
  readonly queryNames: readonly string[]
  readonly page: FinishedPage
  readonly epoch: number
}

/** Returns the row of a page that was rendered again, compressed. */
export async function rerendered(
  ctx: PlatformContext,
  websiteId: string,
  { host, url, queryNames, page, epoch }: MadeAnew,
): Promise<StoredPage> {
  return rowOf(ctx, host, url, queryNames, page, await encodePage(page, websiteId, epoch))
}

/** Deletes pages that no longer exist: an address that redirects, a page that now needs a password. */
export async function deleteStoredPages(
  ctx: Writable<PlatformContext>,
  websiteId: string,
  addresses: readonly StoredPageAddress[],
): Promise<void> {
  for (const { host, url } of addresses)
    await ctx.db
      .deleteFrom('render_cache')
      .where('website_id', '=', websiteId)
      .where('host', '=', host)
      .where('url', '=', url)
      .execute()
}

export function rowOf(
  ctx: PlatformContext,
  host: string,
  url: string,
  queryNames: readonly string[],
  page: FinishedPage,
  entry: PageEntry,
): StoredPage {
  const { br, gzip } = entry.variants
  return {
    website_id: entry.websiteId,
    host,
    url: keyOf(url, queryNames),
    query_names: queryNames,
    status: page.status,
    type: page.type,
    headers: page.headers,
    tags: page.tags,
    until: page.until,
    epoch: entry.epoch,
    etag: entry.etag,
    br: bytesIn(br),
    gzip: bytesIn(gzip),
    quality: firstQuality,
    kept_at: ctx.now(),
    program: pagesMark(ctx),
  }
}

const addressColumns = ['website_id', 'host', 'url'] as const

/**
 * Replaces cached pages; processes with an older copy find the new one on the next request. A page is never replaced by
 * one from older rows.
 */
export async function storePages(ctx: Writable<PlatformContext>, rows: readonly StoredPage[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const valueColumns = (Object.keys(first) as (keyof StoredPage)[]).filter(
    (name) => !addressColumns.some((column) => column === name),
  )
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await ctx.db
      .insertInto('render_cache')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(addressColumns)
          .doUpdateSet((row) => Object.fromEntries(valueColumns.map((name) => [name, row.ref(`excluded.${name}`)])))
          .whereRef('render_cache.epoch', '<=', 'excluded.epoch'),
      )
      .execute()
  }
}

/** Limit of stored bytes of variants for one site. */
const mostBytes = 64 * 1024 * 1024

/**
 * Deletes the oldest variants of these addresses beyond the limit of one address, and those of a site beyond its bytes.
 */
export async function trimVariants(ctx: Writable<PlatformContext>, rows: readonly StoredPage[]): Promise<void> {
  const variants = rows.filter(({ url }) => url.includes('?'))
  const addresses = Map.groupBy(
    variants,
    ({ website_id, host, url }) => `${website_id} ${host} ${url.split('?', 1)[0]}`,
  )
  for (const [newest] of addresses.values()) {
    if (!newest) continue
    await sql`delete from render_cache where ctid in (
      select ctid from render_cache
      where website_id = ${newest.website_id} and host = ${newest.host} and strpos(url, '?') > 0
        and split_part(url, '?', 1) = ${newest.url.split('?', 1)[0]}
      order by kept_at desc, url offset ${mostVariants})`.execute(ctx.db)
  }
  for (const websiteId of new Set(variants.map(({ website_id }) => website_id)))
    await sql`delete from render_cache where ctid in (
      select ctid from (
        select ctid, sum(octet_length(br) + octet_length(gzip)) over (order by kept_at desc, url) as bytes
        from render_cache where website_id = ${websiteId} and strpos(url, '?') > 0) as kept
      where bytes > ${mostBytes})`.execute(ctx.db)
}
