import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { ownerVisit, samples } from '#support/editor'
import { inLanes } from '#support/in-lanes'
import { ask, browserAt } from '#support/request'
import { imagesMade, pagesOfSite, sampleSites, samplesToStart } from '#support/screens'
import { removeSite, startSite } from '#support/started-sites'

const kB = 1000
const place = samples()

test('the loader weighs at most 1.3 kB', () => {
  const folder = join(import.meta.dirname, '../../dist/visitor')
  const boot = readdirSync(folder).filter((file) => /^boot-.*\.js$/.test(file))
  expect(boot).toHaveLength(1)
  expect(brotliCompressSync(readFileSync(join(folder, boot[0] ?? ''))).length).toBeLessThanOrEqual(1.3 * kB)
})

test.each(sampleSites)('the home page of %s is at most 14 kB of HTML and CSS', async (name) => {
  const { page } = await visit({ width: 390, height: 844 })
  const loaded = await loading(page, `${place.site(name)}/`)
  expect(await bytesOf(loaded, ['document', 'stylesheet'])).toBeLessThanOrEqual(14 * kB)
})

test('a page without islands and behaviours loads no script, and one with an island below the fold only the loader', async () => {
  const platform = browserAt(place.port, `localhost:${place.port}`, { '__Host-quoin': place.session })
  const created = await platform.send('POST', '/api/sites', {
    title: 'Stilte',
    name: 'stilte',
    locale: 'nl-NL',
    timeZone: 'Europe/Amsterdam',
    start: 'blank',
  })
  expect(created.status).toBe(200)
  expect(await scriptsOf(`${place.site('stilte')}/`)).toEqual([])
  expect(await scriptsOf(`${place.site('lichtval')}/credits`)).toEqual([expect.stringMatching(/\/boot-[^/]+\.js$/)])
})

test.each(samplesToStart)('no page of a site created from %s weighs more than a page may', async (sample) => {
  const name = `licht-${sample}`
  await startSite(place, sample, name)
  try {
    const heavy: string[] = []
    for (const address of await kindsOfPages(name)) {
      const { page, context } = await visit({ width: 390, height: 844 })
      const loaded = await loading(page, address)
      expect([address, loaded[0]?.status()]).toEqual([address, 200])
      const words = await bytesOf(loaded, ['document', 'stylesheet'])
      if (words > (new URL(address).pathname === '/' ? 18 : 35) * kB) heavy.push(`${address}: ${words} of HTML and CSS`)
      const has = async (selector: string) => (await page.locator(selector).count()) > 0
      // A gallery and words that run along cost what their scripts weigh.
      const more = ((await has('.gallery')) ? 2.6 : 0) + ((await has('.marquee')) ? 1.5 : 0)
      const most = (await has('form.product-form')) ? 7.5 : 1.3 + more
      const scripts = await scriptBytes(loaded)
      if (scripts > most * kB) heavy.push(`${address}: ${scripts} of script`)
      await context.close()
    }
    expect(heavy).toEqual([])
  } finally {
    await removeSite(place, name)
  }
})

/**
 * Returns the kinds of pages of a site with many entries, two of each collection: the others consist of the same
 * blocks.
 */
async function kindsOfPages(name: string): Promise<string[]> {
  const seen = new Map<string, number>()
  const pages = (await pagesOfSite(place, name)).filter((address) => {
    const folder = new URL(address).pathname.replace(/[^/]+$/, '')
    seen.set(folder, (seen.get(folder) ?? 0) + 1)
    return folder === '/' || (seen.get(folder) ?? 0) <= 2
  })
  expect(pages.length).toBeGreaterThan(5)
  return pages
}

test('the script of a page before a touch: 1.3 kB on pages of text, 7.5 kB on products, 12.5 kB in cart and checkout', async () => {
  const shop = place.site('kade-9')
  const words = place.pages.filter((address) => /\/(credits|about|workshop|delivery|taart)$/.test(address))
  const products = place.pages.filter((address) => address.startsWith(`${shop}/shop/`)).slice(0, 6)
  expect([words.length > 1, products.length]).toEqual([true, 6])
  const shopper = await visit({ width: 390, height: 844 })
  await shopper.page.goto(`${shop}/shop/tray-9`)
  await shopper.page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().click()
  await shopper.page.getByRole('link', { name: 'View cart' }).first().waitFor()
  const cookies = await shopper.context.cookies()
  const heavy: string[] = []
  const weigh = async (address: string, most: number): Promise<void> => {
    // A window of its own has nothing in its cache.
    const { page, context } = await visit({ width: 390, height: 844 })
    await context.addCookies(cookies)
    const loaded = await loading(page, address)
    expect(loaded[0]?.status()).toBe(200)
    const bytes = await scriptBytes(loaded)
    if (bytes > most * kB) heavy.push(`${address}: ${bytes}`)
    await context.close()
  }
  for (const address of words) await weigh(address, 1.3)
  for (const address of products) await weigh(address, 7.5)
  for (const path of ['cart', 'checkout']) await weigh(`${shop}/${path}`, 12.5)
  expect(heavy).toEqual([])
})

test('HTML and CSS of any page are at most 35 kB gzipped', async () => {
  const weights = await inLanes(place.pages, async (address) => {
    const { host, pathname } = new URL(address)
    const { status, bytes, headers } = await ask(place.port, host, pathname, { headers: { 'accept-encoding': 'gzip' } })
    expect([address, status, headers['content-encoding']]).toEqual([address, 200, 'gzip'])
    return bytes.length
  })
  expect(Math.max(...weights)).toBeLessThanOrEqual(35 * kB)
})

test('a home page full of photographs is at most 600 kB in all on a phone', async () => {
  await imagesMade(place, [`${place.site('lichtval')}/`], 200)
  const { page } = await visit({ width: 390, height: 844, pixels: 2 })
  const loaded = await loading(page, `${place.site('lichtval')}/`)
  expect(loaded.some((response) => response.request().resourceType() === 'image')).toBe(true)
  expect(await bytesOf(loaded)).toBeLessThanOrEqual(600 * kB)
})

test('the first load of the owner area is at most 350 kB gzipped', async () => {
  const { page, context } = await ownerVisit()
  await page.goto(`${place.admin('lichtval')}/config/pages`)
  await page.getByRole('treegrid').first().waitFor()
  const fresh = await (await visit()).context.newPage()
  await fresh.context().addCookies(await context.cookies())
  await loading(fresh, `${place.admin('lichtval')}/config/pages`)
  // Files from the browser's own cache cost nothing.
  const files = await fresh.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => transferSize > 0 && /\.(js|css)$/.test(new URL(name).pathname))
      .map(({ name }) => name),
  )
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { host, pathname } = new URL(file)
      return (await ask(place.port, host, pathname, { headers: { 'accept-encoding': 'gzip' } })).bytes.length
    }),
  )
  expect(files.length).toBeGreaterThan(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(350 * kB)
})

test.each(sampleSites)(
  'the editor of the home page of %s, open in a second window, is ready after 350 kB gzipped in 25 requests',
  async (name) => {
    const { page, context } = await ownerVisit()
    await page.goto(`${place.admin(name)}/config/?frameUrl=/`)
    await page.waitForURL(/\/config\/edit\//)
    await page.frameLocator('.e-stage iframe').locator('[data-section] .block').first().waitFor()
    const fresh = await (await visit()).context.newPage()
    await fresh.context().addCookies(await context.cookies())
    await fresh.goto(page.url())
    const canvas = fresh.frameLocator('.e-stage iframe')
    await canvas.locator('[data-section] .block').first().waitFor()
    await fresh.waitForFunction(() => performance.getEntriesByName('quoin:editor-ready').length > 0)
    const requests = await fresh.evaluate(() => {
      const [ready] = performance.getEntriesByName('quoin:editor-ready')
      const loaded = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= (ready?.startTime ?? 0))
      return [...new Set(loaded.map(({ name }) => new URL(name).pathname))]
    })
    const files = requests.filter((path) => /\.(js|css)$/.test(path))
    // The page itself is one more.
    expect(requests.length, requests.join(' ')).toBeLessThan(25)
    const { host } = new URL(place.admin(name))
    const sizes = await Promise.all(
      files.map(
        async (path) => (await ask(place.port, host, path, { headers: { 'accept-encoding': 'gzip' } })).bytes.length,
      ),
    )
    expect(files.length).toBeGreaterThan(2)
    expect(await canvas.locator('.qe-broken').count()).toBe(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(350 * kB)
  },
)

async function scriptsOf(address: string): Promise<string[]> {
  const { page } = await visit({ width: 390, height: 844 })
  const loaded = await loading(page, address)
  return loaded.filter((response) => response.request().resourceType() === 'script').map((response) => response.url())
}

/** Everything that the browser asked for until nothing more came. */
async function loading(page: Page, address: string): Promise<Response[]> {
  const loaded: Response[] = []
  const keep = (response: Response) => void loaded.push(response)
  page.on('response', keep)
  await page.goto(address, { waitUntil: 'networkidle' })
  page.off('response', keep)
  return loaded
}

/** Returns the Brotli size of the scripts. */
async function scriptBytes(loaded: readonly Response[]): Promise<number> {
  const scripts = loaded.filter((response) => response.request().resourceType() === 'script')
  const files = await Promise.all(scripts.map((script) => script.body()))
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
}

async function bytesOf(loaded: readonly Response[], types?: readonly string[]): Promise<number> {
  const counted = loaded.filter((response) => !types || types.includes(response.request().resourceType()))
  await Promise.all(counted.map((response) => response.finished()))
  const sizes = await Promise.all(counted.map((response) => response.request().sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}
