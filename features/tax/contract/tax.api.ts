import { endpoint, idSchema, recordIn, seenSchema, withRecord } from '#platform/contract'
import { z } from 'zod'
import { taxRateDraftSchema, taxRateSchema, taxSettingsSchema } from './tax.schema.ts'

export const taxStarters = ['nl', 'eu', 'us'] as const

/** Outcome of a row of an import or a starting table. */
const rowOutcome = z.object({
  row: z.int(),
  outcome: z.enum(['added', 'changed', 'same', 'refused']),
  note: z.string(),
})

const readTax = endpoint({
  method: 'GET',
  host: 'admin',
  path: '/api/commerce/taxes',
  allows: 'commerce.taxes',
  input: z.object({}),
  output: z.object({
    rates: z.array(taxRateSchema),
    settings: taxSettingsSchema,
    exempt: z.array(z.string()),
    /** Classes of products without a rate; they are taxed like the standard class. */
    unratedClasses: z.array(z.string()),
  }),
})
const seenWhole = { by: readTax, input: () => ({}) }

export const taxApi = {
  tax: readTax,
  /** Returns the tax classes that products can use. */
  classes: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/commerce/tax-classes',
    allows: 'commerce',
    input: z.object({}),
    output: z.object({ classes: z.array(z.object({ name: z.string(), isRated: z.boolean() })) }),
  }),
  saveSettings: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/commerce/taxes/settings',
    allows: 'commerce.taxes',
    input: taxSettingsSchema.extend({ before: seenSchema.optional() }),
    output: taxSettingsSchema,
    seen: {
      ...seenWhole,
      before: (read) => read['settings'] as Readonly<Record<string, unknown>>,
      after: (read, settings) => ({ ...read, settings }),
    },
  }),
  createRate: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/commerce/taxes/rates',
    allows: 'commerce.taxes',
    idempotent: false,
    input: taxRateDraftSchema,
    output: taxRateSchema,
  }),
  changeRate: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/commerce/taxes/rates/:id',
    allows: 'commerce.taxes',
    input: taxRateDraftSchema.extend({ id: idSchema, before: seenSchema.optional() }),
    output: taxRateSchema,
    seen: {
      ...seenWhole,
      before: (read, change) => recordIn(read['rates'], change),
      after: (read, answer) => ({ ...read, rates: withRecord(read['rates'], answer) }),
    },
  }),
  removeRates: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/commerce/taxes/rates/delete',
    allows: 'commerce.taxes',
    input: z.object({ ids: z.array(idSchema).min(1).max(5000) }),
    output: z.object({}),
  }),
  start: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/commerce/taxes/start',
    allows: 'commerce.taxes',
    input: z.object({ table: z.enum(taxStarters) }),
    output: z.object({ rows: z.array(rowOutcome) }),
  }),
  importRates: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/commerce/taxes/import',
    allows: 'commerce.taxes',
    input: z.object({ text: z.string().max(4_000_000), dryRun: z.boolean().default(false) }),
    output: z.object({ rows: z.array(rowOutcome) }),
  }),
  saveExempt: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/commerce/taxes/exempt',
    allows: 'commerce.taxes',
    input: z.object({
      emails: z.array(z.string().trim().toLowerCase().max(256)).max(5000),
      before: seenSchema.optional(),
    }),
    output: z.object({ emails: z.array(z.string()) }),
    seen: {
      ...seenWhole,
      before: (read) => ({ emails: read['exempt'] }),
      after: (read, { emails }) => ({ ...read, exempt: emails }),
    },
  }),
}
