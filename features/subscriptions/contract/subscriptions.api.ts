import { orderRowSchema } from '#features/orders/contract'
import { callLimits, endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { subscriptionActs, subscriptionStates } from './subscription.rules.ts'
import { renewalSchema, subscriptionSchema } from './subscription.schema.ts'

const allows = 'commerce.orders' as const
const detail = z.object({ subscription: subscriptionSchema, renewals: z.array(renewalSchema) })

const filter = {
  state: z.enum([...subscriptionStates, 'all']).default('all'),
  search: z.string().trim().max(200).default(''),
}

export const subscriptionsApi = {
  /** Exports the whole list as a spreadsheet. */
  csv: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/subscriptions/export.csv',
    allows,
    input: z.object(filter),
    output: z.unknown(),
  }),
  list: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/subscriptions',
    allows,
    input: z.object({
      ...filter,
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ subscriptions: z.array(subscriptionSchema), next: idSchema.nullable() }),
  }),
  detail: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/subscriptions/:id',
    allows,
    input: z.object({ id: idSchema }),
    output: detail,
  }),
  /** Orders of the subscription including the first, newest first. */
  orders: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/subscriptions/:id/orders',
    allows,
    input: z.object({
      id: idSchema,
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ orders: z.array(orderRowSchema), next: idSchema.nullable() }),
  }),
  act: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/subscriptions/:id/act',
    limits: callLimits.occasional,
    allows,
    input: z.object({ id: idSchema, act: z.enum(subscriptionActs).exclude(['changeCard']) }),
    output: detail,
  }),
  retry: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/subscriptions/:id/retry',
    limits: callLimits.occasional,
    allows,
    input: z.object({ id: idSchema }),
    output: detail,
  }),
  /** Plain forms on the customer's own page, `/commerce/subscription?token=`. */
  actByCustomer: endpoint({
    method: 'POST',
    host: 'public',
    path: '/commerce/subscription',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: z.object({ token: z.string().max(100), act: z.enum(subscriptionActs).exclude(['changeCard']) }),
    output: z.unknown(),
  }),
  changeCard: endpoint({
    method: 'POST',
    host: 'public',
    path: '/commerce/subscription/card',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: z.object({
      token: z.string().max(100),
      number: z.string().max(30).default(''),
      expiry: z.string().max(10).default(''),
      cvc: z.string().max(4).default(''),
    }),
    output: z.unknown(),
  }),
  /** Return from the provider's page for a new card. */
  cardKept: endpoint({
    method: 'GET',
    host: 'public',
    path: '/commerce/subscription/card',
    allows: 'anyone',
    input: z.object({ token: z.string().max(100).default(''), setup: z.string().max(200).default('') }),
    output: z.unknown(),
  }),
}
