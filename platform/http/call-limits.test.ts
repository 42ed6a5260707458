import { expect, test } from 'vitest'
import { done, probeFeature } from '#support/probe-feature'
import { testContext } from '#support/context'
import { hostsOf, siteNamed, testWeb } from '#support/web'

const ctx = await testContext({ features: [probeFeature], config: { trustedProxies: ['127.0.0.0/8'] } })
const web = await testWeb(ctx, { siteOfHost: hostsOf([siteNamed('bakker'), siteNamed('alpen')]) })
const browsers = { bakker: web.browser('bakker.localhost:8080'), alpen: web.browser('alpen.localhost:8080') }
const send = (site: keyof typeof browsers, address: string | null) =>
  browsers[site].send('POST', '/api/seldom', { name: 'x' }, address === null ? {} : { 'x-forwarded-for': address })
// The first call of a browser learns its token, and is made twice.
for (const browser of Object.values(browsers)) await browser.send('POST', '/api/form', { name: 'x' })
const statuses = async (calls: number, call: () => ReturnType<typeof send>) => {
  const found: number[] = []
  for (let at = 0; at < calls; at++) found.push((await call()).status)
  return found
}

test('a network may make a limited number of calls at once, then as many as its share refills, under any name', async () => {
  const calls = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']
  const found = []
  for (const address of calls) found.push((await send('bakker', address)).status)
  expect(found).toEqual([200, 200, 200, 429])
  const before = done.length
  const refused = await send('bakker', '203.0.113.9')
  expect(refused.json()).toMatchObject({ code: 'http.too_many_calls', details: { retryAfter: 10 } })
  expect(refused.headers['retry-after']).toBe('10')
  expect(done.length).toBe(before)
  ctx.clock.forward(10_000)
  expect(await statuses(2, () => send('bakker', '203.0.113.9'))).toEqual([200, 429])
})

test('networks of IPv6 are /64, and others are not affected', async () => {
  ctx.clock.forward(600_000)
  const at = (host: string) => send('alpen', `2001:db8:1:1::${host}`)
  expect([(await at('1')).status, (await at('2')).status, (await at('3')).status, (await at('4')).status]).toEqual([
    200, 200, 200, 429,
  ])
  expect((await send('alpen', '2001:db8:1:2::1')).status).toBe(200)
})

test('a site takes a limited number of calls from all visitors together; another site does not notice', async () => {
  ctx.clock.forward(600_000)
  const found = []
  for (let at = 1; at <= 7; at++) found.push((await send('bakker', `198.51.${at}.1`)).status)
  expect(found).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect((await send('alpen', '198.51.7.1')).status).toBe(200)
})

test('a proxy on this machine that does not name its client is not one visitor', async () => {
  ctx.clock.forward(600_000)
  expect(await statuses(5, () => send('alpen', null))).toEqual([200, 200, 200, 200, 200])
})
