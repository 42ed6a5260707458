import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'

const allows = 'commerce.orders' as const
const host = 'admin' as const

export const customerSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  memberId: idSchema.nullable(),
  acceptsMarketing: z.boolean(),
  since: z.iso.datetime(),
  orderCount: z.int(),
  /** By currency: what was received and kept. */
  spent: z.array(z.object({ currency: z.string(), minor: z.int() })),
  lastOrderAt: z.iso.datetime().nullable(),
})

export type Customer = z.infer<typeof customerSchema>

export const customersApi = {
  list: endpoint({
    method: 'GET',
    host,
    path: '/api/customers',
    allows,
    input: z.object({
      search: z.string().trim().max(200).default(''),
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ customers: z.array(customerSchema), next: idSchema.nullable() }),
  }),
  detail: endpoint({
    method: 'GET',
    host,
    path: '/api/customers/:id',
    allows,
    input: z.object({ id: idSchema }),
    output: z.object({ customer: customerSchema }),
  }),
}
