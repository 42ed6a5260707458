import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formBlockContract, type FormProps } from '../../features/forms/blocks/form/form.contract.ts'
import { FormView } from '../../features/forms/blocks/form/form.view.tsx'
import { contact, formPages, payload, problems, send } from '#support/form-page'
import { soon, widgetPages } from '#support/widget-page'

const widgets = await widgetPages()
const { formPage } = formPages(widgets)
const provider = { recaptcha: 'grecaptcha', turnstile: 'turnstile' } as const

function markup(name: keyof typeof provider): string {
  const props = formBlockContract.props.parse({ ...formBlockContract.starts, fields: contact, captcha: name })
  const captcha = { provider: name, siteKey: 'site-key-0001' }
  return widgets.render(FormView, props as FormProps, { isClosed: false, captcha }, { language: 'nl', locale: 'nl-NL' })
}

/** The script of the service as it is on the network: what it is scripts to draw, it notes. */
function script(name: keyof typeof provider, render = ''): string {
  return `window.drawn = []; window.resets = 0
window.${provider[name]} = {
  render(node, options) { ${render}; drawn.push({ size: options.size, sitekey: options.sitekey }); window.solve = (token) => { window.token = token; options.callback(token) }; return 1 },
  reset() { resets += 1; window.token = '' },
  getResponse() { return window.token ?? '' },
}
window.quoin_${name}()`
}

interface Options {
  name?: keyof typeof provider
  html?: (html: string) => string
  render?: string
  server?: object
  window?: object
  holds?: boolean
}

async function open({
  name = 'recaptcha',
  html = (text) => text,
  render = '',
  server = {},
  window = {},
  holds = false,
}: Options = {}) {
  const opened = await formPage([], { html: html(markup(name)), server, window })
  const errors: string[] = []
  const scripts: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  opened.page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  await opened.page.route(/google\.com|cloudflare\.com/, async (route) => {
    scripts.push(route.request().url())
    if (holds) await released
    return route.fulfill({ contentType: 'text/javascript', body: script(name, render) })
  })
  await opened.page.reload()
  return { ...opened, errors, scripts, release }
}

const drawn = (page: Page) => page.evaluate(() => (window as never as { drawn?: object[] }).drawn ?? [])
const solve = (page: Page, token = 'token') =>
  page.evaluate((answer) => (window as never as { solve: (token: string) => void }).solve(answer), token)
const isRendered = (page: Page) => page.locator('[data-captcha]').getAttribute('data-rendered')
const button = (page: Page) => page.getByRole('button', { name: 'Versturen' })

test('C4.60 the place is marked once the challenge is drawn, and the button waits for its answer', async () => {
  const { page, sent } = await open()
  await soon(() => isRendered(page)).toBe('')
  expect(await drawn(page)).toEqual([{ size: 'normal', sitekey: 'site-key-0001' }])
  expect(await button(page).isDisabled()).toBe(true)
  await solve(page)
  expect(await button(page).isDisabled()).toBe(false)
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  await page.getByText('Bedankt').waitFor()
  expect(payload(sent)).toMatchObject({ captchaKey: 'token' })
})

test('A5.05 A8.18 C5.10 R1.14 a form with an unanswered challenge says so, in Dutch, and sends nothing', async () => {
  const { page, sent } = await open({ html: (text) => text.replace('data-bound=""', '') })
  await soon(() => isRendered(page)).toBe('')
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  await soon(() => problems(page)).toEqual(['Voltooi CAPTCHA voordat je verstuurt.'])
  expect(sent).toEqual([])
})

test('A4.15 C4.23 R1.14 a failed challenge is shown again, and the button waits again', async () => {
  const { page } = await open({ server: { status: 500, body: {} } })
  await soon(() => isRendered(page)).toBe('')
  await solve(page)
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  await soon(() => page.evaluate(() => (window as never as { resets: number }).resets)).toBe(1)
  expect(await button(page).isDisabled()).toBe(true)
})

test('C9.50 a place of less than 320 pixels gets the compact size', async () => {
  const { page } = await open({ name: 'turnstile', window: { width: 319, height: 700 } })
  await soon(() => drawn(page)).toEqual([{ size: 'compact', sitekey: 'site-key-0001' }])
})

test('C5.51 a place that is drawn already, or moved to another document, is left alone', async () => {
  const before = await open({
    html: (text) => text.replace('data-captcha="recaptcha"', 'data-captcha="recaptcha" data-rendered=""'),
  })
  await before.page.getByLabel('Onderwerp').fill('Brood')
  await send(before.page)
  await before.page.getByText('Bedankt').waitFor()
  expect(before.scripts).toEqual([])
  const moved = await open({ holds: true })
  // The script element of this document, because the previous one may have sent a request just before it was left.
  await moved.page.locator('script[src*="google.com"]').waitFor({ state: 'attached' })
  await moved.page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const node = document.querySelector('[data-captcha]')
    if (node) frame.contentDocument?.body.append(node)
  })
  moved.release()
  await soon(() => moved.page.evaluate(() => 'drawn' in window)).toBe(true)
  expect(await drawn(moved.page)).toEqual([])
})

test('C5.50 C8.25 without a configured service nothing is drawn', async () => {
  const { page, errors, scripts } = await open({
    html: (text) => text.replace('data-captcha="recaptcha"', 'data-captcha="other"'),
  })
  await soon(() => errors.join('\n')).toContain('ReCaptcha has not been set up!')
  expect([scripts, await isRendered(page)]).toEqual([[], null])
})

test('C8.26 a place that the service cannot use is reported in the console', async () => {
  const { page, errors } = await open({ render: 'throw new Error("no")' })
  await soon(() => errors.join('\n')).toContain('Error rendering captcha into node')
  expect(await isRendered(page)).toBeNull()
})

test('C8.27 a script that arrives after its form was removed draws nothing', async () => {
  const { page, errors, release } = await open({ holds: true })
  // The script element of this document, because the previous one may have sent a request just before it was left.
  await page.locator('script[src*="google.com"]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.querySelector('form')?.remove())
  release()
  await soon(() => errors.join('\n')).toContain('Document was destroyed')
})

test('a page that asks about cookies loads the service once its visitor agrees to it', async () => {
  const again = '<form class="consent-again"></form>'
  const { page, scripts } = await open({ html: (text) => text + again })
  const load = page.getByRole('button', { name: 'Laden en doorgaan' })
  await load.waitFor()
  expect(scripts).toEqual([])
  await load.click()
  await soon(() => isRendered(page)).toBe('')
  expect(await load.count()).toBe(0)
})
