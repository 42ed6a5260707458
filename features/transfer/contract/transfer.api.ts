import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { copySchema } from './copy.schema.ts'

export const transferKinds = ['export', 'import'] as const
/** Formats of an export: the site archive, files for any web server, or a file for another system. */
export const transferFormats = [
  'archive',
  'static',
  'wordpress',
  'markdown',
  'shopify',
  'woocommerce',
  'squarespace',
] as const
export type TransferFormat = (typeof transferFormats)[number]
export const transferStates = ['waiting', 'running', 'done', 'failed'] as const

export const transferSchema = z.object({
  id: idSchema,
  kind: z.enum(transferKinds),
  format: z.enum(transferFormats),
  state: z.enum(transferStates),
  fileName: z.string(),
  /** True while the archive can be downloaded. */
  isKept: z.boolean(),
  rows: z.int().nullable(),
  files: z.int().nullable(),
  bytes: z.int().nullable(),
  problem: z.object({ code: z.string(), sentence: z.string(), details: z.record(z.string(), z.unknown()) }).nullable(),
  askedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type Transfer = z.infer<typeof transferSchema>

/** Days for which a created archive can be downloaded. */
export const keptDays = 7

export const transferApi = {
  list: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site-archives',
    allows: 'settings.export',
    input: z.object({}),
    output: z.array(transferSchema),
  }),
  /** Lets the worker create the archive; poll the list until it is `done`. */
  export: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site-archives',
    allows: 'settings.export',
    idempotent: false,
    input: z.object({ format: z.enum(transferFormats).default('archive'), copy: copySchema.optional() }),
    output: transferSchema,
  }),
  file: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site-archives/:id/file',
    allows: 'settings.export',
    input: z.object({ id: idSchema }),
    output: z.unknown(),
  }),
  /** A multipart body with one archive, for a site without content. The worker imports it. */
  import: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site-archives/import',
    allows: 'settings.import',
    idempotent: false,
    input: z.object({}),
    output: transferSchema,
  }),
  /** Cancels a waiting or running transfer. */
  cancel: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site-archives/:id/cancel',
    allows: 'settings.export',
    input: z.object({ id: idSchema }),
    output: transferSchema,
  }),
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site-archives/:id/delete',
    allows: 'settings.export',
    input: z.object({ id: idSchema }),
    output: z.object({}),
  }),
}
