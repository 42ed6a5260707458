import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { importLookSchema } from './look.schema.ts'
import { tableSchema } from './table.schema.ts'
import { websiteValueSchema } from './website.schema.ts'

/** `mapping`: a table waits until its owner has mapped its columns. */
export const importStates = [
  'waiting',
  'reading',
  'mapping',
  'ready',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** Kinds of rows in a file; `other` are content types without a place here. */
export const rowKinds = [
  'author',
  'category',
  'tag',
  'term',
  'media',
  'page',
  'post',
  'other',
  'menu',
  'empty',
  'product',
  'variant',
  'picture',
  'stock',
  'review',
  'taxRate',
  'subscriber',
  'redirect',
  'event',
  'customer',
  'order',
] as const
export type RowKind = (typeof rowKinds)[number]

/**
 * Planned before the run, real after it. `placeholder`: the file could not be fetched and a placeholder replaces it.
 */
export const importOutcomes = ['create', 'update', 'unchanged', 'kept', 'skip', 'failed', 'placeholder'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** A remark on a row: the message `note.{code}` of the catalogue, with these values. */
export const importNoteSchema = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})
export type ImportNote = z.infer<typeof importNoteSchema>

export const importSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  state: z.enum(importStates),
  /** Address and title of the exporting site, as the file states them. */
  source: z.string(),
  sourceTitle: z.string(),
  /** Progress of the present step, 0 to 1; null when it is unknown. */
  part: z.number().min(0).max(1).nullable(),
  /** For a table: the number of lines before its first row. Null for other files. */
  linesBefore: z.number().int().nullable(),
  rowsTotal: z.number().int(),
  rowsDone: z.number().int(),
  /** Numbers of rows by kind and outcome. */
  counts: z.array(z.object({ kind: z.enum(rowKinds), outcome: z.enum(importOutcomes), n: z.number().int() })),
  /** Present and future settings of the site: its language, currency, time zone and others in the file. */
  website: z.array(websiteValueSchema),
  /** For a site that is read by its address. */
  look: importLookSchema.nullable(),
  /** For a table with unknown columns: their fields, as guessed or chosen. */
  table: tableSchema.extend({ isChangeable: z.boolean() }).nullable(),
  /**
   * Changes beside the rows: redirects from old addresses, categories that lose their level, and the number of pages
   * and posts where all of them are drafts.
   */
  planned: z.object({ redirects: z.number().int(), flattened: z.number().int(), drafts: z.number().int() }),
  /** The problem that stopped the import, or a fault of a file that is imported all the same. */
  problem: z.object({ code: z.string(), sentence: z.string(), details: z.record(z.string(), z.unknown()) }).nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
})
export type Import = z.infer<typeof importSchema>

export const importRowSchema = z.object({
  rank: z.number().int(),
  ordinal: z.number().int(),
  kind: z.enum(rowKinds),
  title: z.string(),
  sourceKey: z.string(),
  state: z.enum(['waiting', 'done']),
  outcome: z.enum(importOutcomes),
  notes: z.array(importNoteSchema),
  targetKind: z.string().nullable(),
  targetId: z.string().nullable(),
})
export type ImportRow = z.infer<typeof importRowSchema>
