import { idSchema } from '#platform/contract'
import { z } from 'zod'

export const commentStatuses = ['approved', 'pending', 'spam'] as const
export type CommentStatus = (typeof commentStatuses)[number]

/** A comment as visitors see it. It contains no email or network address, so none can leak. */
export const commentSchema = z.object({
  id: idSchema,
  documentId: idSchema,
  parentId: idSchema.nullable(),
  authorName: z.string(),
  authorWebsite: z.string(),
  /** Rich text. */
  body: z.record(z.string(), z.unknown()),
  status: z.enum(commentStatuses),
  writtenAt: z.iso.datetime(),
  /** Whether its author works on the site. */
  isByOwner: z.boolean(),
})
export type Comment = z.infer<typeof commentSchema>
