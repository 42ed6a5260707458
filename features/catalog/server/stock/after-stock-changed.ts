import { settingsOf } from '#features/sites/server'
import { cacheTag, type SiteTransaction } from '#platform/context'
import { changed } from '#platform/database'
import { emit, enqueue } from '#platform/jobs'
import { minuteMs } from '#platform/contract'
import { restocked, catalogSettings } from '../../contract/index.ts'
import { remindJob, lowStockEmailJob } from './stock-emails.job.ts'

export interface StockChange {
  variantId: string
  productId: string
  before: number
  after: number
  lowStockAt: number | null
}

/** Owners' emails about low stock are collected for this time. */
const gatheringMinutes = 5

/**
 * Emails people who wait for a product and owners who asked about low stock. Pages change only when a product runs out,
 * returns or reaches its low-stock number. Numbers in between are checked when a product is added to a cart, so that
 * orders need not wait for each other.
 */
export async function afterStockChanged(ctx: SiteTransaction, changes: readonly StockChange[]): Promise<void> {
  const back = changes.filter(({ before, after }) => before <= 0 && after > 0)
  for (const { variantId } of back)
    await enqueue(ctx, remindJob, { websiteId: ctx.site.id, variantId }, { key: variantId })
  if (back.length > 0) await emit(ctx, restocked, { variantIds: back.map(({ variantId }) => variantId) })

  const isLow = changes.some(({ after, lowStockAt }) => lowStockAt !== null && after <= lowStockAt)
  if (isLow)
    await enqueue(
      ctx,
      lowStockEmailJob,
      { websiteId: ctx.site.id },
      { key: 'low', after: new Date(ctx.now().getTime() + gatheringMinutes * minuteMs) },
    )

  const { lowStockAt } = await settingsOf(ctx, catalogSettings)
  const isSeen = ({ before, after }: StockChange): boolean =>
    before > 0 !== after > 0 || Math.min(before, after) <= lowStockAt
  await changed(ctx, [...new Set(changes.filter(isSeen).map(({ productId }) => cacheTag.item(productId)))])
}
