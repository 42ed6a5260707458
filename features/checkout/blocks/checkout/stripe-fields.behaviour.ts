import { behaviour } from '#platform/islands'
import type { StripeFieldsSettings } from '../../contract/stripe-fields.ts'
import { payByStripe } from '../cart/stripe-pay.dom.ts'
import { openStripe, type StripeOpened } from '../cart/stripe-script.dom.ts'

/**
 * Stripe's own fields in our page, once its payment method is chosen, and its wallets above all methods where the shop
 * enabled them. Without them (no script, or one that failed) the form leads to Stripe's own page. A refusal is shown
 * here, and typed values are kept.
 */
export const stripeFields = behaviour<StripeFieldsSettings>('stripe-fields', (root, stripeSettings) => {
  const form = root.querySelector('form')
  const place = root.querySelector<HTMLElement>('[data-stripe-fields]')
  const button = form?.querySelector<HTMLButtonElement>('button.button')
  if (!form || !place || !button) return
  const agreed = form.querySelector<HTMLInputElement>('[name=fingerprint]')
  let opening: Promise<StripeOpened | null> | null = null
  let fields: Promise<StripeOpened | null> | null = null
  const open = () => (opening ??= openStripe(place, stripeSettings))
  const isChosen = () => new FormData(form).get('provider') === 'stripe'
  const payWith = (opened: StripeOpened) =>
    whileBusy(button, stripeSettings.words.busy, async () =>
      say(place, await payByStripe(opened, agreed?.value ?? '', stripeSettings)),
    )
  const choose = (): void => {
    if (isChosen()) fields ??= open().then((opened) => showFields(place, opened))
  }
  const submit = (event: SubmitEvent): void => {
    if (!isChosen() || !fields) return
    event.preventDefault()
    if (!button.disabled) void fields.then((opened) => (opened ? payWith(opened) : form.submit()))
  }
  const express = root.querySelector<HTMLElement>('[data-stripe-express]')
  if (express) void open().then((opened) => opened && showWallets(express, opened, () => payWith(opened)))
  choose()
  form.addEventListener('change', choose)
  form.addEventListener('submit', submit)
  return () => {
    form.removeEventListener('change', choose)
    form.removeEventListener('submit', submit)
  }
})

function showFields(place: HTMLElement, opened: StripeOpened | null): StripeOpened | null {
  const mount = place.querySelector<HTMLElement>('[data-mount]')
  if (!opened || !mount) return null
  place.hidden = false
  place.ariaBusy = 'true'
  const element = opened.elements.create('payment', { layout: 'accordion' })
  element.on('ready', () => (place.ariaBusy = null))
  element.mount(mount)
  return opened
}

/** Shows the wallets of this device; nothing without any. */
function showWallets(express: HTMLElement, { elements }: StripeOpened, payNow: () => Promise<void>): void {
  const mount = express.querySelector<HTMLElement>('[data-mount]')
  if (!mount) return
  const element = elements.create('expressCheckout', { buttonHeight: 48 })
  element.on('ready', ({ availablePaymentMethods }) => (express.hidden = !availablePaymentMethods))
  element.on('confirm', () => void payNow())
  element.mount(mount)
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

/** The sentence is shown even when the fields are hidden because a wallet was chosen. */
function say(place: HTMLElement, sentence: string): void {
  const statusElement = place.querySelector<HTMLElement>('[data-said]')
  if (!statusElement) return
  place.hidden = false
  statusElement.textContent = sentence
  statusElement.hidden = sentence === ''
  statusElement.scrollIntoView({ block: 'nearest' })
}
