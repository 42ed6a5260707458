import { callLimits, endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'

export const choices = ['accepted', 'declined', 'withdrawn'] as const
export type Choice = (typeof choices)[number]

export const choiceSchema = z.object({
  id: idSchema,
  choice: z.enum(choices),
  /** Number of the policy with which was asked. */
  policy: z.int(),
  words: z.object({ text: z.string(), accept: z.string(), decline: z.string().nullable() }),
  pagePath: z.string(),
  /** The browser sent the signal of Global Privacy Control. */
  hadSignal: z.boolean(),
  /** Empty when the owner stores nothing but the choice. */
  network: z.string(),
  browser: z.string(),
  chosenAt: z.iso.datetime(),
})
export type ConsentChoice = z.infer<typeof choiceSchema>

const owner = { host: 'admin', allows: 'settings.advanced' } as const
const visitor = { host: 'public', allows: 'anyone', limits: callLimits.occasional } as const

export const consentApi = {
  /** The form of the banner; `reopen` withdraws a choice and asks again. */
  choose: endpoint({
    ...visitor,
    method: 'POST',
    path: '/api/consent',
    input: z.strictObject({
      choice: z.enum(['true', 'false', 'reopen']),
      path: z.string().max(2000).default('/'),
      signal: z.enum(['0', '1']).default('0'),
    }),
    output: z.object({}),
  }),
  /** For browsers without scripts: hides the banner after a choice. */
  style: endpoint({
    host: 'public',
    allows: 'anyone',
    method: 'GET',
    path: '/api/consent/style.css',
    input: z.strictObject({}),
    output: z.unknown(),
  }),
  log: endpoint({
    ...owner,
    method: 'GET',
    path: '/api/consent/choices',
    input: z.strictObject({ after: idSchema.optional() }),
    output: z.object({ choices: z.array(choiceSchema), next: idSchema.nullable() }),
  }),
  csv: endpoint({
    ...owner,
    method: 'GET',
    path: '/api/consent/choices.csv',
    input: z.strictObject({}),
    output: z.unknown(),
  }),
}
