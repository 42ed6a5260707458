import { sql } from 'kysely'
import type { OwnerContext } from '#platform/context'
import { enumerations, idSchema, type Input, type Output } from '#platform/contract'
import { type ownerCatalogApi, mostNamed, type NamedProduct } from '../../contract/owner-catalog.api.ts'
import { likeText } from '../base/like-text.ts'
import { products } from '../base/products.queries.ts'

const most = 40

/** Finds products. Those whose name begins with the typed text come first. */
export async function findProducts(
  ctx: OwnerContext,
  { search }: Input<typeof ownerCatalogApi.find>,
): Promise<Output<typeof ownerCatalogApi.find>> {
  ctx.require('config')
  let wanted = products(ctx).where('status', '!=', enumerations.contentStatuses.deleted)
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, 8)) {
    const like = `%${likeText(word)}%`
    wanted = wanted.where(
      sql<boolean>`(title ilike ${like} or brand ilike ${like} or exists (select 1 from product_variants v
        where v.website_id = products.website_id and v.product_id = products.id and v.sku ilike ${like}))`,
    )
  }
  const { count } = await wanted.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const rows = await wanted
    .select(named)
    .orderBy(sql`title ilike ${`${likeText(search)}%`}`, 'desc')
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(most)
    .execute()
  return { products: rows, count }
}

/** Returns products in the order of the given ids. */
export async function namedProducts(
  ctx: OwnerContext,
  { ids }: Input<typeof ownerCatalogApi.named>,
): Promise<NamedProduct[]> {
  ctx.require('config')
  const wanted = [...new Set(ids.split(',').filter((id) => idSchema.safeParse(id).success))].slice(0, mostNamed)
  if (wanted.length === 0) return []
  return products(ctx)
    .where('id', 'in', wanted)
    .select(named)
    .orderBy(sql`array_position(${wanted}::text[], id)`)
    .execute()
}

const named = [
  'id',
  'title',
  sql<string>`coalesce((select v.sku from product_variants v where v.website_id = products.website_id and v.product_id = products.id
    order by v.position, v.id limit 1), '')`.as('sku'),
  sql<boolean>`status = ${enumerations.contentStatuses.deleted}`.as('isInBin'),
] as const
