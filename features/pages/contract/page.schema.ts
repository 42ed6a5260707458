import { z } from 'zod'
import { enumerations, idSchema } from '#platform/contract'
import { documentKinds } from '#platform/document'
import { contentStatusNumbers } from './status.rules.ts'

/**
 * Settings that every document with an address of its own shares. `slug` has no outer slashes; empty means: made from
 * the title.
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
  /** Another address that search engines should name instead; empty: its own. */
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

/** Header, footer, announcement, popup, lock screen and saved section: parts, told apart by their title in lists. */
export const headerSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  /** Stays at the top while the page scrolls. */
  sticky: z.boolean().default(false),
  /** Whether the header overlays the first section. */
  overlay: z.boolean().default(false),
  theme: z.enum(['lightest', 'light', 'bright', 'dark', 'darkest']).default('lightest'),
})
export const footerSettingsSchema = z.object({ title: z.string().max(300).default('') })
export const savedSectionSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  category: z.string().max(100).default(''),
  /** A change shows everywhere it is used. */
  synced: z.boolean().default(false),
})
export const announcementSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  enabled: z.boolean().default(false),
  link: z.string().max(1000).default(''),
  newWindow: z.boolean().default(false),
  /** Visitors may close it; their browser remembers. */
  closable: z.boolean().default(true),
})
export const popupSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  enabled: z.boolean().default(false),
  enableMobile: z.boolean().default(true),
  style: z.enum(['overlay', 'card']).default('overlay'),
  version: z.number().int().min(1).default(1),
  showUntilSignup: z.boolean().default(false),
  /** Days until it shows again; -1: never again. */
  displayFrequency: z.number().int().min(-1).max(3650).default(7),
})
export const lockScreenSettingsSchema = z.object({
  title: z.string().max(300).default(''),
  /** Above the password field; empty: our own words. */
  message: z.string().max(2000).default(''),
})

export const statusSchema = z.union(contentStatusNumbers.map((number) => z.literal(number)))
export const documentKindSchema = z.enum(documentKinds)

/** A document as lists show it. Instants are ISO 8601 texts in every answer. */
export const documentSummarySchema = z.object({
  id: idSchema,
  kind: documentKindSchema,
  title: z.string(),
  slug: z.string(),
  /** Where visitors find it; null while it has no address. */
  path: z.string().nullable(),
  status: statusSchema,
  headSeq: z.number().int(),
  /** The draft differs from what visitors see (or was never published). */
  hasUnpublishedChanges: z.boolean(),
  isHomepage: z.boolean(),
  isLocked: z.boolean(),
  changedAt: z.string(),
  publishedAt: z.string().nullable(),
  /** When a scheduled publication comes. */
  scheduledAt: z.string().nullable(),
})
export type DocumentSummary = z.infer<typeof documentSummarySchema>

export const trashedSchema = z.object({
  id: idSchema,
  kind: documentKindSchema,
  title: z.string(),
  deletedAt: z.string(),
  /** When it is removed for good. */
  goneAt: z.string(),
})
export type Trashed = z.infer<typeof trashedSchema>

/** One gesture or mark of the history, newest first. */
export const historyEntrySchema = z.object({
  kind: z.enum(['edit', 'published', 'named', 'restored']),
  /** The state after it; `versionAt` shows it, `restoreVersion` brings it back. */
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
  /** Section, block, or for settings the name of the setting. */
  id: z.string(),
  /** Type of the block; empty for others. */
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
