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
import type { SiteLook } from '#platform/theme'
import type { SettingsPart } from '../contract/settings-part.ts'
import { siteSettingsGroups } from '../contract/settings.schema.ts'

/**
 * In the transaction that makes a site, in the order of the features: what it has from the start. `start` is `blank` (a page, a
 * header, styles), `empty` (an import follows) or the name of a `SiteStart`.
 */
export const siteBeginnings =
  extensionPoint<(ctx: OwnerTransaction, details: StartDetails) => Promise<void>>('sites.beginnings')

export interface StartDetails {
  start: string
  /** Of a design: colours in place of its own, lightest first. */
  colours?: readonly string[] | undefined
  /** Of a design: without its sentences. */
  isWithoutText?: boolean | undefined
}

/** Something a new site can begin as, beside `blank` and `empty`. */
export interface SiteStart {
  /** What `siteBeginnings` gets as `start`. */
  name: string
  title: string
  locale: string
  look: () => Promise<SiteLook>
  /** Of a design: what it is made for, and its home page in a language and colours as HTML. */
  trade?: string
  preview?: (product: Product, choice: { title: string; locale: string } & Omit<StartDetails, 'start'>) => string
}

export const offeredStarts = extensionPoint<SiteStart>('sites.offered-starts')

/** What the cards of a site show. */
export const currentLook = singlePoint<(ctx: SiteContext) => Promise<SiteLook>>('sites.current-look')

export interface EmailTexts {
  subject: string
  intro: string
  outro: string
}

/** An email of a site that its owner may put into words of their own. */
export interface EditableEmail {
  /** What the owner area calls it. */
  named: (language: Language) => string
  /** What its words may name in braces. */
  mayName: readonly string[]
  /** What it says until the owner says it. */
  starts: (language: Language) => EmailTexts
  /** Of an email that has no switch among the emails: why not, or where it is. */
  always?: (language: Language) => string
  /** The email as its reader sees it, about something made up. */
  preview: (
    ctx: OwnerContext,
    words: EmailTexts,
    options: { language: Language; ribbon: string },
  ) => Promise<{ subject: string; html: string; text: string }>
}

/** By kind: `order-shipped`. */
export const editableEmails = keyedPoint<EditableEmail>('sites.editable-emails')

export type SettingsGroups = ReadonlyMap<string, SettingsPart>

/** The settings of later features, by group, with those for the site as a whole. Parts of one group are read and changed as one. */
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
