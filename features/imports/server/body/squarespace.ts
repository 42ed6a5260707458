import { type Element, findElement, findElements, hasClass, htmlTree, textIn } from './html-tree.ts'
import { safeLink } from './inline.ts'
import type { Piece } from './pieces.ts'
import { type FlowOf, piecesOfFlow } from './flow.ts'
import { embedAddress } from './embed-address.ts'

/** Blocks of Squarespace as its exports write them; null for everything else, and for those that are pictures or text. */
export function squarespacePieces(element: Element, flowOf: FlowOf): Piece[] | null {
  const classes = element.attributes.class ?? ''
  if (/\bsqs-row\b/.test(classes)) return columns(element, flowOf)
  if (!/\b(sqs-block|image-block-outer-wrapper)\b/.test(classes)) return null
  if (/\bbutton-block\b|sqs-block-button\b/.test(classes)) return button(element)
  if (/\bspacer-block\b|sqs-block-spacer\b/.test(classes)) return [{ kind: 'spacer', pixels: 60 }]
  if (/\bhorizontalrule-block\b/.test(classes)) return [{ kind: 'separator' }]
  if (/\bquote-block\b/.test(classes)) return quote(element)
  if (/\b(video|embed|audio|code)-block\b/.test(classes)) return embedded(element)
  return null
}

function button(element: Element): Piece[] | null {
  const link = findElement(element.children, (node) => node.name === 'a')
  if (!link) return null
  const align = /data-alignment="?(left|center|right)/.exec(
    `data-alignment="${link.attributes['data-alignment'] ?? element.attributes['data-alignment'] ?? ''}`,
  )?.[1]
  const buttonLink = {
    label: textIn(link.children).trim(),
    url: safeLink(link.attributes.href ?? ''),
    newWindow: link.attributes.target === '_blank',
    outline: false,
  }
  return [{ kind: 'buttons', buttons: [buttonLink], align: align === 'center' || align === 'right' ? align : 'left' }]
}

function quote(element: Element): Piece[] | null {
  const words = findElement(element.children, (node) => node.name === 'blockquote')
  const source = findElement(element.children, (node) => node.name === 'figcaption' || hasClass(node, 'source'))
  return words
    ? [
        {
          kind: 'quote',
          text: trimmed(textIn(words.children), '“"', '”"'),
          source: trimmed(source ? textIn(source.children) : '', '—–-', ''),
        },
      ]
    : null
}

function trimmed(text: string, start: string, end: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  const from = start.includes(words[0] ?? '\0') ? 1 : 0
  const to = end !== '' && end.includes(words.at(-1) ?? '\0') ? words.length - 1 : words.length
  return words.slice(from, to).trim()
}

/** The settings stand as JSON in an attribute; the HTML of a player in another. */
function embedded(element: Element): Piece[] | null {
  const holder = findElement(
    [element],
    (node) => node.attributes['data-html'] !== undefined || node.attributes['data-block-json'] !== undefined,
  )
  const settings = settingsOf(holder?.attributes['data-block-json'] ?? '')
  const html = holder?.attributes['data-html'] ?? (typeof settings.html === 'string' ? settings.html : '')
  const frame = findElement(htmlTree(html), (node) => node.name === 'iframe')
  const address =
    (typeof settings.url === 'string' ? settings.url : '') || (embedAddress(frame?.attributes.src ?? '') ?? '')
  if (safeLink(address) !== '') return [{ kind: 'embed', url: safeLink(address), caption: '' }]
  return html === '' ? null : [{ kind: 'html', html, reason: 'embed' }]
}

function settingsOf(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Rows of twelve: `sqs-col-6` beside `sqs-col-6`. */
function columns(row: Element, flowOf: FlowOf): Piece[] | null {
  const found = findElements(
    row.children,
    (node) => /\bsqs-col-\d+\b/.test(node.attributes.class ?? '') || hasClass(node, 'col'),
  )
  const isAll =
    found.reduce((length, element) => length + textIn(element.children).trim().length, 0) >=
    textIn(row.children).replace(/\s+/g, '').length
  if (found.length < 2 || !isAll) return null
  const shares = found.map((element) => Number(/\bsqs-col-(\d+)\b/.exec(element.attributes.class ?? '')?.[1] ?? 0) / 12)
  return [
    {
      kind: 'columns',
      columns: found.map((element, index) => ({
        share: shares[index] || null,
        pieces: piecesOfFlow(flowOf(element.children)),
      })),
    },
  ]
}
