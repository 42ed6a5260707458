import { setTimeout } from 'node:timers/promises'
import type { Browser } from './request.ts'

/**
 * Somebody with an account who bought by the month at kade-9, as a shopper without a browser does it; `owner` reads
 * what came of it.
 */
export async function firstSubscriber(
  shopper: Browser,
  owner: Browser,
): Promise<{ member: string; subscription: string }> {
  const email = 'ida@example.com'
  await join(shopper, owner, email)
  await subscribe(shopper, email)
  const { members } = (await owner.ask('/api/members')).json<{ members: { id: string; email: string }[] }>()
  const member = members.find((candidate) => candidate.email === email)
  if (!member) throw new Error('Whoever joined is not among the members.')
  const subscription = await appearing('subscription', async () => {
    const { subscriptions } = (await owner.ask('/api/subscriptions')).json<{ subscriptions: { id: string }[] }>()
    return subscriptions[0]?.id
  })
  return { member: member.id, subscription }
}

async function join(shopper: Browser, owner: Browser, email: string): Promise<void> {
  const api = '/api/site-users/account'
  await shopper.send('POST', api, { email, password: 'a kettle on the quay', name: 'Ida Berg' })
  const token = await appearing('letter that confirms the account', async () => {
    const emails = (await owner.ask('/api/site/mailbox')).json<{ to: string; text: string }[]>()
    return emails
      .flatMap(({ to, text }) => (to === email ? (/confirm\?token=([\w-]{43})/.exec(text)?.[1] ?? []) : []))
      .at(0)
  })
  await shopper.send('POST', `${api}/confirm`, { token })
}

async function subscribe(shopper: Browser, email: string): Promise<void> {
  const [, variantId] =
    /name="variantId" value="(\w+)"/.exec((await shopper.ask('/shop/print-of-the-month')).text) ?? []
  await shopper.send('POST', '/api/commerce/cart/entries', { variantId, subscribe: true })
  const address = { lastName: 'Berg', line1: 'Kade 9', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' }
  await shopper.send('POST', '/api/commerce/checkout', { email, ...address })
  const { shippingOptions } = (await shopper.ask('/api/commerce/cart')).json<{ shippingOptions: { id: string }[] }>()
  await shopper.send('POST', '/api/commerce/checkout/shipping', { option: shippingOptions[0]?.id ?? '' })
  const [, fingerprint] = /name="fingerprint" value="([^"]+)"/.exec((await shopper.ask('/checkout')).text) ?? []
  const card = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123' }
  const placed = await shopper.send('POST', '/api/commerce/checkout/order', { ...card, fingerprint })
  if (!placed.text.includes('order-confirmed'))
    throw new Error(`Nothing was bought: ${placed.status} ${placed.text.slice(0, 300)}`)
}

/** Waits for a record that the worker creates a moment later. */
async function appearing(what: string, read: () => Promise<string | undefined>): Promise<string> {
  for (let waited = 0; waited < 30_000; waited += 200) {
    const found = await read()
    if (found) return found
    await setTimeout(200)
  }
  throw new Error(`No ${what} in 30 seconds.`)
}
