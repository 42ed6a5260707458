import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import {
  pickupPointDraftSchema,
  pickupPointSchema,
  shippingZoneDraftSchema,
  shippingZoneSchema,
} from './shipping.schema.ts'

export const shippingApi = {
  shipping: endpoint({
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
  }),
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
    input: shippingZoneDraftSchema.extend({ id: idSchema }),
    output: shippingZoneSchema,
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
    input: pickupPointDraftSchema.extend({ id: idSchema }),
    output: pickupPointSchema,
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
