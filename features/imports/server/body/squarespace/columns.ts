import type { Piece } from '#platform/block'
import { type FlowOf, piecesOfFlow } from '../flow.ts'
import { type Element, findElements, hasClass, textIn } from '../html-tree.ts'

/**
 * Converts rows of twelve columns: `sqs-col-6` beside `sqs-col-6`. null for a row with one column or with text outside
 * of columns.
 */
export function columnsOf(row: Element, flowOf: FlowOf): Piece[] | null {
  const columns = findElements(
    row.children,
    (element) => /\bsqs-col-\d+\b/.test(element.attributes.class ?? '') || hasClass(element, 'col'),
  )
  const isAll =
    columns.reduce((length, element) => length + textIn(element.children).trim().length, 0) >=
    textIn(row.children).replace(/\s+/g, '').length
  if (columns.length < 2 || !isAll) return null
  const shares = columns.map(
    (element) => Number(/\bsqs-col-(\d+)\b/.exec(element.attributes.class ?? '')?.[1] ?? 0) / 12,
  )
  return [
    {
      kind: 'columns',
      columns: columns.map((element, index) => ({
        share: shares[index] || null,
        pieces: piecesOfFlow(flowOf(element.children)),
      })),
    },
  ]
}
