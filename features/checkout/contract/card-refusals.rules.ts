/** Reasons why a gift card cannot pay. */
export const cardRefusals = ['unknown', 'disabled', 'expired', 'mixed', 'spent', 'test', 'full'] as const
export type CardRefusal = (typeof cardRefusals)[number]

/** Returns the problem with its sentence. */
export const cardProblemOf = (refusal: CardRefusal): string =>
  refusal === 'full' ? 'checkout.too_many_cards' : `checkout.card_${refusal}`

/** Value of `said` in the address of the checkout: `card`, `card-spent`, `cards-full`. */
export const refusalParameter = (refusal: CardRefusal): string =>
  refusal === 'unknown' ? 'card' : refusal === 'full' ? 'cards-full' : `card-${refusal}`

export const refusalOfParameter = (said: string | undefined): CardRefusal | undefined =>
  cardRefusals.find((refusal) => refusalParameter(refusal) === said)
