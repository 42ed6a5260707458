import { plainText } from '#platform/document'
import { forgetSubjects, keepSubjects } from '#features/search/server'
import { innerLocks } from '#features/pages/server'
import { collectionsByIds } from '#features/content/server'
import type { SiteContext, Writable, SiteTransaction } from '#platform/context'
import { everybody, idSchema } from '#platform/contract'
import { enqueue, job } from '#platform/jobs'
import { z } from 'zod'
import { productPath } from '../../contract/index.ts'
import { locksOfProducts } from './covered-products.queries.ts'
import { productSubject } from './product-addresses.ts'
import { hasPage, type ProductRow, productRowsByIds, variantRowsOf } from './products.queries.ts'
import type { VariantRow } from './sale.ts'

const atOnce = 500

/** Updates the search index after changes of products. */
export const indexProductsJob = job({
  name: 'catalog.index',
  input: z.object({ websiteId: idSchema, ids: z.array(idSchema).max(atOnce) }),
  run: async (ctx: SiteTransaction, { ids }) => {
    const rows = await productRowsByIds(ctx, ids)
    const locked = await locksOfProducts(ctx, ids)
    const isLocked = (id: string) => innerLocks(ctx, locked.get(id) ?? everybody).length > 0
    const open = rows.filter(
      ({ id, status, noindex, is_unlisted: isUnlisted }) => hasPage(status) && !noindex && !isUnlisted && !isLocked(id),
    )
    const openIds = new Set(open.map(({ id }) => id))
    await forgetSubjects(ctx, ids.filter((id) => !openIds.has(id)).map(productSubject))
    const variants = await variantRowsOf(ctx, [...openIds])
    const pages = await collectionsByIds(ctx, [...new Set(open.map(({ collection_id }) => collection_id))])
    await keepSubjects(
      ctx,
      open.map((row) => ({
        subject: productSubject(row.id),
        path: productPath(pages.get(row.collection_id)?.slug ?? '', row.slug),
        title: row.title,
        body: wordsOf(row),
        keywords: numbersOf(variants.get(row.id) ?? []),
        visibleFrom: row.visible_from,
        visibleUntil: row.visible_until,
      })),
    )
  },
})

export async function indexLater(ctx: Writable<SiteContext>, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce)
    await enqueue(ctx, indexProductsJob, { websiteId: ctx.site.id, ids: ids.slice(start, start + atOnce) })
}

function wordsOf(row: ProductRow): string {
  const options = row.options.flatMap(({ values }) => values).join(' ')
  return [row.excerpt, plainText(row.description), row.brand, row.tags.join(' '), options]
    .filter((part) => part.trim() !== '')
    .join('\n')
}

function numbersOf(variants: readonly VariantRow[]): string {
  return variants
    .slice(0, 500)
    .flatMap(({ sku, barcode }) => [sku, barcode])
    .filter(Boolean)
    .join(' ')
}
