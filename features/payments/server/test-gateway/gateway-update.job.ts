import { z } from 'zod'
import type { SiteTransaction } from '#platform/context'
import { job } from '#platform/jobs'
import { receiveLocalEvent } from '../receive-event.ts'
import { gatewayUpdate } from './plan-update.ts'
import { changeCharge, chargeById } from './charges.ts'

/** Simulates later events of the gateway: a capture of authorised money, a dispute by the card holder. */
export const gatewayUpdateJob = job({
  name: gatewayUpdate,
  input: z.object({ websiteId: z.string(), reference: z.string(), kind: z.enum(['captured', 'disputed']) }),
  run: async (ctx: SiteTransaction, { reference, kind }) => {
    const charge = await chargeById(ctx, reference)
    if (!charge) return
    if (kind === 'captured' && charge.state === 'authorised')
      await changeCharge(ctx, reference, { state: 'captured', captured_minor: charge.amount_minor })
    if (kind === 'disputed') await changeCharge(ctx, reference, { is_disputed: true })
    await receiveLocalEvent(ctx, 'test', { id: `${kind}:${reference}`, kind, happenedAt: ctx.now(), reference })
  },
})
