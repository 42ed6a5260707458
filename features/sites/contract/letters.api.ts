import { endpoint } from '#platform/contract'
import { isLanguage } from '#platform/i18n'
import { z } from 'zod'

/** Of all letters, and of nothing else in an address: words with dashes. */
const kindSchema = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)+$/)
  .max(60)
const line = (most: number) => z.string().trim().max(most)

/** The language of the reader; that of the site where none is named. */
const languageSchema = z.string().refine(isLanguage).optional()

export const letterSettingsSchema = z.object({
  kind: kindSchema,
  isOn: z.boolean(),
  subject: line(200),
  intro: line(4000),
  outro: line(4000),
})
export type LetterSettings = z.infer<typeof letterSettingsSchema>

const ownLetterSchema = letterSettingsSchema.extend({
  name: z.string(),
  /** What its words may name in braces. */
  mayName: z.array(z.string()),
  starts: letterSettingsSchema.pick({ subject: true, intro: true, outro: true }),
  /** Why there is no switch, or where it is; null where there is one. */
  always: z.string().nullable(),
})

export const lettersApi = {
  list: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/letters',
    allows: 'commerce.emailNotifications',
    input: z.object({ language: languageSchema }),
    output: z.object({ language: z.string(), letters: z.array(ownLetterSchema) }),
  }),
  change: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/letters/:kind',
    allows: 'commerce.emailNotifications',
    input: letterSettingsSchema.extend({ language: languageSchema }),
    output: letterSettingsSchema,
  }),
  /** C2.26, page type 301: the letter as a customer would read it, about an order that is made up. */
  preview: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/commerce/email-preview/:kind',
    allows: 'commerce.emailNotifications',
    input: z.object({ kind: kindSchema, language: languageSchema }),
    output: z.unknown(),
  }),
}
