import { z } from 'zod'
import { endpoint, idSchema } from '#platform/contract'

export const siteStates = ['open', 'coming-soon', 'password'] as const
export type SiteState = (typeof siteStates)[number]

/** Visibility of the site for visitors, and the texts they read while it is closed. */
export const availabilitySchema = z.object({
  state: z.enum(siteStates),
  title: z.string().trim().max(200),
  words: z.string().trim().max(2000),
})
export type Availability = z.infer<typeof availabilitySchema>

export const availabilityApi = {
  get: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/availability',
    allows: 'settings.general',
    input: z.object({}),
    output: availabilitySchema,
  }),
  /** Without `password` the current one is kept. */
  set: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/availability',
    allows: 'settings.general',
    input: availabilitySchema.extend({ password: z.string().max(200).optional() }),
    output: availabilitySchema,
  }),
  /** The page for unknown addresses; null for the default one. */
  notFound: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/not-found-page',
    allows: 'content.edit',
    input: z.object({}),
    output: z.object({ id: idSchema.nullable() }),
  }),
  setNotFound: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/not-found-page',
    allows: 'content.edit',
    input: z.object({ id: idSchema.nullable() }),
    output: z.object({ id: idSchema.nullable() }),
  }),
  /** Creates an address at which people who work on the site see the closed site in this browser. */
  pass: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/availability/pass',
    allows: 'content.edit',
    input: z.object({}),
    output: z.object({ url: z.string() }),
  }),
  enter: endpoint({
    method: 'GET',
    host: 'public',
    path: '/api/site/enter',
    allows: 'anyone',
    input: z.object({ pass: z.string().max(200) }),
    output: z.unknown(),
  }),
}
