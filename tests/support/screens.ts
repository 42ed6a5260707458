import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { firstSubscriber } from './first-subscriber.ts'
import type { Place } from './installation.ts'
import { sent } from './image-collection.ts'
import { ask, type Browser, browserAt } from './request.ts'
import { editorOfSite } from './session.ts'

/** The sites that a new installation shows. */
export const sampleSites = ['lichtval', 'korenbloem', 'kade-9'] as const
/** Samples that are a site only once somebody starts from them. */
export const samplesToStart = ['grell', 'parley-street', 'schor'] as const

/** By sample, the name of a site that was started from it. */
export type SampleNames = Readonly<Record<(typeof sampleSites)[number], string>>

const ownNames: SampleNames = { lichtval: 'lichtval', korenbloem: 'korenbloem', 'kade-9': 'kade-9' }

/** Every page that the sample sites tell search engines of. */
export async function samplePages(place: Place, names = ownNames): Promise<string[]> {
  return (await Promise.all(sampleSites.map((sample) => pagesOfSite(place, names[sample])))).flat()
}

/** Every page that a site tells search engines of. */
export async function pagesOfSite({ port, site }: Place, name: string): Promise<string[]> {
  const { text } = await ask(port, new URL(site(name)).host, '/sitemap.xml')
  return [...text.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address ?? '')
}

/** Pages that no sitemap lists: what is not there, what is searched, and the way in. */
export function otherPages({ site, platform }: Place, names = ownNames): string[] {
  const onSites = sampleSites.flatMap((sample) =>
    ['no-such-page', 'search'].map((path) => `${site(names[sample])}/${path}`),
  )
  const found = [`${site(names.lichtval)}/search?q=print`, `${site(names.korenbloem)}/search?q=brood`]
  return [...onSites, ...found, ...['/sign-in', '/register', '/forgot-password'].map((path) => platform + path)]
}

/**
 * Returns the pages that a shopper reaches by an email or a shared link: a cart to take over, emails to unsubscribe
 * from, and the sign-in pages.
 */
export async function shopperPages(place: Place, names = ownNames): Promise<string[]> {
  const paths = [
    `/cart?take=${await filledCart(place, names)}`,
    '/cart?stop=letter',
    ...['sign-in', 'join', 'reset'].map((path) => `/account/${path}`),
  ]
  return paths.map((path) => place.site(names['kade-9']) + path)
}

/** The cookie of a shopper who has put something into the cart of the shop. */
export async function filledCart({ port, site }: Place, names = ownNames): Promise<string> {
  const shopper = browserAt(port, new URL(site(names['kade-9'])).host)
  const [, variantId] = /name="variantId" value="(\w+)"/.exec((await shopper.ask('/shop/tray-9')).text) ?? []
  await shopper.send('POST', '/api/commerce/cart/entries', { variantId })
  const cart = shopper.cookies.get('__Host-cart')
  if (!cart) throw new Error('The shopper has no cart.')
  return cart
}

/**
 * Waits until the worker has made the sizes of the images on these pages: what visitors get from then on is the
 * product.
 */
export async function imagesMade({ port }: Place, pages: readonly string[], seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000
  for (const { host, pathname } of pages.map((address) => new URL(address))) {
    while (/<img (?![^>]*srcset)[^>]*src="[^"]+\.(?:jpe?g|png)"/i.test((await ask(port, host, pathname)).text)) {
      if (Date.now() > until)
        throw new Error(`The worker has not made the sizes of the images on ${host}${pathname} in ${seconds} seconds.`)
      await setTimeout(1000)
    }
  }
}

/**
 * Every screen of the owner area: those of a site with many pages, and those of a shop that has sold something. `page`
 * is signed in.
 */
export async function ownerScreens(
  { platform, admin, ...place }: Place,
  page: Page,
  session: string,
  names = ownNames,
): Promise<string[]> {
  const { lichtval, 'kade-9': shop } = names
  const shopkeeper = await editorOfSite(shop, session, { platform, ...place })
  const sale = await firstSale(shopkeeper)
  const campaign = await sent<{ id: string }>(shopkeeper, '/api/campaigns', {})
  const follower = await firstSubscriber(browserAt(place.port, new URL(place.site(shop)).host), shopkeeper)
  const config = (site: string) => (path: string) => `${admin(site)}/config/${path}`
  await page.goto(config(lichtval)('pages'))
  await page.getByRole('treegrid').first().waitFor()
  const prints = await idIn(page, '/api/pages', 'Prints')
  const collection = await idIn(page, '/api/collections', 'Series')
  const journal = await idIn(page, '/api/collections', 'Journal')
  await page.goto(config(shop)('products'))
  await page.getByRole('grid').first().waitFor()
  const lamp = await idIn(page, '/api/catalog/products', 'Lamp N')
  const category = await idIn(page, '/api/catalog/pages', 'Shop')
  const ofSite = [
    'pages',
    `pages/${prints}/settings`,
    `edit/${prints}`,
    'collections',
    `collections/${collection}`,
    `collections/${collection}/settings`,
    `collections/${journal}/labels`,
    'authors',
    'redirects',
  ]
  const managing = [
    'media',
    'design',
    'comments',
    'settings',
    'contributors',
    'imports',
    'mailbox',
    'activity',
    'unpublished',
    'publications',
    'trash',
  ]
  const goods = ['products', 'products/sheet', `products/${lamp}`, `products/pages/${category}`, 'donations']
  const selling = ['store', 'discounts', 'gift-cards', 'shipping', 'taxes', 'payments', 'checkout']
  const sold = ['orders', 'orders/new', `orders/${sale.order}`, 'emails', 'customers', `customers/${sale.customer}`]
  const people = [
    'subscriptions',
    `subscriptions/${follower.subscription}`,
    'members',
    `members/${follower.member}`,
    'areas',
    'reviews',
    `campaigns/${campaign.id}`,
  ]
  return [
    ...['/', '/new', '/account', '/mailbox'].map((path) => platform + path),
    ...[...ofSite, ...managing].map(config(lichtval)),
    ...[...goods, ...selling, ...sold, ...people].map(config(shop)),
  ]
}

/** Screens that need nothing to be there first: what is set for a site, and what staff see. */
export function settingsScreens({ platform, admin }: Place, names = ownNames): string[] {
  const ofSite = [
    'home',
    'analytics',
    'availability',
    'promotion',
    'search',
    'cookies',
    'export',
    'forms',
    'form-settings',
    'newsletter',
    'campaigns',
  ]
  return [
    ...['/account/security', '/jobs'].map((path) => platform + path),
    ...ofSite.map((path) => `${admin(names.lichtval)}/config/${path}`),
    `${admin(names['kade-9'])}/config/store-settings`,
  ]
}

/** An order that was written down by hand, of a service, so that no stock changes; and whose it is. */
async function firstSale(owner: Browser): Promise<{ order: string; customer: string }> {
  const [framing] = (await owner.ask('/api/orders/orderables?search=Framing')).json<{ variantId: string }[]>()
  const noor = { email: 'noor@example.com', name: 'Noor Silva' }
  const lines = [{ variantId: framing?.variantId, quantity: 2 }]
  const { order } = await sent<{ order: { id: string } }>(owner, '/api/orders', { customer: noor, lines, isPaid: true })
  const { customers } = (await owner.ask('/api/customers')).json<{ customers: { id: string; email: string }[] }>()
  const customer = customers.find(({ email }) => email === noor.email)
  if (!customer) throw new Error('Whoever ordered is not among the customers.')
  return { order: order.id, customer: customer.id }
}

/** The id of what has this title in the list that the API answers. */
async function idIn(page: Page, list: string, title: string): Promise<string> {
  const answer = await page.evaluate(async (path) => (await (await fetch(path)).json()) as unknown, list)
  const rows = [answer, ...Object.values(answer as object)].find((candidate) => Array.isArray(candidate)) as {
    id: string
    title: string
  }[]
  const found = rows.find((row) => row.title === title)
  if (!found) throw new Error(`${list} holds nothing that is called ${title}.`)
  return found.id
}
