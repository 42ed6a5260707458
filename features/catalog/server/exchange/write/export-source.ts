import { enumerations } from '#platform/contract'
import { settingsOf } from '#features/sites/server'
import { siteTables } from '#platform/database'
import { assetUrl } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import type { SiteContext } from '#platform/context'
import { formatAmount } from '#platform/money'
import { sql } from 'kysely'
import { catalogSettings, measurementSettings } from '../../../contract/index.ts'
import { products, type ProductRow, variantRowsOf } from '../../base/products.queries.ts'
import type { VariantRow } from '../../base/sale.ts'
import { htmlOf } from '../description-html.tsx'

/** A product with all data of the exported file. */
export interface ExportedProduct {
  row: ProductRow
  variants: VariantRow[]
  /** Names from the topmost category down. */
  categories: string[][]
  /** Absolute addresses. */
  images: { id: string; url: string; alt: string }[]
  html: string
}

export interface ExportSettings {
  standard: 'metric' | 'imperial'
  amount: (minor: number | null) => string
}

const atOnce = 500

export async function readExportSettings(ctx: SiteContext): Promise<ExportSettings> {
  const { currency } = await settingsOf(ctx, catalogSettings)
  const { measurementStandard: standard } = await settingsOf(ctx, measurementSettings)
  return {
    standard,
    amount: (minor) => (minor === null ? '' : formatAmount({ minor, currency }, { grouping: false })),
  }
}

/** Yields all products outside the bin, page by page in the owner's order, or only `these`. */
export async function* exportedProducts(
  ctx: SiteContext,
  these: readonly string[] | null = null,
): AsyncGenerator<ExportedProduct> {
  if (these?.length === 0) return
  const names = await categoryNames(ctx)
  for (let offset = 0; ; offset += atOnce) {
    const rows = await products(ctx)
      .where('status', '!=', enumerations.contentStatuses.deleted)
      .$if(these !== null, (query) => query.where(sql<boolean>`id = any(${these}::text[])`))
      .selectAll()
      .orderBy('collection_id')
      .orderBy('position')
      .orderBy('id')
      .limit(atOnce)
      .offset(offset)
      .execute()
    const ids = rows.map(({ id }) => id)
    const variants = await variantRowsOf(ctx, ids)
    const assets = await assetsByIds(
      ctx,
      rows.flatMap(({ images }) => images.flatMap(({ asset }) => asset ?? [])),
    )
    const members = await membersOf(ctx, ids)
    for (const row of rows) {
      const images = row.images.flatMap(({ id, asset, source, alt }) => {
        const own = asset === null ? undefined : assets.get(asset)
        const url = source || (own ? ctx.site.baseUrl + assetUrl(own.id, own.file) : '')
        return url === '' ? [] : [{ id, url, alt: alt || (own?.alt ?? '') }]
      })
      yield {
        row,
        variants: variants.get(row.id) ?? [],
        categories: (members.get(row.id) ?? []).flatMap((id) => names.get(id) ?? []),
        images,
        html: htmlOf(row),
      }
    }
    if (rows.length < atOnce) return
  }
}

async function categoryNames(ctx: SiteContext): Promise<Map<string, string[][]>> {
  const rows = await siteTables(ctx).selectFrom('product_categories').select(['id', 'parent_id', 'name']).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: string | null, depth = 0): string[] => {
    const row = id === null || depth > 50 ? undefined : byId.get(id)
    return row ? [...pathOf(row.parent_id, depth + 1), row.name] : []
  }
  return new Map(rows.map(({ id }) => [id, [pathOf(id)]]))
}

async function membersOf(ctx: SiteContext, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('product_category_members')
    .where('product_id', 'in', ids)
    .select(['product_id', 'category_id'])
    .orderBy('position')
    .orderBy('category_id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.product_id)].map(([id, list]) => [
      id,
      list.map(({ category_id }) => category_id),
    ]),
  )
}
