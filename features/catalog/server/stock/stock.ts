import type { SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { insertRow, prepared, siteTables } from '#platform/database'
import { sql } from 'kysely'
import { stockLines } from '../../contract/bundles/bundle.rules.ts'
import { productTypes } from '../../contract/index.ts'
import { afterStockChanged } from './after-stock-changed.ts'
import { reservedOf } from '../base/products.queries.ts'

export interface StockLine {
  variantId: string
  quantity: number
  /** For a bundle: the variants whose stock changes instead of its own. */
  parts?: readonly { variantId: string; quantity: number }[] | undefined
}

export type StockOutcome = { reserved: true } | { reserved: false; short: { variantId: string; available: number }[] }

export interface HeldStock {
  id: string
  productId: string
  quantity: number
  isUnlimited: boolean
  lowStockAt: number | null
}

/**
 * Reserves stock for a holder until a moment, in place of earlier reservations: all lines or none. Rows are locked in
 * the order of their ids, so that concurrent calls wait for each other without a deadlock.
 */
export async function reserveStock(
  ctx: SiteTransaction,
  { holder, lines, until }: { holder: string; lines: readonly StockLine[]; until: Date },
): Promise<StockOutcome> {
  const wanted = summed(lines)
  const { lockedVariants, short } = await lockWithShortages(ctx, wanted, holder)
  if (short.length > 0) return { reserved: false, short }
  releaseStock(ctx, holder)
  const rows = [...wanted]
    .filter(([id]) => lockedVariants.get(id)?.isUnlimited === false)
    .map(([variant_id, quantity]) => ({ website_id: ctx.site.id, holder, variant_id, quantity, until }))
  if (rows.length > 0) ctx.tx.beforeCommit(ctx.db.insertInto('stock_reservations').values(rows))
  return { reserved: true }
}

export function releaseStock(ctx: SiteTransaction, holder: string): void {
  ctx.tx.beforeCommit(released(ctx.db, { site: ctx.site.id, holder }))
}

const released = prepared((db, { site, holder }: { site: string; holder: string }) =>
  siteTables({ db, site: { id: site } })
    .deleteFrom('stock_reservations')
    .where('holder', '=', holder),
)

/** Checks stock as `takeStock` would, without taking or locking it. */
export async function checkStock(
  ctx: SiteTransaction,
  { holder, lines }: { holder: string; lines: readonly StockLine[] },
): Promise<StockOutcome> {
  const { short } = await lockWithShortages(ctx, summed(lines), holder)
  return short.length > 0 ? { reserved: false, short } : { reserved: true }
}

/**
 * Takes stock permanently in the order's transaction, from the holder's reservation or from unreserved stock; never
 * below zero.
 */
export async function takeStock(
  ctx: SiteTransaction,
  { holder, lines, subject }: { holder: string; lines: readonly StockLine[]; subject: string },
): Promise<StockOutcome> {
  const wanted = summed(lines)
  const { lockedVariants, short } = await lockWithShortages(ctx, wanted, holder)
  if (short.length > 0) return { reserved: false, short }
  releaseStock(ctx, holder)
  countSold(ctx, wanted, lockedVariants, 1)
  await move(ctx, lockedVariants, new Map([...wanted].map(([id, quantity]) => [id, -quantity])), {
    reason: 'order',
    subject,
  })
  return { reserved: true }
}

/** Returns stock that an order had taken. Variants removed since stay removed. */
export async function returnStock(
  ctx: SiteTransaction,
  { lines, subject }: { lines: readonly StockLine[]; subject: string },
): Promise<void> {
  const wanted = summed(lines)
  const lockedVariants = await lockVariants(ctx, [...wanted.keys()])
  countSold(ctx, wanted, lockedVariants, -1)
  await move(ctx, lockedVariants, wanted, { reason: 'return', subject })
}

/** Changes stock by these numbers and records each movement. The rows must be locked by the caller. */
export async function move(
  ctx: SiteTransaction,
  lockedVariants: ReadonlyMap<string, HeldStock>,
  deltas: ReadonlyMap<string, number>,
  { reason, subject = '', accountId = null }: { reason: string; subject?: string; accountId?: string | null },
): Promise<void> {
  const moved = [...deltas].flatMap(([id, delta]) => {
    const row = lockedVariants.get(id)
    return row && !row.isUnlimited && delta !== 0 ? [{ row, delta, quantity: row.quantity + delta }] : []
  })
  if (moved.length === 0) return
  const ids = moved.map(({ row }) => row.id)
  const changes = moved.map(({ delta }) => delta)
  const numbers = sql`
    update product_variants as v set quantity = v.quantity + change.delta, changed_at = ${ctx.now()},
      low_told_at = case when v.quantity + change.delta > v.low_stock_at then null else v.low_told_at end
    from unnest(${ids}::text[], ${changes}::bigint[]) as change(id, delta)
    where v.website_id = ${ctx.site.id} and v.id = change.id`
  ctx.tx.beforeCommit(numbers)
  const written = { website_id: ctx.site.id, reason, subject, account_id: accountId, at: ctx.now() }
  for (const { row, delta, quantity } of moved) {
    const movement = { ...written, id: newId(ctx.now().getTime()), variant_id: row.id, delta, quantity }
    ctx.tx.beforeCommit(insertRow(ctx.db, 'stock_movements', movement))
  }
  await afterStockChanged(
    ctx,
    moved.map(({ row, quantity }) => ({
      variantId: row.id,
      productId: row.productId,
      before: row.quantity,
      after: quantity,
      lowStockAt: row.lowStockAt,
    })),
  )
}

/** Locked until the end of the transaction, in the order of their ids. */
export async function lockVariants(ctx: SiteTransaction, ids: readonly string[]): Promise<Map<string, HeldStock>> {
  if (ids.length === 0) return new Map()
  const { rows } = await locked(ctx.db, { site: ctx.site.id, ids })
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        productId: row.product_id,
        quantity: row.quantity,
        isUnlimited: row.is_unlimited || row.type === productTypes.DIGITAL,
        lowStockAt: row.low_stock_at,
      },
    ]),
  )
}

const locked = prepared((db, { site, ids }: { site: string; ids: readonly string[] }) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('product_variants as v')
    .innerJoin('products as p', (join) =>
      join.onRef('p.website_id', '=', 'v.website_id').onRef('p.id', '=', 'v.product_id'),
    )
    .where('v.id', '=', sql<string>`any(${ids}::text[])`)
    .select(['v.id', 'v.product_id', 'v.quantity', 'v.is_unlimited', 'v.low_stock_at', 'p.type'])
    .orderBy('v.id')
    .forUpdate('v'),
)

/**
 * Locks the rows, and returns those with too little stock. Reservations are read by a statement that begins after the
 * lock was acquired.
 */
async function lockWithShortages(ctx: SiteTransaction, wanted: ReadonlyMap<string, number>, holder: string) {
  const ids = [...wanted.keys()]
  const [lockedVariants, reserved] = await Promise.all([lockVariants(ctx, ids), reservedOf(ctx, ids, holder)])
  const short = [...wanted].flatMap(([variantId, quantity]) => {
    const row = lockedVariants.get(variantId)
    if (row?.isUnlimited) return []
    const available = Math.max(0, (row?.quantity ?? 0) - (reserved.get(variantId) ?? 0))
    return available >= quantity ? [] : [{ variantId, available }]
  })
  return { lockedVariants, short }
}

/**
 * Locks all products in the order of their ids before the stock changes. When stock runs out, the lists lock these
 * products too, and two orders of the same products would otherwise deadlock.
 */
function countSold(
  ctx: SiteTransaction,
  wanted: ReadonlyMap<string, number>,
  lockedVariants: ReadonlyMap<string, HeldStock>,
  sign: 1 | -1,
): void {
  const byProduct = new Map<string, number>()
  for (const [id, quantity] of wanted) {
    const product = lockedVariants.get(id)?.productId
    if (product) byProduct.set(product, (byProduct.get(product) ?? 0) + sign * quantity)
  }
  if (byProduct.size === 0) return
  const sold = sql`
    with counted as (select * from unnest(${[...byProduct.keys()]}::text[], ${[...byProduct.values()]}::bigint[]) as c(id, n)),
    locked as materialized (
      select id from products where website_id = ${ctx.site.id} and id = any(${[...byProduct.keys()]}::text[]) order by id for no key update
    )
    update products as p set sold = greatest(0, p.sold + counted.n)
    from counted join locked using (id)
    where p.website_id = ${ctx.site.id} and p.id = counted.id`
  ctx.tx.beforeCommit(sold)
}

function summed(lines: readonly StockLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of lines.flatMap(stockLines))
    if (quantity > 0) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return sums
}
