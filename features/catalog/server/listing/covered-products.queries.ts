import { readSql } from '#platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { Cover, SiteContext } from '#platform/context'
import { productTypes } from '../../contract/index.ts'

/**
 * What covers a product: its products page, where that is for members, of an area or of the whole site, or asks for a password. It is seen there and on
 * its own page, by whoever may see the products page, and nowhere else. A page that was taken off the site covers as it says itself. Access is never
 * covered: buying it is the way in. Of the product by its alias, its collection `c` and the document `d` of that.
 */
export function coverOf(product: 'p' | 'products'): RawBuilder<Cover | null> {
  const access = sql`case when d.published_revision_id is null then d.head -> 'settings' ->> 'access' else d.published_access end`
  const forMembers = sql`(c.is_covered or coalesce(${access}, '') = 'members')`
  return sql<Cover | null>`case when ${sql.ref(product)}.type <> ${sql.lit(productTypes.PAYWALL)} and (${forMembers} or d.published_access = 'password'
    or exists (select from document_locks l where l.website_id = c.website_id and l.document_id = c.document_id))
    then jsonb_build_object('documentId', c.document_id, 'forMembers', ${forMembers}) end`
}

/** Of these products those that are covered. */
export async function coveredProducts(ctx: SiteContext, ids: readonly string[]): Promise<ReadonlyMap<string, Cover>> {
  if (ids.length === 0) return new Map()
  const { rows } = await readSql(
    ctx.db,
    sql<{ id: string; cover: Cover | null }>`select p.id, ${coverOf('p')} as cover from products p
      join collections c on c.website_id = p.website_id and c.id = p.collection_id
      join documents d on d.website_id = c.website_id and d.id = c.document_id
    where p.website_id = ${ctx.site.id} and p.id = any(${ids}::text[])`,
  )
  return new Map(rows.flatMap(({ id, cover }) => (cover ? [[id, cover] as const] : [])))
}
