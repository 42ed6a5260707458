/** The field of a card that a sentence of the checkout, or of a donation, is about. */
export const wrongCardFields = {
  'expiry-past': 'expiry',
  'unfit-cvc': 'cvc',
  'unfit-expiry': 'expiry',
  'unfit-number': 'number',
} as const

export type CardField = (typeof wrongCardFields)[keyof typeof wrongCardFields]

export function wrongCardField(code: string | undefined): CardField | null {
  return isAboutCard(code) ? wrongCardFields[code] : null
}

function isAboutCard(code: string | undefined): code is keyof typeof wrongCardFields {
  return code !== undefined && Object.hasOwn(wrongCardFields, code)
}

/** Returns the payment method that was tried, if the shop still has it, or the first. */
export function chosenWay(options: readonly { provider: string }[], tried: string | undefined): string {
  return (options.find(({ provider }) => provider === tried) ?? options[0])?.provider ?? ''
}
