import { changed, siteTables } from '#platform/database'
import { forgetSubjects } from '#features/search/server'
import type { ChangedAccess } from '#features/pages/server'
import { type CacheTag, cacheTag, type SiteTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { productSubject } from '../base/product-addresses.ts'
import { indexPagesJob } from './index-pages.job.ts'

const atOnce = 1000

/**
 * Products are visible with their products page. Search forgets all of its products at once, and a job adds them again.
 * For more products than this the job receives the pages alone, and the whole site is rebuilt.
 */
export async function onAccessChanged(
  ctx: SiteTransaction,
  documents: readonly ChangedAccess[],
): Promise<readonly CacheTag[]> {
  const indexes = documents.flatMap(({ documentId, kind }) => (kind === 'collection' ? [documentId] : []))
  if (indexes.length === 0) return []
  const rows = await siteTables(ctx)
    .selectFrom('products')
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.website_id', '=', 'products.website_id')
        .onRef('collections.id', '=', 'products.collection_id'),
    )
    .where('collections.document_id', 'in', indexes)
    .select(['products.id', 'products.collection_id'])
    .execute()
  for (let start = 0; start < rows.length; start += atOnce)
    await forgetSubjects(
      ctx,
      rows.slice(start, start + atOnce).map(({ id }) => productSubject(id)),
    )
  if (rows.length > atOnce) {
    const collections = [...new Set(rows.map((row) => row.collection_id))]
    await enqueue(ctx, indexPagesJob, { websiteId: ctx.site.id, collections })
    await changed(ctx, [cacheTag.everything])
    return []
  }
  await afterProductsChanged(
    ctx,
    rows.map((row) => ({ id: row.id, collectionId: row.collection_id })),
  )
  return []
}
