import { claimedTargets } from '#features/imports/server'
import { readSql } from '#platform/database'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { sql } from 'kysely'
import { tidy } from '../base/product-slugs.ts'
import { type ProductRow, productRowsByIds } from '../base/products.queries.ts'
import type { ExchangeFormat, ImportedProduct } from './imported-product.ts'
import { currentExport, exportsTheSame } from './write/current-export.ts'
import { withUnmapped } from './read/unmapped-columns.ts'

const { deleted } = enumerations.contentStatuses

export interface ProductToRun {
  key: string
  payload: ImportedProduct
  target: { kind: string; id: string } | null
  isSame: boolean
}

/** The product of this shop that a row is about. */
export interface Present {
  row: ProductRow
  /** Whether the row changes nothing, or repeats its earlier content. */
  isSame: boolean
  /** The present values in the form of the file. */
  today: ImportedProduct | undefined
  /** The values that the file asks for. Columns missing in the file keep their present values. */
  wanted: ImportedProduct
}

/**
 * Matches the rows of a file with products of the shop: those that an earlier import made of them, and those from which
 * the file was exported here. Rows come in batches: `others` tells the results of other rows, as stored by the import
 * or by a plan, whose own matches are added.
 */
export async function findPresent(
  ctx: SiteContext,
  rows: readonly ProductToRun[],
  others: { readonly importId: string } | { readonly matchedIds: Set<string> },
): Promise<Map<string, Present>> {
  const targets = rows.flatMap(({ target }) => target?.id ?? [])
  const imported = new Map(
    (await productRowsByIds(ctx, targets)).filter(({ status }) => status !== deleted).map((row) => [row.id, row]),
  )
  const matches = new Map<string, ProductRow>()
  for (const { key, target } of rows) {
    const row = imported.get(target?.id ?? '')
    if (row) matches.set(key, row)
  }
  const open = rows.filter(({ key }) => !matches.has(key))
  const isPlan = 'matchedIds' in others
  const matchedIds = isPlan ? others.matchedIds : new Set(imported.keys())
  for (const [key, row] of await lookAlikes(ctx, open, matchedIds, isPlan ? null : others.importId))
    matches.set(key, row)
  const exportedById = await currentExports(ctx, rows, matches)
  return new Map(
    rows.flatMap(({ key, payload, target, isSame }): [string, Present][] => {
      const row = matches.get(key)
      if (!row) return []
      const today = exportedById.get(row.id)
      const wanted = withUnmapped(payload, today)
      return [
        [
          key,
          {
            row,
            today,
            wanted,
            isSame: (isSame && target?.id === row.id) || (today !== undefined && exportsTheSame(today, wanted)),
          },
        ],
      ]
    }),
  )
}

async function currentExports(
  ctx: SiteContext,
  rows: readonly ProductToRun[],
  matches: ReadonlyMap<string, ProductRow>,
): Promise<Map<string, ImportedProduct>> {
  const exportedById = new Map<string, ImportedProduct>()
  for (const [format, own] of Map.groupBy(rows, ({ payload }): ExchangeFormat => payload.format)) {
    const ids = own.flatMap(({ key, isSame }) => (isSame ? [] : (matches.get(key)?.id ?? [])))
    for (const [id, product] of await currentExport(ctx, format, ids)) exportedById.set(id, product)
  }
  return exportedById
}

interface Candidate {
  id: string
  slug: string
  title: string
  skus: string[]
}

/** A SKU that was generated here exists in no other shop. */
const drawnHere = /^SQ\d{7}$/

/** Returns products with a row's SKU and its title or address; without a common SKU, with both. */
async function lookAlikes(
  ctx: SiteContext,
  rows: readonly ProductToRun[],
  matchedIds: Set<string>,
  importId: string | null,
): Promise<Map<string, ProductRow>> {
  const candidates = await candidatesFor(
    ctx,
    rows.map(({ payload }) => payload),
  )
  // Rows of one file are different products, even with common values.
  const ofOtherRows =
    importId === null
      ? []
      : await claimedTargets(
          ctx,
          importId,
          candidates.map(({ id }) => id),
        )
  for (const id of ofOtherRows) matchedIds.add(id)
  const bySku = groupedBy(candidates, ({ skus }) => skus)
  const bySlug = groupedBy(candidates, ({ slug }) => [slug])
  const ids = new Map<string, string>()
  for (const { key, payload } of rows) {
    const skus = skusOf(payload)
    const alike = [
      ...skus.flatMap((sku) => bySku.get(sku) ?? []),
      ...(bySlug.get(tidy(payload.slug || payload.title)) ?? []),
    ]
    const match = alike.find((candidate) => !matchedIds.has(candidate.id) && isAlike(candidate, payload, skus))
    if (!match) continue
    matchedIds.add(match.id)
    ids.set(key, match.id)
  }
  const rowsById = new Map((await productRowsByIds(ctx, [...ids.values()])).map((row) => [row.id, row]))
  return new Map(
    [...ids].flatMap(([key, id]): [string, ProductRow][] =>
      rowsById.has(id) ? [[key, rowsById.get(id) as ProductRow]] : [],
    ),
  )
}

function isAlike(candidate: Candidate, payload: ImportedProduct, skus: readonly string[]): boolean {
  const shared = skus.filter((sku) => candidate.skus.includes(sku))
  const isTitleSame = candidate.title.trim().toLowerCase() === payload.title.trim().toLowerCase()
  const isSlugSame = payload.slug !== '' && candidate.slug === tidy(payload.slug)
  if (shared.length > 0) return isTitleSame || isSlugSame || shared.some((sku) => drawnHere.test(sku))
  return isTitleSame && isSlugSame
}

const skusOf = ({ variants }: ImportedProduct): string[] => variants.flatMap(({ sku }) => (sku === '' ? [] : [sku]))

async function candidatesFor(ctx: SiteContext, products: readonly ImportedProduct[]): Promise<Candidate[]> {
  if (products.length === 0) return []
  const skus = products.flatMap(skusOf)
  const slugs = products.flatMap(({ slug }) => (slug === '' ? [] : [tidy(slug)]))
  const { rows } = await readSql(
    ctx.db,
    sql<Candidate>`
    with alike as materialized (
      select c.slugged as id
      from collections o cross join lateral (
        select id as slugged from products
        where website_id = o.website_id and collection_id = o.id and slug = any(${slugs}::text[]) and status <> ${sql.lit(deleted)}
      ) c
      where o.website_id = ${ctx.site.id}
      union
      select product_id from product_variants
      where website_id = ${ctx.site.id} and is_live and imported_sku is null and sku <> '' and sku = any(${skus}::text[])
      union
      select product_id from product_variants where website_id = ${ctx.site.id} and is_live and imported_sku = any(${skus}::text[])
    )
    select p.id, p.slug, p.title, array(
      select coalesce(v.imported_sku, v.sku) from product_variants v where v.website_id = p.website_id and v.product_id = p.id
    ) as skus
    from alike join products p on p.website_id = ${ctx.site.id} and p.id = alike.id and p.status <> ${sql.lit(deleted)}`,
  )
  return rows
}

function groupedBy(
  candidates: readonly Candidate[],
  keysOf: (candidate: Candidate) => readonly string[],
): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates)
    for (const key of new Set(keysOf(candidate))) groups.set(key, [...(groups.get(key) ?? []), candidate])
  return groups
}
