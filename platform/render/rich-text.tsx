import { Fragment, type ReactNode, createElement } from 'react'
import { relOf, safeHref } from './link.ts'

interface RichMark {
  type: string
  attrs?: Record<string, unknown>
}

/** ProseMirror's JSON in the schema of `richTextSchema` in platform/document. */
export interface RichNode {
  type: string
  attrs?: Record<string, unknown>
  content?: readonly RichNode[]
  marks?: readonly RichMark[]
  text?: string
}

const plainMarks: Record<string, string> = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
  small: 'small',
  highlight: 'mark',
}
const plainNodes: Record<string, string> = {
  bullet_list: 'ul',
  list_item: 'li',
  blockquote: 'blockquote',
  table_row: 'tr',
}

/** Renders rich text as HTML. Unknown nodes are left out, but their text is kept. */
export function RichText({ doc }: { doc: unknown }): ReactNode {
  return isNode(doc) ? children(doc) : null
}

/** Returns the words with a space between blocks, for descriptions, excerpts and search. */
export function plainTextOf(doc: unknown): string {
  if (!isNode(doc)) return ''
  if (doc.text !== undefined) return doc.text
  const inline = doc.content?.some((child) => child.text !== undefined || child.type === 'hard_break')
  const parts = (doc.content ?? []).map((child) => (child.type === 'hard_break' ? ' ' : plainTextOf(child)))
  return parts
    .join(inline ? '' : ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function isNode(value: unknown): value is RichNode {
  return typeof value === 'object' && value !== null && typeof (value as RichNode).type === 'string'
}

function children(node: RichNode): ReactNode {
  if (!Array.isArray(node.content)) return null
  return createElement(
    Fragment,
    null,
    ...node.content.filter(isNode).map((child) => (child.type === 'text' ? textOf(child) : elementOf(child))),
  )
}

function textOf(node: RichNode): ReactNode {
  const text = node.text ?? ''
  return (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => marked(mark, inner), text)
}

function marked(mark: RichMark, inner: ReactNode): ReactNode {
  const plain = plainMarks[mark.type]
  if (plain) return createElement(plain, null, inner)
  if (mark.type === 'link') return linked(mark, inner)
  const { type, attrs = {} } = mark
  const color = type === 'color' ? textColour(attrs['name']) : null
  if (color !== null) return createElement('span', { style: { color } }, inner)
  const fontSize = type === 'size' ? textSize(attrs['step']) : null
  if (fontSize !== null) return createElement('span', { style: { fontSize } }, inner)
  return inner
}

/**
 * The colour of a mark in CSS: `accent` is a colour of the palette, and `theme-accent` the one by which the section
 * around draws its accents. Null for a name that is invalid.
 */
export function textColour(name: unknown): string | null {
  if (typeof name !== 'string' || !/^[a-z0-9-]+$/i.test(name)) return null
  return name.startsWith('theme-') ? `var(--${name.slice('theme-'.length)})` : `var(--color-${name})`
}

const sizes: Readonly<Record<string, string>> = { large: 'var(--size-l)', larger: 'var(--h3)' }

/** The size of a mark in CSS; null for a step that is invalid. */
export function textSize(step: unknown): string | null {
  return typeof step === 'string' ? (sizes[step] ?? null) : null
}

function linked({ attrs = {} }: RichMark, inner: ReactNode): ReactNode {
  const href = typeof attrs['href'] === 'string' ? safeHref(attrs['href']) : null
  if (href === null) return inner
  const target = attrs['target'] === '_blank' ? '_blank' : undefined
  const title = typeof attrs['title'] === 'string' && attrs['title'] !== '' ? attrs['title'] : undefined
  return createElement('a', { href, target, rel: relOf(target), title }, inner)
}

/** Letters of right-to-left scripts. */
const toTheLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Text in a possibly different direction than the page takes it from its first letter. */
function directionIn(node: RichNode): 'auto' | undefined {
  return node.content?.some((child) => isNode(child) && toTheLeft.test(child.text ?? '')) ? 'auto' : undefined
}

function elementOf(node: RichNode): ReactNode {
  const attrs = node.attrs ?? {}
  const style = alignOf(attrs['align'])
  const dir = directionIn(node)
  const plain = plainNodes[node.type]
  if (plain) return createElement(plain, null, children(node))
  switch (node.type) {
    case 'paragraph':
      return createElement('p', { style, dir }, children(node))
    case 'heading':
      return createElement(`h${headingLevel(attrs['level'])}`, { style, dir }, children(node))
    case 'ordered_list':
      return createElement(
        'ol',
        { start: Number(attrs['start'] ?? 1) === 1 ? undefined : Number(attrs['start']) },
        children(node),
      )
    case 'code_block':
      return createElement('pre', null, createElement('code', languageClass(attrs['language']), children(node)))
    case 'horizontal_rule':
      return createElement('hr')
    case 'hard_break':
      return createElement('br')
    case 'table':
      return createElement(
        'div',
        { className: 'table' },
        createElement('table', null, createElement('tbody', null, children(node))),
      )
    case 'table_cell':
    case 'table_header':
      return createElement(
        node.type === 'table_cell' ? 'td' : 'th',
        { colSpan: spanOf(attrs['colspan']), rowSpan: spanOf(attrs['rowspan']), style },
        children(node),
      )
    default:
      return children(node)
  }
}

function headingLevel(level: unknown): number {
  const number = Number(level)
  return Number.isInteger(number) && number >= 1 && number <= 4 ? number : 2
}

function alignOf(align: unknown): { textAlign: 'center' | 'right' | 'justify' } | undefined {
  return align === 'center' || align === 'right' || align === 'justify' ? { textAlign: align } : undefined
}

function spanOf(span: unknown): number | undefined {
  const number = Number(span)
  return Number.isInteger(number) && number > 1 && number <= 1000 ? number : undefined
}

function languageClass(language: unknown): { className: string } | null {
  return typeof language === 'string' && /^[a-z0-9+#-]+$/i.test(language) ? { className: `language-${language}` } : null
}
