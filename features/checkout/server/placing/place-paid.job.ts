import { z } from 'zod'
import { siteById } from '#features/sites/server'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { longJob } from '#platform/jobs'
import { lockedGift } from '../gifts/gifts.queries.ts'
import { placePaidGift } from '../gifts/place-gift.ts'
import { orderPaidCheckout } from './place-checkout.ts'

/**
 * Places a paid checkout or donation. Either the returning shopper or the provider's message places it, whichever comes
 * first.
 */
export const placePaidJob = longJob({
  name: 'checkout.place-paid',
  input: z.object({ websiteId: z.string(), paymentId: z.string(), id: z.string() }),
  run: async (ctx: OutsideTransaction<PlatformContext>, { websiteId, paymentId, id }) => {
    const site = await siteById(ctx, websiteId)
    if (!site) return
    const own = { ...ctx, site, locale: languageOf(site.locale) }
    const isGift = await inSite(own, site, async (tx) => (await lockedGift(tx, { id })) !== null)
    await (isGift ? placePaidGift : orderPaidCheckout)(own, { id, paymentId })
  },
})
