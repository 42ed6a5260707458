import { type ExpressionBuilder, sql } from 'kysely'
import type { Dependent } from '#features/pages/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import { siteCache, type Tables, siteTables } from '#platform/database'
import {
  type Discount,
  type DiscountDraft,
  discountSchema,
  discountsMessages,
  normalCode,
  type UsableDiscount,
} from '../contract/index.ts'
import type { DiscountsTable } from './discounts.tables.ts'

export function asDiscount(row: DiscountsTable): Discount {
  return discountSchema.parse({
    id: row.id,
    title: row.title,
    code: row.code,
    effect: row.effect,
    minimum: row.minimum,
    audience: row.audience,
    mostUses: row.most_uses,
    mostUsesEach: row.most_uses_each,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    isActive: row.is_active,
    uses: row.uses,
    createdAt: row.created_at.toISOString(),
  })
}

/** Returns the owner's input as columns. */
export function columnsOf(draft: DiscountDraft) {
  return {
    title: draft.title,
    code: draft.code,
    effect: draft.effect,
    minimum: draft.minimum,
    audience: draft.audience,
    most_uses: draft.mostUses,
    most_uses_each: draft.mostUsesEach,
    starts_at: draft.startsAt === null ? null : new Date(draft.startsAt),
    ends_at: draft.endsAt === null ? null : new Date(draft.endsAt),
    is_active: draft.isActive,
  }
}

/** All discounts, with the numbers of orders that used them. */
export async function allDiscounts(ctx: SiteContext): Promise<Discount[]> {
  const rows = await siteTables(ctx)
    .selectFrom('discounts')
    .selectAll('discounts')
    .select((row) => usesOf(row).as('counted'))
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => asDiscount({ ...row, uses: row.most_uses === null ? (row.counted ?? 0) : row.uses }))
}

/** Number of orders that used it. */
export async function countedUses(ctx: SiteContext, discountId: string): Promise<number> {
  const { count } = await siteTables(ctx)
    .selectFrom('discount_uses')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('discount_id', '=', discountId)
    .executeTakeFirstOrThrow()
  return count
}

function usesOf(row: ExpressionBuilder<Tables, 'discounts'>) {
  return row
    .selectFrom('discount_uses as use')
    .select((use) => use.fn.countAll<number>().as('n'))
    .whereRef('use.website_id', '=', 'discounts.website_id')
    .whereRef('use.discount_id', '=', 'discounts.id')
}

/** Everything that could count for a cart: the discounts that apply by themselves, and those whose codes were typed. */
export async function usableDiscounts(
  ctx: SiteContext,
  query: { codes: readonly string[]; email: string | null },
): Promise<UsableDiscount[]> {
  const customer = query.email?.trim().toLowerCase() ?? ''
  const automatic = await automaticDiscounts(ctx)
  const limited = automatic
    .filter(({ mostUses, mostUsesEach }) => mostUses !== null || mostUsesEach !== null)
    .map(({ id }) => id)
  const counted = await countedDiscounts(ctx, { ids: limited, codes: query.codes.map(normalCode), customer })
  const free = automatic
    .filter(({ id }) => !limited.includes(id))
    .map((discount) => ({ ...discount, usesByCustomer: 0 }))
  return [...free, ...counted]
}

function automaticDiscounts(ctx: SiteContext): Promise<Discount[]> {
  return siteCache.value(ctx, 'automatic discounts', async () => {
    const rows = await siteTables(ctx)
      .selectFrom('discounts')
      .selectAll()
      .where('code', 'is', null)
      .where('is_active', '=', true)
      .orderBy('id')
      .execute()
    return rows.map(asDiscount)
  })
}

/** Discounts in their current state: their number of uses decides whether they apply. */
async function countedDiscounts(
  ctx: SiteContext,
  { ids, codes, customer }: { ids: readonly string[]; codes: readonly string[]; customer: string },
): Promise<UsableDiscount[]> {
  if (ids.length + codes.length === 0) return []
  const rows = await siteTables(ctx)
    .selectFrom('discounts')
    .selectAll('discounts')
    .select((row) =>
      usesOf(row).where('use.customer', '=', customer).where('use.customer', '<>', '').as('uses_by_customer'),
    )
    .where(sql<boolean>`(id = any(${ids}::text[]) or code = any(${codes}::text[]))`)
    .execute()
  return rows.map((row) => ({ ...asDiscount(row), usesByCustomer: Number(row.uses_by_customer ?? 0) }))
}

/** Titles of discounts on the products of a category. */
export async function discountsForCategory(ctx: SiteContext, id: string): Promise<string[]> {
  const found = siteTables(ctx).selectFrom('discounts').select('title')
  const rows = await found
    .where(sql<boolean>`jsonb_path_exists(effect, '$.** ? (@ == $id)', jsonb_build_object('id', ${id}::text))`)
    .execute()
  return rows.map(({ title }) => title)
}

/** Discounts on products that include any of these. */
export async function discountsForProducts(ctx: OwnerContext, ids: readonly string[]): Promise<Dependent[]> {
  const named = sql<boolean>`exists (select from jsonb_path_query(effect, '$.** ? (@.kind == "products").ids[*]') as one(id) where id #>> '{}' = any(${[...ids]}::text[]))`
  const rows = await siteTables(ctx).selectFrom('discounts').select('title').where(named).orderBy('id').execute()
  if (rows.length === 0) return []
  const titles = rows.map(({ title }) => `“${title}”`).join(', ')
  return [{ sentence: discountsMessages(ctx.locale, 'standing', { n: rows.length, titles }), holds: false }]
}
