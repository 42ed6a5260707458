import { collectionsByIds } from '#features/content/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import { type Answer, answer } from '#platform/http'
import { type ExportLine, tableOf } from './export-lines.ts'
import { type ExportedProduct, exportedProducts, type ExportSettings, readExportSettings } from './export-source.ts'
import { shopifyHead, shopifyLines } from './export-shopify.ts'
import { squarespaceHead, squarespaceLines } from './export-squarespace.ts'
import { wooHead, wooLines } from './export-woocommerce.ts'
import type { ExchangeFormat } from '../imported-product.ts'

/** Exports all products as another system would write them, including data kept from an earlier import from it. */
export async function exportProducts(ctx: SiteContext, format: ExchangeFormat): Promise<string> {
  return (await productsFile(ctx, format)).text
}

/** The file and the number of its lines below the header. */
export async function productsFile(ctx: SiteContext, format: ExchangeFormat): Promise<{ text: string; rows: number }> {
  const exportSettings = await readExportSettings(ctx)
  const lines: ExportLine[] = []
  const pages = new Map<string, string>()
  let options = 0
  for await (const product of exportedProducts(ctx)) {
    const collection = product.row.collection_id
    if (!pages.has(collection))
      pages.set(collection, (await collectionsByIds(ctx, [collection])).get(collection)?.slug ?? '')
    options = Math.max(options, product.row.options.length)
    lines.push(...linesOf(format, product, exportSettings, pages.get(collection) ?? ''))
  }
  return { text: tableOf(headOf(format, exportSettings, options), lines), rows: lines.length }
}

/** Returns the file for one product. */
export function fileOfProduct(
  format: ExchangeFormat,
  product: ExportedProduct,
  exportSettings: ExportSettings,
): string {
  return tableOf(
    headOf(format, exportSettings, product.row.options.length),
    linesOf(format, product, exportSettings, ''),
  )
}

function linesOf(
  format: ExchangeFormat,
  product: ExportedProduct,
  exportSettings: ExportSettings,
  page: string,
): ExportLine[] {
  if (format === 'shopify') return shopifyLines(product, exportSettings)
  return format === 'squarespace' ? squarespaceLines(product, exportSettings, page) : wooLines(product, exportSettings)
}

function headOf(format: ExchangeFormat, { standard }: ExportSettings, options: number): readonly string[] {
  if (format === 'shopify') return shopifyHead
  return format === 'squarespace' ? squarespaceHead(options) : wooHead(standard)
}

export async function downloadProducts(
  ctx: OwnerContext,
  { format }: { format: ExchangeFormat },
): Promise<Answer<string>> {
  ctx.require('settings.export')
  const body = await exportProducts(ctx, format)
  const name = `${ctx.site.name}-${format}.csv`
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body,
  })
}
