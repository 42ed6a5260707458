import type { SiteSettings } from '#features/sites/contract'
import type { Site } from '#platform/context'
import type { PageFacts } from '#platform/render'
import type { SiteStyles } from '#platform/theme'

/** C3.90–C3.98: what owners' code and behaviours read of the page they are on. The same for every visitor. */
export function websiteContext(facts: {
  site: Site
  settings: SiteSettings
  styles: SiteStyles
  page: PageFacts
  kind: string
  collectionId: string | null
  rollups: { js: readonly string[]; css: readonly string[] }
}) {
  const { site, settings, styles, page, kind, collectionId, rollups } = facts
  const { general, advanced, cookies, popupOverlay, mobileInfoBar, announcement } = settings
  const isItem = kind === 'post' || kind === 'item' || kind === 'project'
  return {
    websiteSettings: {
      disqusShortname: general.disqusShortname,
      commentsEnabled: general.commentsEnabled,
      popupOverlaySettings: popupOverlay,
      mobileInfoBarSettings: mobileInfoBar,
      pinterestOverlayOptions: { mode: general.pinterestOverlayOptions.mode },
      cookieSettings: cookies,
    },
    website: {
      id: site.id,
      baseUrl: site.baseUrl,
      typekitId: advanced.typekitId,
      developerMode: advanced.developerMode,
      cloneable: advanced.cloneable,
    },
    websiteRoles: [],
    collection: kind === 'collection' ? { id: page.documentId } : collectionId ? { id: collectionId } : null,
    item: isItem ? { id: page.documentId } : null,
    pageType: page.pageType,
    demoCollections: [],
    googleFonts: [...new Set([styles.heading.family, styles.body.family])].map((family) => ({ includeName: family })),
    typekitFonts: advanced.typekitId ? [{ id: advanced.typekitId, variations: [] }] : [],
    rollups,
    showAnnouncementBar: announcement.showAnnouncementBar,
    authenticatedAccount: null,
  }
}
