import { z } from 'zod'
import { isEmailAddress, idSchema } from '#platform/contract'
import { isLanguage } from '#platform/i18n'
import { emailMax, nameMax, passwordMax } from './password.rules.ts'

/** An address as it is stored and compared: trimmed, lower case, NFC. */
export const emailSchema = z
  .string()
  .max(emailMax)
  .transform((typed) => typed.trim().normalize('NFC').toLowerCase())
  .pipe(z.string().refine(isEmailAddress, 'An email address looks like name@example.com.'))

/**
 * Normalised to NFKC, so that a password is the same on all keyboards. `checkNewPassword` validates new passwords and
 * names their faults; existing ones may be older than the rules.
 */
export const passwordSchema = z
  .string()
  .max(passwordMax * 4)
  .transform((typed) => typed.normalize('NFKC'))

export const personNameSchema = z
  .string()
  .trim()
  .max(nameMax)
  .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name), 'A name is one line of text.')

/** One of the product’s languages. */
export const languageSchema = z.string().refine(isLanguage, 'There is no such language here.')

export const accountSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  locale: z.string(),
  staff: z.boolean(),
  /** False for people who have only used sign-in links. */
  hasPassword: z.boolean(),
})

/** Further ways in which the account can prove its identity, and whether emails reach it. */
export const ownAccountSchema = accountSchema.extend({
  factors: z.object({ passkey: z.boolean(), code: z.boolean() }),
  /** True when the installation has a mail server. */
  sendsEmail: z.boolean(),
})
export type AccountInfo = z.infer<typeof accountSchema>

export const sessionInfoSchema = z.object({
  id: idSchema,
  /** Name of the site whose admin host the session belongs to; null for the platform itself. */
  site: z.string().nullable(),
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type SessionInfo = z.infer<typeof sessionInfoSchema>

/** A secret of 256 random bits in base64url. */
export const tokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** An email in the mailbox, which collects emails that were not sent to a mail server. */
export const mailboxEmailSchema = z.object({
  id: idSchema,
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  state: z.enum(['queued', 'held', 'sent', 'failed', 'mailbox']),
  failure: z.string().nullable(),
  canSendAgain: z.boolean(),
  createdAt: z.iso.datetime(),
})
