import { siteTables } from '#platform/database'
import type { OwnerTransaction } from '#platform/context'
import { sql } from 'kysely'

/**
 * Related products in a file are known once they have been imported, in any order, so each batch looks for the missing
 * ones again.
 */
export async function resolveRelated(ctx: OwnerTransaction): Promise<void> {
  const waiting = await siteTables(ctx)
    .selectFrom('products')
    .where(sql<boolean>`extra -> 'source' ? 'related'`)
    .select(['id', sql<string>`extra -> 'source' ->> 'related'`.as('related')])
    .limit(5000)
    .execute()
  if (waiting.length === 0) return
  const names = new Map(waiting.map(({ id, related }) => [id, JSON.parse(related) as string[]]))
  const all = [...new Set([...names.values()].flat())]
  const numbers = all.filter((name) => name.startsWith('id:')).map((name) => name.slice(3))
  const variants = siteTables(ctx).selectFrom('product_variants').where('is_live', '=', true)
  const bySku = [
    ...(await variants
      .where('imported_sku', 'is', null)
      .where('sku', '<>', '')
      .where(sql<boolean>`sku = any(${all}::text[])`)
      .select(['sku as name', 'product_id as id'])
      .execute()),
    ...(await variants
      .where(sql<boolean>`imported_sku = any(${all}::text[])`)
      .select([sql<string>`imported_sku`.as('name'), 'product_id as id'])
      .execute()),
  ]
  const byNumber =
    numbers.length === 0
      ? []
      : await siteTables(ctx)
          .selectFrom('products')
          .where(sql<boolean>`extra -> 'woocommerce' ->> 'ID' = any(${numbers}::text[])`)
          .select([sql<string>`'id:' || (extra -> 'woocommerce' ->> 'ID')`.as('name'), 'id'])
          .execute()
  const idsByName = new Map([...bySku, ...byNumber].map(({ name, id }) => [name, id]))
  const relations = [...names].map(([id, list]) => ({
    id,
    ids: [...new Set(list.flatMap((name) => idsByName.get(name) ?? []))]
      .filter((relatedId) => relatedId !== id)
      .slice(0, 24),
    isDone: list.every((name) => idsByName.has(name)),
  }))
  await sql`
    update products p set related_ids = array(select jsonb_array_elements_text(w.ids)),
      extra = case when w.done then p.extra #- '{source,related}' else p.extra end
    from jsonb_to_recordset(${JSON.stringify(relations.map(({ id, ids, isDone }) => ({ id, ids, done: isDone })))}::text::jsonb) as w(id text, ids jsonb, done boolean)
    where p.website_id = ${ctx.site.id} and p.id = w.id and (cardinality(p.related_ids) = 0 or w.done)`.execute(ctx.db)
}
