import { z } from 'zod'
import { callLimits, endpoint, idSchema, postalAddressSchema } from '#platform/contract'
import { factorEndpoints } from './member-factor.api.ts'
import { memberSchema } from './members.schema.ts'

// The operation validates form values, so that people return to a page that names the fault.
const typed = z.string().max(2000).default('')
/** Scripts send `true`, and forms the value of a ticked box. */
const ticked = z
  .union([z.boolean(), z.enum(['on', 'true', 'false', ''])])
  .transform((input) => input === true || input === 'on' || input === 'true')
  .default(false)
/** C7.39: fetch sends it as a header, and forms as a field. */
const xsrfToken = z.string().max(100).default('')

/** `to`: the page with the result, to which forms are redirected. */
const redirectAnswer = z.object({ to: z.string() })
const host = 'public' as const
const allows = 'anyone' as const
const path = '/api/site-users/account'

export const membersApi = {
  ...factorEndpoints,
  /** C7.38 */
  signIn: endpoint({
    method: 'POST',
    host,
    path: `${path}/session`,
    limits: callLimits.guarded,
    allows,
    input: z.strictObject({ email: typed, password: typed, rememberMe: ticked, returnTo: typed }),
    /** With a second factor `to` is the page of the second step, and no session exists yet. */
    output: redirectAnswer.extend({ xsrfToken: z.string().optional(), member: memberSchema.optional() }),
  }),
  session: endpoint({
    method: 'GET',
    host,
    path: `${path}/session`,
    allows,
    input: z.strictObject({}),
    output: z.object({ xsrfToken: z.string().nullable(), member: memberSchema.nullable() }),
  }),
  /** Signs out. `cloneCart` keeps a copy of the cart in the browser (C7.40). */
  signOut: endpoint({
    method: 'DELETE',
    host,
    path: `${path}/session`,
    limits: callLimits.occasional,
    allows,
    input: z.strictObject({ cloneCart: ticked }),
    output: redirectAnswer,
  }),
  signOutByForm: endpoint({
    method: 'POST',
    host,
    path: `${path}/session/end`,
    limits: callLimits.occasional,
    allows,
    input: z.strictObject({ cloneCart: ticked, everywhere: ticked, xsrfToken }),
    output: redirectAnswer,
  }),
  join: endpoint({
    method: 'POST',
    limits: callLimits.guarded,
    host,
    path,
    allows,
    /** `from` is the page with the form, if it is not the default one. */
    input: z.strictObject({
      email: typed,
      password: typed,
      name: typed,
      acceptsMarketing: ticked,
      returnTo: typed,
      from: typed,
    }),
    output: redirectAnswer,
  }),
  /** The button behind the link of an email: confirms the member or the new email address, or deletes the account. */
  confirm: endpoint({
    method: 'POST',
    host,
    path: `${path}/confirm`,
    limits: callLimits.occasional,
    allows,
    input: z.strictObject({ token: typed }),
    output: redirectAnswer,
  }),
  forgot: endpoint({
    method: 'POST',
    host,
    path: `${path}/forgot-password`,
    limits: callLimits.guarded,
    allows,
    input: z.strictObject({ email: typed }),
    output: redirectAnswer,
  }),
  reset: endpoint({
    method: 'POST',
    host,
    path: `${path}/reset-password`,
    limits: callLimits.guarded,
    allows,
    input: z.strictObject({ token: typed, password: typed }),
    output: redirectAnswer,
  }),
  changeProfile: endpoint({
    method: 'POST',
    host,
    path: `${path}/profile`,
    limits: callLimits.occasional,
    allows,
    input: z.strictObject({ name: typed, phone: z.string().max(40).default(''), acceptsMarketing: ticked, xsrfToken }),
    output: redirectAnswer,
  }),
  changePassword: endpoint({
    method: 'POST',
    host,
    path: `${path}/password`,
    limits: callLimits.guarded,
    allows,
    input: z.strictObject({ current: typed, password: typed, xsrfToken }),
    output: redirectAnswer,
  }),
  /** Returns the member's personal data as a file. */
  data: endpoint({
    method: 'GET',
    host,
    path: `${path}/data`,
    allows,
    input: z.strictObject({}),
    output: z.unknown(),
  }),
  /** Sends the link that deletes the account. */
  askToDelete: endpoint({
    method: 'POST',
    host,
    path: `${path}/delete`,
    limits: callLimits.guarded,
    allows,
    input: z.strictObject({ current: typed, xsrfToken }),
    output: redirectAnswer,
  }),
  changeEmail: endpoint({
    method: 'POST',
    host,
    path: `${path}/email`,
    limits: callLimits.guarded,
    allows,
    input: z.strictObject({ email: typed, current: typed, xsrfToken }),
    output: redirectAnswer,
  }),
  saveAddress: endpoint({
    method: 'POST',
    host,
    path: `${path}/addresses`,
    limits: callLimits.occasional,
    allows,
    input: postalAddressSchema
      .extend({ id: z.union([idSchema, z.literal('')]).default(''), isDefault: ticked, xsrfToken })
      .strict(),
    output: redirectAnswer,
  }),
  removeAddress: endpoint({
    method: 'POST',
    host,
    path: `${path}/addresses/remove`,
    limits: callLimits.occasional,
    allows,
    input: z.strictObject({ id: idSchema, xsrfToken }),
    output: redirectAnswer,
  }),
}

const owned = { host: 'admin' as const }
const byId = z.strictObject({ id: idSchema })

export const memberRowSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  isBlocked: z.boolean(),
  acceptsMarketing: z.boolean(),
  joinedAt: z.string(),
  signedInAt: z.string().nullable(),
})
export type MemberRow = z.infer<typeof memberRowSchema>

/** Endpoints by which owners see and manage members. */
export const membersOwnerApi = {
  list: endpoint({
    ...owned,
    method: 'GET',
    path: '/api/members',
    allows: 'crm.read',
    input: z.strictObject({
      search: z.string().max(200).default(''),
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: z.object({ members: z.array(memberRowSchema), count: z.number().int(), next: idSchema.nullable() }),
  }),
  detail: endpoint({
    ...owned,
    method: 'GET',
    path: '/api/members/:id',
    allows: 'crm.read',
    input: byId,
    output: memberRowSchema.extend({
      phone: z.string(),
      addresses: z.array(z.object({ id: idSchema, address: postalAddressSchema, isDefault: z.boolean() })),
      sessions: z.array(z.object({ id: idSchema, device: z.string(), seenAt: z.string() })),
      secondFactor: z.object({ isOn: z.boolean(), passkeys: z.array(z.string()), hasCodes: z.boolean() }),
      parts: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          rows: z.array(z.object({ id: z.string(), title: z.string(), detail: z.string(), note: z.string() })),
        }),
      ),
    }),
  }),
  setBlocked: endpoint({
    ...owned,
    method: 'POST',
    path: '/api/members/:id/blocked',
    allows: 'crm.write',
    input: byId.extend({ isBlocked: z.boolean() }),
    output: memberRowSchema,
  }),
  /** For a member who lost it, who then signs in by the password alone. Requires step-up. */
  removeSecondFactor: endpoint({
    ...owned,
    method: 'DELETE',
    path: '/api/members/:id/second-factor',
    allows: 'crm.write',
    input: byId,
    output: z.object({}),
  }),
  remove: endpoint({
    ...owned,
    method: 'DELETE',
    path: '/api/members/:id',
    allows: 'crm.write',
    input: byId,
    output: z.object({}),
  }),
  csv: endpoint({
    ...owned,
    method: 'GET',
    path: '/api/members.csv',
    allows: 'crm.write',
    input: z.strictObject({}),
    output: z.unknown(),
  }),
}
