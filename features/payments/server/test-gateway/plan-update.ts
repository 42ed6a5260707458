import type { SiteContext, Writable } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { testGatewayDelayMs } from '../../contract/index.ts'
import type { ChargeRow } from './charges.ts'

export const gatewayUpdate = 'payments.test-gateway-news'

/**
 * Plans a later event of the gateway. Its job depends on the providers, and they on this module, so it is found by
 * name.
 */
export async function planGatewayUpdate(
  ctx: Writable<SiteContext>,
  { id, card, state, capture }: ChargeRow,
): Promise<void> {
  const job = ctx.product.jobs.get(gatewayUpdate)
  if (!job) throw new Error(`The job ${gatewayUpdate} is not registered.`)
  const after = new Date(ctx.now().getTime() + testGatewayDelayMs)
  const tell = (kind: 'captured' | 'disputed') =>
    enqueue(ctx, job, { websiteId: ctx.site.id, reference: id, kind }, { after })
  if (card === 'delayed' && capture === 'now' && state === 'authorised') await tell('captured')
  if (card === 'disputed' && state === 'captured') await tell('disputed')
}
