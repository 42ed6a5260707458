import { emailSchema } from '#features/accounts/contract'
import { composedEmailSchema } from '#features/sites/contract'
import { callLimits, endpoint, idSchema, postalAddressSchema, seenSchema } from '#platform/contract'
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
  /** Money received and not refunded, by currency. */
  spent: z.array(z.object({ currency: z.string(), minor: z.int() })),
  lastOrderAt: z.iso.datetime().nullable(),
  tags: z.array(z.string()),
})

const tags = z.array(z.string().trim().min(1).max(60)).max(20)
const filter = { search: z.string().trim().max(200).default(''), tag: z.string().max(60).default('') }

export type Customer = z.infer<typeof customerSchema>

const readCustomer = endpoint({
  method: 'GET',
  host,
  path: '/api/customers/:id',
  allows,
  input: z.object({ id: idSchema }),
  output: z.object({
    customer: customerSchema.extend({
      note: z.string(),
      /** The address entered by the shop, or else that of the last order. */
      address: postalAddressSchema.nullable(),
      /** Default subject of an email to them. */
      emailSubject: z.string(),
    }),
  }),
})

export const customersApi = {
  list: endpoint({
    method: 'GET',
    host,
    path: '/api/customers',
    allows,
    input: z.object({
      ...filter,
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({
      customers: z.array(customerSchema),
      next: idSchema.nullable(),
      /** Every tag that some customer has. */
      tags: z.array(z.string()),
    }),
  }),
  detail: readCustomer,
  /** C2.94: sends an email that the owner writes. */
  write: endpoint({
    method: 'POST',
    host,
    path: '/api/customers/:id/messages',
    allows,
    idempotent: false,
    limits: callLimits.occasional,
    input: composedEmailSchema.extend({ id: idSchema }),
    output: z.object({}),
  }),
  /** Without `id` it creates a customer without orders. */
  save: endpoint({
    method: 'POST',
    host,
    path: '/api/customers',
    allows,
    idempotent: false,
    input: z.object({
      id: idSchema.optional(),
      email: emailSchema,
      name: z.string().trim().max(200),
      phone: z.string().trim().max(50),
      acceptsMarketing: z.boolean(),
      note: z.string().trim().max(5000),
      tags,
      address: postalAddressSchema.nullable(),
      before: seenSchema.optional(),
    }),
    output: z.object({ id: idSchema }),
    seen: {
      by: readCustomer,
      input: ({ id }) => ({ id }),
      before: ({ customer }) => customer as Readonly<Record<string, unknown>>,
      // Returns the id alone, because the customer is loaded again.
      after: (read) => read,
    },
  }),
  /** The filtered customers as a spreadsheet. */
  csv: endpoint({
    method: 'GET',
    host,
    path: '/api/customers/export.csv',
    allows,
    input: z.object(filter),
    output: z.unknown(),
  }),
}
