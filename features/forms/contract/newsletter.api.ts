import { callLimits, endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { subscriberStates } from './newsletter.rules.ts'

const name = z.string().trim().min(1).max(200)

export const mailingListSchema = z.object({
  id: idSchema,
  name: z.string(),
  subscribed: z.int(),
  pending: z.int(),
  unsubscribed: z.int(),
  /** Addresses that bounced, or whose owners complained. */
  suppressed: z.int(),
})
export type MailingList = z.infer<typeof mailingListSchema>

export const subscriberSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  state: z.enum(subscriberStates),
  pagePath: z.string(),
  requestedAt: z.iso.datetime(),
})
export type Subscriber = z.infer<typeof subscriberSchema>

const filter = {
  list: idSchema,
  state: z.enum([...subscriberStates, 'all']).default('all'),
  search: z.string().trim().max(200).default(''),
}
const readsLists = { host: 'admin', allows: 'newsletter.group.read' } as const
const writesLists = { host: 'admin', allows: 'newsletter.group.write' } as const
const readsPeople = { host: 'admin', allows: 'newsletter.subscriber.read' } as const

export const newsletterApi = {
  lists: endpoint({
    ...readsLists,
    method: 'GET',
    path: '/api/newsletter/lists',
    input: z.strictObject({}),
    output: z.object({ lists: z.array(mailingListSchema) }),
  }),
  create: endpoint({
    ...writesLists,
    method: 'POST',
    path: '/api/newsletter/lists',
    input: z.strictObject({ name }),
    output: z.object({ id: idSchema }),
  }),
  change: endpoint({
    ...writesLists,
    method: 'POST',
    path: '/api/newsletter/lists/:id',
    input: z.strictObject({ id: idSchema, name }),
    output: z.object({ id: idSchema }),
  }),
  /** Removes a list with all its subscribers. */
  remove: endpoint({
    ...writesLists,
    method: 'POST',
    path: '/api/newsletter/lists/:id/delete',
    input: z.strictObject({ id: idSchema }),
    output: z.object({}),
  }),
  subscribers: endpoint({
    ...readsPeople,
    method: 'GET',
    path: '/api/newsletter/subscribers',
    input: z.strictObject({ ...filter, after: idSchema.optional() }),
    output: z.object({ subscribers: z.array(subscriberSchema), next: idSchema.nullable() }),
  }),
  removeSubscribers: endpoint({
    host: 'admin',
    allows: 'newsletter.subscriber.write',
    method: 'POST',
    path: '/api/newsletter/subscribers/delete',
    input: z.strictObject({ ids: z.array(idSchema).min(1).max(200) }),
    output: z.object({}),
  }),
  csv: endpoint({
    ...readsPeople,
    method: 'GET',
    path: '/api/newsletter/subscribers.csv',
    input: z.strictObject(filter),
    output: z.unknown(),
  }),
}
export type SubscriberFilter = z.infer<typeof newsletterApi.csv.input>

const link = {
  host: 'public',
  allows: 'anyone',
  method: 'POST',
  limits: callLimits.occasional,
  input: z.strictObject({ token: z.string().max(200) }),
  output: z.unknown(),
} as const

/** A request without a token is refused like one with a forged token. */
const linkInput = z.strictObject({ token: z.string().max(200).default('') })

/**
 * The buttons behind the links of emails. Opening the page changes nothing, because programs that read emails follow
 * their links.
 */
export const newsletterLinksApi = {
  confirm: endpoint({ ...link, path: '/api/newsletter/confirm' }),
  unsubscribe: endpoint({ ...link, path: '/api/newsletter/unsubscribe' }),
  /** For mail programs (RFC 8058), which send no cookie and no origin, so the token identifies the subscriber. */
  oneClick: endpoint({ ...link, path: '/api/newsletter/one-click', input: linkInput, output: z.object({}) }),
  /** Leads people who open that address to the page with the button. Opening it changes nothing. */
  openOneClick: endpoint({ ...link, input: linkInput, method: 'GET', path: '/api/newsletter/one-click' }),
}
