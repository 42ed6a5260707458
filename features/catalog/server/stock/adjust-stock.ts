import { siteTables } from '#platform/database'
import { accountById, audit } from '#features/accounts/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { type catalogApi, catalogProblems, type Variant } from '../../contract/index.ts'
import { variantOf } from '../base/product-of.ts'
import { reservedOf, variantRowById } from '../base/products.queries.ts'
import { lockVariants, move } from './stock.ts'

/** Corrects a stock by hand and records the reason. */
export async function adjustStock(
  ctx: OwnerTransaction,
  { id, change, reason }: Input<typeof catalogApi.adjustStock>,
): Promise<Variant> {
  ctx.require('commerce.inventory')
  const lockedVariants = await lockVariants(ctx, [id])
  const row = lockedVariants.get(id)
  if (!row) throw catalogProblems.variantMissing()
  const delta = 'by' in change ? change.by : change.to - row.quantity
  if (row.quantity + delta < 0) throw catalogProblems.quantityBelowZero()
  await move(ctx, lockedVariants, new Map([[id, delta]]), { reason: reason || 'correction', accountId: ctx.account.id })
  await audit(ctx, {
    action: 'catalog.stock_corrected',
    subject: id,
    before: row.quantity,
    after: row.quantity + delta,
  })
  return variantOf(await variantRowById(ctx, id), (await reservedOf(ctx, [id])).get(id) ?? 0)
}

export async function stockMovements(
  ctx: OwnerContext,
  { id: variantId }: { id: string },
): Promise<Output<typeof catalogApi.stockMovements>> {
  ctx.require('config')
  const rows = await siteTables(ctx)
    .selectFrom('stock_movements')
    .where('variant_id', '=', variantId)
    .select(['at', 'delta', 'quantity', 'reason', 'subject', 'account_id'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  const names = new Map<string, string>()
  for (const id of new Set(rows.flatMap(({ account_id }) => account_id ?? []))) {
    const account = await accountById(ctx, id)
    if (account) names.set(id, account.name || account.email)
  }
  return rows.map(({ account_id, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: names.get(account_id ?? '') ?? null,
  }))
}
