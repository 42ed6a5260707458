import { siteTables } from '#platform/database'
import { enumerations } from '#platform/contract'
import type { Dependent } from '#features/pages/server'
import { type OwnerContext, provided } from '#platform/context'
import { catalogMessages } from '../../contract/index.ts'
import { productDependents } from '../extension-points.ts'
import { products } from '../base/products.queries.ts'

/** Asks every feature for records that depend on products. */
export async function dependentsOfProducts(
  ctx: OwnerContext,
  { ids }: { ids: readonly string[] },
): Promise<Dependent[]> {
  ctx.require('commerce.inventory')
  return dependents(ctx, ids)
}

/** Dependents of a products page are those of its products, which have no other page. */
export async function dependentsOfPage(ctx: OwnerContext, documentId: string): Promise<Dependent[]> {
  const page = siteTables(ctx)
    .selectFrom('collections')
    .where('document_id', '=', documentId)
    .where('type', '=', enumerations.collectionTypes.products)
    .select('id')
  const rows = await products(ctx)
    .where('collection_id', 'in', page)
    .where('status', '!=', enumerations.contentStatuses.deleted)
    .select('id')
    .execute()
  if (rows.length === 0) return []
  const unsold = { sentence: catalogMessages(ctx.locale, 'unsold', { n: rows.length }), holds: false }
  return [
    unsold,
    ...(await dependents(
      ctx,
      rows.map(({ id }) => id),
    )),
  ]
}

async function dependents(ctx: OwnerContext, ids: readonly string[]): Promise<Dependent[]> {
  const all = []
  for (const dependentsOf of provided(ctx.product, productDependents)) all.push(...(await dependentsOf(ctx, ids)))
  return all
}
