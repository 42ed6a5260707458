import type { BrowserContext } from 'playwright-core'
import { answerPages } from './answer-pages.ts'
import type { StripeStandIn } from './stripe-stand-in.ts'

/** Cards of the stand-in, as Stripe's own test cards behave. */
export const stripeCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authentication: '4000002760003184',
} as const

/**
 * Stripe.js, its API and the bank's page, answered in the browser at their real addresses: what the page's policy does
 * not allow does not get there either.
 */
export async function serveStripe(context: BrowserContext, stripe: StripeStandIn): Promise<{ scripts: string[] }> {
  const scripts: string[] = []
  const htmlOf = (title: string, body: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>${body}`
  await context.route('https://js.stripe.com/**', (route) => {
    scripts.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: `(${stripeJs.toString()})()` })
  })
  await context.route('https://api.stripe.com/**', async (route) => {
    const headers = { 'access-control-allow-origin': '*' }
    const { card, clientSecret } = route.request().postDataJSON() as { card: string; clientSecret: string }
    const id = clientSecret.split('_secret_')[0] ?? ''
    if (card === stripeCards.declined) stripe.decline(id, 'generic_decline')
    else if (card === stripeCards.good) stripe.pay(id)
    const told = { [stripeCards.declined]: 'declined', [stripeCards.authentication]: 'bank' }[card] ?? 'paid'
    await route.fulfill({ headers, json: { told, id } })
  })
  await context.route('https://hooks.stripe.com/**', (route) => {
    const { searchParams } = new URL(route.request().url())
    const id = searchParams.get('intent') ?? ''
    const back = (status: string) =>
      `${searchParams.get('back')}?payment_intent=${id}&payment_intent_client_secret=${id}_secret_x&redirect_status=${status}`
    if (searchParams.get('answer') === 'approve') {
      stripe.pay(id)
      return route.fulfill({ status: 302, headers: { location: back('succeeded') } })
    }
    if (searchParams.get('answer') === 'refuse') {
      stripe.decline(id, 'authentication_required')
      return route.fulfill({ status: 302, headers: { location: back('failed') } })
    }
    const link = (answer: string) => `<a href="${route.request().url()}&answer=${answer}">${answer}</a> `
    return route.fulfill({ contentType: 'text/html', body: htmlOf('Your bank', link('approve') + link('refuse')) })
  })
  await answerPages(context, 'https://checkout.stripe.com/*', (url) => {
    const id = url.pathname.split('/').at(-1) ?? ''
    const { success_url: success = '/', cancel_url: cancel = '/' } = (stripe.things.get(id) ?? {}) as {
      success_url?: string
      cancel_url?: string
    }
    if (url.searchParams.get('answer') === 'pay') {
      stripe.payPage(id)
      return { location: success }
    }
    const links = `<a href="${url.pathname}?answer=pay">Pay</a> <a href="${cancel}">Back to the shop</a>`
    return { html: htmlOf('Stripe Checkout', links) }
  })
  return { scripts }
}

/** Runs in the page. As much of Stripe.js as the product calls, strict about what it is given. */
function stripeJs(): void {
  const api = 'https://api.stripe.com/v1/confirm'
  const stripe = (key: string) => {
    if (!key.startsWith('pk_')) throw new Error('No publishable key.')
    return {
      elements: (options: Record<string, unknown>) => {
        if (options['mode'] !== 'payment' || !Number.isInteger(options['amount']))
          throw new Error('Elements begin with an amount.')
        const input = document.createElement('input')
        input.autocomplete = 'cc-number'
        return {
          card: () => input.value.replaceAll(' ', ''),
          create: (kind: string) => {
            const heard: Record<string, (event: object) => void> = {}
            return {
              on: (event: string, call: (event: object) => void) => void (heard[event] = call),
              mount: (place: HTMLElement) => {
                if (kind === 'expressCheckout') {
                  const wallet = document.createElement('button')
                  wallet.type = 'button'
                  wallet.textContent = 'Stripe wallet'
                  wallet.onclick = async () => {
                    input.value = '4242424242424242'
                    const trigger = (event: string, details: object) =>
                      new Promise<Record<string, unknown>>((resolve, reject) =>
                        heard[event]?.({ ...details, resolve, reject }),
                      )
                    // Where nobody listens for it, who pays is known already.
                    if (!heard['click']) return heard['confirm']?.({})
                    const asks = await trigger('click', {})
                    const address = {
                      line1: 'Gracht 1',
                      line2: null,
                      city: 'Utrecht',
                      state: '',
                      postal_code: '3511 AB',
                      country: 'NL',
                    }
                    const person = { name: 'Ana Maria Silva', address }
                    if (!asks['emailRequired']) throw new Error('An order needs an e-mail address.')
                    const confirmed = {
                      billingDetails: { ...person, email: 'ana@example.com' },
                      paymentFailed: () => undefined,
                    }
                    if (!asks['shippingAddressRequired']) return heard['confirm']?.(confirmed)
                    const first = (request: Record<string, unknown>) => {
                      const [rate] = request['shippingRates'] as { id: string; amount: number }[]
                      if (!rate || !Number.isInteger(rate.amount)) throw new Error('Shipping needs a rate.')
                      return rate
                    }
                    first(asks)
                    const shippingRate = first(
                      await trigger('shippingaddresschange', { address: { ...address, line1: undefined } }),
                    )
                    await trigger('shippingratechange', { shippingRate })
                    heard['confirm']?.({ ...confirmed, shippingAddress: person, shippingRate })
                  }
                  place.append(wallet)
                  heard['ready']?.({ availablePaymentMethods: { applePay: true } })
                  return
                }
                const label = document.createElement('label')
                label.append('Stripe card number ', input)
                place.append(label)
                heard['ready']?.({})
              },
            }
          },
          update: ({ amount }: { amount: number }) => {
            if (!Number.isInteger(amount)) throw new Error('Elements are updated with an amount.')
          },
          submit: async () =>
            input.value === ''
              ? { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
              : {},
        }
      },
      confirmPayment: async (params: {
        elements: { card: () => string }
        clientSecret: string
        confirmParams: { return_url: string }
      }) => {
        const body = JSON.stringify({ card: params.elements.card(), clientSecret: params.clientSecret })
        const { told, id } = (await (await fetch(api, { method: 'POST', body })).json()) as { told: string; id: string }
        if (told === 'declined') return { error: { type: 'card_error', message: 'Your card was declined.' } }
        if (told === 'paid') return {}
        location.assign(
          `https://hooks.stripe.com/3ds?intent=${id}&back=${encodeURIComponent(params.confirmParams.return_url)}`,
        )
        return new Promise(() => {})
      },
    }
  }
  Object.assign(window, { Stripe: stripe })
}
