import type { Piece, SectionPiece } from '#platform/block'
import { piecesOfFlow, type FlowOf } from '../flow.ts'
import {
  type Element,
  findElement,
  findElements,
  hasClass,
  type HtmlNode,
  htmlTree,
  textIn as wordsOf,
} from '../html-tree.ts'
import { flowOf } from '../rich-text.ts'
import { imageOf } from '../image-of.ts'
import { imagePiece, joinTexts } from '../pieces.ts'
import { squarespaceBlock } from './blocks.ts'
import { areasIn, gridCells, reachesEdge } from './fluid-grid.ts'
import { numberIn, type Settings, settingsIn, settingsOf, textIn } from './json.ts'
import { gallerySection, listSection } from './section-kinds.ts'

const marks =
  /\bsqs-(?:block|layout|row|html-content)\b|\bdata-page-sections=|\bpage-section\b|\bimage-block-outer-wrapper\b/

/** Bodies of Squarespace are HTML in which blank lines have no meaning. */
export function isSquarespaceBody(body: string): boolean {
  return marks.test(body)
}

/** Converts sections of Squarespace 7.1 with their blocks, or the rows and blocks of a post. */
export function piecesOfSquarespace(body: string): Piece[] {
  const tree = htmlTree(body)
  const sections = findElements(tree, isSection)
  if (sections.length === 0) return joinTexts(withoutMachinery(piecesOfFlow(flowOf(tree))))
  const outside = withoutMachinery(piecesOfFlow(flowOf(withoutSections(tree))))
  return [...sections.map(sectionPiece), ...outside]
}

const isSection = (element: Element): boolean => element.name === 'section' && hasClass(element, 'page-section')

function withoutSections(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node]
    return isSection(node) ? [] : [{ ...node, children: withoutSections(node.children) }]
  })
}

function sectionPiece(section: Element): SectionPiece {
  const styles = settingsIn(section.attributes['data-current-styles'] ?? '')
  const { pieces, isFull } = contentOf(section)
  const image = backgroundOf(section, styles)
  return {
    kind: 'section',
    image,
    overlay: image ? Math.min(1, Math.max(0, numberIn(styles.imageOverlayOpacity, 0))) : 0,
    minHeight: 0,
    pieces,
    look: {
      theme: themeOf(section.attributes['data-section-theme'] || textIn(styles.sectionTheme)),
      height: heightOf(section, styles),
      width: isFull ? 'full' : widthOf(section),
      padding: paddingOf(section),
      align: alignOf(section),
      anchor: '',
    },
  }
}

function contentOf(section: Element): { pieces: Piece[]; isFull: boolean } {
  const fluid = findElement(section.children, (element) => element.attributes['data-fluid-engine'] !== undefined)
  if (fluid) return fluidContent(fluid)
  const content = findElement(section.children, (element) => hasClass(element, 'content-wrapper')) ?? section
  const kind = gallerySection(content) ?? listSection(content, flowOf)
  return { pieces: kind ?? withoutMachinery(joinTexts(piecesOfFlow(flowOf(content.children)))), isFull: false }
}

function fluidContent(fluid: Element): { pieces: Piece[]; isFull: boolean } {
  const css = findElements(fluid.children, (element) => element.name === 'style').map((style) =>
    wordsOf(style.children),
  )
  const areas = areasIn(css.join('\n'))
  const blocks = findElements(fluid.children, (element) => hasClass(element, 'fe-block')).map((element) => ({
    id: /\bfe-block-([\w-]+)/.exec(element.attributes.class ?? '')?.[1] ?? '',
    pieces: blockPieces(element, flowOf),
  }))
  const cells = gridCells(
    blocks.filter(({ pieces }) => pieces.length > 0),
    areas,
  )
  const isFull = blocks.some(({ id, pieces }) => pieces.length > 0 && reachesEdge(areas.desktop.get(id) ?? inGutters))
  return { pieces: cells.length === 0 ? [] : [{ kind: 'grid', cells }], isFull }
}

const inGutters = { rows: [1, 2], columns: [2, 26], z: 0 } as Parameters<typeof reachesEdge>[0]

function blockPieces(holder: Element, flow: FlowOf): Piece[] {
  const block = findElement(holder.children, (element) => hasClass(element, 'sqs-block'))
  const pieces = block
    ? (squarespaceBlock(block, flow) ?? piecesOfFlow(flow(block.children)))
    : piecesOfFlow(flow(holder.children))
  return withoutMachinery(joinTexts(pieces))
}

function backgroundOf(section: Element, styles: Settings): SectionPiece['image'] {
  const holder = findElement(section.children, (element) => hasClass(element, 'section-background'))
  const shown = holder ? findElement(holder.children, (element) => element.name === 'img') : null
  if (shown) return imageOf(shown)
  const { assetUrl, mediaFocalPoint } = settingsOf(styles.backgroundImage)
  const { x, y } = settingsOf(mediaFocalPoint)
  const url = textIn(assetUrl)
  return url === '' ? null : imagePiece({ url, focalPoint: { x: numberIn(x, 0.5), y: numberIn(y, 0.5) } })
}

const themes = { white: 'lightest', light: 'light', bright: 'bright', dark: 'dark', black: 'darkest' } as const

/** Maps ten colour themes there (`light-bold`, `white`, `bright-inverse`) to five here. */
function themeOf(name: string): (typeof themes)[keyof typeof themes] {
  const base = name.split('-')[0] ?? ''
  return base in themes ? themes[base as keyof typeof themes] : 'lightest'
}

type Look = NonNullable<SectionPiece['look']>

/** Height of a section: a third of the window, two thirds or all of it, or a percentage. */
function heightOf(section: Element, styles: Settings): Look['height'] {
  if (hasClass(section, 'section-height--small')) return 'small'
  if (hasClass(section, 'section-height--medium')) return 'medium'
  if (hasClass(section, 'section-height--large')) return 'screen'
  const percent = numberIn(styles.customSectionHeight, 0)
  if (percent <= 20) return 'fit'
  if (percent <= 45) return 'small'
  if (percent <= 67) return 'medium'
  return percent <= 89 ? 'large' : 'screen'
}

function widthOf(section: Element): Look['width'] {
  return hasClass(section, 'content-width--narrow') || hasClass(section, 'content-width--small') ? 'narrow' : 'site'
}

function alignOf(section: Element): Look['align'] {
  if (hasClass(section, 'vertical-alignment--middle')) return 'center'
  return hasClass(section, 'vertical-alignment--bottom') ? 'end' : 'start'
}

/** Parses the padding of sections with a custom height: `padding-top: calc(3vmax / 10)`. */
function paddingOf(section: Element): Look['padding'] {
  const holder = findElement(section.children, (element) => hasClass(element, 'content-wrapper'))
  const tenths = /padding-top:\s*calc\(\s*(\d{1,4}(?:\.\d{1,4})?)vmax/.exec(holder?.attributes.style ?? '')?.[1]
  if (tenths === undefined) return 'medium'
  const space = Number(tenths)
  if (space < 10) return 'none'
  if (space < 40) return 'small'
  return space < 90 ? 'medium' : 'large'
}

/** Elements of the old system's design without content: style sheets, scripts, icons and toggle buttons. */
const machinery: ReadonlySet<string> = new Set(['style', 'script', 'svg', 'button', 'input', 'template', 'canvas'])

function withoutMachinery(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === 'html' && machinery.has(piece.reason)) return []
    if (piece.kind !== 'columns') return [piece]
    return [
      {
        kind: 'columns',
        columns: piece.columns.map((column) => ({ ...column, pieces: withoutMachinery(column.pieces) })),
      },
    ]
  })
}
