import { sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { everybody, type Locks } from '#platform/contract'
import { readSql, siteTables } from '#platform/database'
import { locksOfProduct } from '../base/covered-products.queries.ts'

/** Returns the locks of the products that show a file, each once; images of categories are public. */
export async function fileLocksOfCatalog(ctx: SiteContext, assetId: string): Promise<readonly Locks[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ locks: Locks }>`select distinct ${locksOfProduct('p')} as locks from files_in_products f
      join products p on p.website_id = f.website_id and p.id = f.product_id
      join collections c on c.website_id = p.website_id and c.id = p.collection_id
      join documents d on d.website_id = c.website_id and d.id = c.document_id
    where f.website_id = ${ctx.site.id} and f.asset_id = ${assetId} and p.status <> 6`,
  )
  const category = await siteTables(ctx)
    .selectFrom('product_categories')
    .where('image', '=', assetId)
    .select('id')
    .executeTakeFirst()
  return [...rows.map(({ locks }) => locks), ...(category ? [everybody] : [])]
}
