import { readFileSync, readdirSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit } from '#support/browser'

const built = join(import.meta.dirname, '../../dist/visitor')
const manifest = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8')) as {
  boot: string
  islands: Record<string, string>
}
const scripts = new Map(
  readdirSync(built)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [`/${name}`, readFileSync(join(built, name))]),
)

/** Counts clicks once it is awake; each waking is noted on the page. */
const counter = `export const wake = (root, { step = 1 }) => {
  root.dataset.woken = 'yes'
  const button = root.querySelector('button')
  button?.addEventListener('click', () => { button.textContent = String(Number(button.textContent) + step) })
  return () => { document.body.dataset.ended = 'yes' }
}`

let server: Server
let origin = ''
let html = ''
/** Requests for the bundle wait here until the test lets them go. */
let letGo: () => void = () => {}
let gate: Promise<void> = Promise.resolve()
let requestCount = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const script = (body: string | Buffer) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(body)
    const file = scripts.get(path)
    if (file) return void script(file)
    if (path === '/missing.js') return void response.writeHead(404).end()
    if (path === '/counter.js') {
      requestCount += 1
      return void gate.then(() => script(counter))
    }
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<!doctype html><script type="module" src="/${manifest.boot}"></script>${html}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}/`
})
afterAll(async () => {
  // A browser keeps connections open that it may want again: waiting for them would have no end.
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
})

async function opened(body: string, { held = false } = {}): Promise<Page> {
  html = body
  requestCount = 0
  gate = held ? new Promise((resolve) => (letGo = resolve)) : Promise.resolve()
  const { page } = await visit()
  await page.goto(origin)
  await page.waitForFunction(() => customElements.get('quoin-island') !== undefined)
  return page
}
const island = (when: string, inner = '<button>0</button>', src = '/counter.js', props = '{}') =>
  `<quoin-island id="w" when="${when}" src="${src}" props='${props}'>${inner}</quoin-island>`
const woken = (page: Page) => page.locator('quoin-island[awake]').waitFor({ state: 'attached' })

test('the first click, made before the script has loaded, is held and then runs once', async () => {
  const page = await opened(island('touch'), { held: true })
  const button = page.locator('button')
  await button.click()
  expect(await button.getAttribute('aria-busy')).toBe('true')
  expect(await button.textContent()).toBe('0')
  letGo()
  await woken(page)
  await page.waitForFunction(() => document.querySelector('button')?.textContent === '1')
  expect(await button.getAttribute('aria-busy')).toBe(null)
  await button.click()
  expect(await button.textContent()).toBe('2')
})

test('an island that wakes on touch fetches nothing until it is touched', async () => {
  const page = await opened(island('touch'))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
  expect(requestCount).toBe(0)
  await page.locator('button').focus()
  await expect.poll(() => requestCount).toBe(1)
})

test('an island that wakes when it is visible sleeps below the fold and wakes when it scrolls into view', async () => {
  const page = await opened(`<div style="height:5000px"></div>${island('visible')}`)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
  expect(requestCount).toBe(0)
  await page.locator('button').scrollIntoViewIfNeeded()
  await woken(page)
  expect(requestCount).toBe(1)
})

test('an island that wakes when the page is at rest wakes by itself', async () => {
  const page = await opened(island('idle'))
  await woken(page)
  expect(await page.locator('quoin-island').getAttribute('data-woken')).toBe('yes')
})

test('C4.15 C4.16 the props of an island reach it, it is started once, and its clean-up is called when it leaves the page', async () => {
  const page = await opened(island('load', '<button>0</button>', '/counter.js', '{"step":5}'))
  await woken(page)
  await page.locator('button').click()
  expect(await page.locator('button').textContent()).toBe('5')
  await page.locator('quoin-island').evaluate((element) => element.remove())
  expect(await page.locator('body').getAttribute('data-ended')).toBe('yes')
})

test('when its script cannot be loaded a click has the effect of plain HTML', async () => {
  const page = await opened(island('touch', '<a href="#there">go</a>', '/missing.js'))
  await page.locator('a').click()
  await page.waitForURL(/#there$/)
})

test('a script that cannot be loaded at first is requested once more', async () => {
  const page = await opened('')
  let attempts = 0
  await page.route(/\/counter\.js/, (route) => (++attempts === 1 ? route.abort() : route.continue()))
  await page.evaluate((html) => (document.body.innerHTML = html), island('load', '<button>0</button>', '/counter.js'))
  await woken(page)
  await page.locator('button').click()
  expect([attempts, await page.locator('button').textContent()]).toEqual([2, '1'])
})

test('an announcement that is closed disappears, and the browser remembers which one it was', async () => {
  const bar = island(
    'load',
    '<p>Closed on Monday</p><button class="announcement-close" hidden>x</button>',
    `/${manifest.islands['announcement']}`,
    '{"mark":"m1"}',
  )
  const page = await opened(`<aside class="site-announcement">${bar}</aside>`)
  await woken(page)
  await page.locator('.announcement-close').click()
  expect(await page.locator('.site-announcement').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('quoin-announcement'))).toBe('m1')
})
