import { z } from 'zod'
import type { Permission } from '#platform/contract'
import { defaultCurrency } from '#platform/money'

const line = (max: number) => z.string().max(max)
const link = z
  .string()
  .max(1000)
  .refine(
    (address) => address === '' || /^(https?:\/\/|mailto:|tel:|\/|#)/i.test(address),
    'A link starts with https://, mailto:, tel:, / or #.',
  )

/** C3.60–C3.74: the settings of the cookie banner, version 2. */
export const cookieSettingsSchema = z.object({
  version: z.literal(2).default(2),
  isCookieBannerEnabled: z.boolean().default(false),
  cookieBannerText: line(2000).default(''),
  cookieBannerCtaText: line(60).default(''),
  cookieBannerOptOutCtaText: line(60).default(''),
  cookieBannerCtaVariant: z.enum(['TEXT', 'BUTTON', 'ICON']).default('BUTTON'),
  cookieBannerVariant: z.enum(['BAR', 'POPUP']).default('BAR'),
  cookieBannerPosition: z
    .enum(['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'])
    .default('BOTTOM'),
  cookieBannerTheme: z.enum(['LIGHT', 'DARK']).default('DARK'),
  cookieBannerAcceptType: z.enum(['OPT_IN', 'OPT_IN_AND_OUT']).default('OPT_IN_AND_OUT'),
  isRestrictiveCookiePolicyEnabled: z.boolean().default(true),
  isRestrictiveCookiePolicyAbsolute: z.boolean().default(true),
  isVisitorDataRestricted: z.boolean().default(true),
})

export const generalSettingsSchema = z.object({
  description: line(500).default(''),
  /** Asset ids; the pictures belong to the media feature. */
  logoAssetId: z.string().nullable().default(null),
  faviconAssetId: z.string().nullable().default(null),
  socialImageAssetId: z.string().nullable().default(null),
  useEscapeKeyToLogin: z.boolean().default(true),
  disqusShortname: line(120).default(''),
  commentsEnabled: z.boolean().default(true),
  pinterestOverlayOptions: z
    .object({ mode: z.enum(['disable', 'icon', 'icon-and-count']).default('disable') })
    .prefault({}),
})

export const measurementSettingsSchema = z.object({
  /** A3.27, A3.28: `imperial` gives lb and in, anything else kg and cm. */
  measurementStandard: z.enum(['metric', 'imperial']).default('metric'),
})

export const storeSettingsSchema = z.object({
  expressCheckout: z.boolean().default(false),
  /** C5.41: what the goods of an order have to be worth, in minor units of the currency; 0: any order will do. */
  minimumSubtotalMinor: z.int().min(0).default(0),
  /** C3.99: ISO 4217. The interface offers 27 of them; a store that comes from elsewhere may have another. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default(defaultCurrency),
  /** From this stock down a product page says how few there are; 0: never. */
  lowStockAt: z.int().min(0).max(10_000).default(0),
  /** Owners and store managers hear by mail when a variant falls to its own low stock. */
  lowStockEmails: z.boolean().default(true),
  /** Where order and invoice numbers start; a later start above the last number leaves a gap on purpose. */
  orderNumberStart: z.int().min(1).max(1_000_000_000).default(1001),
  invoiceNumberStart: z.int().min(1).max(1_000_000_000).default(1),
  /** Before the number of an invoice: `2026-` */
  invoicePrefix: line(20).default(''),
  /** Who sells, as invoices say it. Without a name the site's title stands there. */
  seller: z
    .object({
      name: line(200).default(''),
      address: line(500).default(''),
      vatNumber: line(30).default(''),
      registration: line(60).default(''),
      email: line(256).default(''),
    })
    .prefault({}),
  /** How long and how often a digital product may be downloaded. */
  downloadDays: z.int().min(1).max(3650).default(7),
  downloadLimit: z.int().min(1).max(1000).default(5),
  /** Whoever gave their address at the checkout and left is written to once, so many hours after they last changed something. */
  abandonedCart: z
    .object({ isOn: z.boolean().default(false), hours: z.int().min(1).max(720).default(24) })
    .prefault({}),
  /** So many days after it was sent a customer may ask to return something; 0: not by themselves. */
  returnDays: z.int().min(0).max(365).default(14),
  /** Paying in parts, as the payment provider offers it; 0 payments: not at all. */
  installments: z
    .object({
      payments: z.int().min(0).max(48).default(0),
      minimumMinor: z.int().min(0).default(0),
      maximumMinor: z.int().min(0).nullable().default(null),
    })
    .prefault({}),
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
      z.object({ id: z.string().max(40), service: z.enum(socialServices), url: link, label: line(120).default('') }),
    )
    .max(40)
    .default([]),
})

/** Owner's own code: runs on public hosts only, and only with this permission can it be written. */
export const codeInjectionSchema = z.object({
  header: line(200_000).default(''),
  footer: line(200_000).default(''),
})

export const announcementSettingsSchema = z.object({
  showAnnouncementBar: z.boolean().default(false),
  text: line(2000).default(''),
  link: link.default(''),
  newWindow: z.boolean().default(false),
})

/** C3.75, C3.76 */
export const popupOverlaySettingsSchema = z.object({
  enabled: z.boolean().default(false),
  style: line(60).default('popup-overlay-01'),
  enableMobile: z.boolean().default(true),
  version: z.int().min(1).default(1),
  showUntilSignup: z.boolean().default(false),
  displayFrequency: z.int().min(-1).max(3650).default(30),
})

export const mobileInfoBarSettingsSchema = z.object({
  enabled: z.boolean().default(false),
  phone: line(50).default(''),
  email: line(256).default(''),
  address: line(300).default(''),
  hours: line(1000).default(''),
  links: z
    .array(z.object({ label: line(60), url: link }))
    .max(4)
    .default([]),
})

export const advancedSettingsSchema = z.object({
  typekitId: line(40).default(''),
  developerMode: z.boolean().default(false),
  cloneable: z.boolean().default(false),
  searchEnginesMayIndex: z.boolean().default(true),
})

export const membersSettingsSchema = z.object({
  /** Visitors may make an account on the site. */
  canJoin: z.boolean().default(true),
})

export const reviewsSettingsSchema = z.object({
  /** Two weeks after everything was delivered, buyers are asked for a rating. */
  asksBuyers: z.boolean().default(true),
})

/** Everything an owner sets for the site as a whole. Each group is stored under its name and guarded by its own permission. */
export const settingsGroups = {
  general: { schema: generalSettingsSchema, permission: 'settings.general' },
  measurement: { schema: measurementSettingsSchema, permission: 'settings.general' },
  store: { schema: storeSettingsSchema, permission: 'commerce.storeSettings' },
  social: { schema: socialSettingsSchema, permission: 'settings.social' },
  cookies: { schema: cookieSettingsSchema, permission: 'settings.advanced' },
  codeInjection: { schema: codeInjectionSchema, permission: 'settings.codeInjection' },
  announcement: { schema: announcementSettingsSchema, permission: 'marketing.write' },
  popupOverlay: { schema: popupOverlaySettingsSchema, permission: 'marketing.write' },
  mobileInfoBar: { schema: mobileInfoBarSettingsSchema, permission: 'marketing.write' },
  members: { schema: membersSettingsSchema, permission: 'settings.memberAccounts' },
  reviews: { schema: reviewsSettingsSchema, permission: 'commerce.productReviews' },
  advanced: { schema: advancedSettingsSchema, permission: 'settings.advanced' },
} as const satisfies Record<string, { schema: z.ZodType; permission: Permission }>
export type SettingsGroup = keyof typeof settingsGroups
export const settingsGroupNames = Object.keys(settingsGroups) as [SettingsGroup, ...SettingsGroup[]]

export const siteSettingsSchema = z.object({
  general: generalSettingsSchema.prefault({}),
  measurement: measurementSettingsSchema.prefault({}),
  store: storeSettingsSchema.prefault({}),
  social: socialSettingsSchema.prefault({}),
  cookies: cookieSettingsSchema.prefault({}),
  codeInjection: codeInjectionSchema.prefault({}),
  announcement: announcementSettingsSchema.prefault({}),
  popupOverlay: popupOverlaySettingsSchema.prefault({}),
  mobileInfoBar: mobileInfoBarSettingsSchema.prefault({}),
  members: membersSettingsSchema.prefault({}),
  reviews: reviewsSettingsSchema.prefault({}),
  advanced: advancedSettingsSchema.prefault({}),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>
