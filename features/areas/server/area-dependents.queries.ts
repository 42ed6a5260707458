import { readSql } from '#platform/database'
import { sql } from 'kysely'
import type { Dependent } from '#features/pages/server'
import type { OwnerContext } from '#platform/context'
import { areasMessages } from '../contract/index.ts'
import type {} from './areas.tables.ts'

/** Returns areas opened by these products; people who paid keep their access, and it is no longer sold. */
export async function areasOpenedBy(ctx: OwnerContext, ids: readonly string[]): Promise<Dependent[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ title: string; paid: number }>`
    select a.title, (select count(*)::int from access_grants g
        where g.website_id = a.website_id and g.product_id = any(${[...ids]}::text[]) and g.ended_at is null and not g.is_test) as paid
    from member_areas a where a.website_id = ${ctx.site.id} and exists (select from member_area_products p
        where p.website_id = a.website_id and p.area_id = a.id and p.product_id = any(${[...ids]}::text[]))
    order by a.id`,
  )
  return dependentOf(ctx, 'standing.opens', rows, rows[0]?.paid ?? 0)
}

export async function areasHolding(ctx: OwnerContext, documentId: string): Promise<Dependent[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ title: string }>`
    select a.title from member_areas a join member_area_documents d on d.website_id = a.website_id and d.area_id = a.id
    where a.website_id = ${ctx.site.id} and d.document_id = ${documentId} order by a.id`,
  )
  return dependentOf(ctx, 'standing.holds', rows)
}

function dependentOf(
  ctx: OwnerContext,
  name: 'standing.opens' | 'standing.holds',
  areas: readonly { title: string }[],
  paid = 0,
): Dependent[] {
  if (areas.length === 0) return []
  const titles = areas.map(({ title }) => `“${title}”`).join(', ')
  return [{ sentence: areasMessages(ctx.locale, name, { n: areas.length, titles, paid }), holds: false }]
}
