import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { importOutcomes, importRowSchema, importSchema, rowKinds } from './import.schema.ts'

const byId = z.object({ id: idSchema })

export const importsApi = {
  imports: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/imports',
    allows: 'settings.import',
    input: z.object({}),
    output: z.array(importSchema),
  }),
  /** A multipart body with one file. The plan is made by the worker: ask for the import until its state is `ready`. */
  upload: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports',
    allows: 'settings.import',
    idempotent: false,
    input: z.object({}),
    output: importSchema,
  }),
  /** Progress while it is read or run: its `part`. */
  import: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/imports/:id',
    allows: 'settings.import',
    input: byId,
    output: importSchema,
  }),
  rows: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/imports/:id/rows',
    allows: 'settings.import',
    input: byId.extend({
      kind: z.enum(rowKinds).optional(),
      outcome: z.enum(importOutcomes).optional(),
      /** Only rows with remarks. */
      noted: z.stringbool().optional(),
      /** `rank:ordinal` of the last row seen. */
      after: z
        .string()
        .regex(/^\d+:\d+$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    output: z.object({ rows: z.array(importRowSchema), next: z.string().nullable() }),
  }),
  run: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports/:id/run',
    allows: 'settings.import',
    input: byId,
    output: importSchema,
  }),
  /** Takes everything that this import made to the trash. */
  undo: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports/:id/undo',
    allows: 'settings.import',
    input: byId,
    output: importSchema,
  }),
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports/:id/delete',
    allows: 'settings.import',
    input: byId,
    output: z.object({}),
  }),
  /** The row report as CSV. */
  report: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/imports/:id/report.csv',
    allows: 'settings.import',
    input: byId,
    output: z.string(),
  }),
}
