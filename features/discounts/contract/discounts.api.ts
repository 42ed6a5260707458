import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { discountDraftSchema, discountSchema } from './discount.schema.ts'

export const discountsApi = {
  discounts: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/commerce/discounts',
    allows: 'commerce.discounts',
    input: z.object({}),
    output: z.object({ discounts: z.array(discountSchema) }),
  }),
  csv: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/commerce/discounts/export.csv',
    allows: 'commerce.discounts',
    input: z.strictObject({}),
    output: z.unknown(),
  }),
  create: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/commerce/discounts',
    allows: 'commerce.discounts',
    idempotent: false,
    input: discountDraftSchema,
    output: discountSchema,
  }),
  change: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/commerce/discounts/:id',
    allows: 'commerce.discounts',
    input: discountDraftSchema.extend({ id: idSchema }),
    output: discountSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    host: 'admin',
    path: '/api/commerce/discounts/:id',
    allows: 'commerce.discounts',
    input: z.object({ id: idSchema }),
    output: z.object({}),
  }),
}
