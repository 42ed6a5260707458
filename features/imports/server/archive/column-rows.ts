import { columnsOf } from '../body/builders/builder-box.ts'
import { type Element, findElement, findElements, type HtmlNode, htmlOf, wordsIn } from '../body/html-tree.ts'

/** Class names of columns in common themes, page builders and grids. */
const columnClass =
  /^(?:wp-block-column|column|col(?:-[a-z]{2})?(?:-\d{1,2})?|elementor-column|et_pb_column(?:_\d_\d)?|vc_column_container|wpb_column|fusion-layout-column|sqs-col-\d{1,2}|w-col(?:-\d{1,2})?)$/
const mostColumns = 6
const rowMark = 'quoin-row'
const cardNames = new Set(['div', 'li', 'article', 'figure', 'a'])
const mostCards = 24
/** Characters of a card, which is a name and a price or a sentence; more is a part of the page. */
const longestCard = 200

/** Returns HTML in which columns, and rows of similar cards with an image each, are those of WordPress's editor. */
export function withColumnRows(nodes: readonly HtmlNode[]): string {
  const rows: string[] = []
  const marked = (node: HtmlNode): HtmlNode => {
    if (typeof node === 'string') return node
    const row = rowOf(node)
    if (row !== null) return { name: rowMark, attributes: { at: String(rows.push(row) - 1) }, children: [] }
    // An element of this name in the page itself must not be taken for a row.
    return { ...node, name: node.name === rowMark ? 'span' : node.name, children: node.children.map(marked) }
  }
  return htmlOf(nodes.map(marked)).replaceAll(
    /<quoin-row at="(\d+)"><\/quoin-row>/g,
    (_mark, at: string) => rows[Number(at)] ?? '',
  )
}

/** Returns an element that holds columns or cards in the markup of WordPress's editor; null for every other element. */
function rowOf({ children }: Element): string | null {
  const isOther = (node: HtmlNode): boolean => typeof node === 'string' && node.trim() !== ''
  const cells = children.filter((node) => typeof node !== 'string')
  if (cells.length < 2 || cells.length > mostCards || children.some(isOther)) return null
  if (cells.every(isColumn)) {
    // The innermost columns are kept, because the outer ones are the frame of a page.
    const isInnermost = cells.length <= mostColumns && !cells.some((cell) => findElement(cell.children, isColumn))
    return isInnermost ? columnsOf(cells.map(cellOf)) : null
  }
  return isRowOfCards(cells) ? rowsOf(cells) : null
}

const isColumn = ({ attributes }: Element): boolean =>
  (attributes.class ?? '').split(/\s+/).some((name) => columnClass.test(name))

function isRowOfCards(cells: readonly Element[]): boolean {
  const kindOf = ({ name, attributes }: Element): string => `${name} ${attributes.class?.trim().split(/\s+/)[0] ?? ''}`
  return cells.every(
    (cell, _at, [first]) =>
      cardNames.has(cell.name) &&
      first !== undefined &&
      kindOf(cell) === kindOf(first) &&
      findElements(cell.children, ({ name }) => name === 'img').length === 1 &&
      isShort(cell),
  )
}

function isShort({ children }: Element): boolean {
  const { length } = wordsIn(children).replace(/\s+/g, ' ').trim()
  return length > 0 && length <= longestCard
}

/** Rows of three or four cards; empty columns give the cards of the last row the width of those above. */
function rowsOf(cards: readonly Element[]): string {
  const inRow = cards.length <= 4 ? cards.length : cards.length % 4 === 0 ? 4 : 3
  return Array.from({ length: Math.ceil(cards.length / inRow) }, (_, row) => {
    const cells = cards.slice(row * inRow, (row + 1) * inRow).map(cellOf)
    return columnsOf([...cells, ...Array.from({ length: inRow - cells.length }, () => ({ width: 0, body: '' }))])
  }).join('')
}

/** A card that is one link keeps it around its content. */
const cellOf = (cell: Element): { width: number; body: string } => ({
  width: 0,
  body: htmlOf(cell.name === 'a' || cell.name === 'figure' ? [cell] : cell.children),
})
