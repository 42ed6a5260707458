import { type CSSProperties, type ComponentType, type ReactNode, createElement } from 'react'
import { type Block, type Cells, type Section, desktopColumns } from '../document/document.ts'
import { arrange } from './arrange.ts'
import { type Edges, besideDividers, dividedSection, edgesBetween, outlineOf } from './section-dividers.ts'
import { fillStyle } from './section-fill.ts'
import type { PageContext, ViewProps } from './view.ts'

/** A block ready to be rendered: its props are valid for the present version. */
export interface RenderableBlock {
  view: ComponentType<ViewProps<unknown, unknown>>
  props: unknown
  data: unknown
}

export interface DocumentSectionsProps {
  document: { sections: Record<string, Section>; blocks: Record<string, Block> }
  /** Blocks that can be rendered; unknown and broken ones are missing. */
  renderable: ReadonlyMap<string, RenderableBlock>
  page: PageContext
  /** Returns the background image of a section. */
  backgroundOf?: (section: Section) => ReactNode
  /** Shown to owners in place of a block that cannot be shown. */
  brokenBlock?: (block: Block) => ReactNode
  /** Wraps blocks for the editor: the canvas adds its handles here. */
  aroundBlock?: (block: Block, element: ReactNode) => ReactNode
}

/** Renders every section of a document with its blocks on the grid, on the server and on the canvas. */
export function DocumentSections(props: DocumentSectionsProps): ReactNode {
  const arranged = arrange(props.document)
  const shown = arranged.sections
  return shown.map((section, at) => (
    <SectionView
      key={section.id}
      section={section}
      edges={edgesBetween(shown[at - 1], section, shown[at + 1])}
      blocks={arranged.blocksOf(section.id)}
      heldBy={arranged.heldBy}
      {...props}
    />
  ))
}

type SectionProps = DocumentSectionsProps & {
  section: Section
  /** null where all edges are straight. */
  edges: Edges | null
  blocks: readonly Block[]
  heldBy: ReturnType<typeof arrange>['heldBy']
}

function SectionView(props: SectionProps): ReactNode {
  const { section, edges, blocks, page } = props
  return (
    <section
      id={section.anchor || undefined}
      className="section"
      data-section={page.editing ? section.id : undefined}
      data-theme={section.theme}
      data-height={section.height === 'fit' ? undefined : section.height}
      data-width={section.width === 'site' ? undefined : section.width}
      data-space={section.padding === 'medium' ? undefined : section.padding}
      data-align={section.align === 'start' ? undefined : section.align}
      data-top={edges?.isFirst ? edges.top?.height : undefined}
      data-bottom={edges?.bottom?.height}
      style={lookOf(section, edges)}
    >
      <SectionBackground {...props} />
      <div className="grid" style={edges ? besideDividers(edges) : undefined}>
        {blocks.map((block) => placed(props, block))}
      </div>
    </section>
  )
}

/** A divided section has its fill on the background inside it, which is cut, so that its content is not. */
function lookOf({ fill }: Section, edges: Edges | null): CSSProperties | undefined {
  if (!fill && !edges) return undefined
  const isCut = edges?.top ?? edges?.bottom
  return { ...(fill && !isCut && fillStyle(fill)), ...(edges && dividedSection(edges)) } as CSSProperties
}

function SectionBackground({ section, edges, backgroundOf }: SectionProps): ReactNode {
  const background = section.background && backgroundOf?.(section)
  const clipPath = edges && outlineOf(edges)
  if (!background && !clipPath) return null
  const overlay = { '--overlay': (background && section.background?.overlay) ?? 0 }
  const cut = clipPath && { backgroundColor: 'var(--bg)', ...(section.fill && fillStyle(section.fill)), clipPath }
  return (
    <div className="section-background" style={{ ...overlay, ...cut } as CSSProperties}>
      {background}
    </div>
  )
}

function placed(props: SectionProps, block: Block): ReactNode {
  const content = contentOf(props, block)
  if (content === null) return null
  const { hidden, place } = block
  if (hidden?.desktop && hidden.mobile && !props.page.editing) return null
  const element = (
    <div
      key={block.id}
      id={`block-${block.id}`}
      className="block"
      data-hidden={hidden?.desktop ? 'desktop' : hidden?.mobile ? 'mobile' : undefined}
      data-edge={props.section.width === 'full' ? edgesOf(place.desktop) : undefined}
      data-beside={props.blocks.some((other) => touches(other.place.desktop, place.desktop)) ? '' : undefined}
      style={styleOf(place.desktop, place.mobile)}
    >
      {content}
    </div>
  )
  return props.aroundBlock ? props.aroundBlock(block, element) : element
}

function contentOf(props: SectionProps, block: Block): ReactNode {
  const renderable = props.renderable.get(block.id)
  if (!renderable) return props.page.editing ? (props.brokenBlock?.(block) ?? null) : null
  const { section, page } = props
  const slots = Object.fromEntries(
    [...props.heldBy(block.id)].map(([slot, children]) => [slot, children.map((inner) => heldElement(props, inner))]),
  )
  const place = block.place
  return createElement(renderable.view, {
    id: block.id,
    props: renderable.props,
    data: renderable.data,
    place,
    section: { id: section.id, theme: section.theme, width: section.width },
    page,
    slots,
  })
}

function heldElement(props: SectionProps, block: Block): ReactNode {
  const content = contentOf(props, block)
  return content === null ? null : (
    <div key={block.id} id={`block-${block.id}`} className="block">
      {content}
    </div>
  )
}

/**
 * Rows and columns count from 1 in CSS and from 0 in documents. A block without a mobile place follows in order on
 * phones.
 */
function styleOf(desktop: Cells, mobile: Cells | null): CSSProperties {
  const style: Record<string, string | number> = { '--d': areaOf(desktop) }
  if (mobile) style['--m'] = areaOf(mobile)
  if (desktop.z !== 0) style['--z'] = desktop.z
  return style as CSSProperties
}

/** Returns the edges of a full-width section that the block touches, where text needs a margin. */
function edgesOf({ x, w }: Cells): string | undefined {
  return [x === 0 && 'start', x + w >= desktopColumns && 'end'].filter(Boolean).join(' ') || undefined
}

/**
 * Tells whether the first is directly to the left of the second: then no content may overflow into the gap between
 * them.
 */
function touches(left: Cells, right: Cells): boolean {
  return left.x + left.w === right.x && left.y < right.y + right.h && right.y < left.y + left.h
}

function areaOf({ x, y, w, h }: Cells): string {
  return `${y + 1}/${x + 1}/span ${h}/span ${w}`
}
