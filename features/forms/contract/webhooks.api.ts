import { callLimits, endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { deliveryStates, mostWebhooks } from './webhook.rules.ts'

const url = z.url({ protocol: /^https?$/ }).max(2000)

export const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  isEnabled: z.boolean(),
  waiting: z.int(),
  failed: z.int(),
  delivered: z.int(),
})
export type Webhook = z.infer<typeof webhookSchema>

export const deliverySchema = z.object({
  id: idSchema,
  submissionId: idSchema,
  state: z.enum(deliveryStates),
  attempts: z.int(),
  status: z.int().nullable(),
  failure: z.string(),
  createdAt: z.iso.datetime(),
})
export type Delivery = z.infer<typeof deliverySchema>

const settings = { host: 'admin', allows: 'settings.advanced' } as const
const byId = z.strictObject({ id: idSchema })

export const webhooksApi = {
  list: endpoint({
    ...settings,
    method: 'GET',
    path: '/api/forms/webhooks',
    input: z.strictObject({}),
    output: z.object({ webhooks: z.array(webhookSchema).max(mostWebhooks) }),
  }),
  create: endpoint({
    ...settings,
    method: 'POST',
    path: '/api/forms/webhooks',
    input: z.strictObject({ url }),
    output: z.object({ id: idSchema }),
  }),
  change: endpoint({
    ...settings,
    method: 'POST',
    path: '/api/forms/webhooks/:id',
    input: z.strictObject({ id: idSchema, url: url.optional(), isEnabled: z.boolean().optional() }),
    output: z.object({ id: idSchema }),
  }),
  remove: endpoint({
    ...settings,
    method: 'POST',
    path: '/api/forms/webhooks/:id/delete',
    input: byId,
    output: z.object({}),
  }),
  /** Returns the secret with which receivers verify signatures. */
  secret: endpoint({
    ...settings,
    method: 'POST',
    path: '/api/forms/webhooks/:id/secret',
    input: z.strictObject({ id: idSchema, isNew: z.boolean().default(false) }),
    output: z.object({ secret: z.string() }),
  }),
  log: endpoint({
    ...settings,
    method: 'GET',
    path: '/api/forms/webhooks/:id/deliveries',
    input: z.strictObject({ id: idSchema, after: idSchema.optional() }),
    output: z.object({ deliveries: z.array(deliverySchema), next: idSchema.nullable() }),
  }),
  /** Sends one message again, from the first try on. */
  replay: endpoint({
    ...settings,
    method: 'POST',
    path: '/api/forms/deliveries/:id/replay',
    limits: callLimits.occasional,
    input: byId,
    output: z.object({}),
  }),
}
