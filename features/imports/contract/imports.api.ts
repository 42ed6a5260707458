import { endpoint, idSchema } from '#platform/contract'
import { siteTitleSchema } from '#features/sites/contract'
import { z } from 'zod'
import { oldAddressSchema } from './address.schema.ts'
import { tableKinds } from './table.schema.ts'
import { importOutcomes, importRowSchema, importSchema, rowKinds } from './import.schema.ts'

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

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
  /**
   * A multipart body with one file. The worker makes the plan, so callers read the import until its state is `ready`.
   */
  upload: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports',
    allows: 'settings.import',
    idempotent: false,
    input: z.object({}),
    output: importSchema,
  }),
  /** The site at an address in place of a file: its pages are read by the worker. */
  importSiteAt: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports/site',
    allows: 'settings.import',
    idempotent: false,
    input: z.object({
      address: z
        .string()
        .trim()
        .max(500)
        .regex(/^https?:\/\/[^\s/]+/i)
        .refine((address) => URL.canParse(address)),
      /** Confirms that the importing person owns the site. */
      isOwn: z.literal(true),
    }),
    output: importSchema,
  }),
  /** An import with its progress in `part`. */
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
  /** Overrides planned site settings that the import will apply. */
  changeWebsite: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports/:id/website',
    allows: 'settings.import',
    input: byId.extend({
      title: siteTitleSchema.optional(),
      description: z.string().max(500).optional(),
      language: z.string().max(35).refine(isLocale).optional(),
      timeZone: z.string().max(60).optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
      units: z.enum(['metric', 'imperial']).optional(),
      /** Whether colours, typefaces and logo of the old site are taken over. */
      takesLook: z.boolean().optional(),
    }),
    output: importSchema,
  }),
  /** Assigns fields to the columns of a table. The file is then read and planned again. */
  mapColumns: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports/:id/columns',
    allows: 'settings.import',
    input: byId.extend({
      kind: z.enum(tableKinds),
      /** Fields in the order of the columns; '' leaves a column out. */
      fields: z.array(z.string().max(40)).max(1000),
    }),
    output: importSchema,
  }),
  /** The guess for a table of another kind than was guessed at first. */
  guessColumns: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/imports/:id/columns',
    allows: 'settings.import',
    input: byId.extend({ kind: z.enum(tableKinds) }),
    output: z.object({ fields: z.array(z.string()) }),
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
  /** Requests failed files again, and replaces their placeholders. */
  retryFiles: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports/:id/files/retry',
    allows: 'settings.import',
    input: byId,
    output: z.object({ files: z.number().int() }),
  }),
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports/:id/delete',
    allows: 'settings.import',
    input: byId,
    output: z.object({}),
  }),
  /** Lists the former addresses of imported records with their present targets. */
  addresses: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/imports/:id/addresses',
    allows: 'settings.import',
    input: byId.extend({
      /** The last path seen. */
      after: z.string().max(1200).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    output: z.object({ addresses: z.array(oldAddressSchema), next: z.string().nullable() }),
  }),
  addressesCsv: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/imports/:id/addresses.csv',
    allows: 'settings.import',
    input: byId,
    output: z.string(),
  }),
  /** Checks the targets of a list of addresses: one address per line, or a site map. */
  checkAddresses: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/imports/addresses/check',
    allows: 'settings.import',
    input: z.object({ text: z.string().min(1).max(2_000_000) }),
    output: z.object({ addresses: z.array(oldAddressSchema), left: z.number().int() }),
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
