import { z } from 'zod'
import { idSchema } from '#platform/contract'

/** Limit per document in one process. */
export const peopleAtMost = 60
/** Time without typing after which another person may take a text over. */
export const silenceMs = 30_000

export const clientNameSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

export const choiceSchema = z.object({
  /** The selected blocks. */
  blocks: z.array(idSchema).max(50),
  section: idSchema.nullable(),
  /** The block whose text the person edits. */
  editing: idSchema.nullable(),
  /** Position of the pointer as shares of a section, because the width of a page differs between screens. */
  pointer: z
    .object({ section: idSchema, x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
    .nullable()
    .default(null),
})
export type Pointer = z.infer<typeof choiceSchema>['pointer']

/** A person with the document open, in one of their tabs. */
export const personHereSchema = choiceSchema.extend({
  client: clientNameSchema,
  accountId: idSchema,
  name: z.string(),
  /** Milliseconds since they began to write in `editing`, and since they last did anything. */
  editingFor: z.number(),
  silentFor: z.number(),
})
export type PersonHere = z.infer<typeof personHereSchema>
