import { endpoint } from '#platform/contract'
import { z } from 'zod'

export const pageErrorSchema = z.object({
  /** The mark of its message and place. */
  id: z.string(),
  message: z.string(),
  /** Path of the page where it last happened. */
  path: z.string(),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  stack: z.string(),
  browser: z.string(),
  isOwnCode: z.boolean(),
  times: z.int(),
  /** Number of visitors who met it; each counts once a day. */
  visitors: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})
export type PageError = z.infer<typeof pageErrorSchema>

const owner = { host: 'admin', allows: 'settings.advanced' } as const

export const pageErrorsApi = {
  list: endpoint({
    ...owner,
    method: 'GET',
    path: '/api/page-errors',
    input: z.strictObject({}),
    output: z.object({ errors: z.array(pageErrorSchema) }),
  }),
  /** Deletes an error, or all errors when no id is given. An error that happens again is listed again. */
  clear: endpoint({
    ...owner,
    method: 'POST',
    path: '/api/page-errors/clear',
    input: z.strictObject({ id: z.string().max(40).optional() }),
    output: z.object({}),
  }),
}
