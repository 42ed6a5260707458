import { callLimits, endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { cartSchema } from './cart.schema.ts'
import { changedEntrySchema, newEntrySchema } from './entry-input.ts'

const code = z.string().trim().min(1).max(100)
/** The whole cart for fetch; a form without scripts is led back to /cart. */
const output = z.union([cartSchema, z.unknown()])
const shared = { host: 'public', allows: 'anyone', limits: callLimits.frequent, output } as const
const from = z.enum(['cart', 'checkout']).default('cart')
const location = z.object({
  country: z.string().trim().toUpperCase().max(2),
  region: z.string().trim().max(100).default(''),
  postalCode: z.string().trim().max(20).default(''),
})

/** A7.19, C7.55: the cart of the requesting browser. Every call returns the whole cart. */
export const cartApi = {
  cart: endpoint({ ...shared, method: 'GET', path: '/api/commerce/cart', input: z.object({}) }),
  /** Returns the cart drawer beside the product that was just added, in finished words. */
  drawer: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/commerce/cart/drawer',
    input: z.object({}),
    output: z.unknown(),
  }),
  add: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/commerce/cart/entries',
    idempotent: false,
    input: newEntrySchema,
  }),
  change: endpoint({ ...shared, method: 'PUT', path: '/api/commerce/cart/entries/:id', input: changedEntrySchema }),
  /** The same from a form without scripts, with `action`. */
  changeByForm: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/commerce/cart/entries/:id',
    input: changedEntrySchema,
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/commerce/cart/entries/:id',
    input: z.object({ id: idSchema }),
  }),
  /** Puts back the line that was removed last; a form without scripts sends the same. */
  undo: endpoint({ ...shared, method: 'POST', path: '/api/commerce/cart/undo', input: z.object({}) }),
  entryForm: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/commerce/cart/entries/:id/form',
    input: z.object({ id: idSchema }),
  }),
  /**
   * A code of a discount or of a gift card, from the one field for both; `from`: the page that a form without scripts
   * goes back to.
   */
  addCode: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/commerce/cart/codes',
    input: z.object({ code: z.string().trim().max(100).default(''), from }),
  }),
  removeCode: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/commerce/cart/codes/remove',
    input: z.object({ code: z.string().trim().max(100).default(''), giftCard: idSchema.optional(), from }),
  }),
  addCoupon: endpoint({ ...shared, method: 'POST', path: '/api/commerce/cart/coupons', input: z.object({ code }) }),
  removeCoupon: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/commerce/cart/coupons/:code',
    input: z.object({ code }),
  }),
  removeCouponByForm: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/commerce/cart/coupons/remove',
    input: z.object({ code }),
  }),
  setLocation: endpoint({ ...shared, method: 'PUT', path: '/api/commerce/cart/shipping-location', input: location }),
  setLocationByForm: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/commerce/cart/shipping-location',
    input: location,
  }),
  setOption: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/commerce/cart/shipping-option',
    input: z.object({ id: z.string().max(60) }),
  }),
  setOptionByForm: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/commerce/cart/shipping-option',
    input: z.object({ id: z.string().max(60) }),
  }),
}
