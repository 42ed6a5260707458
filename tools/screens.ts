/**
 * Photographs every page of the sample sites and every screen of the owner area, at the widths of a phone, a tablet and
 * a desktop, into docs/screens, and the image of the README. `node tools/screens.ts [--port N --data FOLDER --session
 * TOKEN] [--only WORD]`
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { placeOf, startInstallation } from '../tests/support/installation.ts'
import { otherPages, ownerScreens, samplePages, settingsScreens } from '../tests/support/screens.ts'
import { sessionBy } from '../tests/support/session.ts'
import { settledAfter, settledAt } from '../tests/support/settled.ts'
import { findBrowser } from './browser.ts'

const folder = join(import.meta.dirname, '../docs/screens')
const widths = [390, 768, 1440]
/** Longer pages are cut: the image shows how it looks, not all it says. */
const tallest = 2400
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    data: { type: 'string' },
    session: { type: 'string' },
    only: { type: 'string' },
  },
})

const running = values.port ? null : await startInstallation({ samples: true })
const place = running ?? placeOf(Number(values.port), values.data ?? '')
const session = values.session ?? (running ? await sessionBy(running.signInLink(), running) : '')
const { path, advice } = await findBrowser('benches')
if (!path) throw new Error(advice)
const browser = await chromium.launch({ executablePath: path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })
mkdirSync(folder, { recursive: true })

try {
  await signIn(context)
  const page = await context.newPage()
  const screens = await ownerScreens(place, page, session)
  const all = [
    ...(await samplePages(place)),
    ...otherPages(place).filter((url) => !url.startsWith(place.platform)),
    ...screens,
    ...settingsScreens(place),
  ]
  for (const address of all.filter((url) => url.includes(values.only ?? ''))) await photograph(page, address)
  const anyone = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  for (const address of otherPages(place).filter(
    (url) => url.startsWith(place.platform) && url.includes(values.only ?? ''),
  ))
    await photograph(anyone, address)
  if (!values.only || values.only === 'readme') await photographForReadme(page)
} finally {
  await browser.close()
  await running?.stop()
}

async function signIn(into: BrowserContext): Promise<void> {
  const url = `https://localhost:${place.port}`
  await into.addCookies([{ name: '__Host-quoin', value: session, url, httpOnly: true, secure: true, sameSite: 'Lax' }])
}

async function photograph(page: Page, address: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settledAt(page, address)
    await seeAll(page)
    const shown = await page.evaluate(() => document.documentElement.scrollHeight)
    const shot = await page.screenshot({
      clip: { x: 0, y: 0, width, height: Math.min(shown, tallest) },
      fullPage: true,
    })
    await sharp(shot)
      .resize({ width: Math.min(width, 900) })
      .webp({ quality: 62, effort: 5 })
      .toFile(join(folder, `${nameOf(address)}-${width}.webp`))
  }
}

/** Lazy images come when they are near. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
}

function nameOf(address: string): string {
  const { hostname, pathname } = new URL(address)
  const [site, second] = hostname.split('.')
  const screen =
    pathname
      .replace(/\/(products|collections|orders|customers|subscriptions|members)\/[0-9a-f]{24}$/, '/$1-one')
      .replace(/\/[0-9a-f]{24}/g, '')
      .replace(/^\/(config\/?)?/, '')
      .replaceAll('/', '-') || 'home'
  if (site === 'localhost') return `owner-platform-${screen}`
  return second === 'admin' ? `owner-${screen}` : `${site}-${screen}`
}

/** A sample's home page as a visitor sees it, beside the page that edits it. */
async function photographForReadme(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await settledAt(page, `${place.site('lichtval')}/`)
  await seeAll(page)
  const site = await page.screenshot()
  await page.goto(`${place.admin('lichtval')}/config/pages`)
  await page.getByRole('row', { name: 'Home', exact: true }).first().click()
  const canvas = page.frameLocator('.e-stage iframe')
  await settledAfter(page, async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await canvas.locator('.block').first().waitFor()
  })
  await canvas.locator('.block', { hasText: 'Light, and what it falls on' }).first().click()
  const editor = await page.screenshot()
  const [left, right] = await Promise.all(
    [site, editor].map((shot) => sharp(shot).resize({ width: 1000 }).png().toBuffer()),
  )
  await sharp({ create: { width: 2072, height: 625 + 48, channels: 3, background: '#e9ecf1' } })
    .composite([
      { input: left ?? site, left: 24, top: 24 },
      { input: right ?? editor, left: 1048, top: 24 },
    ])
    .png({ palette: true, quality: 80, effort: 9 })
    .toFile(join(folder, 'readme.png'))
}
