import { siteTables } from '#platform/database'
import { sql } from 'kysely'
import { itemPath } from '#features/content/contract'
import { collectionsOf } from '#features/content/server'
import { isReserved, slugOf } from '#features/pages/contract'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { rowsOf } from '../imports.queries.ts'
import { redirectsNote } from '../redirects-note.ts'
import type { ExportedItem } from '../read/records.ts'
import { dateOf, titleOfType, waysTo } from '../items/item-settings.ts'
import { siteMapOf } from '../items/site-map.ts'
import { ranks } from '../items/classify.ts'

interface Planned {
  ordinal: number
  path: string
  ways: { from: string; path: string }[]
}

const rowsAtOnce = 500
const blog = 'Blog'

/**
 * Stores with each document the old addresses that will lead to it, as far as they are known before it exists; returns
 * their number.
 */
export async function planRedirects(ctx: SiteTransaction, importId: string, source: string): Promise<number> {
  const planned = await plannedPaths(ctx, importId, source)
  const own = new Set(planned.map(({ path }) => path))
  let total = 0
  for (let start = 0; start < planned.length; start += rowsAtOnce) {
    const some = planned.slice(start, start + rowsAtOnce)
    const occupiedPaths = await takenPaths(
      ctx,
      some.flatMap(({ ways }) => ways.map(({ from }) => from)),
    )
    const noted = some.flatMap(({ ordinal, path, ways }) => {
      const free = ways.filter(({ from }) => !own.has(from) && !occupiedPaths.has(from))
      total += free.length
      return free.length === 0
        ? []
        : [
            {
              ordinal,
              notes: [
                redirectsNote(
                  free.map((way) => way.path),
                  path,
                ),
              ],
            },
          ]
    })
    await addNotes(ctx, importId, noted)
  }
  return total
}

/** Returns every document for visitors with its future path and the former addresses that differ. */
async function plannedPaths(ctx: SiteContext, importId: string, source: string): Promise<Planned[]> {
  const map = await siteMapOf({ ctx, import: { id: importId, source } })
  const slugs = await slugsOf(ctx, source)
  const planned: Planned[] = []
  for (let after = 0; ; ) {
    const rows = await shortItems(ctx, importId, after)
    for (const { ordinal, kind, outcome, ...fields } of rows) {
      const item = fields as unknown as ExportedItem
      const slug = map.slugOf(ordinal)
      const path =
        kind === 'page'
          ? `/${slugs.free(slug || `page-${ordinal}`)}`
          : itemPath(slugs.collection(kind === 'other' || kind === 'event' ? item.type : ''), slug)
      const isWritten = outcome === 'create' || outcome === 'update'
      if (isWritten && willBeSeen(ctx, item)) planned.push({ ordinal, path, ways: waysTo(item, path) })
    }
    const last = rows.at(-1)
    if (!last) return planned
    after = last.ordinal
  }
}

/** Fields of items that determine addresses and states, without the bodies. */
function shortItems(ctx: SiteContext, importId: string, after: number) {
  const field = (name: string) => sql<string>`coalesce(payload ->> ${name}, '')`.as(name)
  const fields = ['postId', 'type', 'link', 'guid', 'status', 'date', 'dateGmt', 'pubDate'].map(field)
  return rowsOf(ctx, importId)
    .where('rank', '=', ranks.document)
    .where('ordinal', '>', after)
    .select(['ordinal', 'kind', 'outcome'])
    .select(fields)
    .select(sql<ExportedItem['meta']>`jsonb_path_query_array(payload, '$.meta[*] ? (@.key == "_old_path")')`.as('meta'))
    .orderBy('ordinal')
    .limit(rowsAtOnce)
    .execute()
}

function willBeSeen({ site, now }: SiteContext, item: ExportedItem): boolean {
  const date = dateOf(item, site.timeZone)
  return (
    ['publish', 'private', 'inherit', 'future'].includes(item.status) &&
    (date === null ? item.status !== 'future' : date <= now())
  )
}

/**
 * Returns the slugs that the run will use. Existing ones are taken, except those of pages from an earlier import of
 * this source.
 */
async function slugsOf(ctx: SiteContext, source: string) {
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .select('slug')
    .where('kind', 'in', ['page', 'collection'])
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_records')
            .select('source_key')
            .whereRef('import_records.website_id', '=', 'documents.website_id')
            .whereRef('import_records.target_id', '=', 'documents.id')
            .where('source', '=', source)
            .where('target_kind', '=', 'page'),
        ),
      ),
    )
    .execute()
  const takenSlugs = new Set(rows.map(({ slug }) => slug))
  const free = (base: string): string => {
    let slug = base
    for (let number = 2; takenSlugs.has(slug) || isReserved(slug); number += 1) slug = `${base}-${number}`
    takenSlugs.add(slug)
    return slug
  }
  const collections = await collectionsOf(ctx)
  const slugsByTitle = new Map(collections.map(({ title, slug }) => [title, slug]))
  const present = collections.find(({ type }) => type === enumerations.collectionTypes.blog)
  const collection = (type: string): string => {
    if (type === '' && present) return present.slug
    const title = type === '' ? blog : titleOfType(type, ctx.site.locale)
    const slug = slugsByTitle.get(title) ?? free(slugOf(title) || 'collection')
    slugsByTitle.set(title, slug)
    return slug
  }
  return { free, collection }
}

/** Returns paths whose present content a redirect must not replace. */
async function takenPaths(ctx: SiteContext, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await siteTables(ctx)
    .selectFrom('addresses')
    .select('path')
    .where('path', 'in', [...paths])
    .where((row) => row.or([row('state', '!=', 'redirect'), row('automatic', '=', false)]))
    .execute()
  return new Set(rows.map(({ path }) => path))
}

async function addNotes(
  ctx: SiteTransaction,
  importId: string,
  noted: readonly { ordinal: number; notes: unknown[] }[],
): Promise<void> {
  if (noted.length === 0) return
  await sql`
    update import_rows set notes = import_rows.notes || added.notes
    from jsonb_to_recordset(${JSON.stringify(noted)}::text::jsonb) as added(ordinal int, notes jsonb)
    where import_rows.website_id = ${ctx.site.id} and import_rows.import_id = ${importId}
      and import_rows.rank = ${ranks.document} and import_rows.ordinal = added.ordinal`.execute(ctx.db)
}
