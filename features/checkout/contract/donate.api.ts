import { callLimits, endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { giftTypedSchema } from './gift.schema.ts'

const line = (most: number) => z.string().trim().max(most)
/** Drawn with the page, so that a form which is sent twice gives once. */
const gift = z.string().min(20).max(100)

/** A2.04: a donation, which has its own form apart from the cart. */
export const donateApi = {
  give: endpoint({
    method: 'POST',
    host: 'public',
    allows: 'anyone',
    path: '/api/commerce/donate',
    limits: callLimits.occasional,
    input: giftTypedSchema.extend({
      donatePageId: idSchema,
      gift,
      /** Currency of the chosen amount. */
      currency: line(3),
      number: line(30).default(''),
      expiry: line(10).default(''),
      cvc: line(4).default(''),
    }),
    output: z.unknown(),
  }),
  /** Page to which a provider redirects. */
  back: endpoint({
    method: 'GET',
    host: 'public',
    allows: 'anyone',
    path: '/commerce/donation-return',
    input: z.looseObject({ gift }),
    output: z.unknown(),
  }),
}
