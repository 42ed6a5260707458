import { z } from 'zod'
import { callLimits, endpoint, idSchema } from '#platform/contract'

const public_ = { host: 'public', allows: 'anyone', limits: callLimits.guarded } as const

/**
 * Endpoints for visitors' comments; the forms work without scripts. The operation validates typed values, so that they
 * can be shown again.
 */
export const commentWritingApi = {
  write: endpoint({
    ...public_,
    method: 'POST',
    path: '/api/comments/write',
    input: z.object({
      document: idSchema,
      parent: z.union([idSchema, z.literal('')]).default(''),
      name: z.string().max(2000).default(''),
      email: z.string().max(2000).default(''),
      text: z.string().max(50_000).default(''),
      replies: z.string().max(10).default(''),
      /** Trap field with a name unknown to browsers. */
      spare: z.string().max(2000).default(''),
      spent: z.string().max(20).default(''),
    }),
    output: z.unknown(),
  }),
  /** Stops emails about replies to one comment. */
  stopEmails: endpoint({
    ...public_,
    method: 'POST',
    path: '/api/comments/stop-emails',
    input: z.object({ token: z.string().max(100) }),
    output: z.unknown(),
  }),
}
