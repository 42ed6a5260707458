import { assetUrl } from '#features/media/contract'
import type { Product } from '#platform/context'
import { everybody } from '#platform/contract'
import type { Document } from '#platform/document'
import { type PageContext, DocumentSections, stylesFor } from '#platform/render'
import { joinPage, pageCss, presentProps, renderMarkup } from '#platform/render/server'
import { fontFacesOf, siteCss } from '#platform/theme'
import type { Language } from '#platform/i18n'
import { type Band, layout, type Starts } from '../compose.ts'
import type { Names, SitePlan } from '../plan.ts'
import { assetIdOf, dataOf } from './preview-data.ts'

/** Lists of a preview need an id, which no stored list has. */
const noId = '0'.repeat(24)
const still = { bundleOf: () => null, runsOwnerCode: false } as const

/**
 * The home page of a plan as its visitors would see it, drawn by the views of published pages before there is a site.
 */
export function previewOf(product: Product, plan: SitePlan, language: Language): string {
  const names: Names = { asset: (name) => assetIdOf(plan, name), collection: () => noId, list: () => noId }
  const home = plan.pages.find(({ isHome }) => isHome)
  const part = (kind: 'header' | 'page' | 'footer', bands: Band[]) => partOf({ product, plan, language, kind, bands })
  const [header, body, footer] = [
    part('header', plan.header(names)),
    part('page', home?.bands(names) ?? []),
    part('footer', plan.footer(names)),
  ]
  const html = [header, body, footer].map((rendered) => rendered.html)
  const types = new Set([header, body, footer].flatMap((rendered) => [...rendered.types]))
  const { html: page } = joinPage({
    head: {
      title: plan.title,
      siteTitle: plan.title,
      description: '',
      url: '/',
      canonical: '/',
      locale: plan.locale,
      type: 'website',
      noindex: true,
      image: null,
      icon: null,
      touchIcon: null,
      feeds: [],
      previous: null,
      next: null,
      jsonLd: [],
      preload: [],
    },
    language: plan.locale,
    header,
    body,
    footer,
    path: '/',
    css: [
      fontFacesOf(plan.styles).css,
      siteCss(plan.styles),
      pageCss,
      ...[...types].map((type) => stylesFor(product.blocks.get(type)?.css ?? '', html)),
    ],
    bodyAttributes: {},
    skipLabel: '',
    codeInjection: null,
    websiteContext: null,
    bootUrl: null,
    drawNonce: () => '',
  })
  return withDrawings(page, plan)
}

interface Part {
  product: Product
  plan: SitePlan
  language: Language
  kind: 'header' | 'page' | 'footer'
  bands: Band[]
}

function partOf({ product, plan, language, kind, bands }: Part) {
  const starts: Starts = (type) => {
    const contract = product.blocks.get(type)?.contract
    return { version: contract?.version ?? 1, props: (contract?.starts ?? {}) as Record<string, unknown> }
  }
  const document: Document = { id: kind, kind, seq: 0, settings: {}, ...layout(bands, starts) }
  const page: PageContext = {
    locale: plan.locale,
    language,
    path: '/',
    pageType: 2,
    documentId: kind,
    locks: everybody,
    site: { id: '', title: plan.title, baseUrl: '' },
    editing: false,
    siteWidth: plan.styles.width,
  }
  const renderable = new Map(
    Object.values(document.blocks).flatMap((block) => {
      const known = product.blocks.get(block.type)
      const props = known && presentProps(known, block)
      return known && props ? [[block.id, { view: known.view, props: props.value, data: dataOf(block, plan) }]] : []
    }),
  )
  const Around = kind === 'page' ? 'div' : kind
  const markup = renderMarkup(
    <Around className={kind === 'page' ? undefined : `site-${kind}`}>
      <DocumentSections document={document} page={page} renderable={renderable} />
    </Around>,
    { ...still, prefix: kind },
  )
  return {
    ...markup,
    types: new Set(Object.values(document.blocks).map(({ type }) => type)),
    tags: [],
    until: null,
  }
}

function withDrawings(html: string, plan: SitePlan): string {
  return Object.entries(plan.images).reduce(
    (page, [name, { file, svg = '' }]) =>
      page.replaceAll(
        assetUrl(assetIdOf(plan, name), file),
        `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      ),
    html,
  )
}
