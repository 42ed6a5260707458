import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { siteNamed, testWeb } from '#support/web'

const ctx = await testContext()
const bakker = siteNamed('bakker')
const web = await testWeb(ctx, {
  siteOfHost: async (_, host) => (host === 'bakery.example:8080' ? { site: bakker, kind: 'public' } : null),
})
const ask = (domain: string, headers: Record<string, string> = {}, host = '127.0.0.1:8080') =>
  web.ask(host, `/api/domains/known?${new URLSearchParams({ domain })}`, { headers }).then(({ status }) => status)

test('a proxy on the same machine learns which names are ours', async () => {
  expect(await Promise.all(['bakery.example', 'BAKERY.example.', 'localhost'].map((domain) => ask(domain)))).toEqual([
    200, 200, 200,
  ])
  expect(
    await Promise.all(['evil.example', '', 'bakery.example:8080', 'a b', '../x'].map((domain) => ask(domain))),
  ).toEqual([404, 404, 404, 404, 404])
})

test('the platform’s host answers it as well; a request forwarded for a visitor gets no answer', async () => {
  expect(await ask('bakery.example', {}, 'localhost:8080')).toBe(200)
  expect(await ask('bakery.example', { 'x-forwarded-for': '203.0.113.9' }, 'localhost:8080')).toBe(404)
  expect(await ask('bakery.example', { 'x-forwarded-for': '203.0.113.9' })).toBe(421)
})
