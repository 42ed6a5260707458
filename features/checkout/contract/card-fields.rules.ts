/** The field of a card that a sentence of the checkout, or of a donation, is about. */
export const wrongCardFields = {
  'expiry-past': 'expiry',
  'unfit-cvc': 'cvc',
  'unfit-expiry': 'expiry',
  'unfit-number': 'number',
} as const

export type CardField = (typeof wrongCardFields)[keyof typeof wrongCardFields]

export function wrongCardField(said: string | undefined): CardField | null {
  return isAboutCard(said) ? wrongCardFields[said] : null
}

function isAboutCard(said: string | undefined): said is keyof typeof wrongCardFields {
  return said !== undefined && Object.hasOwn(wrongCardFields, said)
}
