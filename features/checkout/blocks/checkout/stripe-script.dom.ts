/** As much of Stripe.js as we use. */
export interface StripeElement {
  mount: (place: HTMLElement) => void
  unmount: () => void
  on: (event: string, heard: (event: never) => void) => void
}

export interface StripeElements {
  create: (kind: 'payment' | 'expressCheckout', options?: object) => StripeElement
  update: (options: object) => void
  submit: () => Promise<{ error?: StripeError }>
}

export interface StripeError {
  type?: string
  message?: string
}

export interface StripeClient {
  elements: (options: object) => StripeElements
  confirmPayment: (facts: {
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

/** Always from Stripe itself, as it asks: it looks for fraud, and is never ours to keep. */
const address = 'https://js.stripe.com/v3/'
let asked: Promise<void> | null = null

export async function stripeClient(publishableKey: string, locale: string): Promise<StripeClient> {
  asked ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      asked = null
      script.remove()
      reject(new Error('Stripe.js did not come.'))
    }
    document.head.append(script)
  })
  await asked
  if (!window.Stripe) throw new Error('Stripe.js did not come.')
  return window.Stripe(publishableKey, { locale })
}

/** Fields that look like those around them. */
export function appearanceOf(place: HTMLElement): object {
  const { fontFamily, fontSize, color } = getComputedStyle(place)
  const { borderRadius } = getComputedStyle(place.closest('form')?.querySelector('button') ?? place)
  return { theme: 'stripe', variables: { fontFamily, fontSizeBase: fontSize, colorText: color, borderRadius } }
}

/** What a shopper can mend Stripe says in their language; of the rest they need to know that it did not work. */
export function sentenceOf({ type, message }: StripeError, failed: string): string {
  return (type === 'card_error' || type === 'validation_error') && message ? message : failed
}
