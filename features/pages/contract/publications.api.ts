import { z } from 'zod'
import { endpoint, idSchema } from '#platform/contract'
import { documentKindSchema } from './page.schema.ts'

const named = z.object({ id: idSchema, kind: documentKindSchema, title: z.string() })

export const publicationSchema = z.object({
  id: idSchema,
  kind: z.enum(['publish', 'unpublish', 'rollback']),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Number of its documents, and the first few of them. */
  count: z.number().int(),
  documents: z.array(named),
  /** Whether rolling back would change anything for visitors. */
  mayGoBack: z.boolean(),
})
export type Publication = z.infer<typeof publicationSchema>

/**
 * The effect of rolling back on a document of the publication: an earlier version, hidden, shown again, or the reason
 * why it stays.
 */
export const fates = ['earlier', 'hidden', 'shown', 'same', 'later', 'trashed', 'homepage'] as const
export type Fate = (typeof fates)[number]
export const changingFates: readonly Fate[] = ['earlier', 'hidden', 'shown']

export const publicationsApi = {
  /** Newest first; `after` continues a page. Scheduled ones are listed after their time. */
  list: endpoint({
    method: 'GET',
    host: 'admin',
    allows: 'content.edit',
    path: '/api/publications',
    input: z.object({ after: idSchema.optional() }),
    output: z.object({ publications: z.array(publicationSchema), next: idSchema.nullable() }),
  }),
  /** Returns the changes that rolling back would make. */
  fates: endpoint({
    method: 'GET',
    host: 'admin',
    allows: 'content.edit',
    path: '/api/publications/:id',
    input: z.object({ id: idSchema }),
    output: z.object({ documents: z.array(named.extend({ path: z.string().nullable(), fate: z.enum(fates) })) }),
  }),
  /** Rolls back a publication, which is a publication itself: rolling back its id undoes it. */
  rollBack: endpoint({
    method: 'POST',
    host: 'admin',
    allows: 'content.publish',
    path: '/api/publications/:id/roll-back',
    input: z.object({ id: idSchema }),
    output: z.object({ publicationId: idSchema, count: z.number().int() }),
  }),
}
