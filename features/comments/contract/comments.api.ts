import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { commentMax } from './comment-defence.rules.ts'
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
      /** Searches the name and the text. */
      search: z.string().max(200).optional(),
      /** `next` of the previous page. */
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({
      comments: z.array(
        commentSchema.extend({
          title: z.string(),
          /** Page with the comment; null while the page is not public. */
          path: z.string().nullable(),
          /** Only for moderators; '' when the author gave none. */
          email: z.string(),
          isByMember: z.boolean(),
        }),
      ),
      next: idSchema.nullable(),
    }),
  }),
  setStatus: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/comments/status',
    allows: 'comments.moderate',
    input: z.object({ ids, status: z.enum(commentStatuses) }),
    output: z.object({}),
  }),
  /** Publishes a reply at once, in the name of the requesting person. */
  reply: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/comments/:id/reply',
    allows: 'comments.moderate',
    idempotent: false,
    input: z.object({ id: idSchema, text: z.string().trim().min(1).max(commentMax) }),
    output: z.object({ id: idSchema }),
  }),
  /** The filtered comments as a spreadsheet. */
  csv: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/comments/export.csv',
    allows: 'comments.moderate',
    input: z.object({ status: z.enum(commentStatuses).default('pending'), search: z.string().max(200).optional() }),
    output: z.unknown(),
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
