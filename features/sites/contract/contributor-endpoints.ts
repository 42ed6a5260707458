import { z } from 'zod'
import { emailSchema, passwordSchema, personNameSchema, tokenSchema } from '#features/accounts/contract'
import { callLimits, endpoint, idSchema } from '#platform/contract'
import { contributorSchema, invitationSchema, roleNames, rolesSchema, siteInfoSchema } from './site.schema.ts'

const done = z.object({})
const nothing = z.strictObject({})
const moment = z.iso.datetime().nullable()

/** Contributors of a site and their invitations, a part of `sitesApi`. */
export const contributorEndpoints = {
  contributors: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/contributors',
    allows: 'settings.userAccounts',
    input: nothing,
    output: z.object({
      contributors: z.array(contributorSchema),
      invitations: z.array(invitationSchema),
      /** Whether members need a second factor to get in. */
      requiresSecondFactor: z.boolean(),
      /** False without a mail server, where an invitation is a link to pass on. */
      sendsEmail: z.boolean(),
    }),
  }),
  requireSecondFactor: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/site/second-factor',
    allows: 'settings.userAccounts',
    input: z.strictObject({ isRequired: z.boolean() }),
    output: done,
  }),
  invite: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/invitations',
    allows: 'settings.userAccounts',
    input: z.strictObject({ email: emailSchema, roles: rolesSchema, accessEndsAt: moment.optional() }),
    output: invitationSchema,
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    host: 'admin',
    path: '/api/site/invitations/:id',
    allows: 'settings.userAccounts',
    input: z.strictObject({ id: idSchema }),
    output: done,
  }),
  /** Returns the invitation's link, which the sender can share by other ways than email. */
  invitationLink: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/invitations/:id/link',
    allows: 'settings.userAccounts',
    input: z.strictObject({ id: idSchema }),
    output: z.object({ email: z.string(), url: z.url(), expiresAt: z.iso.datetime() }),
  }),
  changeContributor: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/site/contributors/:accountId',
    allows: 'settings.userAccounts',
    input: z.strictObject({ accountId: idSchema, roles: rolesSchema, expiresAt: moment.optional() }),
    output: contributorSchema,
  }),
  removeContributor: endpoint({
    method: 'DELETE',
    host: 'admin',
    path: '/api/site/contributors/:accountId',
    allows: 'settings.userAccounts',
    input: z.strictObject({ accountId: idSchema }),
    output: done,
  }),
  /** Returns the details of an invitation before it is accepted. */
  invitation: endpoint({
    method: 'GET',
    host: 'platform',
    path: '/api/invitations/:token',
    allows: 'anyone',
    input: z.strictObject({ token: tokenSchema }),
    output: z.object({
      email: z.string(),
      site: z.string(),
      invitedBy: z.string(),
      roles: z.array(z.enum(roleNames)),
      hasAccount: z.boolean(),
      offersOwnership: z.boolean(),
    }),
  }),
  /**
   * A person with an account has to be signed in with the invited address. Others create an account with a name and a
   * password.
   */
  acceptInvitation: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/invitations/:token/accept',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: z.strictObject({
      token: tokenSchema,
      name: personNameSchema.optional(),
      password: passwordSchema.optional(),
    }),
    /** null when the address has to be confirmed first by an email that was sent. */
    output: z.object({ site: siteInfoSchema.nullable() }),
  }),
}
