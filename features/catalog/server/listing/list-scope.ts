import { collectionsOf } from '#features/content/server'
import type { SiteContext } from '#platform/context'
import { enumerations, type Locks } from '#platform/contract'
import { readSql } from '#platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { ProductChoice } from '../../contract/index.ts'
import { likeText } from './like-text.ts'

export interface WantedScope {
  /** null: of every products page. */
  collectionId: string | null
  /** What everybody who is shown the list has opened. */
  opened: Locks
  /** null: none that there is, so no product fits. */
  categoryId?: string | null | undefined
  tagSlug?: string | undefined
  /** Words that title, brand, tags or a SKU hold. */
  query?: string | undefined
}

/** One products page, or what its path and words leave of it. */
export interface ListScope {
  collectionId: string
  /** Not everything on it: what is locked is not shown, and access has no locks. */
  isAccessAlone: boolean
  categoryId: string | null
  tagSlug: string | null
  words: readonly string[]
}

export type ListChoice = Pick<ProductChoice, 'minimumMinor' | 'maximumMinor' | 'isInStock' | 'isOnSale' | 'options'> & {
  except?: readonly string[]
}

const mostWords = 8

/** The products pages on which to look. */
export async function listScopes(ctx: SiteContext, wanted: WantedScope): Promise<ListScope[]> {
  const { collectionId, opened, categoryId, tagSlug, query } = wanted
  if (categoryId === null) return []
  const ids = collectionId === null ? await productsPageIds(ctx) : [collectionId]
  const { rows } = await readSql(
    ctx.db,
    sql<{ id: string; is_open: boolean }>`
      select c.id, d.locks <@ ${[...opened]}::text[] as is_open
      from collections c join documents d on d.website_id = c.website_id and d.id = c.document_id
      where c.website_id = ${ctx.site.id} and c.id = any(${ids}::text[]) and d.deleted_at is null
      order by c.id`,
  )
  const words = (query ?? '').split(/\s+/).filter(Boolean).slice(0, mostWords)
  return rows.map((row) => ({
    collectionId: row.id,
    isAccessAlone: !row.is_open,
    categoryId: categoryId ?? null,
    tagSlug: tagSlug || null,
    words,
  }))
}

async function productsPageIds(ctx: SiteContext): Promise<string[]> {
  const collections = await collectionsOf(ctx)
  return collections.filter(({ type }) => type === enumerations.collectionTypes.products).map(({ id }) => id)
}

/** Of `listed_products l`: those of the scope that can be seen at this moment and fit the choice. */
export function isListed(ctx: SiteContext, scope: ListScope, choice: ListChoice = {}): RawBuilder<boolean> {
  const now = ctx.now()
  const conditions = [
    sql`l.website_id = ${ctx.site.id} and l.collection_id = ${scope.collectionId} and l.starts_at <= ${now} and l.ends_at > ${now}`,
    ...(scope.isAccessAlone ? [sql`l.is_access`] : []),
    ...(scope.categoryId === null ? [] : [hasTerm('category', [scope.categoryId])]),
    ...(scope.tagSlug === null ? [] : [hasTerm('tag', [scope.tagSlug])]),
    ...scope.words.map((word) => sql`l.words ilike ${`%${likeText(word)}%`}`),
    ...optionGroups(choice).map((words) => hasTerm('option', words)),
    ...(choice.minimumMinor === undefined ? [] : [sql`l.lowest_minor >= ${choice.minimumMinor}`]),
    ...(choice.maximumMinor === undefined ? [] : [sql`l.lowest_minor <= ${choice.maximumMinor}`]),
    ...(choice.isInStock ? [sql`l.is_in_stock`] : []),
    ...(choice.isOnSale ? [sql`l.is_on_sale`] : []),
    ...(choice.except?.length ? [sql`l.product_id <> all(${[...choice.except]}::text[])`] : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Values of one option widen the choice, those of several narrow it. */
export function optionGroups({ options = [] }: ListChoice): string[][] {
  return [...Map.groupBy(options, (word) => word.split(':')[0] ?? '').values()]
}

function hasTerm(kind: 'category' | 'tag' | 'option', terms: readonly string[]): RawBuilder<unknown> {
  const isTerm = terms.length === 1 ? sql`t.term = ${terms[0]}` : sql`t.term = any(${[...terms]}::text[])`
  return sql`exists (select from listed_terms t where t.website_id = l.website_id and t.collection_id = l.collection_id
    and t.kind = ${sql.lit(kind)} and ${isTerm} and t.position = l.position and t.product_id = l.product_id)`
}
