import { type Locks } from '#platform/contract'
import { readSql, siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import { type Selectable, sql } from 'kysely'
import {
  type CatalogLink,
  type Category,
  catalogProblems,
  type CategoryNode,
  categoryPath,
} from '../../contract/index.ts'
import type { ProductCategoriesTable } from '../catalog.tables.ts'
import { isListed, listScopes } from '../base/list-scope.ts'
import { storedCounts } from '../base/listed-counts.queries.ts'

export type CategoryRow = Selectable<ProductCategoriesTable>

export function categories(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('product_categories')
}

export async function categoryRowById(ctx: SiteContext, id: string): Promise<CategoryRow> {
  const row = await categories(ctx).where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw catalogProblems.categoryMissing()
  return row
}

/** Returns each category before its children, and siblings in their order. */
export async function categoriesOf(ctx: SiteContext, collectionId: string): Promise<Category[]> {
  const rows = await categories(ctx)
    .where('collection_id', '=', collectionId)
    .selectAll()
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const counts = await membersOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const below = Map.groupBy(rows, (row) => row.parent_id)
  const branch = (parent: string | null): CategoryRow[] =>
    (below.get(parent) ?? []).flatMap((row) => [row, ...branch(row.id)])
  return branch(null).map((row) => categoryOf(row, counts.get(row.id) ?? 0))
}

export function categoryOf(row: CategoryRow, count: number): Category {
  const {
    id,
    collection_id: collectionId,
    parent_id: parentId,
    name,
    slug,
    slugs,
    description,
    image,
    sort: order,
  } = row
  return { id, collectionId, parentId, name, slug, slugs, description, image, order, count }
}

async function membersOf(ctx: SiteContext, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('product_category_members')
    .where('category_id', 'in', ids)
    .select(['category_id', sql<number>`count(*)::int`.as('n')])
    .groupBy('category_id')
    .execute()
  return new Map(rows.map((row) => [row.category_id, row.n]))
}

/** Categories of products, by product, as links. */
export async function categoryLinksOf(
  ctx: SiteContext,
  productIds: readonly string[],
): Promise<Map<string, CatalogLink[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await categories(ctx)
    .innerJoin('product_category_members as member', (join) =>
      join
        .onRef('member.website_id', '=', 'product_categories.website_id')
        .onRef('member.category_id', '=', 'product_categories.id'),
    )
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.website_id', '=', 'product_categories.website_id')
        .onRef('collections.id', '=', 'product_categories.collection_id'),
    )
    .where('member.product_id', 'in', [...new Set(productIds)])
    .select(['member.product_id', 'product_categories.name', 'product_categories.slugs', 'collections.slug as page'])
    .orderBy('member.position')
    .orderBy('product_categories.slugs')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.product_id)
  return new Map(
    [...grouped].map(([id, list]) => [
      id,
      list.map(({ name, slugs, page }) => ({ name, path: categoryPath(page, slugs) })),
    ]),
  )
}

/**
 * The tree of a products page with what visitors find in each, categories below it counted too. Empty ones are left
 * out.
 */
export async function categoryTree(
  ctx: SiteContext,
  { id, slug }: { id: string; slug: string },
  { current, opened }: { current: string | undefined; opened: Locks },
): Promise<CategoryNode[]> {
  const rows = await categories(ctx).where('collection_id', '=', id).selectAll().orderBy('sort').orderBy('id').execute()
  if (rows.length === 0) return []
  const counts = await categoryCounts(ctx, { collectionId: id, opened })
  const below = Map.groupBy(rows, (row) => row.parent_id)
  const nodes = (parent: string | null): CategoryNode[] =>
    (below.get(parent) ?? []).flatMap((row) => {
      const count = counts.get(row.id) ?? 0
      if (count === 0) return []
      return [
        {
          id: row.id,
          name: row.name,
          path: categoryPath(slug, row.slugs),
          count,
          isCurrent: row.slugs === current,
          children: nodes(row.id),
        },
      ]
    })
  return nodes(null)
}

/** Numbers of visible products in each category and those below it. */
async function categoryCounts(
  ctx: SiteContext,
  { collectionId, opened }: { collectionId: string; opened: Locks },
): Promise<ReadonlyMap<string, number>> {
  const [scope] = await listScopes(ctx, { collectionId, opened })
  if (!scope) return new Map()
  if (!scope.isAccessAlone) return storedCounts(ctx, collectionId, 'category')
  const { rows } = await readSql(
    ctx.db,
    sql<{ term: string; n: number }>`
      select t.term, count(*)::int as n
      from listed_products l join listed_terms t on t.website_id = l.website_id and t.product_id = l.product_id and t.kind = 'category'
      where ${isListed(ctx, scope)} group by t.term`,
  )
  return new Map(rows.map(({ term, n }) => [term, n]))
}
