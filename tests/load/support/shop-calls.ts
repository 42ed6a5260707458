import type { Sent, Shopper } from './shopper.ts'

/** The calls of one order, as our shop and the floor beside it answer them. */
export interface ShopCalls {
  add: (shopper: Shopper, variantId: string) => Promise<void>
  details: (shopper: Shopper, buyer: string) => Promise<void>
  shipping: (shopper: Shopper, option: string) => Promise<void>
  /** Returns the total that the shopper agrees to before paying. */
  review: (shopper: Shopper) => Promise<string>
  order: (shopper: Shopper, agreed: string) => Promise<void>
}

export const detailsOf = (buyer: string) => ({
  email: `${buyer}@example.com`,
  firstName: 'Noor',
  lastName: 'Bakker',
  line1: 'Kade 9',
  postalCode: '1011 AA',
  city: 'Amsterdam',
  country: 'NL',
})
export const card = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123' }

const base = '/api/commerce'

/** Adding by a script, which is given the whole cart; then the forms of the checkout. */
export const ourCalls: ShopCalls = {
  add: async (shopper, variantId) => {
    const answered = await shopper.ask({ path: `${base}/cart/entries`, json: { variantId, quantity: 1 } })
    if (answered.status !== 200) throw unexpected(answered)
  },
  details: async (shopper, buyer) =>
    expectRedirect(await shopper.ask({ path: `${base}/checkout`, form: detailsOf(buyer) }), '/checkout'),
  shipping: async (shopper, option) =>
    expectRedirect(await shopper.ask({ path: `${base}/checkout/shipping`, form: { option } }), '/checkout'),
  review: async (shopper) => {
    const page = await shopper.ask({ method: 'GET', path: '/checkout' })
    const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(page.text)?.[1]
    if (!fingerprint) throw unexpected(page)
    return fingerprint
  },
  order: async (shopper, fingerprint) => {
    const answered = await shopper.ask({ path: `${base}/checkout/order`, form: { ...card, fingerprint } })
    if (!isPlaced(answered)) throw unexpected(answered)
  },
}

export function isPlaced({ location }: Pick<Sent, 'location'>): boolean {
  return /^\/commerce\/order-(?:confirmed|received)\?token=/.test(location)
}

/** The floor's own: JSON throughout, nothing but what is needed. */
export const floorCalls: ShopCalls = {
  add: async (shopper, variantId) => void (await answered(shopper, '/add', { variantId, quantity: 1 })),
  details: async (shopper, buyer) => void (await answered(shopper, '/details', detailsOf(buyer))),
  shipping: async (shopper, option) => void (await answered(shopper, '/shipping', { option })),
  review: async (shopper) => (await answered(shopper, '/review', {})).text,
  order: async (shopper) => void (await answered(shopper, '/order', {})),
}

async function answered(shopper: Shopper, path: string, json: object): Promise<Sent> {
  const sent = await shopper.ask({ path, json })
  if (sent.status !== 200) throw unexpected(sent)
  return sent
}

function expectRedirect(sent: Sent, path: string): void {
  if (sent.location.replace(/#.*/, '') !== path) throw unexpected(sent)
}

function unexpected({ status, location, text }: Sent): Error {
  return new Error(`Answered ${status} ${location} ${text.slice(0, 300)}`)
}
