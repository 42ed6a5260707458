import { readSql } from '#platform/database'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { sql } from 'kysely'
import { tidy } from '../base/product-slugs.ts'
import type { ListedVariant } from './table/stock-table.ts'

interface Candidate {
  id: string
  skus: string[]
  barcode: string
  slug: string
  options: { name: string; value: string }[]
}

/**
 * Finds the variants that a list names: by their SKU, otherwise by their barcode, otherwise by the address of their
 * product and the values of their options. Several ids mean that the list is ambiguous.
 */
export async function listedVariants(
  ctx: SiteContext,
  listed: readonly ListedVariant[],
): Promise<ReadonlyMap<ListedVariant, string[]>> {
  const candidates = await candidatesFor(ctx, listed)
  const bySku = Map.groupBy(
    candidates.flatMap((candidate) => candidate.skus.map((sku) => ({ sku, id: candidate.id }))),
    ({ sku }) => sku,
  )
  const byBarcode = Map.groupBy(candidates, ({ barcode }) => barcode)
  const bySlug = Map.groupBy(candidates, ({ slug }) => slug)
  return new Map(
    listed.map((entry) => {
      const { sku, barcode, handle, values } = entry
      const alike =
        sku !== ''
          ? (bySku.get(sku) ?? [])
          : barcode !== ''
            ? (byBarcode.get(barcode) ?? [])
            : (bySlug.get(tidy(handle)) ?? []).filter(({ options }) => hasValues(options, values))
      return [entry, alike.map(({ id }) => id)]
    }),
  )
}

/** Shopify calls the only variant of a product without options by these words. */
const withoutOptions = 'Default Title'

function hasValues(options: Candidate['options'], values: readonly string[]): boolean {
  const wanted = values.length === 1 && values[0] === withoutOptions ? [] : values
  const folded = (text: string): string => text.normalize('NFC').trim().toLowerCase()
  return (
    options.length === wanted.length && options.every(({ value }, at) => folded(value) === folded(wanted[at] ?? ''))
  )
}

async function candidatesFor(ctx: SiteContext, listed: readonly ListedVariant[]): Promise<Candidate[]> {
  if (listed.length === 0) return []
  const skus = listed.flatMap(({ sku }) => (sku === '' ? [] : [sku]))
  const barcodes = listed.flatMap(({ sku, barcode }) => (sku === '' && barcode !== '' ? [barcode] : []))
  const slugs = listed.flatMap(({ sku, barcode, handle }) => (sku === '' && barcode === '' ? [tidy(handle)] : []))
  const { rows } = await readSql(
    ctx.db,
    sql<Candidate>`
    with alike as materialized (
      select id from product_variants
      where website_id = ${ctx.site.id} and is_live and sku <> '' and sku = any(${skus}::text[])
      union
      select id from product_variants
      where website_id = ${ctx.site.id} and is_live and imported_sku = any(${skus}::text[])
      union
      select id from product_variants
      where website_id = ${ctx.site.id} and is_live and barcode = any(${barcodes}::text[])
      union
      select v.id from products p join product_variants v on v.website_id = p.website_id and v.product_id = p.id
      where p.website_id = ${ctx.site.id} and p.slug = any(${slugs}::text[]) and v.is_live
    )
    select v.id, array(select distinct unnest(array_remove(array[v.sku, v.imported_sku], null))) as skus, v.barcode, p.slug, v.options
    from alike
    join product_variants v on v.website_id = ${ctx.site.id} and v.id = alike.id
    join products p on p.website_id = v.website_id and p.id = v.product_id
    where p.status <> ${sql.lit(enumerations.contentStatuses.deleted)}`,
  )
  return rows
}
