import { callLimits, endpoint } from '#platform/contract'
import { isLanguage } from '#platform/i18n'
import { z } from 'zod'
import { emailLookSettings } from './email-look.settings.ts'

/** Email kinds in addresses: words with dashes. */
const kindSchema = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)+$/)
  .max(60)
const line = (most: number) => z.string().trim().max(most)

/** The language of the reader; that of the site where none is named. */
const languageSchema = z.string().refine(isLanguage).optional()

export const emailSettingsSchema = z.object({
  kind: kindSchema,
  isOn: z.boolean(),
  subject: line(200),
  intro: line(4000),
  outro: line(4000),
})
export type EmailSettings = z.infer<typeof emailSettingsSchema>

/** Recipients of emails, in the order of the list. */
export const emailGroups = ['orders', 'subscriptions', 'members', 'conversations', 'team', 'accounts'] as const
export type EmailGroup = (typeof emailGroups)[number]

const wordsSchema = emailSettingsSchema.pick({ subject: true, intro: true, outro: true })

const listedEmailSchema = emailSettingsSchema.extend({
  name: z.string(),
  group: z.enum(emailGroups),
  /** The event after which it is sent. */
  when: z.string(),
  /** Whether the owner cannot change its texts. */
  isFixed: z.boolean(),
  /** Placeholders in braces for its texts. */
  mayName: z.array(z.string()),
  starts: wordsSchema,
  /** Whether the translation service can translate the owner's texts from the language of the site. */
  isTranslatable: z.boolean(),
  /** The reason why there is no switch, or the place of the switch; null for an email with a switch. */
  always: z.string().nullable(),
})

const draftSchema = emailSettingsSchema.omit({ isOn: true }).extend({
  language: languageSchema,
  /** A look that is not saved yet. */
  look: emailLookSettings.schema.optional(),
})

export const emailsApi = {
  list: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/emails',
    allows: 'commerce.emailNotifications',
    input: z.object({ language: languageSchema }),
    output: z.object({ language: z.string(), emails: z.array(listedEmailSchema) }),
  }),
  change: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/emails/:kind',
    allows: 'commerce.emailNotifications',
    input: emailSettingsSchema.extend({ language: languageSchema }),
    output: emailSettingsSchema,
  }),
  /** Translates the owner's texts from the language of the site, without saving. */
  translate: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/emails/:kind/translation',
    allows: 'commerce.emailNotifications',
    limits: callLimits.occasional,
    input: z.object({ kind: kindSchema, language: z.string().refine(isLanguage) }),
    output: wordsSchema,
  }),
  /** A preview of the email with unsaved texts and sample data. */
  draft: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/emails/:kind/draft',
    allows: 'commerce.emailNotifications',
    input: draftSchema,
    output: z.object({ subject: z.string(), html: z.string() }),
  }),
  /** Sends the email to the requesting person as a test. */
  sendTest: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/emails/:kind/test',
    allows: 'commerce.emailNotifications',
    idempotent: false,
    input: draftSchema,
    output: z.object({ to: z.string() }),
  }),
  /** C2.26, page type 301: a preview of the email with sample data. */
  preview: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/commerce/email-preview/:kind',
    allows: 'commerce.emailNotifications',
    input: z.object({ kind: kindSchema, language: languageSchema }),
    output: z.unknown(),
  }),
}
