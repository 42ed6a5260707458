import { z } from 'zod'
import { type Operation, operationSchema } from './operation.ts'
import { weightAtMost, weightOf } from './weight.ts'

/** Reasons why an operation, or one part of a gesture, was dropped. */
export const dropReasons = [
  'gone',
  'exists',
  'mismatch',
  'replaced',
  'invalid',
  'full',
  'sections_full',
  'document_full',
  'document_large',
  'refused',
  'forbidden',
] as const
export type DropReason = (typeof dropReasons)[number]

const clientSchema = z.string().min(1).max(64)
const nSchema = z.number().int().min(1).max(2_000_000_000)

/** An operation with its position in the server's order. `(client, n)` identifies its author's operation. */
export const loggedOperationSchema = z.object({
  seq: z.number().int().min(1),
  client: clientSchema,
  n: nSchema,
  operation: operationSchema,
  accountId: z.string().nullable().optional(),
})
export type LoggedOperation = z.infer<typeof loggedOperationSchema>

/**
 * Any value with the shape of an operation. A malformed one is reported as dropped instead of failing the whole
 * request, which would block the person's other operations forever.
 */
const sentOperationSchema = z.custom<Operation>((value) => {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  return (
    value.kind !== 'batch' ||
    ('operations' in value && Array.isArray(value.operations) && value.operations.length <= weightAtMost)
  )
}, 'This is not an operation.')

/** A client's request: consecutive operations from the state `base`. */
export const requestSchema = z.object({
  base: z.number().int().min(0),
  client: clientSchema,
  operations: z
    .array(z.object({ n: nSchema, operation: sentOperationSchema }))
    .min(1)
    .max(500)
    .refine(
      (operations) => operations.reduce((sum, { operation }) => sum + weightOf(operation), 0) <= weightAtMost,
      `More than ${weightAtMost} changes at once. Send them in several requests.`,
    ),
})
export type AppendRequest = z.infer<typeof requestSchema>

export const outcomeSchema = z.object({
  n: nSchema,
  /** Its position in the order; null when all of its operations were dropped. */
  seq: z.number().int().nullable(),
  /** Parts that did not fit, by their index in the gesture. */
  dropped: z.array(z.object({ index: z.number().int(), reason: z.enum(dropReasons) })),
})
export type Outcome = z.infer<typeof outcomeSchema>

/** All operations after `base`, including the client's own, and the result of each sent operation. */
export const answerSchema = z.object({
  seq: z.number().int(),
  operations: z.array(loggedOperationSchema),
  outcomes: z.array(outcomeSchema),
})
export type AppendAnswer = z.infer<typeof answerSchema>
