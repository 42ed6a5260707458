import { collectionsByIds } from '#features/content/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import { type Answer, answer } from '#platform/http'
import { type ExportLine, tableOf } from './export-lines.ts'
import { exportedProducts, exportFacts } from './export-source.tsx'
import { shopifyHead, shopifyLines } from './export-shopify.ts'
import { squarespaceHead, squarespaceLines } from './export-squarespace.ts'
import { wooHead, wooLines } from './export-woocommerce.ts'
import type { ExchangeFormat } from './imported-product.ts'

/** All products as the file that another system would write: what it said of them when they came from there is in it again. */
export async function exportProducts(ctx: SiteContext, format: ExchangeFormat): Promise<string> {
  const facts = await exportFacts(ctx)
  const lines: ExportLine[] = []
  const pages = new Map<string, string>()
  let options = 0
  for await (const product of exportedProducts(ctx)) {
    const collection = product.row.collection_id
    if (!pages.has(collection)) pages.set(collection, (await collectionsByIds(ctx, [collection])).get(collection)?.slug ?? '')
    options = Math.max(options, product.row.options.length)
    if (format === 'shopify') lines.push(...shopifyLines(product, facts))
    else if (format === 'squarespace') lines.push(...squarespaceLines(product, facts, pages.get(collection) ?? ''))
    else lines.push(...wooLines(product, facts))
  }
  return tableOf(format === 'shopify' ? shopifyHead : format === 'squarespace' ? squarespaceHead(options) : wooHead(facts.standard), lines)
}

export async function downloadProducts(ctx: OwnerContext, { format }: { format: ExchangeFormat }): Promise<Answer<string>> {
  ctx.require('settings.export')
  const body = await exportProducts(ctx, format)
  const name = `${ctx.site.name}-${format}.csv`
  return answer({ type: 'text/csv; charset=utf-8', headers: { 'content-disposition': `attachment; filename="${name}"` }, body })
}
