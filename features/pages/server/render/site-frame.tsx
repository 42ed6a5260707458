import { enumerations, everybody } from '#platform/contract'
import { assetsByIds } from '#features/media/server'
import type { SiteSettings } from '#features/sites/contract'
import { siteSettings } from '#features/sites/server'
import type { Document } from '#platform/document'
import { type CacheTag, cacheTag, type VisitorContext } from '#platform/context'
import type { Epochs } from '#platform/http'
import { type BundleOf, type RenderedPart, pageCss } from '#platform/render/server'
import { type MissingFont, type SiteStyles, fontFacesOf, motionCss, siteCss, stylesFrom } from '#platform/theme'
import announcementCss from '../../visitor/announcement.css?inline'
import { announcementPart } from './announcement.tsx'
import { frameDocuments } from '../publish/page-at.queries.ts'
import { motionPart } from './motion-part.tsx'
import { pageContextOf } from './page-context.ts'
import { promotionSettings } from '../promotion.ts'
import { type SiteNotices, siteNotices } from './site-notices.tsx'
import { renderSections } from './render-sections.tsx'

type Asset = NonNullable<Awaited<ReturnType<typeof assetsByIds>> extends ReadonlyMap<string, infer A> ? A : never>

/** Values shared by all pages of one site. */
export interface SiteFrame {
  readonly settings: SiteSettings
  readonly styles: SiteStyles
  /** Styles of the whole site: fonts, custom properties, typography, grid. */
  readonly css: string
  readonly fonts: readonly string[]
  /** Bar above the header; null without an announcement. */
  readonly announcement: RenderedPart | null
  readonly header: RenderedPart | null
  readonly footer: RenderedPart | null
  /** The script that reveals blocks on scroll; null without such motion. */
  readonly motion: RenderedPart | null
  /** Notices over every page. */
  readonly notices: SiteNotices
  readonly logo: Asset | null
  readonly icon: Asset | null
  readonly socialImage: Asset | null
  readonly tags: readonly CacheTag[]
}

export interface FrameOptions {
  bundleOf: BundleOf
  runsOwnerCode: boolean
  /** Replaces the published document of its kind. */
  draft?: Document
  /** Whether drafts are included, for an editor of the page within it. */
  withDrafts?: boolean
  /** Whether a disabled announcement and popup are included, for the site's staff. */
  withUnset?: boolean
}

/** Reads and renders the frame, each time on the canvas and in previews; for visitors see `rememberFrames`. */
export async function siteFrame(
  ctx: VisitorContext,
  { draft, withDrafts = false, withUnset = false, ...options }: FrameOptions,
): Promise<SiteFrame> {
  const [settings, promotion, published] = await Promise.all([
    siteSettings(ctx),
    promotionSettings(ctx),
    frameDocuments(ctx, ['announcement', 'header', 'footer', 'styles']),
  ])
  const documents = draft ? [{ kind: draft.kind, document: draft }, ...published] : published
  const of = (kind: string) => documents.find((entry) => entry.kind === kind)?.document ?? null
  const styles = stylesFrom(of('styles')?.settings, (missing) => reportMissingFont(ctx, missing))
  const fonts = fontFacesOf(styles)
  const place = { documentId: '', path: '/', pageType: enumerations.pageTypes.page, locks: everybody }
  const pageContext = pageContextOf(ctx, { ...place, withDrafts, siteWidth: styles.width })
  const { logoAssetId, faviconAssetId, socialImageAssetId } = settings.general
  const assets = await assetsByIds(
    ctx,
    [logoAssetId, faviconAssetId, socialImageAssetId].filter((id) => id !== null),
  )
  const [header, footer] = await Promise.all(
    (['header', 'footer'] as const).map(async (kind) => {
      const document = of(kind)
      return (
        document &&
        renderSections(ctx, {
          document,
          pageContext: { ...pageContext, documentId: document.id },
          around: kind,
          prefix: kind,
          ...options,
        })
      )
    }),
  )
  const announcement = await announcementPart(ctx, {
    document: of('announcement'),
    settings: promotion.announcement,
    pageContext,
    withUnset,
    ...options,
  })
  const parts = [announcement, header, footer].filter((part) => part !== null && part !== undefined)
  return {
    settings,
    styles,
    css: fonts.css + siteCss(styles) + motionCss(styles) + pageCss + (announcement ? announcementCss : ''),
    fonts: fonts.preload,
    announcement,
    header: header ?? null,
    footer: footer ?? null,
    motion: motionPart(styles, options),
    notices: siteNotices(ctx, promotion, { withUnset, ...options }),
    logo: (logoAssetId && assets.get(logoAssetId)) || null,
    icon: (faviconAssetId && assets.get(faviconAssetId)) || null,
    socialImage: (socialImageAssetId && assets.get(socialImageAssetId)) || null,
    tags: [...tagsOf(documents, assets), ...parts.flatMap((part) => part.tags)],
  }
}

function tagsOf(documents: readonly { document: Document }[], assets: ReadonlyMap<string, unknown>): CacheTag[] {
  return [
    cacheTag.site,
    cacheTag.theme,
    cacheTag.nav,
    ...documents.map(({ document }) => cacheTag.document(document.id)),
    ...[...assets.keys()].map((id) => cacheTag.asset(id)),
  ]
}

/** Logs a missing font for the installation's staff. The page uses the nearest available one. */
function reportMissingFont(ctx: VisitorContext, { part, family, standIn, error }: MissingFont): void {
  ctx.log.error(
    { error, site: ctx.site.id, part, family, standIn },
    'The styles of a site name a font that the font service lacks.',
  )
}

/** Caches frames in memory, one for each site and language, until something on which they depend changes. */
export function rememberFrames(epochs: Epochs, options: FrameOptions): (ctx: VisitorContext) => Promise<SiteFrame> {
  const frames = new Map<string, { epoch: number; until: number; frame: Promise<SiteFrame> }>()
  epochs.onReset(() => frames.clear())
  return async (ctx) => {
    const key = `${ctx.site.id} ${ctx.locale}`
    const before = frames.get(key)
    if (before && ctx.now().getTime() < before.until) {
      const frame = await before.frame
      if (!epochs.changedSince(ctx.site.id, frame.tags, before.epoch)) return frame
    }
    const epoch = epochs.epochOf(ctx.site.id)
    const frame = siteFrame(ctx, options)
    const entry = { epoch, until: Number.POSITIVE_INFINITY, frame }
    frames.delete(key)
    frames.set(key, entry)
    if (frames.size > 5000) frames.delete(frames.keys().next().value ?? key)
    frame.then(
      ({ announcement, header, footer }) => {
        const untils = [announcement?.until, header?.until, footer?.until].flatMap((until) =>
          until ? [until.getTime()] : [],
        )
        entry.until = Math.min(Number.POSITIVE_INFINITY, ...untils)
      },
      () => frames.delete(key),
    )
    return frame
  }
}
