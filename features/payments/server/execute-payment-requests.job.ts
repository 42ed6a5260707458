import { z } from 'zod'
import type { SiteContext, OutsideTransaction, PlatformContext, Writable } from '#platform/context'
import { enqueue, longJob } from '#platform/jobs'
import { siteById } from '#features/sites/server'
import { languageOf } from '#platform/i18n'
import { executePaymentRequests } from './execute-payment-requests.ts'

/** Sends decisions about payments to their provider. Until it answers, the decision stays stored. */
export const executePaymentRequestsJob = longJob({
  name: 'payments.carry-out',
  retries: 12,
  input: z.object({ websiteId: z.string(), paymentId: z.string() }),
  run: async (ctx: OutsideTransaction<PlatformContext>, { websiteId, paymentId }) => {
    const site = await siteById(ctx, websiteId)
    if (site) await executePaymentRequests({ ...ctx, site, locale: languageOf(site.locale) }, paymentId)
  },
})

export function executePaymentRequestsSoon(ctx: Writable<SiteContext>, paymentId: string): Promise<void> {
  return enqueue(ctx, executePaymentRequestsJob, { websiteId: ctx.site.id, paymentId }, { key: paymentId })
}
