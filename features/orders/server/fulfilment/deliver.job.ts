import { productTypes } from '#features/catalog/contract'
import { siteTables } from '#platform/database'
import { z } from 'zod'
import { productFiles } from '#features/catalog/server'
import { issueGiftCard } from '#features/giftcards/server'
import { hashOf } from '#features/accounts/server'
import type { SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { job } from '#platform/jobs'
import type { Order } from '../../contract/index.ts'
import { agreedDownload } from './downloads.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { deliverJobName } from '../base/refresh-order.ts'
import { downloadToken } from '../base/tokens.ts'
import { addOrderEvent } from '../base/add-order-event.ts'

/** Delivers the gift cards and files of a paid order. A second run delivers nothing again. */
export const deliverJob = job({
  name: deliverJobName,
  input: z.object({ websiteId: z.string(), orderId: z.string() }),
  run: async (ctx: SiteTransaction, { orderId }) => {
    const order = await lockedOrder(ctx, orderId)
    await deliverGiftCards(ctx, order)
    await deliverFiles(ctx, order)
  },
})

async function deliverGiftCards(ctx: SiteTransaction, order: Order): Promise<void> {
  for (const line of order.lines.filter(
    ({ productType, giftCard, unitMinor }) =>
      productType === productTypes.GIFT_CARD && giftCard !== null && unitMinor > 0,
  )) {
    for (let piece = 1; piece <= line.quantity - line.refundedQuantity; piece += 1) {
      await issueGiftCard(ctx, {
        amountMinor: line.unitMinor,
        currency: order.currency,
        recipientName: line.giftCard?.recipientName ?? '',
        recipientEmail: line.giftCard?.recipientEmail || order.customer.email,
        message: line.giftCard?.message ?? '',
        sendAt: line.giftCard?.sendAt ? new Date(line.giftCard.sendAt) : null,
        order: { id: order.id, key: `${line.id}:${piece}`, isTest: order.isTest },
      })
    }
    await addOrderEvent(ctx, order.id, 'giftcards', { count: line.quantity })
  }
}

async function deliverFiles(ctx: SiteTransaction, order: Order): Promise<void> {
  let count = 0
  for (const line of order.lines) {
    if (line.productType !== productTypes.DIGITAL || line.productId === null) continue
    const { expiresAt, limit } = await agreedDownload(ctx, line.productId)
    for (const file of await productFiles(ctx, line.productId)) {
      const id = newId(ctx.now().getTime())
      const row = {
        line_id: line.id,
        file_id: file.id,
        product_id: line.productId,
        title: file.name,
        count: 0,
        round: 0,
        most: limit * line.quantity,
      }
      await siteTables(ctx)
        .insertInto('order_downloads')
        .values({
          id,
          order_id: order.id,
          token_hash: hashOf(downloadToken(ctx, id, 0)),
          expires_at: expiresAt,
          ...row,
        })
        .onConflict((conflict) => conflict.columns(['website_id', 'order_id', 'line_id', 'file_id']).doNothing())
        .execute()
      count += 1
    }
  }
  if (count > 0) await addOrderEvent(ctx, order.id, 'downloads', { count })
}
