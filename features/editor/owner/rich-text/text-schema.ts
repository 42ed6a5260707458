import {
  type DOMOutputSpec,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
  type StyleParseRule,
} from '@tiptap/pm/model'
import { richTextSchema, textSizes } from '#platform/document'
import { textColour, textSize } from '#platform/render'

/** The shared schema with what only the editor needs: how nodes become elements and how pasted HTML becomes nodes. */
const block = (tag: string): Partial<NodeSpec> => ({ parseDOM: [{ tag }], toDOM: () => [tag, 0] })
const mark = (tag: string, ...also: string[]): Partial<MarkSpec> => ({
  parseDOM: [{ tag }, ...also.map((other) => ({ tag: other }))],
  toDOM: () => [tag, 0],
})
/** Lines under or through a text that a style draws, as word processors write them. */
function decoration(line: 'underline' | 'line-through'): StyleParseRule[] {
  const getAttrs = (lines: string) => lines.includes(line) && null
  return [
    // One declaration may draw two lines, so the rule of the other mark reads it too.
    { style: 'text-decoration', consuming: false, getAttrs },
    { style: 'text-decoration-line', consuming: false, getAttrs },
  ]
}

const alignOf = (element: HTMLElement) => {
  const align = element.style.textAlign
  return ['left', 'center', 'right', 'justify'].includes(align) ? align : null
}
const styleOf = (node: Node) => (node.attrs['align'] ? { style: `text-align:${node.attrs['align']}` } : {})
const cell = (tag: 'td' | 'th'): Partial<NodeSpec> => ({
  parseDOM: [
    {
      tag,
      getAttrs: (element) => ({
        colspan: Number(element.getAttribute('colspan') ?? 1),
        rowspan: Number(element.getAttribute('rowspan') ?? 1),
        align: alignOf(element),
      }),
    },
  ],
  toDOM: (node): DOMOutputSpec => [
    tag,
    { colspan: node.attrs['colspan'], rowspan: node.attrs['rowspan'], ...styleOf(node) },
    0,
  ],
})

const nodes: Record<string, Partial<NodeSpec>> = {
  paragraph: {
    parseDOM: [{ tag: 'p', getAttrs: (element) => ({ align: alignOf(element) }) }],
    toDOM: (node): DOMOutputSpec => ['p', styleOf(node), 0],
  },
  heading: {
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element: HTMLElement) => ({ level: Math.min(level, 4), align: alignOf(element) }),
    })),
    toDOM: (node): DOMOutputSpec => [`h${node.attrs['level']}`, styleOf(node), 0],
  },
  bullet_list: block('ul'),
  ordered_list: {
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: Number(element.getAttribute('start') ?? 1) || 1 }) }],
    toDOM: (node): DOMOutputSpec => ['ol', node.attrs['start'] === 1 ? {} : { start: node.attrs['start'] }, 0],
  },
  list_item: block('li'),
  blockquote: block('blockquote'),
  code_block: {
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: (): DOMOutputSpec => ['pre', ['code', 0]],
  },
  horizontal_rule: { parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  table: {
    parseDOM: [{ tag: 'table' }],
    toDOM: (): DOMOutputSpec => ['div', { class: 'table' }, ['table', ['tbody', 0]]],
  },
  table_row: block('tr'),
  table_cell: cell('td'),
  table_header: cell('th'),
  hard_break: { parseDOM: [{ tag: 'br' }], toDOM: (): DOMOutputSpec => ['br'] },
}

const marks: Record<string, Partial<MarkSpec>> = {
  link: {
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => ({
          href: element.getAttribute('href') ?? '',
          target: element.getAttribute('target') === '_blank' ? '_blank' : null,
        }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'a',
      { href: attrs['href'], ...(attrs['target'] && { target: attrs['target'] }) },
      0,
    ],
  },
  strong: {
    // Google Docs wraps all copied content in a `b` that is not bold, and marks bold text by style.
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (weight) => /^(?:bold(?:er)?|[6-9]00)$/.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  underline: { parseDOM: [{ tag: 'u' }, ...decoration('underline')], toDOM: () => ['u', 0] },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, ...decoration('line-through')],
    toDOM: () => ['s', 0],
  },
  code: mark('code'),
  sub: { parseDOM: [{ tag: 'sub' }, { style: 'vertical-align=sub' }], toDOM: () => ['sub', 0] },
  sup: { parseDOM: [{ tag: 'sup' }, { style: 'vertical-align=super' }], toDOM: () => ['sup', 0] },
  small: mark('small'),
  highlight: mark('mark'),
  color: {
    parseDOM: [{ tag: 'span[data-color]', getAttrs: (element) => ({ name: element.dataset['color'] ?? '' }) }],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'span',
      { 'data-color': attrs['name'], style: `color:${textColour(attrs['name']) ?? 'inherit'}` },
      0,
    ],
  },
  size: {
    parseDOM: textSizes.map((step) => ({ tag: `span[data-size=${step}]`, attrs: { step } })),
    toDOM: ({ attrs }): DOMOutputSpec => [
      'span',
      { 'data-size': attrs['step'], style: `font-size:${textSize(attrs['step']) ?? 'inherit'}` },
      0,
    ],
  },
}

export const textSchema = new Schema({
  nodes: Object.fromEntries(
    Object.entries(richTextSchema.nodes).map(([name, { spec }]) => [name, { ...spec, ...nodes[name] }]),
  ),
  marks: Object.fromEntries(
    Object.entries(richTextSchema.marks).map(([name, { spec }]) => [name, { ...spec, ...marks[name] }]),
  ),
})
