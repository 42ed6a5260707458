import { orderedAheadText, partsText, subscriptionText } from '#features/catalog/contract'
import type { Language } from '#platform/i18n'
import type { DraftLine } from './order-draft.schema.ts'
import type { Order } from './order.schema.ts'

/** Returns the text below a line's name: variant, renewal interval and shipping day. */
export function lineDetail(
  { variantTitle, plan, parts, shipsFrom }: Pick<DraftLine, 'variantTitle' | 'plan' | 'parts' | 'shipsFrom'>,
  language: Language,
): string {
  const details = [
    variantTitle,
    partsText(parts),
    plan && subscriptionText(plan, language),
    shipsFrom && orderedAheadText(shipsFrom, language),
  ]
  return details.filter(Boolean).join(' · ')
}

/** `2 × Vase, 1 × Bowl` */
export function piecesText(
  { lines }: Pick<Order, 'lines'>,
  pieces: readonly { lineId: string; quantity: number }[],
): string {
  return pieces
    .map(({ lineId, quantity }) => `${quantity} × ${lines.find(({ id }) => id === lineId)?.title ?? ''}`)
    .join(', ')
}
