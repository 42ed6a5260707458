import { audit } from '#features/accounts/server'
import { cacheTag, type OwnerContext, type OwnerTransaction } from '#platform/context'
import { changedSince, type Input, newId } from '#platform/contract'
import { changed, isUniqueViolation, siteTables } from '#platform/database'
import {
  type Discount,
  type DiscountDraft,
  discountProblems,
  type discountsApi,
  mostAutomatic,
} from '../contract/index.ts'
import { allDiscounts, asDiscount, columnsOf, countedUses } from './discounts.queries.ts'

export async function listDiscounts(ctx: OwnerContext): Promise<{ discounts: Discount[] }> {
  ctx.require('commerce.discounts')
  return { discounts: await allDiscounts(ctx) }
}

export async function createDiscount(
  ctx: OwnerTransaction,
  draft: Input<typeof discountsApi.create>,
): Promise<Discount> {
  ctx.require('commerce.discounts')
  await check(ctx, draft, null)
  const now = ctx.now()
  const row = { website_id: ctx.site.id, id: newId(now.getTime()), ...columnsOf(draft), uses: 0, created_at: now }
  await withCode(draft, () => ctx.db.insertInto('discounts').values(row).execute())
  await audit(ctx, { action: 'discount.created', subject: row.id, before: null, after: draft })
  await changed(ctx, [cacheTag.terms])
  return asDiscount(row)
}

export async function changeDiscount(
  ctx: OwnerTransaction,
  { id, before: seen = {}, ...draft }: Input<typeof discountsApi.change>,
): Promise<Discount> {
  ctx.require('commerce.discounts')
  const before = await siteTables(ctx)
    .selectFrom('discounts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw discountProblems.notFound({ id })
  const where = changedSince(seen, asDiscount(before), draft)
  if (where !== undefined) throw discountProblems.changedSince({ where })
  await check(ctx, draft, id)
  // Orders lock the row in shared mode, so none is being placed now.
  const uses = before.most_uses === null ? await countedUses(ctx, id) : before.uses
  // A limit below the present uses only means that it is used up.
  const columns = {
    ...columnsOf(draft),
    uses,
    most_uses: draft.mostUses === null ? null : Math.max(draft.mostUses, uses),
  }
  await withCode(draft, () => siteTables(ctx).updateTable('discounts').set(columns).where('id', '=', id).execute())
  await audit(ctx, { action: 'discount.changed', subject: id, before: asDiscount({ ...before, uses }), after: draft })
  await changed(ctx, [cacheTag.terms])
  return asDiscount({ ...before, ...columns })
}

export async function removeDiscount(
  ctx: OwnerTransaction,
  { id }: Input<typeof discountsApi.remove>,
): Promise<Record<string, never>> {
  ctx.require('commerce.discounts')
  const uses = await countedUses(ctx, id)
  const row = await siteTables(ctx).deleteFrom('discounts').where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) return {}
  await audit(ctx, { action: 'discount.removed', subject: id, before: asDiscount({ ...row, uses }), after: null })
  await changed(ctx, [cacheTag.terms])
  return {}
}

async function check(ctx: OwnerContext, draft: DiscountDraft, id: string | null): Promise<void> {
  if (draft.startsAt !== null && draft.endsAt !== null && new Date(draft.startsAt) >= new Date(draft.endsAt))
    throw discountProblems.endsBeforeStart()
  if (draft.code !== null || !draft.isActive) return
  const others = (await allDiscounts(ctx)).filter(
    (discount) => discount.code === null && discount.isActive && discount.id !== id,
  )
  if (others.length >= mostAutomatic) throw discountProblems.tooManyAutomatic({ limit: mostAutomatic })
}

async function withCode(draft: DiscountDraft, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isUniqueViolation(error)) throw discountProblems.codeTaken({ code: draft.code ?? '' })
    throw error
  }
}
