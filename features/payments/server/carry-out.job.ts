import { z } from 'zod'
import type { SiteContext, OutsideTransaction, PlatformContext, Writable } from '#platform/context'
import { enqueue, longJob } from '#platform/jobs'
import { siteById } from '#features/sites/server'
import { languageOf } from '#platform/i18n'
import { carryOut } from './carry-out.ts'

/** What was decided about a payment is told to its provider, which is somewhere else: until it answers, the decision stands written. */
export const carryOutJob = longJob({
  name: 'payments.carry-out',
  retries: 12,
  input: z.object({ websiteId: z.string(), paymentId: z.string() }),
  run: async (ctx: OutsideTransaction<PlatformContext>, { websiteId, paymentId }) => {
    const site = await siteById(ctx, websiteId)
    if (site) await carryOut({ ...ctx, site, locale: languageOf(site.locale) }, paymentId)
  },
})

export function carryOutSoon(ctx: Writable<SiteContext>, paymentId: string): Promise<void> {
  return enqueue(ctx, carryOutJob, { websiteId: ctx.site.id, paymentId }, { key: paymentId })
}
