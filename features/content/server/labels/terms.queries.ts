import { siteTables } from '#platform/database'
import { isOpenTo } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import { sql } from 'kysely'
import { type Collection, choicePath, labelPath, monthName } from '../../contract/index.ts'
import type { Term, TermKind } from '../../contract/terms.schema.ts'

interface Wanted {
  collection: Collection
  kind: TermKind
  /** Locks opened by all visitors of the terms. */
  opened: Locks
}

/** Counts the terms of a collection that have a visible item. */
export async function termsOf(ctx: SiteContext, { collection, kind, opened }: Wanted): Promise<Term[]> {
  if (kind === 'author') return await authorTerms(ctx, collection, opened)
  if (kind === 'month') return await monthTerms(ctx, collection, opened)
  const rows = await siteTables(ctx)
    .selectFrom('labels')
    .innerJoin('item_labels', (join) =>
      join.onRef('item_labels.website_id', '=', 'labels.website_id').onRef('item_labels.label_id', '=', 'labels.id'),
    )
    .innerJoin('items', (join) =>
      join.onRef('items.website_id', '=', 'item_labels.website_id').onRef('items.id', '=', 'item_labels.item_id'),
    )
    .where('labels.collection_id', '=', collection.id)
    .where('labels.kind', '=', kind)
    .where('items.visible_from', '<=', ctx.now())
    .where(isOpenTo(opened, 'items'))
    .select(['labels.name', 'labels.slug', (row) => row.fn.countAll<number>().as('n')])
    .groupBy(['labels.id', 'labels.name', 'labels.slug'])
    .orderBy('labels.name')
    .execute()
  return rows.map(({ name, slug, n }) => ({
    name,
    path: labelPath(collection.slug, kind, slug),
    count: Number(n),
    group: '',
  }))
}

async function authorTerms(ctx: SiteContext, collection: Collection, opened: Locks): Promise<Term[]> {
  const rows = await siteTables(ctx)
    .selectFrom('items')
    .innerJoin('authors', (join) =>
      join.onRef('authors.website_id', '=', 'items.website_id').onRef('authors.id', '=', 'items.author_id'),
    )
    .where('items.collection_id', '=', collection.id)
    .where('items.visible_from', '<=', ctx.now())
    .where(isOpenTo(opened, 'items'))
    .select(['authors.name', 'authors.slug', (row) => row.fn.countAll<number>().as('n')])
    .groupBy(['authors.id', 'authors.name', 'authors.slug'])
    .orderBy('authors.name')
    .execute()
  return rows.map(({ name, slug, n }) => ({
    name,
    path: choicePath(collection.slug, { author: slug, page: 1 }),
    count: Number(n),
    group: '',
  }))
}

/** Returns months in the site's time zone, the newest first. */
async function monthTerms(ctx: SiteContext, collection: Collection, opened: Locks): Promise<Term[]> {
  const month = sql<string>`to_char(items.dated_at at time zone ${ctx.site.timeZone}, 'YYYY-MM')`
  const rows = await ctx.db
    .selectFrom(
      siteTables(ctx)
        .selectFrom('items')
        .where('items.collection_id', '=', collection.id)
        .where('items.visible_from', '<=', ctx.now())
        .where(isOpenTo(opened, 'items'))
        .select(month.as('month'))
        .as('dated'),
    )
    .select(['dated.month', (row) => row.fn.countAll<number>().as('n')])
    .groupBy('dated.month')
    .orderBy('dated.month', 'desc')
    .execute()
  return rows.map((row) => ({
    name: monthName(row.month, ctx.site.locale),
    path: choicePath(collection.slug, { month: row.month, page: 1 }),
    count: Number(row.n),
    group: row.month.slice(0, 4),
  }))
}
