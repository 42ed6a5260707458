import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { setPassword } from '../access/passwords.ts'
import { fieldFault } from '#support/field-fault'
import { runningApp } from '#support/running'
import { servedPages } from '#support/served-pages'

const { ctx, as, app, host, get, page } = await servedPages()

test('C2.09 a password page shows its lock screen to strangers and nothing of itself', async () => {
  const id = await page('geheim', 'Het recept van oma')
  await get('/geheim')
  await as((tx) => setPassword(tx, { id, password: 'zuurdesem' }))
  const { text: html, headers, status } = await get('/geheim')
  expect(status).toBe(200)
  expect(html).toContain('data-page-type="103"')
  expect(html).not.toContain('recept')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(app.parts.cache.isFresh(app.parts.cache.find(host, '/geheim') as never, ctx.now().getTime())).toBe(false)
})

test('C2.09 the password opens the page for that browser alone, until the password changes', async () => {
  const id = await page('kluis', 'Alleen voor ons')
  await as((tx) => setPassword(tx, { id, password: 'zuurdesem' }))
  const browser = app.browser(host)
  const form = (password: string) => ({
    method: 'POST' as const,
    body: new URLSearchParams({ document: id, password, returnTo: '/kluis' }),
    headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  })
  const wrong = await browser.ask('/api/site/unlock', form('gist'))
  const refusal = await browser.ask(String(wrong.headers.location))
  const empty = await browser.ask('/api/site/unlock', form(''))
  expect(fieldFault((await browser.ask(String(empty.headers.location))).text, 'password')).toMatch(
    /klopt niet|wachtwoord/,
  )
  const right = await browser.ask('/api/site/unlock', form('zuurdesem'))
  const opened = await browser.ask(String(right.headers.location))
  expect(refusal.text).toContain('role="alert"')
  expect([right.status, right.headers.location]).toEqual([303, '/kluis'])
  expect(opened.text).toContain('Alleen voor ons')
  expect(opened.headers['cache-control']).toBe('private, no-store')
  expect((await get('/kluis')).text).not.toContain('Alleen voor ons')
  ctx.clock.forward(1000)
  await as((tx) => setPassword(tx, { id, password: 'volkoren' }))
  expect((await browser.ask('/kluis')).text).not.toContain('Alleen voor ons')
})

test('guesses are counted by network, for all ids together, and correct passwords do not use them up', async () => {
  const id = await page('schuur', 'De schuur')
  await as((tx) => setPassword(tx, { id, password: 'zuurdesem' }))
  const unlock = async (document: string, password: string) => {
    const { headers, status } = await app.browser(host).ask('/api/site/unlock', {
      method: 'POST',
      body: new URLSearchParams({ document, password, returnTo: '/schuur' }),
      headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    })
    return status === 429 ? 'too many' : String(headers.location)
  }
  ctx.clock.forward(3_600_000)
  for (let at = 0; at < 20; at++) expect(await unlock(id, 'zuurdesem')).toBe('/schuur')
  const answers: string[] = []
  for (let at = 0; at < 126; at++) answers.push(await unlock(newId(), 'gist'))
  expect(answers.filter((answer) => answer !== 'too many').length).toBeLessThanOrEqual(12)
  expect(await unlock(id, 'zuurdesem')).toBe('too many')
  ctx.clock.forward(3_600_000)
  expect(await unlock(id, 'zuurdesem')).toBe('/schuur')
})

test('guesses at one page are counted for all networks together, and another page still opens', async () => {
  const [id, other] = [await page('kelder', 'De kelder'), await page('zolder', 'De zolder')]
  for (const locked of [id, other]) await as((tx) => setPassword(tx, { id: locked, password: 'zuurdesem' }))
  const behind = await runningApp({ ...ctx, config: { ...ctx.config, trustedProxies: ['127.0.0.1/32'] } })
  const guess = async (document: string, password: string, address: string) => {
    const { status } = await behind.browser(host).ask('/api/site/unlock', {
      method: 'POST',
      body: new URLSearchParams({ document, password, returnTo: '/' }),
      headers: {
        origin: `http://${host}`,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        'x-forwarded-for': address,
      },
    })
    return status
  }
  const answers = await Promise.all(Array.from({ length: 120 }, (_, at) => guess(id, 'gist', `203.0.${at}.9:5000`)))
  expect(answers.filter((status) => status === 303)).toHaveLength(100)
  expect(answers.filter((status) => status === 429)).toHaveLength(20)
  expect(await guess(other, 'zuurdesem', '198.51.100.1')).toBe(303)
})
