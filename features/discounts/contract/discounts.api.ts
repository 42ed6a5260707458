import { endpoint, idSchema, recordIn, seenSchema, withRecord } from '#platform/contract'
import { z } from 'zod'
import { discountDraftSchema, discountSchema } from './discount.schema.ts'

const readDiscounts = endpoint({
  method: 'GET',
  host: 'admin',
  path: '/api/commerce/discounts',
  allows: 'commerce.discounts',
  input: z.object({}),
  output: z.object({ discounts: z.array(discountSchema) }),
})

export const discountsApi = {
  discounts: readDiscounts,
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
    input: discountDraftSchema.extend({ id: idSchema, before: seenSchema.optional() }),
    output: discountSchema,
    seen: {
      by: readDiscounts,
      input: () => ({}),
      before: (read, change) => recordIn(read['discounts'], change),
      after: (read, answer) => ({ ...read, discounts: withRecord(read['discounts'], answer) }),
    },
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
