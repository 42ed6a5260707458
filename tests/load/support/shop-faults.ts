import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Installation, startInstallation } from '../../support/installation.ts'
import { loadOfMachine } from './measure.ts'
import { processesOf } from './processes.ts'
import { card, detailsOf, isPlaced, ourCalls } from './shop-calls.ts'
import { type Acknowledged, checkLedger } from './shop-books.ts'
import { giftCardWith, type LoadShop, openShop } from './shop-site.ts'
import { type Sent, type Shopper, shopperAt } from './shopper.ts'

const buyersCount = 1000
const units = 100
const filling = 16
const racing = 64
/** Every tenth buyer pays a part by gift card. */
const cardEvery = 10
const cardMinor = 1000
/** Web and worker are killed each time so many more orders have been acknowledged. */
const killEvery = 18
const patienceMs = 120_000
const repeatsCount = 20

interface Buyer {
  email: string
  shopper: Shopper
  cart: string
  /** Digest of the total that the buyer agreed to. */
  fingerprint: string
  /** Where the order is shown; null: there was none left. */
  order: string | null
}

type Say = (line: string) => void

/**
 * A thousand buyers for a hundred pieces. They send everything twice, lose connections, and meet servers that die; the
 * books must agree with every answer.
 */
export async function shopFaults(say: Say) {
  // Each buyer comes from an address of their own, as they would through a proxy.
  process.env['QUOIN_TRUSTED_PROXIES'] = '127.0.0.1/32'
  const entry = join(import.meta.dirname, '../../../dist/server/real-money.js')
  const installation = await startInstallation({ entry })
  try {
    const shop = await openShop(installation, [{ handle: 'rare', variants: 1, stock: units }])
    try {
      const [variantId = ''] = await shop.variantsOf('rare')
      const buyers = await filled(shop, variantId)
      say(`${buyers.length} carts hold one of ${units} pieces; the machine is at a load of ${loadOfMachine()}.`)
      const kills = await race(installation, shop, buyers, say)
      const otherwise = await repeated(shop, buyers)
      const acknowledged = buyers.flatMap(({ email, order }): Acknowledged[] =>
        order === null ? [] : [{ email, path: order }],
      )
      const ledger = await checkLedger(shop, {
        variantId,
        acknowledged,
        units,
        cards: Math.ceil(buyersCount / cardEvery),
        cardMinor,
      })
      for (const fault of ledger.faults) say(`WRONG: ${fault}`)
      return {
        ratios: {
          orders: ledger.orders,
          acknowledged: acknowledged.length,
          'faults in the books': ledger.faults.length,
          'repeats answered otherwise': otherwise,
          'killed processes': kills,
        },
        budgets: {
          orders: { atLeast: units, atMost: units },
          acknowledged: { atLeast: units, atMost: units },
          'faults in the books': { atMost: 0 },
          'repeats answered otherwise': { atMost: 0 },
          'killed processes': { atLeast: 8 },
        },
      }
    } finally {
      await shop.close()
    }
  } finally {
    await installation.stop()
  }
}

/** Everybody has the piece in the cart before anybody pays. */
async function filled(shop: LoadShop, variantId: string): Promise<Buyer[]> {
  const buyers = Array.from({ length: buyersCount }, (_, at): Buyer => {
    const shopper = shopperAt(shop.port, shop.host, `10.${at % 200}.${Math.floor(at / 200)}.7`)
    return { email: `${nameOf(at)}@example.com`, shopper, cart: '', fingerprint: '', order: null }
  })
  let usual = ''
  const fill = async (buyer: Buyer, at: number): Promise<void> => {
    const { shopper } = buyer
    await shopper.ask({ path: '/api/commerce/cart/entries', form: { variantId } })
    await shopper.ask({ path: '/api/commerce/checkout', form: detailsOf(nameOf(at)) })
    if (at % cardEvery === 0) {
      const code = await giftCardWith(shop.admin, cardMinor)
      await shopper.ask({ path: '/api/commerce/checkout/gift-card', form: { code } })
      buyer.fingerprint = await ourCalls.review(shopper)
    } else {
      // Who buys the same at the same price agrees to the same.
      usual ||= await ourCalls.review(shopper)
      buyer.fingerprint = usual
    }
    buyer.cart = shopper.cookies.get('__Host-cart') ?? ''
  }
  await atOnce(filling, buyers, fill)
  return buyers
}

function nameOf(at: number): string {
  return `buyer-${at}`
}

/** Answers how many processes were killed. */
async function race(installation: Installation, shop: LoadShop, buyers: readonly Buyer[], say: Say): Promise<number> {
  let placed = 0
  let kills = 0
  let killing = Promise.resolve()
  const began = Date.now()
  await atOnce(racing, buyers, async (buyer, at) => {
    buyer.order = await untilAnswered(buyer, at)
    if (buyer.order === null) return
    placed++
    if (placed % killEvery === 0)
      killing = killing.then(() => killSoon(installation)).then((killed) => void (kills += killed))
  })
  await killing
  await untilUp(shop)
  say(
    `${placed} orders were acknowledged in ${((Date.now() - began) / 1000).toFixed(1)} s, while ${kills} processes were killed.`,
  )
  return kills
}

/** Sent twice at the same time, one of them perhaps cut off, and again until there is an answer that stands. */
async function untilAnswered(buyer: Buyer, at: number): Promise<string | null> {
  const until = Date.now() + patienceMs
  for (let attempt = 0; Date.now() < until; attempt++) {
    const isCut = attempt === 0 && at % 5 === 0
    const answers = await Promise.allSettled([sent(buyer, isCut ? Math.random() * 60 : undefined), sent(buyer)])
    const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const orders = new Set(told.filter(isPlaced).map(({ location }) => location))
    if (orders.size > 1) throw new Error(`${buyer.email} was shown two orders.`)
    const [order] = orders
    if (order) return order
    if (told.some(({ location }) => location === '/cart')) return null
    const odd = told.find(({ status, location }) => status < 500 && !location.startsWith('/checkout'))
    if (odd) throw new Error(`${buyer.email} was answered ${odd.status} ${odd.location} ${odd.text.slice(0, 200)}`)
    await pause(50 + Math.random() * 100)
  }
  throw new Error(`${buyer.email} was never answered.`)
}

/** As a browser that has not seen an answer yet. */
function sent({ shopper, cart, fingerprint }: Buyer, cutAfter?: number): Promise<Sent> {
  shopper.cookies.set('__Host-cart', cart)
  const form = { ...card, fingerprint }
  return shopper.ask({ path: '/api/commerce/checkout/order', form, ...(cutAfter === undefined ? {} : { cutAfter }) })
}

/**
 * Long after, somebody goes back in their browser and sends the form again: how many are told something else than
 * before.
 */
async function repeated(shop: LoadShop, buyers: readonly Buyer[]): Promise<number> {
  await untilUp(shop)
  let otherwise = 0
  for (const buyer of buyers.filter(({ order }) => order !== null).slice(0, repeatsCount)) {
    if ((await sent(buyer)).location !== buyer.order) otherwise++
  }
  return otherwise
}

/** Both, as soon as both are there, in the middle of somebody's order. */
async function killSoon({ data }: Installation): Promise<number> {
  const until = Date.now() + patienceMs
  while (processesOf(data).length < 2 && Date.now() < until) await pause(10)
  await pause(Math.random() * 200)
  const processes = processesOf(data)
  for (const pid of processes) process.kill(pid, 'SIGKILL')
  return processes.length
}

async function untilUp(shop: LoadShop): Promise<void> {
  const visitor = shopperAt(shop.port, shop.host)
  const until = Date.now() + patienceMs
  for (;;) {
    const answered = await visitor.ask({ method: 'GET', path: '/api/commerce/cart' }).catch(() => null)
    if (answered?.status === 200) break
    if (Date.now() > until) throw new Error('The shop did not come back.')
    await pause(50)
  }
  visitor.stop()
}

async function atOnce<T>(
  count: number,
  things: readonly T[],
  work: (thing: T, at: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async (): Promise<void> => {
    for (let at = next++; at < things.length; at = next++) await work(things[at] as T, at)
  }
  await Promise.all(Array.from({ length: count }, worker))
}
