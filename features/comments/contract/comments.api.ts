import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { commentSchema, commentStatuses } from './comment.schema.ts'

const ids = z.array(idSchema).min(1).max(200)

export const commentsApi = {
  comments: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/comments',
    allows: 'comments.moderate',
    input: z.object({
      status: z.enum(commentStatuses).default('pending'),
      document: idSchema.optional(),
      /** The `next` of the page before. */
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ comments: z.array(commentSchema.extend({ title: z.string() })), next: idSchema.nullable() }),
  }),
  setStatus: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/comments/status',
    allows: 'comments.moderate',
    input: z.object({ ids, status: z.enum(commentStatuses) }),
    output: z.object({}),
  }),
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/comments/delete',
    allows: 'comments.moderate',
    input: z.object({ ids }),
    output: z.object({}),
  }),
}
