import type { SiteContext } from '#platform/context'
import { type Discount, type DiscountDraft, discountSchema, normalCode, type UsableDiscount } from '../contract/index.ts'
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

/** What the owner filled in, as columns. */
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

export async function allDiscounts(ctx: SiteContext): Promise<Discount[]> {
  const rows = await ctx.db.selectFrom('discounts').selectAll().where('website_id', '=', ctx.site.id).orderBy('id', 'desc').execute()
  return rows.map(asDiscount)
}

/** Everything that could count for a cart: the discounts that apply by themselves, and those whose codes were typed. */
export async function usableDiscounts(ctx: SiteContext, asked: { codes: readonly string[]; email: string | null }): Promise<UsableDiscount[]> {
  const codes = asked.codes.map(normalCode)
  const customer = asked.email?.trim().toLowerCase() ?? ''
  const rows = await ctx.db
    .selectFrom('discounts')
    .selectAll('discounts')
    .select((row) =>
      row
        .selectFrom('discount_uses as use')
        .select((use) => use.fn.countAll<number>().as('n'))
        .whereRef('use.website_id', '=', 'discounts.website_id')
        .whereRef('use.discount_id', '=', 'discounts.id')
        .where('use.customer', '=', customer)
        .where('use.customer', '<>', '')
        .as('uses_by_customer'),
    )
    .where('website_id', '=', ctx.site.id)
    .where((row) =>
      row.or([row.and([row('code', 'is', null), row('is_active', '=', true)]), ...(codes.length > 0 ? [row('code', 'in', codes)] : [])]),
    )
    .execute()
  return rows.map((row) => ({ ...asDiscount(row), usesByCustomer: Number(row.uses_by_customer ?? 0) }))
}
