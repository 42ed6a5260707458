import { endpoint } from '#platform/contract'
import { z } from 'zod'
import { letterKinds } from './letter-kinds.rules.ts'

const line = (most: number) => z.string().trim().max(most)

export const letterSettingsSchema = z.object({
  kind: z.enum(letterKinds),
  isOn: z.boolean(),
  subject: line(200),
  intro: line(4000),
  outro: line(4000),
})
export type LetterSettings = z.infer<typeof letterSettingsSchema>

export const lettersApi = {
  list: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/orders/letters',
    allows: 'commerce.emailNotifications',
    input: z.object({}),
    output: z.object({
      letters: z.array(letterSettingsSchema.extend({ starts: letterSettingsSchema.pick({ subject: true, intro: true, outro: true }) })),
    }),
  }),
  change: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/orders/letters/:kind',
    allows: 'commerce.emailNotifications',
    input: letterSettingsSchema,
    output: letterSettingsSchema,
  }),
  /** C2.26, page type 301: the letter as a customer would read it, about an order that is made up. */
  preview: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/commerce/email-preview/:kind',
    allows: 'commerce.emailNotifications',
    input: z.object({ kind: z.enum(letterKinds) }),
    output: z.unknown(),
  }),
}
