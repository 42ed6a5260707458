import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { OwnerKeys } from '../../features/sites/visitor/owner-keys.behaviour.ts'
import { soon, widgetPages } from '#support/widget-page'
import type * as Visitor from '../../platform/visitor/index.ts'

const widgets = await widgetPages()
const site = 'https://bakker.example'

interface Looking extends Partial<OwnerKeys> {
  /** Path and query. */
  at?: string
  html?: string
  origin?: string
  isFramed?: boolean
}

/** A page of a site with a domain of its own, and everywhere it leads to. No request leaves this machine. */
async function looking({
  at = '/brood?soort=rogge',
  html = '',
  origin = site,
  isFramed = false,
  ...keys
}: Looking = {}) {
  const { page } = await widgets.open({ html: '' })
  const visits: string[] = []
  const calls: string[] = []
  const all: OwnerKeys = {
    as: 'owner',
    leadsAway: true,
    title: 'Logout Successful',
    message: 'You have been successfully logged out.',
    ...keys,
  }
  const script = `import{wake}from'/${widgets.fileOf('owner-keys')}';wake(document.body,${JSON.stringify(all)});window.isWoken=true`
  const shell = (body: string) => `<!doctype html><html lang="en"><body>${body}</body></html>`
  await page.context().addCookies([{ name: 'crumb', value: 'c', url: origin }])
  await page.context().route(`${origin}/**`, async (route) => {
    const url = new URL(route.request().url())
    if (url.pathname.endsWith('.js'))
      return route.fulfill({ response: await route.fetch({ url: `${widgets.origin}${url.pathname}` }) })
    if (url.pathname.startsWith('/api/')) {
      calls.push(`${route.request().method()} ${url.pathname} ${route.request().postData() ?? ''}`.trim())
      return route.fulfill({ body: '{}', contentType: 'application/json' })
    }
    if (url.pathname === '/around')
      return route.fulfill({ contentType: 'text/html', body: shell(`<iframe src="${at}"></iframe>`) })
    visits.push(url.pathname + url.search)
    const body = url.pathname.startsWith('/config')
      ? 'Configuration'
      : `${html}<script type="module">${script}</script>`
    return route.fulfill({ contentType: 'text/html', body: shell(body) })
  })
  await page.goto(origin + (isFramed ? '/around' : at), { waitUntil: 'commit' })
  return { page, visits, calls }
}
const woken = (page: Page) => page.waitForFunction('window.isWoken')
const configuration = '/config/?frameUrl=%2Fbrood%3Fsoort%3Drogge'

test('A1.05 C2.32 R1.26 an owner who opens the site is led to its configuration, with the path and query of the page', async () => {
  const { visits } = await looking()
  await soon(() => visits).toEqual(['/brood?soort=rogge', configuration])
})

test.each([
  ['C2.36 C6.12 who may only look', { as: 'viewer' }],
  ['C2.32 a site that is developed or may be cloned', { leadsAway: false }],
] as const)('%s is not led away', async (_, keys) => {
  const { page, visits } = await looking(keys)
  await woken(page)
  expect(visits).toEqual(['/brood?soort=rogge'])
})

test('C2.32 within a frame no owner is led away', async () => {
  const { page, visits } = await looking({ isFramed: true })
  await soon(() =>
    page
      .frames()[1]
      ?.evaluate('window.isWoken')
      .catch(() => null),
  ).toBe(true)
  expect(visits).toEqual(['/brood?soort=rogge'])
})

test('C2.33 no owner is led away on a personal machine either', async () => {
  const { page, visits } = await looking({ origin: 'http://bakker.localhost:9' })
  await woken(page)
  expect(visits).toEqual(['/brood?soort=rogge'])
})

test('C2.34 C2.35 R1.26 noredirect keeps an owner on the page, and on the next in the same tab; Escape leads away all the same', async () => {
  const { page, visits } = await looking({ at: '/brood?noredirect' })
  await woken(page)
  await page.goto(`${site}/koek`)
  await woken(page)
  expect(visits).toEqual(['/brood?noredirect', '/koek'])
  await page.keyboard.press('Escape')
  await soon(() => visits.at(-1)).toBe('/config/?frameUrl=%2Fkoek')
})

test('A2.07 A2.08 A4.19 A6.04 R1.27 Escape leads an owner to configuration', async () => {
  const { page, visits } = await looking({ leadsAway: false })
  await woken(page)
  await page.keyboard.press('Escape')
  await soon(() => visits.at(-1)).toBe(configuration)
})

test('A6.05 R1.27 where the setting is on, the Escape of a visitor leads to sign-in', async () => {
  const { visits } = await looking({ as: 'visitor', isPressed: true })
  await soon(() => visits.at(-1)).toBe(configuration)
})

test('A4.18 B4.53 B4.54 B6.02 B7.19 B7.20 C4.69 C7.06 R1.28 shift and Escape log an owner out, once and with no body, and lead to where the session ends', async () => {
  const { page, visits, calls } = await looking({ leadsAway: false })
  await woken(page)
  await page.keyboard.press('Shift+Escape')
  await page.keyboard.press('Shift+Escape').catch(() => {})
  await soon(() => visits.at(-1)).toBe('/config/sign-out')
  expect(calls.filter((call) => call.includes('Logout'))).toEqual(['POST /api/auth/Logout'])
})

test('R1.78 for a visitor who is not signed in shift and Escape do nothing', async () => {
  const { page, visits, calls } = await looking({ as: 'visitor' })
  await woken(page)
  await page.keyboard.press('Shift+Escape')
  expect([visits, calls]).toEqual([['/brood?soort=rogge'], []])
})

test('B2.13 B7.22 in the frame of the editor logging out leads to the page in that frame', async () => {
  const { page, visits } = await looking({ isFramed: true })
  const frame = () => page.frames()[1]
  await soon(() =>
    frame()
      ?.evaluate('window.isWoken')
      .catch(() => null),
  ).toBe(true)
  await frame()?.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', shiftKey: true })))
  await soon(() => visits.at(-1)).toBe('/brood?logout=true')
})

test('C2.40 C2.41 C2.42 C4.69 C8.41 logout=true in the address shows that it worked', async () => {
  const { page } = await looking({ as: 'visitor', at: '/?logout=true' })
  const dialog = page.getByRole('dialog', { name: 'Logout Successful' })
  await dialog.waitFor()
  expect(await dialog.textContent()).toContain('You have been successfully logged out.')
})

test('A4.16 A4.17 A4.21 Escape closes the topmost layer and leads nowhere, a press outside closes it too', async () => {
  const html = '<div id="menu">Menu<div id="tip">Tip</div></div><p>Elsewhere</p>'
  const { page, visits } = await looking({ leadsAway: false, html })
  await woken(page)
  await page.addScriptTag({ type: 'module', content: `window.visitor = await import('/visitor.js')` })
  await page.waitForFunction('window.visitor')
  const register = () =>
    page.evaluate(() => {
      const { closeByEscape } = (window as never as { visitor: typeof Visitor }).visitor
      const closedTargets: string[] = []
      Object.assign(window, { closedTargets })
      for (const id of ['menu', 'tip'])
        closeByEscape({ element: document.getElementById(id) as Element, close: () => closedTargets.push(id) })
    })
  const closed = () => page.evaluate('window.closedTargets')
  await register()
  await page.keyboard.press('Escape')
  expect(await closed()).toEqual(['tip'])
  await page.keyboard.press('Escape')
  expect(await closed()).toEqual(['tip', 'menu'])
  await register()
  await page.getByText('Menu').click({ position: { x: 2, y: 2 } })
  expect(await closed()).toEqual(['tip'])
  await page.getByText('Elsewhere').click()
  expect([await closed(), visits]).toEqual([['tip', 'menu'], ['/brood?soort=rogge']])
})

test('an open layer, and the text in a field, keep Escape for themselves', async () => {
  const html = '<input aria-label="Name"><dialog id="d">Open</dialog>'
  const { page, visits } = await looking({ leadsAway: false, html })
  await woken(page)
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.getElementById('d') as HTMLDialogElement).showModal())
  await page.keyboard.press('Escape')
  expect(visits).toEqual(['/brood?soort=rogge'])
})
