import { expect, test } from 'vitest'
import { setPassword } from '../access/passwords.ts'
import { servedPages } from '#support/served-pages'

const { ctx, as, app, host, get, page } = await servedPages()

test('C2.09 a password page shows its lock screen to strangers and nothing of itself', async () => {
  const id = await page('geheim', 'Het recept van oma')
  await get('/geheim')
  await as((inside) => setPassword(inside, { id, password: 'zuurdesem' }))
  const { text: html, headers, status } = await get('/geheim')
  expect(status).toBe(200)
  expect(html).toContain('data-page-type="103"')
  expect(html).not.toContain('recept')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(app.parts.cache.isFresh(app.parts.cache.find(host, '/geheim') as never, ctx.now().getTime())).toBe(false)
})

test('C2.09 the password opens the page for that browser alone, until the password changes', async () => {
  const id = await page('kluis', 'Alleen voor ons')
  await as((inside) => setPassword(inside, { id, password: 'zuurdesem' }))
  const browser = app.browser(host)
  const form = (password: string) => ({
    method: 'POST' as const,
    body: new URLSearchParams({ document: id, password, returnTo: '/kluis' }),
    headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  })
  const wrong = await browser.ask('/api/site/unlock', form('gist'))
  const told = await browser.ask(String(wrong.headers.location))
  const right = await browser.ask('/api/site/unlock', form('zuurdesem'))
  const opened = await browser.ask(String(right.headers.location))
  expect(told.text).toContain('role="alert"')
  expect([right.status, right.headers.location]).toEqual([303, '/kluis'])
  expect(opened.text).toContain('Alleen voor ons')
  expect(opened.headers['cache-control']).toBe('private, no-store')
  expect((await get('/kluis')).text).not.toContain('Alleen voor ons')
  ctx.clock.forward(1000)
  await as((inside) => setPassword(inside, { id, password: 'volkoren' }))
  expect((await browser.ask('/kluis')).text).not.toContain('Alleen voor ons')
})
