import { provided, type SiteContext } from '#platform/context'
import type { Role } from '#platform/contract'
import { enabledFeatures } from './entitlements.ts'
import { betaFeatureFlags } from './labs.ts'
import { type PromotionContext, promotionInContext, settingsGroups } from './extension-points.ts'
import { websiteRow } from './site.queries.ts'
import { settingsOf, siteSettings } from './settings/stored-settings.ts'

/** Values that the page adds to the context of its website. */
export interface ContextPage {
  pageType: number
  collection?: { id: string } | null
  item?: { id: string } | null
  googleFonts?: readonly { includeName: string }[]
  typekitFonts?: readonly { id: string; variations: readonly string[] }[]
  rollups?: { js: readonly string[]; css: readonly string[] }
  /** Whether the page has the bar; without it the settings of the site say. */
  showAnnouncementBar?: boolean
}

/** The JSON element for owner's code, flags and behaviours of a published page. */
export interface WebsiteContext {
  websiteSettings: {
    disqusShortname: string
    commentsEnabled: boolean
    popupOverlaySettings: PromotionContext['popupOverlaySettings']
    mobileInfoBarSettings: PromotionContext['mobileInfoBarSettings']
    pinterestOverlayOptions: { mode: string }
    cookieSettings: object
    useEscapeKeyToLogin: boolean
    measurementStandard: unknown
    storeSettings: Readonly<Record<string, unknown>>
  }
  website: {
    id: string
    identifier: string
    baseUrl: string
    websiteType: number
    siteStatus: { value: number }
    typekitId: string
    developerMode: boolean
    cloneable: boolean
    language: string
    timeZone: string
  }
  websiteRoles: readonly Role[]
  collection: { id: string } | null
  item: { id: string } | null
  pageType: number
  demoCollections: readonly string[]
  googleFonts: readonly { includeName: string }[]
  typekitFonts: readonly { id: string; variations: readonly string[] }[]
  rollups: { js: readonly string[]; css: readonly string[] }
  showAnnouncementBar: boolean
  tweakValues: Readonly<Record<string, unknown>>
  /** Features that plan and flags enable for this site. */
  featureFlags: readonly string[]
  /** Experiments of this site, which are read from here and never loaded. */
  betaFeatureFlags: readonly string[]
  authenticatedAccount: { id: string; email: string; displayName: string } | null
}

/**
 * Returns the site's context for scripts (C3.90–C3.98, B3.81–B3.85). It is the same for every visitor, because it is
 * cached: without an account or a role.
 */
export async function websiteContext(ctx: SiteContext, page: ContextPage): Promise<WebsiteContext> {
  const settings = await siteSettings(ctx)
  const row = await websiteRow(ctx)
  const featureFlags = await enabledFeatures(ctx)
  const { general, advanced, cookies } = settings
  const promotion = await provided(ctx.product, promotionInContext)?.(ctx)
  const measurement = await laterSettings(ctx, 'measurement')
  const { commentShortname } = await laterSettings(ctx, 'services')
  return {
    websiteSettings: {
      disqusShortname: typeof commentShortname === 'string' ? commentShortname : '',
      commentsEnabled: general.commentsEnabled,
      popupOverlaySettings: promotion?.popupOverlaySettings ?? null,
      mobileInfoBarSettings: promotion?.mobileInfoBarSettings ?? null,
      // A documented name of a feature that this product does not have: code that reads it finds it switched off.
      pinterestOverlayOptions: { mode: 'disable' },
      cookieSettings: cookies,
      useEscapeKeyToLogin: advanced.useEscapeKeyToLogin,
      measurementStandard: measurement['measurementStandard'],
      storeSettings: await laterSettings(ctx, 'store'),
    },
    website: {
      id: ctx.site.id,
      identifier: row.name,
      baseUrl: ctx.site.baseUrl,
      websiteType: row.type,
      siteStatus: { value: row.status },
      typekitId: advanced.typekitId,
      developerMode: advanced.developerMode,
      cloneable: advanced.cloneable,
      language: row.locale,
      timeZone: row.time_zone,
    },
    websiteRoles: [],
    collection: page.collection ?? null,
    item: page.item ?? null,
    pageType: page.pageType,
    demoCollections: [],
    googleFonts: page.googleFonts ?? [],
    typekitFonts: page.typekitFonts ?? [],
    rollups: page.rollups ?? { js: [], css: [] },
    showAnnouncementBar: page.showAnnouncementBar ?? promotion?.showAnnouncementBar ?? false,
    tweakValues: {},
    featureFlags,
    betaFeatureFlags: await betaFeatureFlags(ctx, featureFlags.includes('beta-circle')),
    authenticatedAccount: null,
  }
}

/** A group of a later feature with settings for owners' code; absent when the feature is missing. */
async function laterSettings(ctx: SiteContext, group: string): Promise<Readonly<Record<string, unknown>>> {
  const part = provided(ctx.product, settingsGroups).get(group)
  return part ? settingsOf(ctx, part) : {}
}
