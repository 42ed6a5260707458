import type { RichTextNode } from '#platform/document'
import { type Element, type HtmlNode, findElements } from './html-tree.ts'
import { alignOf } from './inline.ts'
import { type Flow, type FlowOf, parted } from './flow.ts'

const empty = (): RichTextNode => ({ type: 'paragraph' })

export function listNode(element: Element, flowOf: FlowOf): Flow[] {
  const isOrdered = element.name === 'ol'
  const pieces: Flow[] = []
  const entries: RichTextNode[] = []
  const add = (nodes: readonly HtmlNode[]): void => {
    const ctx = parted(flowOf(nodes))
    pieces.push(...ctx.pieces)
    const texts = ctx.texts[0]?.type === 'paragraph' || ctx.texts.length === 0 ? ctx.texts : [empty(), ...ctx.texts]
    if (texts.length > 0) entries.push({ type: 'list_item', content: texts })
  }
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') add([child])
    } else if (child.name === 'li') add(child.children)
    else if (['ul', 'ol'].includes(child.name) && entries.length > 0) {
      // Old editors put an inner list beside its entry.
      const inner = parted(listNode(child, flowOf))
      pieces.push(...inner.pieces)
      entries.at(-1)?.content?.push(...inner.texts)
    } else add([child])
  }
  if (entries.length === 0) return pieces
  const start = Number(element.attributes.start ?? 1)
  const list = {
    type: isOrdered ? 'ordered_list' : 'bullet_list',
    ...(isOrdered ? { attrs: { start: Number.isInteger(start) && start >= 0 && start <= 1_000_000 ? start : 1 } } : {}),
    content: entries,
  }
  return [list, ...pieces]
}

/** Converts terms to bold lines, and their definitions to paragraphs below them. */
export function definitionList(element: Element, flowOf: FlowOf): Flow[] {
  return element.children.flatMap((child): Flow[] => {
    if (typeof child === 'string') return flowOf([child])
    if (child.name === 'dt') return flowOf(child.children, [{ type: 'strong' }])
    if (child.name === 'dd') return flowOf(child.children)
    return child.name === 'div' ? definitionList(child, flowOf) : flowOf([child])
  })
}

const rowHolders = new Set(['thead', 'tbody', 'tfoot', 'table'])

export function tableNode(table: Element, flowOf: FlowOf): Flow[] {
  const pieces: Flow[] = []
  const captions = table.children.filter(
    (child): child is Element => typeof child !== 'string' && child.name === 'caption',
  )
  const rows = rowsOf(table)
    .map((row) => rowNode(row, pieces, flowOf))
    .filter((row) => (row.content ?? []).length > 0)
  const above = captions.flatMap((caption) => flowOf(caption.children))
  return [...above, ...(rows.length > 0 ? [{ type: 'table', content: rows }] : []), ...strays(table, flowOf), ...pieces]
}

function rowsOf(holder: Element): Element[] {
  return holder.children.flatMap((child) => {
    if (typeof child === 'string') return []
    if (child.name === 'tr') return [child]
    return rowHolders.has(child.name) ? rowsOf(child) : []
  })
}

function rowNode(row: Element, pieces: Flow[], flowOf: FlowOf): RichTextNode {
  const cells = row.children.flatMap((cell): RichTextNode[] => {
    const isText = typeof cell === 'string'
    if (isText && cell.trim() === '') return []
    const ctx = parted(flowOf(isText || !['td', 'th'].includes(cell.name) ? [cell] : cell.children))
    pieces.push(...ctx.pieces)
    const attrs = isText ? {} : spans(cell)
    return [
      {
        type: !isText && cell.name === 'th' ? 'table_header' : 'table_cell',
        attrs,
        content: ctx.texts.length > 0 ? ctx.texts : [empty()],
      },
    ]
  })
  return { type: 'table_row', content: cells }
}

function spans(cell: Element): Record<string, unknown> {
  const span = (name: string, most: number): number => {
    const count = Number(cell.attributes[name] ?? 1)
    return Number.isInteger(count) && count >= 1 && count <= most ? count : 1
  }
  return { colspan: span('colspan', 100), rowspan: span('rowspan', 1000), align: alignOf(cell) }
}

/** Returns text in a table outside of any row. */
function strays(table: Element, flowOf: FlowOf): Flow[] {
  const outside = table.children.filter(
    (child) => typeof child === 'string' || !['caption', 'tr', 'colgroup', 'col', ...rowHolders].includes(child.name),
  )
  return flowOf(
    outside.concat(
      findElements(table.children, (element) => element.name === 'colgroup').flatMap((colgroup) =>
        colgroup.children.filter((child) => typeof child === 'string'),
      ),
    ),
  )
}
