import { z } from 'zod'
import { callLimits, endpoint, idSchema } from '#platform/contract'
import {
  accountSchema,
  emailSchema,
  languageSchema,
  mailboxEmailSchema,
  ownAccountSchema,
  passwordSchema,
  personNameSchema,
  sessionInfoSchema,
  tokenSchema,
} from './account.schema.ts'

const done = z.object({})
const owned = ['platform', 'admin'] as const

export const accountsApi = {
  register: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/accounts/register',
    limits: callLimits.guarded,
    allows: 'anyone',
    input: z.strictObject({ email: emailSchema, password: passwordSchema, name: personNameSchema }),
    output: done,
  }),
  confirmRegistration: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/accounts/confirm',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: z.strictObject({ token: tokenSchema }),
    output: accountSchema,
  }),
  signIn: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/auth/Login',
    limits: callLimits.guarded,
    allows: 'anyone',
    input: z.strictObject({ email: emailSchema, password: passwordSchema }),
    /** An account with a second factor gets its session only after `secondFactorApi.secondStep`. */
    output: z.union([accountSchema, z.object({ secondStep: z.literal(true) })]),
  }),
  /** C7.06: ends the session of this host, without a body; on a public host it clears the flag `ss_lastid`. */
  logout: endpoint({
    method: 'POST',
    host: ['platform', 'admin', 'public'],
    path: '/api/auth/Logout',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: z.object({}),
    output: done,
  }),
  stepUp: endpoint({
    method: 'POST',
    host: owned,
    path: '/api/auth/StepUp',
    allows: 'signed-in',
    input: z.strictObject({ password: passwordSchema }),
    output: done,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/accounts/forgot-password',
    limits: callLimits.guarded,
    allows: 'anyone',
    input: z.strictObject({ email: emailSchema }),
    output: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/accounts/reset-password',
    limits: callLimits.guarded,
    allows: 'anyone',
    input: z.strictObject({ token: tokenSchema, password: passwordSchema }),
    output: done,
  }),
  me: endpoint({
    method: 'GET',
    host: owned,
    path: '/api/accounts/me',
    allows: 'signed-in',
    input: z.strictObject({}),
    output: ownAccountSchema,
  }),
  changeProfile: endpoint({
    method: 'PUT',
    host: owned,
    path: '/api/accounts/me',
    allows: 'signed-in',
    input: z.strictObject({ name: personNameSchema.optional(), locale: languageSchema.optional() }),
    output: accountSchema,
  }),
  changePassword: endpoint({
    method: 'POST',
    host: owned,
    path: '/api/accounts/me/password',
    allows: 'signed-in',
    input: z.strictObject({ current: passwordSchema, password: passwordSchema }),
    output: done,
  }),
  /** Sends an email to the new address; the address changes when its link is followed. */
  changeEmail: endpoint({
    method: 'POST',
    host: owned,
    path: '/api/accounts/me/email',
    allows: 'signed-in',
    input: z.strictObject({ email: emailSchema, password: passwordSchema }),
    output: done,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/accounts/confirm-email',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: z.strictObject({ token: tokenSchema }),
    output: done,
  }),
  sessions: endpoint({
    method: 'GET',
    host: owned,
    path: '/api/accounts/sessions',
    allows: 'signed-in',
    input: z.strictObject({}),
    output: z.array(sessionInfoSchema),
  }),
  endSession: endpoint({
    method: 'DELETE',
    host: owned,
    path: '/api/accounts/sessions/:id',
    allows: 'signed-in',
    input: z.strictObject({ id: idSchema }),
    output: done,
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    host: owned,
    path: '/api/accounts/sign-out-everywhere',
    allows: 'signed-in',
    input: z.strictObject({}),
    output: done,
  }),
  /**
   * Emails that were not sent because no mail server is configured. Staff read those of the platform; a site's own are
   * in `sitesApi.mailbox`.
   */
  mailbox: endpoint({
    method: 'GET',
    host: 'platform',
    path: '/api/mailbox',
    allows: 'signed-in',
    input: z.strictObject({ before: idSchema.optional() }),
    output: z.array(mailboxEmailSchema),
  }),
}
