import { z } from 'zod'
import { emailSchema, mailboxEmailSchema } from '#features/accounts/contract'
import { endpoint, partOf, idSchema } from '#platform/contract'
import { contributorEndpoints } from './contributor-endpoints.ts'
import { domainEndpoints } from './domain-endpoints.ts'
import { flagEndpoints } from './flag-endpoints.ts'
import { lookingEndpoints } from './looking-endpoints.ts'
import { startColourNames } from './start-colours.rules.ts'
import { siteSettingsSchema } from './settings.schema.ts'
import {
  activitySchema,
  invitationSchema,
  localeSchema,
  mySiteSchema,
  siteInfoSchema,
  siteLookSchema,
  siteNameSchema,
  siteStartSchema,
  siteTitleSchema,
  timeZoneSchema,
} from './site.schema.ts'

/** Groups of other features come as they are: `settingsIn` reads them. */
const someSettingsSchema = z.looseObject(siteSettingsSchema.partial().shape)
const nothing = z.strictObject({})
const labs = z.object({
  features: z.array(z.object({ key: z.string(), name: z.string(), description: z.string(), enabled: z.boolean() })),
})
const labsChange = z.strictObject({ features: z.record(z.string().max(60), z.boolean()) })

/** The groups that the roles of the person who asks may change; others are left out. */
const readSettings = endpoint({
  method: 'GET',
  host: 'admin',
  path: '/api/site/settings',
  allows: 'config',
  input: nothing,
  output: someSettingsSchema,
})

export const sitesApi = {
  /** The sites of the person who asks, removed ones last. */
  mine: endpoint({
    method: 'GET',
    host: ['platform', 'admin'],
    path: '/api/sites',
    allows: 'signed-in',
    input: nothing,
    output: z.array(mySiteSchema),
  }),
  /** Returns the previews on the cards of a person's sites; sites without a design of their own are left out. */
  looks: endpoint({
    method: 'GET',
    host: 'platform',
    path: '/api/sites/looks',
    allows: 'signed-in',
    input: nothing,
    output: z.array(z.object({ id: idSchema, look: siteLookSchema })),
  }),
  /** Samples and designs for a new site. */
  starts: endpoint({
    method: 'GET',
    host: 'platform',
    path: '/api/sites/starts',
    allows: 'signed-in',
    input: nothing,
    output: z.array(siteStartSchema),
  }),
  /** The home page of a design, as HTML without scripts. */
  startPreview: endpoint({
    method: 'GET',
    host: 'platform',
    path: '/api/sites/starts/:name/preview',
    allows: 'signed-in',
    input: z.object({
      name: z.string().max(40),
      title: z.string().max(200),
      locale: localeSchema,
      colours: z.enum(startColourNames).optional(),
      texts: z.enum(['sample', 'none']),
    }),
    output: z.unknown(),
  }),
  create: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/sites',
    allows: 'signed-in',
    idempotent: false,
    input: z.strictObject({
      title: siteTitleSchema,
      /** Absent: made from the title. */
      name: siteNameSchema.optional(),
      locale: localeSchema.optional(),
      timeZone: timeZoneSchema.optional(),
      /** `blank`, `empty` (for an import), or the name of a sample. */
      start: z.string().max(40).optional(),
      /** For a design: a replacement palette, and whether its texts are copied. */
      colours: z.enum(startColourNames).optional(),
      texts: z.enum(['sample', 'none']).optional(),
    }),
    output: siteInfoSchema,
  }),
  /** Returns an address that enters the site's admin host with a one-time code. */
  open: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/sites/:name/open',
    allows: 'signed-in',
    input: z.strictObject({ name: z.string().max(63), returnTo: z.string().max(2000).optional() }),
    output: z.object({ url: z.string() }),
  }),
  restore: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/sites/:id/restore',
    allows: 'signed-in',
    input: z.strictObject({ id: idSchema }),
    output: siteInfoSchema,
  }),

  site: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site',
    allows: 'basic',
    input: nothing,
    output: mySiteSchema.extend({
      permissions: z.array(z.string()),
      plan: z.string(),
      features: z.array(z.string()),
      sells: z.boolean(),
    }),
  }),
  changeSite: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/site',
    allows: 'config',
    input: z.strictObject({
      title: siteTitleSchema.optional(),
      name: siteNameSchema.optional(),
      locale: localeSchema.optional(),
      timeZone: timeZoneSchema.optional(),
    }),
    output: siteInfoSchema,
  }),
  settings: readSettings,
  changeSettings: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/site/settings/:group',
    allows: 'config',
    /** Only the given values change; the operation checks the permission of the group. */
    input: z.strictObject({
      group: z.string().max(40),
      values: z.record(z.string(), z.unknown()),
      /** The changed values as the caller last read them. */
      before: z.record(z.string(), z.unknown()).optional(),
    }),
    output: someSettingsSchema,
    seen: {
      by: readSettings,
      input: () => ({}),
      before: (read, { group, values }) => partOf(read[String(group)], values),
      after: (read, answer) => ({ ...read, ...answer }),
    },
  }),
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/remove',
    allows: 'settings.removeWebsite',
    /** The site's name, typed for confirmation. */
    input: z.strictObject({ name: z.string().max(63) }),
    output: z.object({ restorableUntil: z.iso.datetime(), url: z.url() }),
  }),
  /** Offers the site to a person by email, who owns it on acceptance. Until then the offer can be withdrawn. */
  transfer: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/transfer',
    allows: 'admin',
    idempotent: false,
    /** The site's name, typed for confirmation. */
    input: z.strictObject({ email: emailSchema, name: z.string().max(63) }),
    output: invitationSchema,
  }),

  ...lookingEndpoints,
  ...domainEndpoints,
  ...contributorEndpoints,
  ...flagEndpoints,

  activity: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/activity',
    allows: 'activity.log',
    input: z.strictObject({ before: z.coerce.number().int().optional() }),
    output: z.array(activitySchema),
  }),
  mailbox: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/mailbox',
    allows: 'settings.mail',
    input: z.strictObject({ before: idSchema.optional() }),
    output: z.array(mailboxEmailSchema),
  }),

  /** Returns the number of emails sent in the last hour and day, and of emails delayed by the limits. */
  mailLimits: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/mail-limits',
    allows: 'settings.mail',
    input: z.strictObject({}),
    output: z.object({
      held: z.int(),
      hour: z.object({ sent: z.int(), most: z.int() }),
      day: z.object({ sent: z.int(), most: z.int() }),
    }),
  }),
  /** Sends an email again to the same recipient with the same content. */
  sendEmailAgain: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/mailbox/:id/send-again',
    allows: 'settings.mail',
    idempotent: false,
    input: z.strictObject({ id: idSchema }),
    output: z.object({}),
  }),
  /** Discards an email that the quota holds back. */
  discardEmail: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/site/mailbox/:id/discard',
    allows: 'settings.mail',
    idempotent: false,
    input: z.strictObject({ id: idSchema }),
    output: z.object({}),
  }),
  /** Time since which emails cannot be sent; null while they can. */
  mailState: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/site/mail-state',
    allows: 'settings.mail',
    input: z.strictObject({}),
    output: z.object({ heldSince: z.iso.datetime().nullable() }),
  }),

  /** Experiments (B7.13–B7.18). The lists are part of the page context. */
  internalLabs: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/labs/internal',
    allows: 'config',
    input: nothing,
    output: labs,
  }),
  changeInternalLabs: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/labs/internal',
    allows: 'config',
    input: labsChange,
    output: labs,
  }),
  circleLabs: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/labs/circle',
    allows: 'config',
    input: nothing,
    output: labs,
  }),
  changeCircleLabs: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/labs/circle',
    allows: 'config',
    input: labsChange,
    output: labs,
  }),
}
