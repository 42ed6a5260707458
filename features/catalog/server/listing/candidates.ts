import type { SiteContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import { sql } from 'kysely'
import type { ProductOption, ProductSort } from '../../contract/index.ts'
import { visibleProducts } from '../products/products.queries.ts'

/** A visible product with what lists choose and order by. */
export interface Candidate {
  id: string
  title: string
  position: string
  createdAt: Date
  sold: number
  isFeatured: boolean
  options: readonly ProductOption[]
  optionWords: readonly string[]
  lowestMinor: number
  isOnSale: boolean
  isInStock: boolean
  /** The next moment at which one of its prices changes by itself. */
  saleMoment: Date | null
  visibleUntil: Date | null
}

export interface CandidateFilter {
  /** null: of every products page. */
  collectionId: string | null
  /** What everybody who is shown the list has opened. */
  opened: Locks
  categorySlugs?: string | undefined
  tagSlug?: string | undefined
  /** Words that title, brand, tags or a SKU hold. */
  query?: string | undefined
}

/** All products that visitors find in one place, in one query. */
export async function candidatesOf(
  ctx: SiteContext,
  { collectionId, opened, categorySlugs, tagSlug, query }: CandidateFilter,
): Promise<Candidate[]> {
  const now = ctx.now()
  const sale = sql`(v.on_sale and v.sale_minor is not null and (v.sale_from is null or v.sale_from <= ${now}) and (v.sale_until is null or v.sale_until > ${now}))`
  const totals = sql<{ lowest: number; sale: boolean; stock: boolean; moment: Date | null }>`(
    select coalesce(min(case when ${sale} then v.sale_minor else v.price_minor end), 0) as lowest, coalesce(bool_or(${sale}), false) as sale,
      products.type = 2 or coalesce(bool_or(v.is_unlimited or v.quantity > 0), false) as stock,
      least(min(v.sale_from) filter (where v.on_sale and v.sale_from > ${now}), min(v.sale_until) filter (where v.on_sale and v.sale_until > ${now})) as moment
    from product_variants v where v.website_id = products.website_id and v.product_id = products.id)`
  let wanted = visibleProducts(ctx, opened).innerJoinLateral(totals.as('total'), (join) => join.onTrue())
  if (collectionId !== null) wanted = wanted.where('products.collection_id', '=', collectionId)
  if (categorySlugs) {
    wanted = wanted.where(
      sql<boolean>`exists (select 1 from product_category_members m join product_categories c on c.website_id = m.website_id and c.id = m.category_id
        where m.website_id = products.website_id and m.product_id = products.id and c.collection_id = products.collection_id
          and (c.slugs = ${categorySlugs} or c.slugs like ${`${likeText(categorySlugs)}/%`}))`,
    )
  }
  if (tagSlug) wanted = wanted.where(sql<boolean>`${tagSlug} = any(products.tag_slugs)`)
  for (const word of (query ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
    const like = `%${likeText(word)}%`
    wanted = wanted.where(
      sql<boolean>`(products.title ilike ${like} or products.brand ilike ${like} or array_to_string(products.tags, ' ') ilike ${like}
        or exists (select 1 from product_variants v where v.website_id = products.website_id and v.product_id = products.id and v.sku ilike ${like}))`,
    )
  }
  const rows = await wanted
    .select([
      'products.id',
      'title',
      'position',
      'created_at',
      'sold',
      'is_featured',
      'options',
      'option_words',
      'visible_until',
    ])
    .select(['total.lowest', 'total.sale', 'total.stock', 'total.moment'])
    .orderBy('position')
    .orderBy('products.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    position: row.position,
    createdAt: row.created_at,
    sold: Number(row.sold),
    isFeatured: row.is_featured,
    options: row.options,
    optionWords: row.option_words,
    lowestMinor: Number(row.lowest),
    isOnSale: row.sale,
    isInStock: row.stock,
    saleMoment: row.moment,
    visibleUntil: row.visible_until,
  }))
}

export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Stable: what is alike stays in the owner's order. */
export function sorted(list: readonly Candidate[], sort: ProductSort, locale: string): Candidate[] {
  const collator = new Intl.Collator(locale, { numeric: true })
  const orders: Record<ProductSort, (a: Candidate, b: Candidate) => number> = {
    featured: (a, b) => Number(b.isFeatured) - Number(a.isFeatured),
    newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
    price: (a, b) => a.lowestMinor - b.lowestMinor,
    'price-down': (a, b) => b.lowestMinor - a.lowestMinor,
    title: (a, b) => collator.compare(a.title, b.title),
    bestselling: (a, b) => b.sold - a.sold,
  }
  return list.toSorted(orders[sort])
}
