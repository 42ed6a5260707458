import { type MarkSpec, Node, type NodeSpec, Schema } from 'prosemirror-model'

/** ProseMirror's JSON form of a node. */
export interface RichTextNode {
  type: string
  attrs?: Record<string, unknown>
  content?: RichTextNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}
/** The root: `{ type: 'doc', content: [...] }`. */
export type RichTextDoc = RichTextNode & { type: 'doc' }

export const textAligns = ['left', 'center', 'right', 'justify'] as const
/** Sizes beside that of the text around; `small` is a mark of its own. */
export const textSizes = ['large', 'larger'] as const
const align = { default: null, validate: oneOf(null, ...textAligns) }
const cell = {
  colspan: { default: 1, validate: counting(1, 100) },
  rowspan: { default: 1, validate: counting(1, 1000) },
  align,
}

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', attrs: { align } },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2, validate: counting(1, 4) }, align },
  },
  bullet_list: { group: 'block', content: 'list_item+' },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    attrs: { start: { default: 1, validate: counting(0, 1_000_000) } },
  },
  list_item: { content: 'paragraph block*', defining: true },
  blockquote: { group: 'block', content: 'block+', defining: true },
  code_block: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: { language: { default: '', validate: 'string' } },
  },
  horizontal_rule: { group: 'block' },
  table: { group: 'block', content: 'table_row+', isolating: true, tableRole: 'table' },
  table_row: { content: '(table_cell | table_header)*', tableRole: 'row' },
  table_cell: { content: 'block+', attrs: cell, isolating: true, tableRole: 'cell' },
  table_header: { content: 'block+', attrs: cell, isolating: true, tableRole: 'header_cell' },
  text: { group: 'inline' },
  hard_break: { group: 'inline', inline: true, selectable: false },
}

const marks: Record<string, MarkSpec> = {
  link: {
    inclusive: false,
    attrs: {
      href: { validate: 'string' },
      target: { default: null, validate: oneOf(null, '_blank') },
      title: { default: null, validate: 'string|null' },
    },
  },
  strong: {},
  em: {},
  underline: {},
  strike: {},
  small: { excludes: 'small size' },
  size: { excludes: 'small size', attrs: { step: { validate: oneOf(...textSizes) } } },
  sub: { excludes: 'sub sup' },
  sup: { excludes: 'sub sup' },
  color: { attrs: { name: { validate: 'string' } } },
  highlight: {},
  code: { code: true },
}

/** The one schema of rich text: editor, server and importers read and write it. */
export const richTextSchema = new Schema({ nodes, marks })

/** Returns the text as ProseMirror's node; null when it does not fit the schema. */
export function readRichText(value: unknown): Node | null {
  try {
    const node = Node.fromJSON(richTextSchema, value)
    if (node.type.name !== 'doc') return null
    node.check()
    return node
  } catch {
    return null
  }
}

export function isRichText(value: unknown): value is RichTextDoc {
  return readRichText(value) !== null
}

/** Returns one paragraph for each text; empty texts become empty paragraphs. */
export function paragraphs(...texts: string[]): RichTextDoc {
  const content = (texts.length === 0 ? [''] : texts).map(
    (text): RichTextNode => ({ type: 'paragraph', ...(text ? { content: [{ type: 'text', text }] } : {}) }),
  )
  return { type: 'doc', content }
}

/** A heading followed by paragraphs. */
export function headed(level: 1 | 2 | 3 | 4, heading: string, ...texts: string[]): RichTextDoc {
  const content: RichTextNode[] = [{ type: 'heading', attrs: { level }, content: [{ type: 'text', text: heading }] }]
  return { type: 'doc', content: texts.length === 0 ? content : [...content, ...(paragraphs(...texts).content ?? [])] }
}

/** Returns the words with a line break between blocks. */
export function plainText(value: unknown): string {
  return isNodeLike(value)
    ? textOf(value)
        .replace(/\n{2,}/g, '\n')
        .trim()
    : ''
}

function textOf(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text
  if (node.type === 'hard_break') return '\n'
  const inner = Array.isArray(node.content) ? node.content.filter(isNodeLike).map(textOf).join('') : ''
  return richTextSchema.nodes[node.type]?.isBlock && node.type !== 'doc' ? `${inner}\n` : inner
}

function isNodeLike(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null && typeof (value as RichTextNode).type === 'string'
}

function oneOf(...allowed: readonly unknown[]): (value: unknown) => void {
  return (value) => {
    if (!allowed.includes(value)) throw new RangeError(`${String(value)} is not one of the expected values.`)
  }
}

function counting(least: number, most: number): (value: unknown) => void {
  return (value) => {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      throw new RangeError(`${String(value)} is out of range.`)
  }
}
