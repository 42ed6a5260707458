import { z } from 'zod'
import { endpoint, idSchema } from '#platform/contract'
import { domainRecordsSchema, domainSchema } from './site.schema.ts'

const done = z.object({})
const nothing = z.strictObject({})

/** Hosts of a site, a part of `sitesApi`. */
export const domainEndpoints = {
  domains: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/domains',
    allows: 'settings.domain',
    input: nothing,
    output: z.array(domainSchema),
  }),
  /** Asks DNS for every record that the domain needs. */
  domainRecords: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/domains/:id/records',
    allows: 'settings.domain',
    input: z.strictObject({ id: idSchema }),
    output: domainRecordsSchema,
  }),
  addDomain: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/domains',
    allows: 'domains.add',
    input: z.strictObject({ host: z.string().max(300) }),
    output: domainSchema,
  }),
  verifyDomain: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/domains/:id/verify',
    allows: 'domains.add',
    input: z.strictObject({ id: idSchema }),
    output: domainSchema,
  }),
  /** Requests the certificate of a domain again after a failure. */
  tryCertificate: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/domains/:id/certificate',
    allows: 'domains.add',
    input: z.strictObject({ id: idSchema }),
    output: done,
  }),
  /** A null `id` makes the built-in address the primary one. */
  makePrimary: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/domains/primary',
    allows: 'settings.domain',
    input: z.strictObject({ id: idSchema.nullable() }),
    output: z.array(domainSchema),
  }),
  removeDomain: endpoint({
    method: 'DELETE',
    host: 'admin',
    path: '/api/site/domains/:id',
    allows: 'domains.remove',
    input: z.strictObject({ id: idSchema }),
    output: done,
  }),
}
