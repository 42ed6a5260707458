import { endpoint, idSchema, recordIn, type Seen, seenSchema, withRecord } from '#platform/contract'
import { z } from 'zod'
import {
  pickupPointDraftSchema,
  pickupPointSchema,
  shippingZoneDraftSchema,
  shippingZoneSchema,
} from './shipping.schema.ts'

const readShipping = endpoint({
  method: 'GET',
  host: 'admin',
  path: '/api/commerce/shipping',
  allows: 'commerce.shipping',
  input: z.object({}),
  output: z.object({
    zones: z.array(shippingZoneSchema),
    points: z.array(pickupPointSchema),
    currency: z.string(),
    /** The present promise of a product page. */
    promise: z.string().nullable(),
  }),
})

const seenIn = (list: 'zones' | 'points'): Seen => ({
  by: readShipping,
  input: () => ({}),
  before: (read, change) => recordIn(read[list], change),
  after: (read, answer) => ({ ...read, [list]: withRecord(read[list], answer) }),
})

export const shippingApi = {
  shipping: readShipping,
  createZone: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/commerce/shipping/zones',
    allows: 'commerce.shipping',
    idempotent: false,
    input: shippingZoneDraftSchema,
    output: shippingZoneSchema,
  }),
  changeZone: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/commerce/shipping/zones/:id',
    allows: 'commerce.shipping',
    input: shippingZoneDraftSchema.extend({ id: idSchema, before: seenSchema.optional() }),
    output: shippingZoneSchema,
    seen: seenIn('zones'),
  }),
  removeZone: endpoint({
    method: 'DELETE',
    host: 'admin',
    path: '/api/commerce/shipping/zones/:id',
    allows: 'commerce.shipping',
    input: z.object({ id: idSchema }),
    output: z.object({}),
  }),
  createPoint: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/commerce/shipping/places',
    allows: 'commerce.shipping',
    idempotent: false,
    input: pickupPointDraftSchema,
    output: pickupPointSchema,
  }),
  changePoint: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/commerce/shipping/places/:id',
    allows: 'commerce.shipping',
    input: pickupPointDraftSchema.extend({ id: idSchema, before: seenSchema.optional() }),
    output: pickupPointSchema,
    seen: seenIn('points'),
  }),
  removePoint: endpoint({
    method: 'DELETE',
    host: 'admin',
    path: '/api/commerce/shipping/places/:id',
    allows: 'commerce.shipping',
    input: z.object({ id: idSchema }),
    output: z.object({}),
  }),
}
