import { callLimits, endpoint, idSchema, postalAddressSchema } from '#platform/contract'
import { z } from 'zod'
import { foldAnswers, rawAnswersSchema } from '#features/forms/contract'

const page = { method: 'GET', host: 'public', allows: 'anyone', output: z.unknown() } as const
const limits = callLimits.occasional
const step = { method: 'POST', host: 'public', allows: 'anyone', limits, output: z.unknown() } as const
const line = (most: number) => z.string().trim().max(most)
const token = z.string().min(20).max(140)

/** A2.02–A2.05: the links to the checkout and its two steps. Every step is a form, with or without scripts. */
export const checkoutApi = {
  gotoCheckout: endpoint({ ...page, path: '/commerce/goto-checkout', input: z.object({}) }),
  /**
   * These two are opened as links, which may have been truncated, so their errors are a sentence instead of a list of
   * fields.
   */
  subscribe: endpoint({ ...page, path: '/checkout/subscribe', input: z.object({ cartToken: line(140).default('') }) }),
  takeCart: endpoint({ ...step, path: '/checkout/subscribe', input: z.object({ cartToken: token }) }),
  /** Unsubscribes from emails about abandoned carts, by the link in one. */
  unsubscribeCartEmails: endpoint({ ...step, path: '/commerce/unsubscribe-cart-emails', input: z.object({ token }) }),
  giftCard: endpoint({
    ...page,
    path: '/checkout/giftcard',
    input: z.object({
      websiteId: line(24).default(''),
      giftCardProductId: line(24).default(''),
      sku: line(120).optional(),
    }),
  }),
  /** Stores customer and destination; faulty values are kept and explained. */
  details: endpoint({
    ...step,
    path: '/api/commerce/checkout',
    input: z.preprocess(
      foldAnswers,
      postalAddressSchema.extend({
        email: line(256).default(''),
        vatNumber: line(30).default(''),
        note: line(2000).default(''),
        acceptsMarketing: z.string().max(10).optional(),
        keepsAddress: z.string().max(10).optional(),
        /** The country of the shown fields. When another one was chosen its fields are shown first, without faults. */
        shownCountry: line(2).default(''),
        adapt: z.literal('yes').optional(),
        /** Answers to the shop's own questions. */
        form: rawAnswersSchema.default({}),
      }),
    ),
  }),
  shipping: endpoint({ ...step, path: '/api/commerce/checkout/shipping', input: z.object({ option: line(60) }) }),
  /** A card that pays, or with `remove` no longer does. */
  card: endpoint({
    ...step,
    path: '/api/commerce/checkout/gift-card',
    input: z.object({ code: line(60).default(''), remove: idSchema.optional() }),
  }),
  /** Details come from a wallet of the test gateway; the shopper then sees the total and pays. */
  testWallet: endpoint({ ...step, path: '/api/commerce/checkout/express', input: z.object({}) }),
  /** Details from a provider's wallet on the cart page. */
  wallet: endpoint({
    ...step,
    path: '/api/commerce/checkout/wallet',
    input: postalAddressSchema.extend({ email: line(256).default(''), option: line(60).default('') }),
    output: z.union([z.object({ go: z.string() }), z.object({ fingerprint: z.string(), dueMinor: z.int() })]),
  }),
  /** Pays and places the order, at the amounts shown to the shopper. */
  order: endpoint({
    ...step,
    path: '/api/commerce/checkout/order',
    input: z.object({
      fingerprint: line(60),
      provider: line(40).default(''),
      number: line(30).default(''),
      expiry: line(30).default(''),
      cvc: line(30).default(''),
      /** Sent by a script that embeds the provider's fields; the response contains the data they need. */
      inPage: z.literal('yes').optional(),
    }),
  }),
  /** Return address from a provider's own page. Its parameters are not trusted: the provider is asked. */
  back: endpoint({ ...page, path: '/commerce/checkout-return', input: z.looseObject({}) }),
}
