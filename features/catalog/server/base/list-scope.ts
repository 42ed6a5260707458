import { collectionsOf } from '#features/content/server'
import { isOpenTo, isSiteOpenTo } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations, type Locks } from '#platform/contract'
import { readSql } from '#platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { ProductChoice } from '../../contract/index.ts'
import { likeText } from './like-text.ts'

export interface WantedScope {
  /** null for all products pages. */
  collectionId: string | null
  /** Locks opened by all visitors of the list. */
  opened: Locks
  /** null for an unknown category, in which no product fits. */
  categoryId?: string | null | undefined
  tagSlug?: string | undefined
  /** Words in the title, brand, tags or a SKU. */
  query?: string | undefined
}

/** A products page with the restrictions of its path and search words. */
export interface ListScope {
  collectionId: string
  /** Whether the list leaves out locked products; access products have no locks. */
  isAccessAlone: boolean
  categoryId: string | null
  tagSlug: string | null
  words: readonly string[]
}

export type ListChoice = Pick<ProductChoice, 'minimumMinor' | 'maximumMinor' | 'isInStock' | 'isOnSale' | 'options'> & {
  except?: readonly string[]
}

export type TermKind = 'category' | 'tag' | 'option'

/** Terms of which products have at least one. */
export interface TermGroup {
  kind: TermKind
  terms: readonly string[]
}

const mostWords = 8

/** Returns the products pages to read. */
export async function listScopes(ctx: SiteContext, wanted: WantedScope): Promise<ListScope[]> {
  const { collectionId, opened, categoryId, tagSlug, query } = wanted
  if (categoryId === null) return []
  const ids = collectionId === null ? await productsPageIds(ctx) : [collectionId]
  const { rows } = await readSql(
    ctx.db,
    sql<{ id: string; is_open: boolean }>`
      select c.id, ${isOpenTo(opened, 'd')} as is_open
      from collections c join documents d on d.website_id = c.website_id and d.id = c.document_id
      where c.website_id = ${ctx.site.id} and c.id = any(${ids}::text[]) and d.deleted_at is null and ${isSiteOpenTo(opened)}
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

/**
 * Returns the terms that narrow a list. Values of one option are alternatives, and several options have to match
 * together.
 */
export function termGroups({ categoryId, tagSlug }: ListScope, { options = [] }: ListChoice): TermGroup[] {
  const byOption = Map.groupBy(options, (word) => word.split(':')[0] ?? '')
  return [
    ...(categoryId === null ? [] : [{ kind: 'category', terms: [categoryId] } as const]),
    ...(tagSlug === null ? [] : [{ kind: 'tag', terms: [tagSlug] } as const]),
    ...[...byOption.values()].map((words) => ({ kind: 'option', terms: [...new Set(words)] }) as const),
  ]
}

/** Condition on `listed_products l`: visible products of the scope that match the choice at this moment. */
export function isListed(ctx: SiteContext, scope: ListScope, choice: ListChoice = {}): RawBuilder<boolean> {
  return sql<boolean>`${isShown(ctx, scope)} and ${hasTerms('l', termGroups(scope, choice))} and ${fits(scope, choice)}`
}

/** Condition on `listed_products l`: products that the products page shows at this moment. */
export function isShown(ctx: SiteContext, { collectionId, isAccessAlone }: ListScope): RawBuilder<boolean> {
  const now = ctx.now()
  return sql<boolean>`l.website_id = ${ctx.site.id} and l.collection_id = ${collectionId} and l.starts_at <= ${now} and l.ends_at > ${now}
    and ${isAccessAlone ? sql`l.is_access` : sql`true`}`
}

/** Condition on `listed_products l`: criteria that no term expresses. */
export function fits({ words }: ListScope, choice: ListChoice): RawBuilder<boolean> {
  const conditions = [
    ...words.map((word) => sql`l.words ilike ${`%${likeText(word)}%`}`),
    ...(choice.minimumMinor === undefined ? [] : [sql`l.lowest_minor >= ${choice.minimumMinor}`]),
    ...(choice.maximumMinor === undefined ? [] : [sql`l.lowest_minor <= ${choice.maximumMinor}`]),
    ...(choice.isInStock ? [sql`l.is_in_stock`] : []),
    ...(choice.isOnSale ? [sql`l.is_on_sale`] : []),
    ...(choice.except?.length ? [sql`l.product_id <> all(${[...choice.except]}::text[])`] : []),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Tells whether terms alone determine the list. */
export function isByTermsAlone({ words }: ListScope, choice: ListChoice): boolean {
  const { minimumMinor, maximumMinor, isInStock, isOnSale, except } = choice
  const hasPrice = minimumMinor !== undefined || maximumMinor !== undefined
  return words.length === 0 && !hasPrice && !isInStock && !isOnSale && !except?.length
}

/**
 * Condition on `listed_products l` or `listed_terms t`: rows whose product has a term of each group. `each` tests every
 * row in turn and so keeps the order of an index; otherwise PostgreSQL may begin with the terms.
 */
export function hasTerms(row: 'l' | 't', groups: readonly TermGroup[], each = false): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const conditions = groups.map(
    ({ kind, terms }) => sql`exists (select from listed_terms o
      where o.website_id = ${column('website_id')} and o.collection_id = ${column('collection_id')} and o.kind = ${sql.lit(kind)}
        and ${isOneOf('o', terms)} and o.is_ordinary = ${column('is_ordinary')} and o.position = ${column('position')}
        and o.product_id = ${column('product_id')} ${each ? sql`offset 0` : sql``})`,
  )
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Condition on `listed_terms t`: rows with the one term whose product is visible at this moment. */
export function isTerm(ctx: SiteContext, scope: ListScope, { kind, terms }: TermGroup): RawBuilder<boolean> {
  const now = ctx.now()
  return sql<boolean>`t.website_id = ${ctx.site.id} and t.collection_id = ${scope.collectionId} and t.kind = ${sql.lit(kind)}
    and ${isOneOf('t', terms)} and t.opens_at <= ${now} and t.closes_at > ${now} and ${scope.isAccessAlone ? sql`t.is_access` : sql`true`}`
}

function isOneOf(row: 'o' | 't', terms: readonly string[]): RawBuilder<unknown> {
  const column = sql.ref(`${row}.term`)
  return terms.length === 1 ? sql`${column} = ${terms[0]}` : sql`${column} = any(${[...terms]}::text[])`
}
