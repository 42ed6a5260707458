import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { donationFieldsSchema, donationSchema } from './donation.schema.ts'

const done = z.object({})
const byId = z.object({ id: idSchema })

export const donationApi = {
  donations: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/donations',
    allows: 'config',
    input: z.object({}),
    output: z.array(donationSchema),
  }),
  create: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/donations',
    allows: 'commerce.donations',
    idempotent: false,
    input: donationFieldsSchema.partial().required({ title: true }),
    output: donationSchema,
  }),
  change: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/donations/:id',
    allows: 'commerce.donations',
    input: byId.extend({ values: donationFieldsSchema.partial() }),
    output: donationSchema,
  }),
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/donations/:id/delete',
    allows: 'commerce.donations',
    input: byId,
    output: done,
  }),
}
