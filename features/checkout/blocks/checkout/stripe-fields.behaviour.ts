import { behaviour } from '#platform/islands'
import type { StripeFieldsFacts } from '../../contract/stripe-fields.ts'
import { callShop } from '../cart/cart-calls.dom.ts'
import { appearanceOf, sentenceOf, type StripeClient, stripeClient, type StripeElements } from './stripe-script.dom.ts'

/** Where Stripe leads back to; the server asks Stripe how it went. */
const returnPath = '/commerce/checkout-return'

interface Fields {
  stripe: StripeClient
  elements: StripeElements
}

/**
 * Stripe's own fields in our page, once that way to pay is chosen. Without them (no script, a script that did not come) the form leads to Stripe's own
 * page. A refusal is said here: nothing that was typed is lost.
 */
export const stripeFields = behaviour<StripeFieldsFacts>('stripe-fields', (root, facts) => {
  const form = root.querySelector('form')
  const place = root.querySelector<HTMLElement>('[data-stripe-fields]')
  const button = form?.querySelector<HTMLButtonElement>('button.button')
  if (!form || !place || !button) return
  let fields: Promise<Fields | null> | null = null
  const isChosen = () => new FormData(form).get('provider') === 'stripe'
  const choose = (): void => {
    if (isChosen()) fields ??= openFields(place, facts)
  }
  const submit = (event: SubmitEvent): void => {
    if (!isChosen() || !fields) return
    event.preventDefault()
    if (button.disabled) return
    void whileBusy(button, facts.words.busy, async () => {
      const opened = await fields
      if (!opened) return form.submit()
      const fault = await pay(opened, String(new FormData(form).get('fingerprint')), facts)
      say(place, fault)
    })
  }
  choose()
  form.addEventListener('change', choose)
  form.addEventListener('submit', submit)
  return () => {
    form.removeEventListener('change', choose)
    form.removeEventListener('submit', submit)
  }
})

async function openFields(
  place: HTMLElement,
  { publishableKey, locale, amountMinor, currency, capture, isKept }: StripeFieldsFacts,
): Promise<Fields | null> {
  place.hidden = false
  place.ariaBusy = 'true'
  try {
    const stripe = await stripeClient(publishableKey, locale)
    const elements = stripe.elements({
      mode: 'payment',
      amount: amountMinor,
      currency: currency.toLowerCase(),
      captureMethod: capture === 'later' ? 'manual' : 'automatic',
      ...(isKept ? { setupFutureUsage: 'off_session' } : {}),
      appearance: appearanceOf(place),
    })
    const element = elements.create('payment', { layout: 'accordion' })
    element.on('ready', () => (place.ariaBusy = null))
    element.mount(place.querySelector<HTMLElement>('[data-mount]') ?? place)
    return { stripe, elements }
  } catch {
    place.hidden = true
    return null
  }
}

/** Answers what went wrong, in a sentence; when nothing did, the page is left. */
async function pay({ stripe, elements }: Fields, fingerprint: string, { words }: StripeFieldsFacts): Promise<string> {
  const checked = await elements.submit()
  if (checked.error) return sentenceOf(checked.error, words.failed)
  const answered = await callShop<{ go?: string; clientSecret?: string }>('POST', '/checkout/order', {
    fingerprint,
    provider: 'stripe',
    inPage: 'yes',
  })
  if (!answered.ok) return answered.sentence ?? (answered.isOffline ? words.offline : words.failed)
  const { go, clientSecret } = answered.body
  if (clientSecret === undefined) return leaveFor(go ?? '/checkout')
  const confirmed = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: location.origin + returnPath },
    redirect: 'if_required',
  })
  return confirmed.error ? sentenceOf(confirmed.error, words.failed) : leaveFor(returnPath)
}

/** The button stays busy until the next page is there. */
function leaveFor(path: string): Promise<string> {
  location.assign(path)
  return new Promise(() => {})
}

async function whileBusy(button: HTMLButtonElement, words: string, work: () => Promise<void>): Promise<void> {
  const { textContent } = button
  button.disabled = true
  button.ariaBusy = 'true'
  button.textContent = words
  try {
    await work()
  } finally {
    button.disabled = false
    button.ariaBusy = null
    button.textContent = textContent
  }
}

function say(place: HTMLElement, sentence: string): void {
  const said = place.querySelector<HTMLElement>('[data-said]')
  if (!said) return
  said.textContent = sentence
  said.hidden = sentence === ''
  said.scrollIntoView({ block: 'nearest' })
}
