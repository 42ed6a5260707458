import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { bytesOf, kB, loading, scriptBytes } from '#support/bytes-loaded'
import { ownerVisit, samples } from '#support/editor'
import { inLanes } from '#support/in-lanes'
import { ask, browserAt } from '#support/request'
import { imagesMade, sampleSites } from '#support/screens'

const place = samples()

test('the loader weighs at most 1.3 kB', () => {
  const folder = join(import.meta.dirname, '../../dist/visitor')
  const boot = readdirSync(folder).filter((file) => /^boot-.*\.js$/.test(file))
  expect(boot).toHaveLength(1)
  expect(brotliCompressSync(readFileSync(join(folder, boot[0] ?? ''))).length).toBeLessThanOrEqual(1.3 * kB)
})

test.each(sampleSites)('the home page of %s is at most 14 kB of HTML and CSS', async (name) => {
  // The background compresses a page at the best quality soon after its first request.
  const weight = async () => {
    const { page } = await visit({ width: 390, height: 844 })
    return bytesOf(await loading(page, `${place.site(name)}/`), ['document', 'stylesheet'])
  }
  await expect.poll(weight, { interval: 2000 }).toBeLessThanOrEqual(14 * kB)
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
