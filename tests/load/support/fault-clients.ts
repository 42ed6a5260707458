import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { newsletterFields } from '../../../features/forms/contract/newsletter.rules.ts'
import { type Browser, browserAt } from '../../support/request.ts'
import { upload } from '../../support/upload.ts'
import { changeDocument, type FaultSite, messageField } from './fault-site.ts'
import { must } from './shop-site.ts'
import { detailsOf, isPlaced, ourCalls } from './shop-calls.ts'
import { type Shopper, shopperAt } from './shopper.ts'

/** Acknowledged writes as their senders know them, and writes that were never answered. */
export interface Ledger {
  editions: { path: string; last: number; acknowledged: number; lost: number }[]
  orders: { email: string; path: string }[]
  messages: string[]
  subscribers: string[]
  uploads: { id: string; name: string; file: string }[]
  /** Requests that were answered, refused or cut, and the one that waited the longest. */
  requests: number
  longestMs: number
  longest: string
  /** Answers that nobody may be given, whatever is killed. */
  odd: string[]
}

export interface Clients {
  ledger: Ledger
  /** Ends when each has the answer to what it sends. */
  stop: () => Promise<void>
}

/** A request that has no answer by then is given up, so that the bench ends whatever happens. */
const patienceMs = 60_000
/** An order is sent again while the database is away, which on a slow machine is most of a minute after a kill. */
const orderPatienceMs = 180_000
const seenWithinMs = 2000

type Timed = <A>(what: string, work: () => Promise<A>) => Promise<A>
interface Client {
  site: FaultSite
  ledger: Ledger
  timed: Timed
  isOver: () => boolean
}

/**
 * Editors, buyers, people who write, subscribe and read, and somebody who uploads: each as fast as people who do not
 * wait.
 */
export function startClients(site: FaultSite): Clients {
  const ledger: Ledger = {
    editions: site.pages.map(({ path }) => ({ path, last: 0, acknowledged: 0, lost: 0 })),
    orders: [],
    messages: [],
    subscribers: [],
    uploads: [],
    requests: 0,
    longestMs: 0,
    longest: '',
    odd: [],
  }
  let isOver = false
  const client: Client = { site, ledger, timed: timedInto(ledger), isOver: () => isOver }
  const shelf = { at: 0 }
  const clients = [
    ...site.pages.map((_, at) => editor(client, at)),
    ...[0, 1, 2].map((at) => buyer(client, at, shelf)),
    ...[0, 1].map((at) => writer(client, at)),
    subscriber(client),
    uploader(client),
    reader(client),
  ]
  return {
    ledger,
    stop: async () => {
      isOver = true
      await Promise.all(clients)
    },
  }
}

function timedInto(ledger: Ledger): Timed {
  return async (what, work) => {
    const began = performance.now()
    const tooLate = pause(patienceMs, undefined, { ref: false }).then(() => {
      throw new Error(`${what} was not answered.`)
    })
    try {
      return await Promise.race([work(), tooLate])
    } finally {
      const ms = performance.now() - began
      ledger.requests++
      if (ms > ledger.longestMs) Object.assign(ledger, { longestMs: ms, longest: what })
    }
  }
}

async function editor({ site, ledger, timed, isOver }: Client, at: number): Promise<void> {
  const page = site.pages[at]
  const edition = ledger.editions[at]
  if (!page || !edition) return
  const admin = signedIn(site)
  for (let number = 1; !isOver(); number++) {
    const words = wordsOf(at, number)
    const isAcknowledged = await timed('publish', async () => {
      await changeDocument(admin, page.id, [
        { kind: 'changeSettings', changes: [{ path: ['description'], value: words }] },
      ])
      await must(admin.send('POST', '/api/documents/publish', { documents: [page.id] }))
      return true
    }).catch(() => false)
    if (isAcknowledged) {
      edition.last = number
      edition.acknowledged++
      if (!(await isSeen({ site, timed, path: page.path, words }))) edition.lost++
    }
    await pause(isAcknowledged ? 50 : 200)
  }
}

export function wordsOf(editor: number, edition: number): string {
  return `Words ${editor} of edition ${edition}.`
}

interface Seen {
  site: FaultSite
  timed: Timed
  path: string
  words: string
}

/**
 * Another client is served it within the time that publishing may take to be seen everywhere; time in which nobody is
 * served does not count.
 */
async function isSeen({ site, timed, path, words }: Seen): Promise<boolean> {
  const visitor = browserAt(site.port, site.host)
  let waited = 0
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    const began = Date.now()
    const page = await timed('page', () => visitor.ask(path)).catch(() => null)
    if (page?.status === 200 && page.text.includes(words)) return true
    await pause(25)
    if (page?.status === 200) waited += Date.now() - began
    if (waited > seenWithinMs) return false
  }
  return false
}

async function buyer({ site, ledger, timed, isOver }: Client, at: number, shelf: { at: number }): Promise<void> {
  for (let number = 0; !isOver() && shelf.at < site.variants.length; number++) {
    const name = `buyer-${at}-${number}`
    const shopper = shopperAt(site.port, site.host, addressOf(at, number))
    const wanted = shelf.at
    const outcome = await bought({ shopper, name, variantId: site.variants[wanted] ?? '', timed }).catch(() => null)
    if (outcome === 'none left') shelf.at = Math.max(shelf.at, wanted + 1)
    else if (outcome?.startsWith('/')) ledger.orders.push({ email: `${name}@example.com`, path: outcome })
    else if (outcome !== null) ledger.odd.push(`${name}: ${outcome}`)
    shopper.stop()
    await pause(outcome === null ? 200 : 60 + Math.random() * 120)
  }
}

interface Purchase {
  shopper: Shopper
  name: string
  variantId: string
  timed: Timed
}

/** Where the buyer was led. What fails before the order is sent is given up; the order is sent until it is answered. */
async function bought({ shopper, name, variantId, timed }: Purchase): Promise<string> {
  const added = await timed('cart', () =>
    shopper.ask({ path: '/api/commerce/cart/entries', json: { variantId, quantity: 1 } }),
  )
  if (added.status >= 400 && added.status < 500 && added.status !== 429) return 'none left'
  if (added.status !== 200) throw new Error(`The cart answered ${added.status}.`)
  await timed('details', () => shopper.ask({ path: '/api/commerce/checkout', form: detailsOf(name) }))
  const fingerprint = await timed('review', () => ourCalls.review(shopper))
  const cart = shopper.cookies.get('__Host-cart') ?? ''
  let last = 'nothing'
  for (const until = Date.now() + orderPatienceMs; Date.now() < until; await pause(250)) {
    shopper.cookies.set('__Host-cart', cart)
    const form = { provider: 'manual', fingerprint }
    const answered = await timed('order', () => shopper.ask({ path: '/api/commerce/checkout/order', form })).catch(
      () => null,
    )
    last = answered ? `${answered.status} ${answered.location}` : last
    if (!answered || answered.status >= 500 || answered.location.startsWith('/checkout')) continue
    if (isPlaced(answered)) return answered.location
    return answered.location === '/cart' ? 'none left' : `${answered.status} ${answered.location}`
  }
  return `never placed: ${last}`
}

async function writer(client: Client, at: number): Promise<void> {
  const { site, ledger, isOver } = client
  const { formId, path } = site.contact
  for (let number = 0; !isOver(); number++) {
    const words = `Message ${at}-${number}`
    const form = JSON.stringify({ [messageField]: words })
    const status = await sentForm(client, addressOf(100 + at, number), { formId, form, pagePath: path })
    // Sent once more after no answer: the key is spent, because the message is there.
    if (status === 200 || status === 409) ledger.messages.push(words)
    else if (status !== 0) ledger.odd.push(`${words}: ${status}`)
    await pause(80)
  }
}

async function subscriber(client: Client): Promise<void> {
  const { site, ledger, isOver } = client
  const { formId, path } = site.newsletter
  for (let number = 0; !isOver(); number++) {
    const email = `friend-${number}@example.com`
    const form = JSON.stringify({ [newsletterFields.email]: email })
    const status = await sentForm(client, addressOf(120, number), { formId, form, pagePath: path })
    if (status === 200 || status === 409) ledger.subscribers.push(email)
    else if (status !== 0) ledger.odd.push(`${email}: ${status}`)
    await pause(150)
  }
}

/** Under one key until it is answered: 0 when there is none in time. */
async function sentForm({ site, timed }: Client, address: string, sent: object): Promise<number> {
  const visitor = shopperAt(site.port, site.host, address)
  let key = ''
  try {
    for (const until = Date.now() + patienceMs; Date.now() < until; await pause(100)) {
      const issued = await timed('form key', () =>
        visitor.ask({ path: '/api/form/FormSubmissionKey', json: {} }),
      ).catch(() => null)
      if (issued?.status === 200) key ||= (JSON.parse(issued.text) as { data: { key: string } }).data.key
      if (!key) continue
      const answered = await timed('form', () =>
        visitor.ask({ path: '/api/form/SaveFormSubmission', json: { ...sent, key } }),
      ).catch(() => null)
      // Asked to come again later, the writer does.
      if (answered && answered.status < 500 && answered.status !== 429) return answered.status
    }
    return 0
  } finally {
    visitor.stop()
  }
}

/** Each file is sent once: what was not acknowledged may be there or not, and never twice. */
async function uploader({ site, ledger, timed, isOver }: Client): Promise<void> {
  const admin = signedIn(site)
  for (let number = 0; !isOver(); number++) {
    const name = `upload-${number}.png`
    const colour = `#${number.toString(16).padStart(6, '0')}`
    const image = await sharp({ create: { width: 24, height: 24, channels: 3, background: colour } })
      .png()
      .toBuffer()
    const sent = await timed('upload', () =>
      upload<{ assets: { id: string; file: string }[] }>(admin, '/api/media', name, image),
    ).catch(() => null)
    const [asset] = sent?.assets ?? []
    if (asset) ledger.uploads.push({ id: asset.id, file: asset.file, name })
    else if (sent) ledger.odd.push(`${name}: answered without a file`)
    await pause(250)
  }
}

/** Reads public pages. */
async function reader({ site, ledger, timed, isOver }: Client): Promise<void> {
  const visitor = browserAt(site.port, site.host)
  const paths = ['/', '/cart', site.contact.path, '/search?q=vase']
  for (let turn = 0; !isOver(); turn++) {
    const path = paths[turn % paths.length] ?? '/'
    const page = await timed(path, () => visitor.ask(path, { headers: { accept: 'text/html' } })).catch(() => null)
    if (page && ![200, 302, 303, 404, 502, 503].includes(page.status)) ledger.odd.push(`${path}: ${page.status}`)
    await pause(40)
  }
}

function signedIn({ port, admin, host }: FaultSite): Browser {
  return browserAt(port, host.replace('.localhost', '.admin.localhost'), Object.fromEntries(admin.cookies))
}

/** Returns a new client address for each writer or buyer, as seen through a trusted proxy. */
function addressOf(client: number, number: number): string {
  return `10.${client}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
}
