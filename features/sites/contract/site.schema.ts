import { z } from 'zod'
import { type Role, idSchema, roles } from '#platform/contract'
import { isSiteName, siteTitleMax } from './site.rules.ts'

export const siteNameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isSiteName, 'A name has 2 to 63 letters a–z, digits and dashes.')
export const siteTitleSchema = z.string().trim().min(1).max(siteTitleMax)
export const localeSchema = z
  .string()
  .refine((tag) => isKnown(() => Intl.getCanonicalLocales(tag).length === 1), 'A language is written like nl-NL.')
export const timeZoneSchema = z
  .string()
  .refine(
    (zone) => isKnown(() => Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))),
    'A time zone is written like Europe/Amsterdam.',
  )
export const roleNames = Object.keys(roles) as [Role, ...Role[]]
export const rolesSchema = z.array(z.enum(roleNames)).min(1).max(roleNames.length)

export const siteInfoSchema = z.object({
  id: idSchema,
  name: z.string(),
  title: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  type: z.int(),
  status: z.int(),
  layoutVersion: z.string(),
  baseUrl: z.string(),
  adminUrl: z.string(),
  removedAt: z.iso.datetime().nullable(),
})
export type SiteInfo = z.infer<typeof siteInfoSchema>

export const mySiteSchema = siteInfoSchema.extend({ roles: z.array(z.enum(roleNames)), isOwner: z.boolean() })
export type MySite = z.infer<typeof mySiteSchema>

export const siteLookSchema = z.object({
  paper: z.string(),
  ink: z.string(),
  accent: z.string(),
  font: z.object({ family: z.string(), weight: z.number() }),
  image: z.string().nullable(),
})

export const siteStartSchema = z.object({
  name: z.string(),
  title: z.string(),
  locale: z.string(),
  look: siteLookSchema,
  /** Purpose of a design; null for a whole sample site. */
  trade: z.string().nullable(),
})

export const domainSchema = z.object({
  id: idSchema,
  /** The host in ASCII, and in its readable form. */
  host: z.string(),
  shown: z.string(),
  primary: z.boolean(),
  verified: z.boolean(),
  /** Name and value of the required TXT record. */
  record: z.object({ name: z.string(), value: z.string() }),
})
export type DomainInfo = z.infer<typeof domainSchema>

/** A required DNS record of a domain, and its present value. */
export const domainRecordSchema = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  name: z.string(),
  value: z.string(),
  /** `other`: a record exists with a different value. */
  state: z.enum(['right', 'missing', 'other']),
  found: z.array(z.string()),
})
export const domainRecordsSchema = z.object({
  records: z.array(domainRecordSchema),
  /** Whether only this computer can reach the installation, so that no domain can point to it. */
  isLocal: z.boolean(),
  /** Whether https:// answers with a certificate that browsers trust; null while the domain does not lead here. */
  isSecure: z.boolean().nullable(),
  /**
   * The certificate requested by the installation; null behind a proxy with certificates, or before the domain is
   * verified.
   */
  certificate: z
    .object({
      isThere: z.boolean(),
      until: z.iso.datetime().nullable(),
      reason: z.string().nullable(),
      triesAt: z.iso.datetime(),
      /** Whether further attempts wait for the weekly limit or for the authority. */
      waitsFor: z.enum(['week', 'authority']).nullable(),
      mayTryNow: z.boolean(),
    })
    .nullable(),
  /** The same domain with or without `www.`, if the site does not have it yet. */
  twin: z.string().nullable(),
})
export type DomainRecords = z.infer<typeof domainRecordsSchema>

export const contributorSchema = z.object({
  accountId: idSchema,
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(roleNames)),
  isOwner: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  addedAt: z.iso.datetime(),
  hasSecondFactor: z.boolean(),
})
export type Contributor = z.infer<typeof contributorSchema>

export const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  roles: z.array(z.enum(roleNames)),
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
  /** When the contributor's access ends; null without an end. */
  accessEndsAt: z.iso.datetime().nullable(),
  /** Whether accepting it transfers the site. */
  offersOwnership: z.boolean(),
})
export type Invitation = z.infer<typeof invitationSchema>

export const activitySchema = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  who: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** Subjects of the activity with their present titles and screens; empty when they were deleted or have no title. */
  subjects: z.array(z.object({ title: z.string(), kind: z.string().optional(), screen: z.string() })),
})

function isKnown(claim: () => boolean): boolean {
  try {
    return claim()
  } catch {
    return false
  }
}
