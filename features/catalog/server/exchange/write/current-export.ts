import type { SiteContext } from '#platform/context'
import { isDeepStrictEqual } from 'node:util'
import { fileOfProduct } from './export-products.ts'
import { exportedProducts, readExportSettings } from './export-source.ts'
import type { ExchangeFormat, ImportedProduct } from '../imported-product.ts'
import { readFile } from '../read/read-file.ts'

/**
 * Exports the products as a file of this format would today, read back like any file. Whatever the file repeats is no
 * change.
 */
export async function currentExport(
  ctx: SiteContext,
  format: ExchangeFormat,
  ids: readonly string[],
): Promise<Map<string, ImportedProduct>> {
  const exportSettings = await readExportSettings(ctx)
  const exportedById = new Map<string, ImportedProduct>()
  for await (const product of exportedProducts(ctx, ids)) {
    const { lines } = await readFile(ctx, format, Buffer.from(fileOfProduct(format, product, exportSettings)))
    const [line] = lines
    if (line?.product) exportedById.set(product.row.id, line.product)
  }
  return exportedById
}

/** The slug is left out, because a file never changes it. */
export function exportsTheSame(a: ImportedProduct, b: ImportedProduct): boolean {
  return isDeepStrictEqual(contentOf(a), contentOf(b))
}

function contentOf({ key: _key, slug: _slug, unsaid: _unsaid, extra, ...content }: ImportedProduct): object {
  const { ['Product Page']: _page, ...extraCells } = extra
  return JSON.parse(JSON.stringify({ ...content, extra: extraCells })) as object
}
