import { type ReactNode, createElement } from 'react'
import { assetsByIds } from '#features/media/server'
import { Background } from '#features/media/visitor'
import type { Contracts } from '#platform/block'
import type { Block, Document, Section } from '#platform/document'
import { type CacheTag, cacheTag, type VisitorContext } from '#platform/context'
import { DocumentSections, type PageContext } from '#platform/render'
import {
  type BundleOf,
  type LoadedBlocks,
  type RenderedPart,
  earliest,
  loadBlocks,
  renderMarkup,
} from '#platform/render/server'
import { servingMessages } from '../../contract/serving.messages.ts'
import { contractsOf } from '../base/contracts.ts'
import { withLinkedSections } from './linked-sections.ts'

export interface SectionsToRender {
  document: Document
  pageContext: PageContext
  query?: Readonly<Record<string, string>>
  /** The element that wraps the sections. */
  around?: 'header' | 'footer' | ((sections: ReactNode) => ReactNode)
  /** Separates the ids of islands in several parts of a page. */
  prefix: string
  bundleOf: BundleOf
  runsOwnerCode: boolean
}

/** Renders the sections of a document as HTML, with everything on which they depend. */
export async function renderSections(ctx: VisitorContext, options: SectionsToRender): Promise<RenderedPart> {
  const { query = {}, prefix, bundleOf, runsOwnerCode } = options
  const { document, tags } = await withLinkedSections(ctx, options.document)
  const pageContext: PageContext = {
    ...options.pageContext,
    firstSection: options.pageContext.firstSection ?? firstSection(document, contractsOf(ctx)),
  }
  const [blocks, backgrounds] = await Promise.all([
    loadBlocks(ctx, document, { ...pageContext, query }),
    backgroundAssets(ctx, document),
  ])
  const sections = <DocumentSections {...sectionsProps(document, pageContext, blocks, backgrounds.assets)} />
  const markup = renderMarkup(around(options, sections), { bundleOf, runsOwnerCode, prefix })
  return {
    ...markup,
    types: blocks.types,
    tags: [cacheTag.document(document.id), ...tags, ...blocks.tags, ...backgrounds.tags],
    until: earliest(blocks.until ? [blocks.until] : []),
    title: blocks.title,
  }
}

function around({ around, document }: SectionsToRender, sections: ReactNode): ReactNode {
  if (typeof around === 'function') return around(sections)
  if (around === undefined) return sections
  const { sticky, overlay, theme } = document.settings as { sticky?: boolean; overlay?: boolean; theme?: string }
  return createElement(
    around,
    {
      className: `site-${around}`,
      'data-sticky': sticky ? '' : undefined,
      'data-overlay': overlay ? '' : undefined,
      'data-theme': around === 'header' ? theme : undefined,
    },
    sections,
  )
}

export function sectionsProps(
  document: Document,
  page: PageContext,
  blocks: Pick<LoadedBlocks, 'renderable'>,
  assets: Assets,
) {
  return {
    document,
    page,
    renderable: blocks.renderable,
    backgroundOf: ({ id, background }: Section): ReactNode =>
      background && (
        <Background
          image={assets.get(background.asset ?? '') ?? null}
          video={assets.get(background.video ?? '') ?? null}
          focalPoint={background.focalPoint}
          eager={id === page.firstSection}
          page={page}
        />
      ),
    brokenBlock: (block: Block): ReactNode => (
      <p className="broken">{servingMessages(page.language, 'block.broken', { type: block.name ?? block.type })}</p>
    ),
  }
}

type Assets = Awaited<ReturnType<typeof assetsByIds>>

export async function backgroundAssets(
  ctx: VisitorContext,
  document: Document,
): Promise<{ assets: Assets; tags: CacheTag[] }> {
  const ids = Object.values(document.sections).flatMap(({ background }) =>
    [background?.asset, background?.video].filter((id) => typeof id === 'string'),
  )
  return { assets: await assetsByIds(ctx, ids), tags: ids.map((id) => cacheTag.asset(id)) }
}

/**
 * Returns the first section with images, which load with priority: the first section, or the second below one with text
 * only.
 */
function firstSection({ sections, blocks }: Document, contracts: Contracts): string | undefined {
  const [first, second] = Object.values(sections).sort((a, b) => (a.order < b.order ? -1 : 1))
  const showsWords = (section: Section): boolean =>
    !section.background?.asset &&
    Object.values(blocks).every(
      (block) => block.section !== section.id || contracts.get(block.type)?.hasImages === false,
    )
  return first && second && showsWords(first) ? second.id : first?.id
}
