import { z } from 'zod'
import { callLimits, endpoint } from '#platform/contract'

const stop = {
  host: 'public',
  path: '/api/emails/stop',
  limits: callLimits.guarded,
  allows: 'anyone',
  input: z.object({ token: z.string().max(800).default('') }),
  output: z.unknown(),
} as const

export const emailRefusalsApi = {
  /** For people: a page with one button. Opening it changes nothing, because programs open links too. */
  ask: endpoint({ ...stop, method: 'GET' }),
  /**
   * For the button and for mail programs (RFC 8058), which send no cookie and no origin, so the token identifies the
   * recipient.
   */
  stop: endpoint({ ...stop, method: 'POST' }),
}
