import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { ownerVisit, samples } from '#support/editor'
import { ask, browserAt } from '#support/request'
import { imagesMade, sampleSites } from '#support/screens'

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

test('a page on which nothing wakes loads no script, and one that wakes below the fold only the loader', async () => {
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

test('HTML and CSS of any page are at most 35 kB gzipped', async () => {
  const weights = await Promise.all(
    place.pages.map(async (address) => {
      const { host, pathname } = new URL(address)
      const { bytes, headers } = await ask(place.port, host, pathname, { headers: { 'accept-encoding': 'gzip' } })
      expect(headers['content-encoding']).toBe('gzip')
      return bytes.length
    }),
  )
  expect(Math.max(...weights)).toBeLessThanOrEqual(35 * kB)
})

test('a home page full of photographs is at most 600 kB in all on a phone', { timeout: 240_000 }, async () => {
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
  const loaded = await loading(fresh, `${place.admin('lichtval')}/config/pages`)
  const files = loaded.filter((response) => /\.(js|css)$/.test(new URL(response.url()).pathname))
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { host, pathname } = new URL(file.url())
      return (await ask(place.port, host, pathname, { headers: { 'accept-encoding': 'gzip' } })).bytes.length
    }),
  )
  expect(files.length).toBeGreaterThan(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(350 * kB)
})

test.each(sampleSites)('the editor of the home page of %s is ready after at most 350 kB gzipped', async (name) => {
  const home = await homeOf(name)
  const { page } = await ownerVisit()
  await page.goto(`${place.admin(name)}/config/pages`)
  await page.getByRole('treegrid').first().waitFor()
  const fresh = await (await visit()).context.newPage()
  await fresh.context().addCookies(await page.context().cookies())
  await fresh.goto(`${place.admin(name)}/config/edit/${home}`)
  const canvas = fresh.frameLocator('.e-stage iframe')
  await canvas.locator('[data-section] .block').first().waitFor()
  await fresh.waitForFunction(() => performance.getEntriesByName('quoin:editor-ready').length > 0)
  const files = await fresh.evaluate(() => {
    const [ready] = performance.getEntriesByName('quoin:editor-ready')
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (ready?.startTime ?? 0))
    return [...new Set(loaded.map(({ name }) => new URL(name).pathname).filter((path) => /\.(js|css)$/.test(path)))]
  })
  const { host } = new URL(place.admin(name))
  const sizes = await Promise.all(
    files.map(
      async (path) => (await ask(place.port, host, path, { headers: { 'accept-encoding': 'gzip' } })).bytes.length,
    ),
  )
  expect(files.length).toBeGreaterThan(2)
  expect(await canvas.locator('.qe-broken').count()).toBe(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(350 * kB)
})

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

async function bytesOf(loaded: readonly Response[], types?: readonly string[]): Promise<number> {
  const counted = loaded.filter((response) => !types || types.includes(response.request().resourceType()))
  await Promise.all(counted.map((response) => response.finished()))
  const sizes = await Promise.all(counted.map((response) => response.request().sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

async function homeOf(name: string): Promise<string> {
  const { page, context } = await ownerVisit()
  await page.goto(`${place.admin(name)}/config/?frameUrl=/`)
  await page.waitForURL(/\/config\/edit\//)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await context.close()
  return id
}
