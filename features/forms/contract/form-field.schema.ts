import { z } from 'zod'
import { idSchema } from '#platform/contract'
import { conditionTests } from './conditions.rules.ts'
import { answerKinds } from './field-kinds.rules.ts'

/** Condition on an earlier answer; absent when the field is always asked. */
const shownIf = z
  .object({ field: idSchema, test: z.enum(conditionTests), value: z.string().max(500).default('') })
  .nullable()
  .optional()

export const common = {
  id: idSchema,
  title: z.string().trim().max(500),
  description: z.string().max(2000).default(''),
  required: z.boolean().default(false),
  shownIf,
  /** Query parameter with which a link fills the field in (`?name=…`); absent or empty for none. */
  prefill: z.string().trim().max(100).optional(),
}
const written = { ...common, placeholder: z.string().max(500).default('') }
const choice = { ...common, options: z.array(z.string().trim().min(1).max(500)).min(1).max(200) }

/** One question, with the settings that its kind has (C3.36–C3.43). */
export const formFieldSchema = z.discriminatedUnion('kind', [
  z.object({ ...written, kind: z.literal('text') }),
  z.object({
    ...written,
    kind: z.literal('textarea'),
    /** Longest text; 0 for no limit. */
    maxLength: z.int().min(0).max(100_000).default(0),
  }),
  z.object({ ...written, kind: z.enum(['email', 'number', 'website']) }),
  z.object({ ...common, kind: z.literal('currency'), currencySymbol: z.string().max(10).default('$') }),
  z.object({ ...common, kind: z.enum(['password', 'twitter', 'date', 'time', 'name', 'address']) }),
  z.object({ ...common, kind: z.literal('phone'), showCountryCode: z.boolean().default(false) }),
  z.object({
    id: idSchema,
    kind: z.literal('section'),
    title: common.title,
    description: common.description,
    underline: z.boolean().default(false),
    shownIf,
  }),
  z.object({ ...choice, kind: z.enum(['radio', 'checkbox', 'select', 'likert']) }),
  z.object({
    id: idSchema,
    kind: z.literal('hidden'),
    title: common.title.default(''),
    key: z.string().trim().min(1).max(200),
    value: z.string().max(2000).default(''),
  }),
])
export type FormField = z.infer<typeof formFieldSchema>

/** Questions of a product, a checkout or a form block. */
export const formSchema = z.object({
  title: z.string().max(300).default(''),
  fields: z.array(formFieldSchema).max(100),
})
export type Form = z.infer<typeof formSchema>

/** Submitted value of a field (C3.50–C3.59): parts, checked values, answers by question, or one text. */
export const fieldValueSchema = z.union([
  z.string().max(100_000),
  z.array(z.string().max(2000)).max(200),
  z.record(z.string().max(500), z.array(z.string().max(100)).max(10)),
])
export type FieldValue = z.infer<typeof fieldValueSchema>

export const formValuesSchema = z.record(idSchema, fieldValueSchema)
export type FormValues = z.infer<typeof formValuesSchema>

/** Questions and answers as an order stores them, so that they stay readable when the form changes. */
export const formSummarySchema = z.array(
  z.object({ id: idSchema, kind: z.enum(answerKinds), title: z.string(), value: fieldValueSchema.nullable() }),
)
export type FormSummary = z.infer<typeof formSummarySchema>
