import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { areaChoicesSchema, areaDraftSchema, areaSchema, newPricesSchema } from './areas.schema.ts'

const owned = { host: 'admin', allows: 'settings.memberAccounts' } as const

export const areasApi = {
  areas: endpoint({
    ...owned,
    method: 'GET',
    path: '/api/member-areas',
    input: z.strictObject({}),
    output: areaChoicesSchema.extend({ areas: z.array(areaSchema) }),
  }),
  create: endpoint({
    ...owned,
    method: 'POST',
    path: '/api/member-areas',
    idempotent: false,
    input: areaDraftSchema.extend({ prices: newPricesSchema }).strict(),
    output: areaSchema,
  }),
  change: endpoint({
    ...owned,
    method: 'PUT',
    path: '/api/member-areas/:id',
    input: areaSchema.extend({ prices: newPricesSchema }).strict(),
    output: areaSchema,
  }),
  remove: endpoint({
    ...owned,
    method: 'DELETE',
    path: '/api/member-areas/:id',
    input: z.strictObject({ id: idSchema }),
    output: z.object({}),
  }),
}
