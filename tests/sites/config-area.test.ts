import { expect, test } from 'vitest'
import { unlocks } from '#support/unlocks'
import { browserOf, personWith, platformHost, twoSites } from '../security/two-sites.ts'

const { ctx, app, first } = await twoSites()

test('A0.03 C0.03 owners, admins and editors enter the configuration area; a signed-out visitor is led to sign in first', async () => {
  const admin = await browserOf(ctx, app, await personWith(ctx, first, ['admin']), first)
  const editor = await browserOf(ctx, app, await personWith(ctx, first, ['editor']), first)
  for (const browser of [first.owner, admin, editor]) {
    const shell = await browser.ask('/config/pages', { headers: { accept: 'text/html' } })
    expect([shell.status, shell.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const { pages } = (await browser.ask('/api/pages')).json<{ pages: { id: string }[] }>()
    expect((await browser.ask(`/api/documents/${pages[0]?.id}`)).status).toBe(200)
  }
  const stranger = await app.ask(first.admin, '/config/pages', { headers: { accept: 'text/html' } })
  expect(stranger.status).toBe(302)
  expect(String(stranger.headers['location'])).toContain(platformHost)
})

test('C9.42 C9.43 the password of a page is shown as ten bullets, which leave it unchanged when they are saved', async () => {
  const path = `/api/pages/${first.locked}/settings`
  const before = (await first.owner.ask(path)).json<{ password: string; settings: { title: string } }>()
  expect(before.password).toBe('••••••••••')
  const saved = await first.owner.send('POST', path, { settings: { title: 'Geheim nog' }, password: before.password })
  expect(saved.status).toBe(200)
  const opens = (typed: string) => first.as((tx) => unlocks(tx, { id: first.locked, password: typed }))
  expect([await opens('••••••••••'), await opens(`slot ${first.mark}`)]).toEqual([false, true])
})
