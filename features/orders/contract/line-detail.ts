import { subscriptionText } from '#features/catalog/contract'
import type { Language } from '#platform/i18n'
import type { DraftLine } from './order-draft.schema.ts'
import type { Order } from './order.schema.ts'

/** What stands below the name of a line: which variant, and how often it comes again. */
export function lineDetail(
  { variantTitle, plan }: Pick<DraftLine, 'variantTitle' | 'plan'>,
  language: Language,
): string {
  return [variantTitle, plan && subscriptionText(plan, language)].filter(Boolean).join(' · ')
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
