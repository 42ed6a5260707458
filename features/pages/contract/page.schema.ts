import { z } from 'zod'
import { enumerations, idSchema } from '#platform/contract'
import { documentKinds } from '#platform/document'
import { contentStatusNumbers } from './status.rules.ts'

/**
 * Settings of every document with an address of its own. `slug` has no outer slashes; an empty one is derived from the
 * title.
 */
export const pageSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  slug: z.string().max(300).default(''),
  /** Title in menus; empty uses the page title. */
  navigationTitle: z.string().max(300).default(''),
  description: z.string().max(2000).default(''),
  seoTitle: z.string().max(300).default(''),
  seoDescription: z.string().max(1000).default(''),
  /** Asks search engines to leave it out. */
  noindex: z.boolean().default(false),
  socialImage: idSchema.nullable().default(null),
  /** Canonical address for search engines; '' for the page's own. */
  canonical: z.string().max(2000).default(''),
  /**
   * `password`: visitors see the lock screen first. The password itself is never part of the document. `members`:
   * visitors who are not signed in, or not admitted, see the replacement page (C2, page types 105 and 106).
   */
  access: z.enum(['public', 'password', 'members']).default('public'),
  /** The page's own lock screen; null for that of the site. */
  lockScreen: idSchema.nullable().default(null),
  /** Number of `pageTypes`: an ordinary page, or a splash page without header and footer. */
  pageType: z.union([z.literal(2), z.literal(3), z.literal(100), z.literal(101)]).default(2),
  layoutVersion: z.enum(enumerations.layoutVersions).default(enumerations.layoutVersion),
})
export type PageSettings = z.infer<typeof pageSettingsSchema>

/**
 * Settings of parts (header, footer, announcement, popup, lock screen, saved section), which lists tell apart by their
 * title.
 */
export const headerSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  /** Whether it stays at the top while the page scrolls. */
  sticky: z.boolean().default(false),
  /** Whether the header overlays the first section. */
  overlay: z.boolean().default(false),
  theme: z.enum(['lightest', 'light', 'bright', 'dark', 'darkest']).default('lightest'),
})
export const footerSettingsSchema = z.object({ title: z.string().max(300).default('') })
export const savedSectionSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  category: z.string().max(100).default(''),
  /** Whether a change appears on all pages that use it. */
  synced: z.boolean().default(false),
})
export const announcementSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  enabled: z.boolean().default(false),
  link: z.string().max(1000).default(''),
  newWindow: z.boolean().default(false),
  /** Whether visitors may close it, which their browser remembers. */
  closable: z.boolean().default(true),
})
export const popupSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  enabled: z.boolean().default(false),
  enableMobile: z.boolean().default(true),
  style: z.enum(['overlay', 'card']).default('overlay'),
  version: z.number().int().min(1).default(1),
  showUntilSignup: z.boolean().default(false),
  /** Days until it is shown again; -1 for never. */
  displayFrequency: z.number().int().min(-1).max(3650).default(7),
})
export const lockScreenSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  /** Text above the password field; '' for our default. */
  message: z.string().max(2000).default(''),
})

export const statusSchema = z.union(contentStatusNumbers.map((number) => z.literal(number)))
export const documentKindSchema = z.enum(documentKinds)

/** A document in lists. Instants are ISO 8601 texts in every response. */
export const documentSummarySchema = z.object({
  id: idSchema,
  kind: documentKindSchema,
  title: z.string(),
  slug: z.string(),
  /** Path for visitors; null without an address. */
  path: z.string().nullable(),
  status: statusSchema,
  headSeq: z.number().int(),
  /** The draft differs from what visitors see (or was never published). */
  hasUnpublishedChanges: z.boolean(),
  isHomepage: z.boolean(),
  isLocked: z.boolean(),
  changedAt: z.string(),
  publishedAt: z.string().nullable(),
  /** Time of a scheduled publication. */
  scheduledAt: z.string().nullable(),
})
export type DocumentSummary = z.infer<typeof documentSummarySchema>

export const trashedSchema = z.object({
  id: idSchema,
  kind: documentKindSchema,
  title: z.string(),
  deletedAt: z.string(),
  /** Time at which it is deleted permanently. */
  goneAt: z.string(),
})
export type Trashed = z.infer<typeof trashedSchema>

/** One entry of the history, a group of edits or a named version, newest first. */
export const historyEntrySchema = z.object({
  kind: z.enum(['edit', 'published', 'named', 'restored']),
  /** The state after it, which `versionAt` returns and `restoreVersion` restores. */
  seq: z.number().int(),
  /** Edits of one person without a long pause stand together. */
  fromSeq: z.number().int(),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  label: z.string().nullable(),
  count: z.number().int(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** A difference between two versions, in the words of `describeChanges`. */
export const changeSummarySchema = z.object({
  what: z.enum(['section', 'block', 'settings']),
  did: z.enum(['added', 'removed', 'changed', 'moved']),
  /** Id of a section or block, or name of a setting. */
  id: z.string(),
  /** Type of the block; '' for others. */
  type: z.string(),
  name: z.string(),
  /** Names of the props or settings that differ. */
  fields: z.array(z.string()),
})

export const redirectSchema = z.object({
  path: z.string(),
  target: z.string(),
  permanent: z.boolean(),
  automatic: z.boolean(),
  createdAt: z.string(),
})
export type Redirect = z.infer<typeof redirectSchema>
