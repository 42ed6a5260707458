import type { StripeFieldsSettings } from '../../contract/stripe-fields.ts'

/** The parts of Stripe.js that are used here. */
interface StripeElement {
  mount: (place: HTMLElement) => void
  on: (event: string, heard: (event: WalletEvent) => void) => void
}

interface WalletAddress {
  line1?: string
  line2?: string | null
  city?: string
  state?: string
  postal_code?: string
  country?: string
}

export interface WalletDetails {
  name?: string
  email?: string
  phone?: string
  address?: WalletAddress
}

/** Event of a wallet; the kind of event decides which properties it has. */
export interface WalletEvent {
  availablePaymentMethods?: object
  address?: WalletAddress
  billingDetails?: WalletDetails
  shippingAddress?: WalletDetails
  shippingRate?: { id: string }
  resolve?: (answer: object) => void
  reject?: () => void
  paymentFailed?: (outcome: { reason: 'fail' }) => void
}

interface StripeElements {
  create: (kind: 'payment' | 'expressCheckout', options?: object) => StripeElement
  update: (options: { amount: number }) => void
  submit: () => Promise<{ error?: StripeError }>
}

interface StripeError {
  type?: string
  message?: string
}

interface StripeClient {
  elements: (options: object) => StripeElements
  confirmPayment: (options: {
    elements: StripeElements
    clientSecret: string
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }) => Promise<{ error?: StripeError }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options?: { locale?: string }) => StripeClient
  }
}

/** Stripe requires the script to be loaded from its own server, for its fraud detection. */
const address = 'https://js.stripe.com/v3/'
let loading: Promise<void> | null = null

async function stripeClient(publishableKey: string, locale: string): Promise<StripeClient> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      loading = null
      script.remove()
      reject(new Error('Stripe.js did not come.'))
    }
    document.head.append(script)
  })
  await loading
  if (!window.Stripe) throw new Error('Stripe.js did not come.')
  return window.Stripe(publishableKey, { locale })
}

export interface StripeOpened {
  stripe: StripeClient
  elements: StripeElements
}

/** Creates Stripe's fields and wallets for the coming payment; null when Stripe.js cannot be loaded. */
export async function openStripe(
  place: HTMLElement,
  stripeSettings: StripeFieldsSettings,
): Promise<StripeOpened | null> {
  const { publishableKey, locale, amountMinor, currency, capture, isKept } = stripeSettings
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
    return { stripe, elements }
  } catch {
    return null
  }
}

/** Styles Stripe's fields like those around them. */
function appearanceOf(place: HTMLElement): object {
  const { fontFamily, fontSize, color } = getComputedStyle(place)
  const { borderRadius } = getComputedStyle(place.closest('form')?.querySelector('button') ?? place)
  return { theme: 'stripe', variables: { fontFamily, fontSizeBase: fontSize, colorText: color, borderRadius } }
}

/** Stripe's own sentence is shown for errors that a shopper can correct; otherwise a general one. */
export function sentenceOf({ type, message }: StripeError, failed: string): string {
  return (type === 'card_error' || type === 'validation_error') && message ? message : failed
}
