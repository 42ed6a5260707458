import { z } from 'zod'
import { idSchema } from '#platform/contract'
import { common, formFieldSchema } from './form-field.schema.ts'
import { largestUploadMb, mostUploads, uploadGroupNames } from './upload.rules.ts'

/** Starts a new step: the following fields are asked there. */
const stepSchema = z.object({
  id: idSchema,
  kind: z.literal('step'),
  title: z.string().trim().max(500).default(''),
  description: z.string().max(2000).default(''),
})

const option = z.string().trim().min(1).max(100)
const { prefill: _, required: __, ...told } = common

/** Fields of a form block beyond the documented kinds. */
const ownFieldSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('file'),
    types: z.array(z.enum(uploadGroupNames)).min(1).default(['images', 'documents']),
    maxMb: z.int().min(1).max(largestUploadMb).default(10),
    maxFiles: z.int().min(1).max(mostUploads).default(1),
  }),
  z.object({ ...common, kind: z.literal('signature') }),
  z.object({ ...common, kind: z.literal('rating'), most: z.int().min(3).max(10).default(5) }),
  z.object({
    ...common,
    kind: z.literal('matrix'),
    rows: z.array(option).min(1).max(50),
    options: z.array(option).min(2).max(10),
    /** True when several columns may be chosen in a row. */
    many: z.boolean().default(false),
  }),
  z.object({
    ...told,
    kind: z.literal('calculation'),
    /** Formula in the syntax of `calculation.rules.ts`: `{Guests} * 12.5`. */
    formula: z.string().max(1000).default(''),
    decimals: z.int().min(0).max(4).default(2),
    unit: z.string().max(10).default(''),
  }),
])

/** Fields of a form block: the documented kinds, our own, and the starts of steps. */
export const blockFieldSchema = z.union([z.discriminatedUnion('kind', [formFieldSchema, stepSchema]), ownFieldSchema])
export type BlockField = z.infer<typeof blockFieldSchema>
export type BlockFieldKind = BlockField['kind']
export type StepField = z.infer<typeof stepSchema>
/** Fields that are answered or calculated from answers. */
export type AskedField = Exclude<BlockField, StepField>
