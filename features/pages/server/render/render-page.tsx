import type { ReactNode } from 'react'
import type { Document } from '#platform/document'
import type { HeadParts, VisitorContext } from '#platform/context'
import type { PageContext } from '#platform/render'
import { type BundleOf, type RenderedPart, earliest } from '#platform/render/server'
import { type PageSettings, pageSettingsSchema } from '../../contract/index.ts'
import { frameBlocks } from './frame-blocks.ts'
import type { PublishedPage } from '../publish/page-at.queries.ts'
import { pageContextOf } from './page-context.ts'
import { renderSections } from './render-sections.tsx'
import type { SiteFrame } from './site-frame.tsx'

/** A page's own part without the frame around it: cached when only the frame changes. */
export interface RenderedPage {
  readonly part: RenderedPart
  readonly pageContext: PageContext
  readonly kind: Document['kind']
  readonly settings: PageSettings
  readonly head: HeadParts
  readonly collectionId: string | null
  /** Whether social networks get a generated card when it has no image. */
  readonly hasCard?: boolean
  /** Style sheet of the content around the sections. */
  readonly css: string
}

export interface PageToRender {
  page: PublishedPage
  frame: Pick<SiteFrame, 'styles'>
  query: Readonly<Record<string, string>>
  bundleOf: BundleOf
  runsOwnerCode: boolean
  editing?: boolean
}

/** Document → views → HTML: the sections, and around them the frame of the document's kind. */
export async function renderPage(
  ctx: VisitorContext,
  { page, frame, query, bundleOf, runsOwnerCode, editing = false }: PageToRender,
): Promise<RenderedPage> {
  const { document, path, pageType, locks } = page
  const pageContext = pageContextOf(ctx, {
    documentId: document.id,
    path,
    pageType,
    locks,
    editing,
    siteWidth: frame.styles.width,
  })
  const kind = ctx.product.kinds.get(document.kind)
  const loaded = await kind?.frame?.load(ctx, document, { ...pageContext, query })
  const framed = await frameBlocks(ctx, kind, document, { ...pageContext, query }, loaded?.data)
  const View = kind?.frame?.view
  const around =
    View && loaded
      ? (children: ReactNode) => (
          <View document={document} data={loaded.data} page={pageContext} blocks={framed.elements}>
            {children}
          </View>
        )
      : undefined
  const part = await renderSections(ctx, {
    document,
    pageContext: pageContext,
    query,
    prefix: 'p',
    bundleOf,
    runsOwnerCode,
    ...(around ? { around } : {}),
  })
  return {
    part: {
      ...part,
      types: new Set([...part.types, ...framed.types]),
      tags: [...new Set([...part.tags, ...(loaded?.tags ?? []), ...framed.tags])],
      until: earliest([part.until, loaded?.until ?? null, framed.until].filter((moment) => moment !== null)),
    },
    pageContext: pageContext,
    kind: document.kind,
    settings: settingsOf(document),
    head: (loaded && kind?.frame?.head?.(loaded.data, pageContext)) ?? (part.title ? { title: part.title } : {}),
    collectionId: typeof document.settings['collection'] === 'string' ? document.settings['collection'] : null,
    hasCard: page.hasCard === true && kind?.address !== undefined,
    css: kind?.frame?.css ?? '',
  }
}

/** Returns the common settings of a document of any kind. Invalid values are ignored. */
export function settingsOf(document: Pick<Document, 'settings'>): PageSettings {
  const parsed = pageSettingsSchema.safeParse(document.settings)
  if (parsed.success) return parsed.data
  const fitting = Object.entries(pageSettingsSchema.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(document.settings[name])
    return read.success ? [[name, read.data]] : []
  })
  return pageSettingsSchema.parse(Object.fromEntries(fitting))
}
