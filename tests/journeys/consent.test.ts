import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { editorOf, ownerVisit, samples } from '#support/editor'

const place = samples()
const { page } = await ownerVisit({ width: 1440, height: 900 })
const config = `${place.admin('trommel')}/config`
const home = `${place.site('trommel')}/`
const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { interval: 50 })

/** A visitor's window, with what it asked of others. */
async function visitor(options: Parameters<typeof visit>[0] = {}): Promise<{ window: Page; foreign: string[] }> {
  const { page: window } = await visit(options)
  const foreign: string[] = []
  await window.route(/\.example\//, (route) => {
    foreign.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/javascript', body: 'window.order=(window.order||"")+"first "' })
  })
  return { window, foreign }
}
const cookiesOf = async (window: Page) =>
  Object.fromEntries((await window.context().cookies()).map(({ name, value }) => [name, value]))
const signals = (window: Page) =>
  window.evaluate(() =>
    ((globalThis as unknown as { dataLayer: [string, string, { analytics_storage: string }][] }).dataLayer ?? []).map(
      ([, kind, values]) => `${kind} ${values.analytics_storage}`,
    ),
  )
const order = (window: Page) => window.evaluate(() => (globalThis as { order?: string }).order)

test('an owner adds code of a tracker, and asks visitors first', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Trommel')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await (await editorOf(page)).publish()
  await page.goto(`${config}/settings?tab=code`)
  await page
    .getByRole('textbox')
    .first()
    .fill('<script src="https://tracker.example/t.js"></script><script>window.order+="second"</script>')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').first().waitFor()
  await page.goto(`${config}/cookies`)
  await page.getByText('Show the cookie banner').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('C4.08 C4.09 the preview shows the banner as it would be, with every former choice, and stores nothing', async () => {
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: config }])
  await page.reload()
  const preview = page.getByRole('region', { name: 'Preview of the cookie banner' })
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('May we?')
  await preview.getByText('May we?').waitFor()
  await preview.getByRole('button', { name: 'Decline' }).click()
  await preview.getByText('May we?').waitFor()
  expect((await cookiesOf(page))['ss_cookieAllowed']).toBe('true')
})

test('R1.63 an owner who chooses an icon reads that no visitor can decline by it', async () => {
  await page.getByRole('button', { name: /Buttons$/ }).click()
  await page.getByRole('option', { name: 'Just a cross' }).click()
  await page.getByText('With just a cross there is no button to decline.').waitFor()
  await page.getByRole('button', { name: /Buttons$/ }).click()
  await page.getByRole('option', { name: 'Button', exact: true }).click()
})

test('C3.71 C4.01 C4.03 C4.05 C4.06 C4.07 by keyboard a visitor declines: no other service is requested, trackers’ cookies are removed, and the banner stays away', async () => {
  const { window, foreign } = await visitor({ width: 390, height: 844 })
  await window.context().addCookies([
    { name: 'ss_cvr', value: 'old', url: home },
    { name: '_ga', value: 'old', url: home },
  ])
  await window.goto(home)
  const banner = window.getByRole('form', { name: 'Cookies' })
  await banner.waitFor()
  expect(await axeFindings(window)).toEqual([])
  await soon(async () => Object.keys(await cookiesOf(window)).filter((name) => /ss_cvr|_ga/.test(name))).toEqual([])
  await banner.getByRole('button', { name: 'Decline' }).focus()
  await window.keyboard.press('Enter')
  await banner.waitFor({ state: 'detached' })
  await soon(async () => (await cookiesOf(window))['ss_cookieAllowed']).toBe('false')
  await window.reload()
  expect(await banner.count()).toBe(0)
  expect(foreign).toEqual([])
  expect(await signals(window)).toEqual(['default denied'])
})

test('C4.02 C4.05 C4.06 accepting lets the owner’s code run in its order, now and on the next page, and taking it back asks again', async () => {
  const { window, foreign } = await visitor({ width: 1440, height: 900 })
  await window.goto(home)
  const banner = window.getByRole('form', { name: 'Cookies' })
  await banner.getByRole('button', { name: 'Accept' }).click()
  await soon(() => order(window)).toBe('first second')
  expect(await signals(window)).toEqual(['default denied', 'update granted'])
  await soon(async () => (await cookiesOf(window))['ss_cookieAllowed']).toBe('true')
  const { expires = 0 } = (await window.context().cookies()).find(({ name }) => name === 'ss_cookieAllowed') ?? {}
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(30)
  await window.reload()
  await soon(() => order(window)).toBe('first second')
  expect(await banner.count()).toBe(0)
  await window.getByRole('button', { name: 'Cookie preferences' }).click()
  await banner.waitFor()
  expect((await cookiesOf(window))['ss_cookieAllowed']).toBeUndefined()
  expect(await order(window)).toBeUndefined()
  expect(foreign).toEqual(['tracker.example', 'tracker.example'])
})

test('a browser with Global Privacy Control also holds back code that needs no consent', async () => {
  await page.goto(`${config}/cookies`)
  await page.getByText('Wait for consent').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').first().waitFor()
  const [free, careful] = [await visitor(), await visitor()]
  await careful.window.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await free.window.goto(home)
  await soon(() => order(free.window)).toBe('first second')
  await careful.window.goto(home)
  await careful.window.getByRole('form', { name: 'Cookies' }).waitFor()
  expect([careful.foreign, await signals(careful.window)]).toEqual([[], ['default denied']])
})

test('the banner moves no part of the page: neither when it appears nor when it closes', async () => {
  const { window } = await visitor({ width: 390, height: 844 })
  await window.goto(home)
  const banner = window.getByRole('form', { name: 'Cookies' })
  await banner.waitFor()
  await window.evaluate(() => document.fonts.ready)
  const boxes = () =>
    window.evaluate(() =>
      [...document.querySelectorAll('body :is(header, main, footer), body :is(header, main, footer) *')].map(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.className, x, y, width, height].join(' ')
        },
      ),
    )
  const withBanner = await boxes()
  expect(withBanner.length).toBeGreaterThan(10)
  // Fonts may come after the page and move a line; what counts here is who moved.
  const moved = await window.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const names: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources) {
              const element = node instanceof Element ? node : node?.parentElement
              if (element?.closest('.consent')) names.push(element.outerHTML)
            }
        }).observe({ type: 'layout-shift', buffered: true })
        // No shift comes within this time; one that came before is told at once.
        setTimeout(() => resolve(names), 300)
      }),
  )
  expect(moved).toEqual([])
  // Scripts from before the choice end when the page reloads.
  await Promise.all([window.waitForEvent('load'), banner.getByRole('button', { name: 'Decline' }).click()])
  expect((await cookiesOf(window))['ss_cookieAllowed']).toBe('false')
  expect(await banner.count()).toBe(0)
  expect(await boxes()).toEqual(withBanner)
})

test('C4.05 without scripts the choice is a plain form, and the banner is hidden from then on', async () => {
  const { window, foreign } = await visitor({ scripts: false })
  await window.goto(home)
  const banner = window.locator('.consent')
  expect(await banner.isVisible()).toBe(true)
  await banner.getByRole('button', { name: 'Decline' }).click()
  await soon(() => banner.isVisible()).toBe(false)
  expect((await cookiesOf(window))['ss_cookieAllowed']).toBe('false')
  expect(foreign).toEqual([])
})

test('the owner reads in the log each choice with its visitor, and with which text they were asked', async () => {
  await page.goto(`${config}/cookies`)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('Withdrawn').first().waitFor()
  expect(await page.getByRole('row').count()).toBe(6)
  expect(await axeFindings(page)).toEqual([])
})
