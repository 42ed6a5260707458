import { measuredPageOf } from './measured-page.ts'
import { randomBytes } from 'node:crypto'
import { socialCardName, socialCardSize } from '#features/design/server'
import { assetUrl } from '#features/media/contract'
import { assetById } from '#features/media/server'
import { consentOf } from '#features/consent/server'
import { visitsPart } from '#features/visits/server'
import { businessData, businessOf, isTriedOut, ownerPart, websiteContext } from '#features/sites/server'
import { type CacheTag, cacheTag, type VisitorContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type FinishedPage, sitePageHeaders } from '#platform/http'
import { hexOf } from '#platform/theme'
import { dividerStyles, stylesFor } from '#platform/render'
import { type BundleOf, type PageHead, type RenderedPart, earliest, joinPage } from '#platform/render/server'
import { servingApi } from '../../contract/serving.api.ts'
import { servingMessages } from '../../contract/serving.messages.ts'
import { stacked } from './announcement.tsx'
import { languageRow } from './language-row.tsx'
import type { RenderedPage } from './render-page.tsx'
import { cardFor } from './make-social-card.ts'
import type { SiteFrame } from './site-frame.tsx'

export interface PageToFinish {
  rendered: RenderedPage
  frame: SiteFrame
  status?: number
  bootUrl: string | null
  /** Whether code of the owner for every page runs, as on published pages. */
  runsOwnerCode: boolean
  headers?: Readonly<Record<string, string>>
  /** Origin of the admin host, which may frame a preview. */
  framedBy?: string
  /** For a page with personal content: further origins for its calls and frames. */
  reaches?: readonly string[]
  noindex?: boolean
  /** Language of a page with texts of the product; defaults to that of the site. */
  language?: string
  /** Bundle of the script that measures visits, on published pages only. */
  measuredBy?: BundleOf
  /** For a page that is not public: the kind of visitor. */
  looker?: 'owner' | 'viewer' | 'visitor'
  /** The account named by the browser's cookie. */
  accountId?: string
}

/** Joins head, frame and page to a response with the tags of everything on which it depends. */
export async function finishPage(ctx: VisitorContext, pageToFinish: PageToFinish): Promise<FinishedPage> {
  const { rendered, frame, status = 200, bootUrl, runsOwnerCode, framedBy, reaches } = pageToFinish
  const isBare = rendered.pageContext.pageType === enumerations.pageTypes.splashPage
  const [header, footer] = isBare
    ? [null, null]
    : [stacked(frame.announcement, frame.header), stacked(stacked(frame.footer, frame.motion), frame.notices.part)]
  const { head, tags } = await headOf(ctx, pageToFinish)
  const injection = frame.settings.codeInjection
  const hasOwnerCode = [header, rendered.part, footer].some((part) => part?.hasOwnerCode)
  const consent = consentOf(ctx, frame.settings.cookies, { path: rendered.pageContext.path, hasOwnerCode })
  const { measuredBy, looker = null } = pageToFinish
  const owner = measuredBy
    ? ownerPart(ctx, { as: looker, advanced: frame.settings.advanced, bundleOf: measuredBy })
    : null
  const visits = await measuredPart(ctx, pageToFinish, consent !== null)
  const languages = languageRow(ctx)
  const joined = joinPage({
    head,
    language: pageToFinish.language ?? ctx.site.locale,
    body: rendered.part,
    header: stacked(consent?.banner ?? null, header),
    footer: stacked(stacked(stacked(footer, languages?.part ?? null), consent?.again ?? null), stacked(visits, owner)),
    gate: consent?.gate ?? null,
    path: rendered.pageContext.path,
    css: [
      frame.css,
      ...stylesOf(ctx, [header, rendered.part, footer]),
      rendered.css,
      frame.notices.css,
      consent?.css ?? '',
      languages?.css ?? '',
      (await isTriedOut(ctx, 'page-transitions')) ? pageTransitions : '',
    ],
    bodyAttributes: { ...bodyAttributes(rendered, looker), 'data-website': ctx.site.id },
    skipLabel: servingMessages(ctx.locale, 'skip.link'),
    codeInjection: runsOwnerCode && (injection.header || injection.footer) ? injection : null,
    websiteContext:
      runsOwnerCode && readsContext([header, rendered.part, footer], injection)
        ? await contextOfPage(ctx, rendered, frame, bootUrl)
        : null,
    bootUrl,
    drawNonce: () => randomBytes(16).toString('base64url'),
  })
  const untils = [rendered.part.until, header?.until, footer?.until].filter(
    (moment) => moment !== null && moment !== undefined,
  )
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: joined.html,
    headers: {
      ...sitePageHeaders({ nonce: joined.nonce, ...(framedBy ? { framedBy } : {}), ...(reaches ? { reaches } : {}) }),
      ...pageToFinish.headers,
    },
    tags: [...new Set([...rendered.part.tags, ...frame.tags, ...tags])],
    until: earliest(untils),
    parts: rendered,
  }
}

const pageTransitions = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/** Page types that are not measured: searches, lock screens and missing pages (C6.16–C6.18, R1.24). */
const unmeasured: readonly number[] = [
  enumerations.pageTypes.notFound,
  enumerations.pageTypes.error,
  enumerations.pageTypes.search,
  enumerations.pageTypes.lockScreen,
  enumerations.pageTypes.protectedContent,
  enumerations.pageTypes.memberAreaAccessDenied,
]

async function measuredPart(
  ctx: VisitorContext,
  { rendered, measuredBy, looker, accountId }: Pick<PageToFinish, 'rendered' | 'measuredBy' | 'looker' | 'accountId'>,
  waits: boolean,
): Promise<RenderedPart | null> {
  if (!measuredBy || unmeasured.includes(rendered.pageContext.pageType)) return null
  const isOwner = looker === 'owner'
  return visitsPart(ctx, {
    isOwner,
    // Owners are neither counted nor tracked, so they need no consent.
    waits: waits && !isOwner,
    bundleOf: measuredBy,
    page: { ...measuredPageOf(rendered), ...(accountId && { memberAccountId: accountId }) },
  })
}

/** C3.90: only pages with code of the owner contain the website context. */
function readsContext(parts: readonly (RenderedPart | null)[], injection: { header: string; footer: string }): boolean {
  return injection.header !== '' || injection.footer !== '' || parts.some((part) => part?.hasOwnerCode)
}

function contextOfPage(
  ctx: VisitorContext,
  { pageContext, kind, collectionId }: RenderedPage,
  { announcement, styles, settings }: SiteFrame,
  bootUrl: string | null,
) {
  const isItem = kind === 'post' || kind === 'item' || kind === 'project'
  const { typekitId } = settings.advanced
  return websiteContext(ctx, {
    pageType: pageContext.pageType,
    showAnnouncementBar: announcement !== null,
    collection: collectionId === null ? null : { id: collectionId },
    item: isItem ? { id: pageContext.documentId } : null,
    googleFonts: [...new Set([styles.heading.family, styles.body.family])].map((family) => ({ includeName: family })),
    typekitFonts: typekitId ? [{ id: typekitId, variations: [] }] : [],
    rollups: { js: bootUrl ? [bootUrl] : [], css: [] },
  })
}

function stylesOf(ctx: VisitorContext, parts: readonly (RenderedPart | null)[]): string[] {
  const present = parts.filter((part) => part !== null)
  const types = new Set(present.flatMap((part) => [...part.types]))
  const html = present.map((part) => part.html)
  const blocks = [...types].map((type) => stylesFor(ctx.product.blocks.get(type)?.css ?? '', html))
  return [...blocks, stylesFor(dividerStyles, html)]
}

/** C3.93: attributes of the body for styles and scripts. */
function bodyAttributes(
  { pageContext, kind, collectionId }: RenderedPage,
  looker: PageToFinish['looker'] | null,
): Record<string, string> {
  return {
    id: `page-${pageContext.documentId}`,
    'data-page-type': String(pageContext.pageType),
    'data-kind': kind,
    ...(collectionId ? { 'data-collection': collectionId } : {}),
    // C6.20: some blocks show their owner less.
    ...(looker === 'owner' ? { 'data-looker': looker } : {}),
  }
}

async function headOf(
  ctx: VisitorContext,
  { rendered, frame, noindex = false }: PageToFinish,
): Promise<{ head: PageHead; tags: CacheTag[] }> {
  const { settings, head, pageContext, part } = rendered
  const { site } = ctx
  const image = head.image ?? settings.socialImage
  const asset = (image ? await assetById(ctx, image) : null) ?? frame.socialImage
  const url = site.baseUrl + encodeURI(pageContext.path)
  const canonical = absolute(site.baseUrl, head.canonical || settings.canonical) ?? url
  const name = head.title || settings.seoTitle || settings.title
  const isHome = pageContext.path === '/'
  const title =
    settings.seoTitle || (isHome ? site.title || name : name === '' ? site.title : `${name} — ${site.title}`)
  const icon = frame.icon
  return {
    head: {
      title,
      siteTitle: site.title,
      description:
        head.description ||
        settings.seoDescription ||
        settings.description ||
        (isHome ? frame.settings.general.description : ''),
      url,
      canonical,
      locale: site.locale,
      type: head.type ?? 'website',
      noindex: noindex || settings.noindex || head.noindex === true || !frame.settings.advanced.searchEnginesMayIndex,
      image: asset
        ? {
            url: absolute(site.baseUrl, assetUrl(asset.id, asset.file)) ?? '',
            width: asset.width,
            height: asset.height,
            alt: asset.alt,
          }
        : cardImage(ctx, rendered, frame, name),
      icon: icon ? tabIcon(icon) : { url: '/favicon.svg', type: 'image/svg+xml' },
      touchIcon: icon && touchIcon(icon),
      themeColour: hexOf(frame.styles.palette.white),
      manifest: servingApi.manifest.path,
      feeds: head.feeds ?? [],
      previous: head.previous ?? null,
      next: head.next ?? null,
      jsonLd: isHome
        ? [
            { '@context': 'https://schema.org', '@type': 'WebSite', name: site.title, url: site.baseUrl },
            ...(await businessJsonLd(ctx, frame)),
            ...(head.jsonLd ?? []),
          ]
        : (head.jsonLd ?? []),
      preload: part.html === '' && !frame.header ? [] : frame.fonts,
    },
    tags: image ? [cacheTag.asset(image)] : [],
  }
}

type Icon = NonNullable<SiteFrame['icon']>

/** The smallest rendition of the owner's image, because tabs are narrow. */
function tabIcon({ id, file, type, renditions }: Icon): { url: string; type: string } {
  const small = renditions.filter(({ format }) => format === 'webp').toSorted((a, b) => a.width - b.width)[0]
  return small ? { url: assetUrl(id, small.file), type: 'image/webp' } : { url: assetUrl(id, file), type }
}

/** Phones need an icon of at least 180 pixels in a pixel format. */
function touchIcon({ id, file, type, renditions }: Icon): string | null {
  const wide = renditions
    .filter(({ format, width }) => format === 'jpeg' && width >= 180)
    .toSorted((a, b) => a.width - b.width)[0]
  if (wide) return assetUrl(id, wide.file)
  return type === 'image/png' || type === 'image/jpeg' ? assetUrl(id, file) : null
}

/** Structured data about the business, on the home page only. */
async function businessJsonLd(ctx: VisitorContext, { logo }: Pick<SiteFrame, 'logo'>): Promise<object[]> {
  const { baseUrl } = ctx.site
  const logoUrl = logo && absolute(baseUrl, assetUrl(logo.id, logo.file))
  const described = businessData(await businessOf(ctx), { url: baseUrl, logo: logoUrl })
  return described ? [described] : []
}

/** The card composed from the page's own words, drawn on the first request. */
function cardImage(
  { site }: VisitorContext,
  { pageContext, hasCard, settings }: RenderedPage,
  { styles }: Pick<SiteFrame, 'styles'>,
  name: string,
): PageHead['image'] {
  const card = hasCard ? cardFor(site.title, settings, styles) : null
  if (!card) return null
  return {
    url: site.baseUrl + assetUrl(pageContext.documentId, socialCardName(card)),
    ...socialCardSize,
    alt: name === '' ? site.title : name,
  }
}

function absolute(baseUrl: string, address: string): string | null {
  if (address === '') return null
  const url = URL.parse(address, baseUrl)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
