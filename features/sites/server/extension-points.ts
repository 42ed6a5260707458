import {
  type ExtensionPoint,
  extensionPoint,
  keyedPoint,
  type OwnerContext,
  type OwnerTransaction,
  type Product,
  type SiteContext,
  singlePoint,
} from '#platform/context'
import type { Language } from '#platform/i18n'
import type { EmailLetterhead } from '#platform/mail'
import type { SiteLook } from '#platform/theme'
import type { EmailGroup } from '../contract/emails.api.ts'
import type { SettingsPart } from '../contract/settings-part.ts'
import { siteSettingsGroups } from '../contract/settings.schema.ts'

/**
 * Initial content of a site, created in its transaction in the order of the features. `start` is `blank` (a page, a
 * header, styles), `empty` (an import follows) or the name of a `SiteStart`.
 */
export const siteBeginnings =
  extensionPoint<(ctx: OwnerTransaction, details: StartDetails) => Promise<void>>('sites.beginnings')

export interface StartDetails {
  start: string
  /** For a design: a replacement palette, lightest colour first. */
  colours?: readonly string[] | undefined
  /** For a design: whether its texts are left out. */
  isWithoutText?: boolean | undefined
}

/** A template for a new site, besides `blank` and `empty`. */
export interface SiteStart {
  /** Value passed to `siteBeginnings` as `start`. */
  name: string
  title: string
  locale: string
  look: () => Promise<SiteLook>
  /** For a design: its purpose, and its home page as HTML in a language and palette. */
  trade?: string
  preview?: (product: Product, choice: { title: string; locale: string } & Omit<StartDetails, 'start'>) => string
}

export const offeredStarts = extensionPoint<SiteStart>('sites.offered-starts')

/** Notices over the pages of a site, in the form of `websiteContext`. */
export interface PromotionContext {
  popupOverlaySettings: {
    style: string
    enableMobile: boolean
    version: number
    showUntilSignup: boolean
    displayFrequency: number
  } | null
  mobileInfoBarSettings: object | null
  showAnnouncementBar: boolean
}

/** The notices of a site: provided by the feature that shows them. */
export const promotionInContext = singlePoint<(ctx: SiteContext) => Promise<PromotionContext>>('sites.promotion')

/** Design shown on the cards of a site. */
export const currentLook = singlePoint<(ctx: SiteContext) => Promise<SiteLook>>('sites.current-look')

export interface EmailTexts {
  subject: string
  intro: string
  outro: string
}

/** The logo of the site in a format of mail programs: its address on any host of the site, and its size. */
export const emailLogo =
  singlePoint<
    (ctx: SiteContext, assetId: string) => Promise<{ path: string; width: number | null; height: number | null } | null>
  >('sites.email-logo')

/** The accent colour of the site's styles for its emails, as hex. */
export const emailColours = singlePoint<(ctx: SiteContext) => Promise<{ accent: string }>>('sites.email-colours')

/** Language and design of an email. */
export interface EmailWriting {
  language: Language
  letterhead: EmailLetterhead
}

/** An email that a site sends. */
export interface SiteEmail {
  group: EmailGroup
  /** Name of the email in the owner area. */
  named: (language: Language) => string
  /** The event after which it is sent. */
  when: (language: Language) => string
  /** A preview of the email with sample data. */
  preview: (ctx: OwnerContext, words: EmailTexts, options: EmailWriting) => EmailMessage | Promise<EmailMessage>
}

export interface EmailMessage {
  subject: string
  html: string
  text: string
}

/** An email whose texts the owner may replace. */
export interface EditableEmail extends SiteEmail {
  /** Placeholders in braces for its texts. */
  mayName: readonly string[]
  /** Default texts. */
  starts: (language: Language) => EmailTexts
  /** The reason why an email has no switch in the list, or the place of its switch. */
  always?: (language: Language) => string
}

/** Emails with fixed texts: those to staff, and those composed each time. */
export const fixedEmails = keyedPoint<SiteEmail & { always: (language: Language) => string }>('sites.fixed-emails')

/** Emails by kind, such as `order-shipped`. */
export const editableEmails = keyedPoint<EditableEmail>('sites.editable-emails')

/** Links in the footer of every email to visitors, with full addresses. */
export const emailLinks =
  extensionPoint<(ctx: SiteContext, language: Language) => Promise<readonly { label: string; url: string }[]>>(
    'sites.email-links',
  )

export type SettingsGroups = ReadonlyMap<string, SettingsPart>

/**
 * The settings of later features, by group, with those for the site as a whole. Parts of one group are read and changed
 * as one.
 */
export const settingsGroups: ExtensionPoint<SettingsPart, SettingsGroups> = {
  name: 'sites.settings-groups',
  none: joinParts([]),
  join: joinParts,
}

function joinParts(parts: readonly SettingsPart[]): SettingsGroups {
  const own = Object.entries(siteSettingsGroups).map(
    ([group, { schema, permission }]): SettingsPart => ({ group, schema, permission }),
  )
  const groups = new Map<string, SettingsPart>()
  for (const part of [...own, ...parts]) {
    const { group, permission, schema } = part
    const before = groups.get(group)
    if (before && before.permission !== permission) throw new Error(`The settings “${group}” ask for two permissions.`)
    const twice = Object.keys(schema.shape).find((name) => before && name in before.schema.shape)
    if (twice) throw new Error(`Two features have the setting ${group}.${twice}.`)
    groups.set(group, before ? { ...part, schema: before.schema.extend(schema.shape) } : part)
  }
  return groups
}
