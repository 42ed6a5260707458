import { z } from 'zod'
import { isEmailAddress, type Permission } from '#platform/contract'

const line = (max: number) => z.string().max(max)
/** An address in a setting, or an empty text. */
export const settingLink = z
  .string()
  .max(1000)
  .refine(
    (address) => address === '' || /^(https?:\/\/|mailto:|tel:|\/|#)/i.test(address),
    'A link starts with https://, mailto:, tel:, / or #.',
  )

/**
 * Settings of the cookie banner, version 2 (C3.60–C3.72, C5.30–C5.36). Stored values that do not fit fall back to these
 * defaults; a new site starts with `newCookieSettings`.
 */
export const cookieSettingsSchema = z.object({
  version: z.literal(2).default(2),
  isCookieBannerEnabled: z.boolean().default(false),
  cookieBannerText: line(2000).default(''),
  cookieBannerCtaText: line(60).default(''),
  cookieBannerOptOutCtaText: line(60).default(''),
  cookieBannerCtaVariant: z.enum(['TEXT', 'BUTTON', 'ICON']).default('ICON'),
  cookieBannerVariant: z.enum(['BAR', 'POPUP']).default('BAR'),
  cookieBannerPosition: z
    .enum(['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'])
    .default('BOTTOM'),
  cookieBannerTheme: z.enum(['LIGHT', 'DARK']).default('DARK'),
  cookieBannerAcceptType: z.enum(['OPT_IN', 'OPT_IN_AND_OUT']).default('OPT_IN'),
  isRestrictiveCookiePolicyEnabled: z.boolean().default(true),
  isRestrictiveCookiePolicyAbsolute: z.boolean().default(true),
  isVisitorDataRestricted: z.boolean().default(true),
})

/** Accepting and declining are equally easy. */
export const newCookieSettings = {
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
} as const satisfies Partial<z.input<typeof cookieSettingsSchema>>

export const generalSettingsSchema = z.object({
  description: line(500).default(''),
  /** Asset ids; the images belong to the media feature. */
  logoAssetId: z.string().nullable().default(null),
  faviconAssetId: z.string().nullable().default(null),
  socialImageAssetId: z.string().nullable().default(null),
  commentsEnabled: z.boolean().default(true),
})

export const socialServices = [
  'bluesky',
  'bandcamp',
  'behance',
  'dribbble',
  'facebook',
  'flickr',
  'github',
  'instagram',
  'linkedin',
  'mastodon',
  'medium',
  'patreon',
  'pinterest',
  'reddit',
  'rss',
  'snapchat',
  'soundcloud',
  'spotify',
  'telegram',
  'threads',
  'tiktok',
  'tumblr',
  'twitch',
  'vimeo',
  'whatsapp',
  'x',
  'youtube',
  'email',
  'website',
] as const

export const socialSettingsSchema = z.object({
  links: z
    .array(
      z.object({
        id: z.string().max(40),
        service: z.enum(socialServices),
        url: settingLink,
        label: line(120).default(''),
      }),
    )
    .max(40)
    .default([]),
})

/** Code of the owner, which runs on public hosts only and needs this permission. */
export const codeInjectionSchema = z.object({
  header: line(200_000).default(''),
  footer: line(200_000).default(''),
})

export const advancedSettingsSchema = z.object({
  /** The first three are for code of the owner, which reads them from the page context. */
  typekitId: line(40).default(''),
  developerMode: z.boolean().default(false),
  cloneable: z.boolean().default(false),
  /** A3.29: visitors may press Escape to sign in to the owner area. */
  useEscapeKeyToLogin: z.boolean().default(false),
  searchEnginesMayIndex: z.boolean().default(true),
  /** Whether pages and posts are published only when they pass the checks of the publish dialog. */
  requiresChecks: z.boolean().default(false),
  /** Contact for security reports: an email address or a page; '' for none. */
  securityContact: z
    .string()
    .trim()
    .max(200)
    .refine(
      (contact) => contact === '' || isEmailAddress(contact) || /^https:\/\/[^\s]+$/.test(contact),
      'Enter an email address, or an address that starts with https://.',
    )
    .default(''),
})

/**
 * Site-wide settings of the owner. Each group is stored under its name and guarded by its own permission; other
 * features add theirs.
 */
export const siteSettingsGroups = {
  general: { schema: generalSettingsSchema, permission: 'settings.general' },
  social: { schema: socialSettingsSchema, permission: 'settings.social' },
  cookies: { schema: cookieSettingsSchema, permission: 'settings.advanced' },
  codeInjection: { schema: codeInjectionSchema, permission: 'settings.codeInjection' },
  advanced: { schema: advancedSettingsSchema, permission: 'settings.advanced' },
} as const satisfies Record<string, { schema: z.ZodType; permission: Permission }>
export type SettingsGroup = keyof typeof siteSettingsGroups

export const siteSettingsSchema = z.object({
  general: generalSettingsSchema.prefault({}),
  social: socialSettingsSchema.prefault({}),
  cookies: cookieSettingsSchema.prefault({}),
  codeInjection: codeInjectionSchema.prefault({}),
  advanced: advancedSettingsSchema.prefault({}),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>
