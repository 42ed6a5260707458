import { expect, test } from 'vitest'
import { firefox, measuredSites } from '#support/measured-site'
import { pageErrorReport as report } from '#support/page-error-report'
import { clearPageErrors } from './page-errors.queries.ts'

const { ctx, app, visiting } = await measuredSites()

test('A1.08 A7.01 A7.02 A7.03 A7.04 A7.05 reports of errors arrive as a list with the crumb in a header, and get an empty response', async () => {
  const { browser, site, name } = await visiting({ cookies: {} })
  const { status, text } = await browser.send('POST', '/api/events/RecordJavascriptErrors', [report(), report()], {
    'user-agent': firefox,
  })
  expect([status, text]).toEqual([204, ''])
  await app.events.flush()
  const [kept] = await ctx.db.selectFrom('page_errors').selectAll().where('website_id', '=', site.id).execute()
  expect(kept).toMatchObject({
    message: 'x is not a function',
    path: '/brood',
    browser: 'Firefox 144',
    times: 2,
    visitors: 1,
    line: 3,
  })
  expect(JSON.stringify(kept)).not.toMatch(/Mia|127\.0/)
  const bare = await app.ask(`${name}.localhost:8080`, '/api/events/RecordJavascriptErrors', {
    method: 'POST',
    body: [report()],
    headers: { origin: `http://${name}.localhost:8080` },
  })
  expect([bare.status, bare.json()['crumbFail']]).toEqual([403, true])
})

test('an error counts each visitor once a day', async () => {
  const { browser, site, as } = await visiting()
  const send = (agent: string) =>
    browser.send('POST', '/api/events/RecordJavascriptErrors', [report()], { 'user-agent': agent })
  const counted = async () => {
    await app.events.flush()
    return ctx.db.selectFrom('page_errors').select(['times', 'visitors']).where('website_id', '=', site.id).execute()
  }
  for (const agent of [firefox, firefox, firefox.replace('144', '145')]) await send(agent)
  expect(await counted()).toEqual([{ times: 3, visitors: 2 }])
  await send(firefox)
  expect(await counted()).toEqual([{ times: 4, visitors: 2 }])
  await as((tx) => clearPageErrors(tx, {}))
  await send(firefox)
  expect(await counted()).toEqual([{ times: 1, visitors: 1 }])
})

test('a site stores three hundred different errors, and keeps counting known ones', async () => {
  const { browser, site } = await visiting()
  const send = (messages: readonly string[]) =>
    browser.send(
      'POST',
      '/api/events/RecordJavascriptErrors',
      messages.map((message) => report({ message })),
      { 'user-agent': firefox },
    )
  for (let at = 0; at < 16; at++) await send(Array.from({ length: 20 }, (_, index) => `error ${at * 20 + index}`))
  await app.events.flush()
  await send(['error 0'])
  await app.events.flush()
  const kept = await ctx.db
    .selectFrom('page_errors')
    .select(['message', 'times'])
    .where('website_id', '=', site.id)
    .execute()
  expect([kept.length, kept.find(({ message }) => message === 'error 0')?.times]).toEqual([300, 2])
})
