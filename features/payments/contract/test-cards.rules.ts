/** Behaviour of the test gateway by card number. Every other number is refused as unknown. */
export const testCards = {
  success: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  authentication: '4000002760003184',
  delayed: '4000000000000077',
  disputed: '4000000000000259',
  /** Accepted and stored; later charges are declined. */
  declinedLater: '4000000000000341',
} as const
export type TestCard = keyof typeof testCards

/** Delay after which the gateway reports a delayed capture or a dispute. */
export const testGatewayDelayMs = 60_000

export function testCardOf(number: string): TestCard | null {
  const digits = number.replace(/[\s-]/g, '')
  const found = Object.entries(testCards).find(([, cardNumber]) => cardNumber === digits)
  return found ? (found[0] as TestCard) : null
}
