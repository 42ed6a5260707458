import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Embedded, openEmbedded, type Sql } from '#platform/database'
import { newId } from '#platform/contract'
import type { Installation } from '../../support/installation.ts'
import { type Browser, browserAt } from '../../support/request.ts'
import { editorOfSite, sessionBy } from '../../support/session.ts'

/** One product as a line of a file that shops export: some variants of it, each with so much stock. */
export interface Ware {
  handle: string
  variants: number
  stock: number
}

export interface LoadShop {
  port: number
  host: string
  siteId: string
  admin: Browser
  embedded: Embedded
  /** As the database's superuser: rows of every table, past the walls between sites. */
  sql: Sql
  /** Variants of a product, in order. */
  variantsOf: (handle: string) => Promise<string[]>
  pathOf: (handle: string) => Promise<string>
  close: () => Promise<void>
}

const usualName = 'load'

/**
 * A shop with taxes, a rate for shipping and a discount for everybody, made as its owner would: by a file and the calls
 * of the owner area.
 */
export async function openShop(installation: Installation, wares: readonly Ware[]): Promise<LoadShop> {
  const admin = await ownerAt(installation)
  const file = join(installation.data, 'products.csv')
  writeFileSync(file, productsFile(wares))
  await must(admin.send('PUT', '/api/site/settings/store', { values: { currency: 'EUR' } }))
  const imported = await installation.command('import', file, '--site', usualName, '--json')
  if (imported.code !== 0) throw new Error(`The products were not imported: ${imported.output.slice(-2000)}`)
  await priced(admin)
  return shopOf(installation, admin)
}

/** The same shop in a folder that was kept. */
export async function reopenShop(installation: Installation): Promise<LoadShop> {
  const { output } = await installation.command('sign-in-link', 'owner@quoin.localhost')
  const session = await sessionBy(/http\S+/.exec(output)?.[0] ?? '', installation)
  return shopOf(installation, await editorOfSite(usualName, session, installation))
}

async function shopOf(installation: Installation, admin: Browser): Promise<LoadShop> {
  const { port } = installation
  const embedded = await openEmbedded(installation.data)
  const sql = connect(embedded.superUrl('quoin'), { max: 2, applicationName: 'load' })
  const [site] = await sql<{ id: string }[]>`select id from websites where name = ${usualName}`
  const siteId = site?.id ?? ''
  await sql`analyze`
  return {
    port,
    host: `${usualName}.localhost:${port}`,
    siteId,
    admin,
    embedded,
    sql,
    variantsOf: async (handle) => {
      const rows = await sql<{ id: string }[]>`
        select v.id from product_variants v join products p on p.website_id = v.website_id and p.id = v.product_id
        where p.website_id = ${siteId} and p.slug = ${handle} order by v.position`
      return rows.map(({ id }) => id)
    },
    pathOf: async (handle) => {
      const [row] = await sql<{ path: string }[]>`
        select '/' || c.slug || '/' || p.slug as path from products p join collections c on c.website_id = p.website_id and c.id = p.collection_id
        where p.website_id = ${siteId} and p.slug = ${handle}`
      return row?.path ?? ''
    },
    close: async () => {
      await sql.end()
      await embedded.close()
    },
  }
}

/** The owner of a new site, on the host where it is edited. */
export async function ownerAt(installation: Installation, name = usualName): Promise<Browser> {
  const { port } = installation
  const session = await sessionBy(installation.signInLink(), installation)
  const platform = browserAt(port, `localhost:${port}`, { '__Host-quoin': session })
  await must(
    platform.send('POST', '/api/sites', {
      title: 'Load',
      name,
      locale: 'nl-NL',
      timeZone: 'Europe/Amsterdam',
      start: 'empty',
    }),
  )
  const opened = await must(platform.send('POST', `/api/sites/${name}/open`, {}))
  const admin = browserAt(port, `${name}.admin.localhost:${port}`)
  const entered = new URL(opened.json<{ url: string }>().url)
  await admin.ask(entered.pathname + entered.search)
  return admin
}

/** Prices hold Dutch tax, shipping costs something, and every order gets a tenth off. */
async function priced(admin: Browser): Promise<void> {
  const tax = {
    country: 'NL',
    region: '',
    pricesIncludeTax: true,
    acrossEu: 'home',
    reverseCharge: true,
    whileUnchecked: 'remove',
    removeTaxAbroad: true,
    vatNumber: '',
  }
  await must(admin.send('PUT', '/api/commerce/taxes/settings', tax))
  await must(admin.send('POST', '/api/commerce/taxes/start', { table: 'nl' }))
  const rate = { id: newId(), title: 'Post', price: { kind: 'flat', amountMinor: 495 } }
  await must(
    admin.send('POST', '/api/commerce/shipping/zones', {
      name: 'Nederland',
      places: [{ country: 'NL' }],
      rates: [rate],
    }),
  )
  const effect = { kind: 'percent', ppm: 100_000, scope: { kind: 'order' } }
  await must(admin.send('POST', '/api/commerce/discounts', { title: 'Tenth', code: null, effect }))
}

const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Requires Shipping',
  'Variant Taxable',
] as const

/** Products as Shopify writes them: the facts of a product stand on its first line. */
function productsFile(wares: readonly Ware[]): string {
  const lines = wares.flatMap(({ handle, variants, stock }, number) =>
    Array.from({ length: variants }, (_, at) => {
      const options =
        variants > 1
          ? ['Size', `${Math.floor(at / 10) + 1}`, 'Color', `Tint ${(at % 10) + 1}`]
          : ['Title', 'Default Title', '', '']
      const product = at === 0 ? [`Vase ${number + 1}`, '<p>Turned by hand and fired twice.</p>', 'true'] : ['', '', '']
      const price = (19 + (number % 40) + 0.95).toFixed(2)
      return [
        handle,
        ...product,
        ...options,
        `${handle}-${at}`,
        '400',
        'shopify',
        `${stock}`,
        'deny',
        'manual',
        price,
        'true',
        'true',
      ].join(',')
    }),
  )
  return [columns.join(','), ...lines, ''].join('\n')
}

/** A gift card with so much on it: its code. */
export async function giftCardWith(admin: Browser, amountMinor: number): Promise<string> {
  const answered = await must(
    admin.send('POST', '/api/commerce/gift-cards', { id: newId(), amountMinor, note: randomUUID() }),
  )
  return answered.json<{ code: string }>().code
}

export async function must<A extends { status: number; text: string }>(pending: Promise<A>): Promise<A> {
  const answer = await pending
  if (answer.status >= 400) throw new Error(`Answered ${answer.status}: ${answer.text.slice(0, 500)}`)
  return answer
}
