import type { StripeFieldsSettings } from '../../contract/stripe-fields.ts'
import { callShop } from './cart-calls.dom.ts'
import { sentenceOf, type StripeOpened } from './stripe-script.dom.ts'

/** Path to which Stripe redirects; the server asks Stripe for the result. */
const returnPath = '/commerce/checkout-return'

/** Returns a sentence about a failure. After a success the page is left. */
export async function payByStripe(
  { stripe, elements }: StripeOpened,
  fingerprint: string,
  { words }: Pick<StripeFieldsSettings, 'words'>,
): Promise<string> {
  const checked = await elements.submit()
  if (checked.error) return sentenceOf(checked.error, words.failed)
  const order = { fingerprint, provider: 'stripe', inPage: 'yes' }
  const answered = await callShop<{ go?: string; clientSecret?: string }>('POST', '/checkout/order', order)
  if (!answered.ok) return answered.sentence ?? (answered.isOffline ? words.offline : words.failed)
  const { go, clientSecret } = answered.body
  if (clientSecret === undefined) return leaveFor(go ?? '/checkout')
  const confirmParams = { return_url: location.origin + returnPath }
  const confirmed = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' })
  return confirmed.error ? sentenceOf(confirmed.error, words.failed) : leaveFor(returnPath)
}

/** The pressed button stays busy until the next page has loaded. */
export function leaveFor(path: string): Promise<string> {
  location.assign(path)
  return new Promise(() => {})
}
