import { expect, test } from 'vitest'
import { shopFeatures } from '#support/shop'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { forgetVisitors } from './forget-visitors.job.ts'
import { visitsFeature } from './visits.feature.ts'
import { visitorsBetween } from './visits.queries.ts'

const ctx = await testContext({ features: [...shopFeatures, visitsFeature] })
const site = await testSite(ctx, { name: 'kade' })
const app = await runningApp(ctx)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'

const look = (
  userAgent: string,
  headers: Record<string, string> = { 'sec-fetch-mode': 'navigate' },
  host = 'kade.localhost:8080',
) => app.ask(host, '/', { headers: { 'user-agent': userAgent, ...headers } })

async function came(from: string, until: string, of = site): Promise<number> {
  await app.visitors.flush()
  return of.as((tx) => visitorsBetween(tx, new Date(from), new Date(until)))
}

test('a browser counts once a day, in the hour in which it first came, and again the next day', async () => {
  ctx.clock.set('2026-06-02T09:40:00Z')
  for (let time = 0; time < 3; time++) await look(firefox)
  await app.visitors.flush()
  ctx.clock.set('2026-06-02T11:00:00Z')
  await look(firefox)
  await look(safari)
  expect(await came('2026-06-02T09:00:00Z', '2026-06-02T10:59:00Z')).toBe(1)
  expect(await came('2026-06-02T00:00:00Z', '2026-06-02T23:59:00Z')).toBe(2)
  ctx.clock.set('2026-06-03T09:00:00Z')
  await look(firefox)
  expect(await came('2026-06-02T00:00:00Z', '2026-06-03T23:59:00Z')).toBe(3)
})

test('older browsers count by their Accept header; scripts, images, programs, previews and other hosts do not', async () => {
  ctx.clock.set('2026-06-05T09:00:00Z')
  await look(`${firefox} old`, { accept: 'text/html,application/xhtml+xml' })
  await look(`${firefox} script`, { 'sec-fetch-mode': 'cors', accept: 'text/html' })
  await look(`${firefox} image`, { 'sec-fetch-mode': 'no-cors' })
  await look('Mozilla/5.0 (compatible; Somebot/2.1)')
  await look(`${firefox} owner`, { 'sec-fetch-mode': 'navigate', cookie: '__Host-preview=1' })
  await look(`${firefox} elsewhere`, undefined, 'kade.admin.localhost:8080')
  expect(await came('2026-06-05T00:00:00Z', '2026-06-05T23:00:00Z')).toBe(1)
})

test('another process that saw the same browser counts no visitor again, and another site knows nothing of it', async () => {
  ctx.clock.set('2026-06-06T09:00:00Z')
  const second = await runningApp(ctx)
  for (const instance of [app, second])
    await instance.ask('kade.localhost:8080', '/', { headers: { 'user-agent': firefox, 'sec-fetch-mode': 'navigate' } })
  await second.visitors.flush()
  expect(await came('2026-06-06T00:00:00Z', '2026-06-06T23:00:00Z')).toBe(1)
  const other = await testSite(ctx, { name: 'elders' })
  expect(await came('2026-06-06T00:00:00Z', '2026-06-06T23:00:00Z', other)).toBe(0)
})

test('the night after, no record distinguishes one visitor from another, and the count stays', async () => {
  ctx.clock.set('2026-06-07T00:15:00Z')
  await look(safari)
  await app.visitors.flush()
  await forgetVisitors.run(ctx, {})
  const marks = await ctx.db.selectFrom('visitor_marks').selectAll().execute()
  expect(marks.map(({ day }) => day)).toEqual(['2026-06-07'])
  expect(JSON.stringify(marks)).not.toMatch(/127\.0\.0\.1|Safari/)
  expect(await came('2026-06-06T00:00:00Z', '2026-06-06T23:00:00Z')).toBe(1)
})

test('a site that is erased at the same time stops no other visitor from being counted', async () => {
  ctx.clock.set('2026-06-09T09:00:00Z')
  const removedSite = await testSite(ctx, { name: 'weg' })
  await look(firefox, undefined, 'weg.localhost:8080')
  await ctx.db.deleteFrom('websites').where('id', '=', removedSite.site.id).execute()
  await look(firefox)
  expect(await came('2026-06-09T00:00:00Z', '2026-06-09T23:00:00Z')).toBe(1)
})
