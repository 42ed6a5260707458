import type { RichTextNode } from '#platform/document'
import { type Element, type HtmlNode, htmlOf, textIn } from './html-tree.ts'
import { type Flow, parted, piecesOfFlow } from './flow.ts'
import { type Mark, alignOf, marksInside, textNode } from './inline.ts'
import { definitionList, listNode, tableNode } from './structures.ts'
import { mediaPieces } from './media.ts'
import type { Piece } from '#platform/block'

/** Elements kept as the owner's own HTML, because no block of ours replaces them. */
const allowedTags = new Set([
  'form',
  'input',
  'select',
  'textarea',
  'button',
  'svg',
  'canvas',
  'map',
  'script',
  'style',
  'math',
  'applet',
  'template',
  'dialog',
  'meter',
  'progress',
])
const paragraphs = new Set([
  'p',
  'div',
  'center',
  'address',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'nav',
  'hgroup',
  'fieldset',
  'legend',
  'details',
  'summary',
  'dt',
  'dd',
  'figcaption',
  'caption',
  'li',
])

/** Converts HTML to pieces: runs of rich text, with other pieces between them. No words are lost. */
export function piecesOfHtml(nodes: readonly HtmlNode[]): Piece[] {
  return piecesOfFlow(flowOf(nodes))
}

interface Walk {
  out: Flow[]
  run: RichTextNode[]
  isPre: boolean
}

/** Converts a list of nodes to blocks of text and pieces. */
export function flowOf(nodes: readonly HtmlNode[], marks: readonly Mark[] = []): Flow[] {
  const walk: Walk = { out: [], run: [], isPre: false }
  for (const node of nodes) visit(walk, node, marks)
  endParagraph(walk, null)
  return walk.out
}

function visit(walk: Walk, node: HtmlNode, marks: readonly Mark[]): void {
  if (typeof node === 'string') return addText(walk, node, marks)
  const { name } = node
  if (name === 'br') {
    walk.run.push({ type: 'hard_break' })
    return
  }
  if (allowedTags.has(name)) return interrupt(walk, [{ piece: { kind: 'html', html: htmlOf([node]), reason: name } }])
  const media = mediaPieces(node, flowOf)
  if (media)
    return interrupt(
      walk,
      media.map((piece): Flow => ('type' in piece ? piece : { piece })),
    )
  const structure = structureOf(node, marks)
  if (structure) return interrupt(walk, structure)
  if (paragraphs.has(name)) {
    endParagraph(walk, null)
    for (const child of node.children) visit(walk, child, marksInside(node, marks))
    return endParagraph(walk, alignOf(node))
  }
  const ctx = marksInside(node, marks)
  if (name === 'q') addText(walk, '“', marks)
  for (const child of node.children) visit(walk, child, ctx)
  if (name === 'q') addText(walk, '”', marks)
}

function structureOf(node: Element, marks: readonly Mark[]): Flow[] | null {
  const { name } = node
  const heading = /^h([1-6])$/.exec(name)?.[1]
  if (heading !== undefined) return headingFlow(node, Math.min(Number(heading), 4), marks)
  if (name === 'ul' || name === 'ol' || name === 'menu' || name === 'dir') return listNode(node, flowOf)
  if (name === 'dl') return definitionList(node, flowOf)
  if (name === 'table') return tableNode(node, flowOf)
  if (name === 'hr') return [{ type: 'horizontal_rule' }]
  if (name === 'pre' || name === 'xmp' || name === 'listing') {
    const text = textIn(node.children).replace(/^\n/, '').trimEnd()
    const language = /\blang(?:uage)?-([a-z0-9+#-]+)/i.exec(
      `${node.attributes.class ?? ''} ${typeof node.children[0] === 'object' ? (node.children[0].attributes.class ?? '') : ''}`,
    )?.[1]
    return text === ''
      ? []
      : [{ type: 'code_block', attrs: { language: language ?? '' }, content: [{ type: 'text', text }] }]
  }
  if (name === 'blockquote') {
    const { texts, pieces } = parted(flowOf(node.children, marks))
    return [...(texts.length > 0 ? [{ type: 'blockquote', content: texts }] : []), ...pieces]
  }
  return null
}

/** A heading has a single line, so other content inside follows it. */
function headingFlow(node: Element, level: number, marks: readonly Mark[]): Flow[] {
  const { texts, pieces } = parted(flowOf(node.children, marks))
  const lines = texts.map((text): Flow => {
    const align = text.attrs?.align ?? alignOf(node)
    return text.type === 'paragraph'
      ? { type: 'heading', attrs: { level, align }, ...(text.content ? { content: text.content } : {}) }
      : text
  })
  return [...lines, ...pieces]
}

function addText(walk: Walk, text: string, marks: readonly Mark[]): void {
  const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
  const last = walk.run.at(-1)
  const isAtStart = last === undefined || last.type === 'hard_break' || (last.text ?? '').endsWith(' ')
  const words = isAtStart ? collapsed.replace(/^ /, '') : collapsed
  if (words === '') return
  if (last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(marks))
    last.text = (last.text ?? '') + words
  else walk.run.push(textNode(words, marks))
}

function interrupt(walk: Walk, flow: readonly Flow[]): void {
  endParagraph(walk, null)
  walk.out.push(...flow)
}

function endParagraph(walk: Walk, align: string | null): void {
  const content = walk.run
  walk.run = []
  while (content.at(-1)?.type === 'hard_break') content.pop()
  while (content[0]?.type === 'hard_break') content.shift()
  const last = content.at(-1)
  if (last?.text !== undefined) last.text = last.text.replace(/ $/, '')
  if (last?.text === '') content.pop()
  if (content.every((node) => node.type === 'hard_break' || (node.text ?? '').replace(/[\s\u00a0]/g, '') === '')) return
  walk.out.push({ type: 'paragraph', ...(align ? { attrs: { align } } : {}), content })
}
