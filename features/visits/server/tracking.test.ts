import { sumsIn } from './ingest/visit-sums.ts'
import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { newId } from '#platform/contract'
import { firefox, measuredSites } from '#support/measured-site'
import { setFlag } from '#support/site-flags'
import { textBlock } from '#support/page'
import { createDocument, publish } from '#features/pages/server'
import { unpackText } from './ingest/pack-events.ts'
import { rollUpVisits } from './roll-up.job.ts'

const { ctx, app, visiting } = await measuredSites()
const start = Date.parse('2026-06-02T09:00:00Z')

test('A1.06 A3.30 A3.31 A3.32 A9.05 A9.06 A4.22 A4.23 R1.19 a new visitor gets a record of an id and four numbers for two years, and a session time for half an hour', async () => {
  ctx.clock.set(new Date(start).toISOString())
  const { hit, browser, record } = await visiting()
  const { status, headers } = await hit()
  expect(status).toBe(204)
  expect(record()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    first: start,
    previous: start,
    current: start,
    count: 1,
  })
  expect(browser.cookies.get('ss_cvt')).toBe(String(start))
  const lines = [headers['set-cookie'] ?? []].flat()
  expect(lines.find((line) => line.startsWith('ss_cvr='))).toContain('Max-Age=63072000')
  expect(lines.find((line) => line.startsWith('ss_cvt='))).toContain('Max-Age=1800')
})

test('A4.24 A4.25 A4.26 within the session the count stays, after it the visit is counted and its times move on', async () => {
  ctx.clock.set(new Date(start).toISOString())
  const { hit, browser, record } = await visiting()
  await hit()
  ctx.clock.set(new Date(start + 20 * 60_000).toISOString())
  await hit()
  expect(record()).toMatchObject({ count: 1, current: start })
  // Browsers no longer send an expired cookie.
  browser.cookies.delete('ss_cvt')
  ctx.clock.set(new Date(start + 3 * 3_600_000).toISOString())
  await hit()
  expect(record()).toMatchObject({ count: 2, first: start, previous: start, current: start + 3 * 3_600_000 })
})

test.each(['abc', 'a1b2c3d4|1|2|3', 'a1b2c3d4|1|2|3|0', 'a1b2c3d4|1|2|3|4|5', 'a1b2c3d4|01|2|3|4', '|1|2|3|4'])(
  'A5.02 A5.03 the record “%s” counts as missing',
  async (value) => {
    const { hit, record } = await visiting({ cookies: { ss_cookieAllowed: 'true', ss_cvr: encodeURIComponent(value) } })
    await hit()
    expect(record()).toMatchObject({ count: 1 })
  },
)

test.each(['0', '012', '-5', '1e3', 'x'])('A5.04 the session time “%s” begins no session', async (value) => {
  const ss_cvr = `a1b2c3d4|${start}|${start}|${start}|3`
  const { hit, record } = await visiting({ cookies: { ss_cookieAllowed: 'true', ss_cvr, ss_cvt: value } })
  await hit()
  expect(record()).toMatchObject({ id: 'a1b2c3d4', count: 4 })
})

test('C3.112 C3.113 C7.11 R1.22 a hit is stored with its own fields, and no unknown ones', async () => {
  const { hit, events, record } = await visiting()
  await hit({ pagePath: '/brood', contentSource: 'i', viewportInnerWidth: 390, userAgent: firefox })
  expect(await events()).toEqual([
    {
      kind: 'hit',
      name: 'View',
      path: '/brood',
      visitor: record()?.id,
      network: '',
      data: { pagePath: '/brood', contentSource: 'i', viewportInnerWidth: 390 },
    },
  ])
})

test('R1.20 without the consent that a restrictive policy requires nothing is stored and nothing is set', async () => {
  for (const cookies of [{}, { ss_cookieAllowed: 'false' }] as Record<string, string>[]) {
    const { hit, events, browser } = await visiting({ cookies })
    expect((await hit()).status).toBe(204)
    expect([await events(), browser.cookies.has('ss_cvr'), browser.cookies.has('ss_cvt')]).toEqual([[], false, false])
  }
})

test('R1.20 a policy that is not restrictive measures until the visitor declines', async () => {
  const settings = { isRestrictiveCookiePolicyEnabled: false }
  const open = await visiting({ cookies: {}, settings })
  const declined = await visiting({ cookies: { ss_cookieAllowed: 'false' }, settings })
  await open.hit()
  await declined.hit()
  expect([(await open.events()).length, (await declined.events()).length]).toEqual([1, 0])
})

test('the server respects Global Privacy Control without a choice, and a choice overrides it', async () => {
  const open = { settings: { isRestrictiveCookiePolicyEnabled: false }, cookies: {}, headers: { 'sec-gpc': '1' } }
  const wished = await visiting(open)
  await wished.hit()
  expect(await wished.events()).toEqual([])
  const agreed = await visiting({ ...open, cookies: { ss_cookieAllowed: 'true' } })
  await agreed.hit()
  expect(await agreed.events()).toHaveLength(1)
})

test('C6.15 R1.23 people who run the site are not measured, except viewers', async () => {
  const flagged = async (isViewer: boolean) => {
    const ss_lastid = encodeURIComponent(btoa(JSON.stringify({ websiteId: newId(), isViewer })))
    const { hit, events } = await visiting({ cookies: { ss_cookieAllowed: 'true', ss_lastid } })
    await hit()
    return (await events()).length
  }
  expect([await flagged(false), await flagged(true)]).toEqual([0, 1])
})

test('C6.19 a site whose census is disabled by its flag measures no visitor', async () => {
  const { as, hit, events } = await visiting()
  await as((tx) => setFlag(tx, 'census-disabled', true))
  await as((tx) => changeSettings(tx, { group: 'general', values: { description: 'x' } }))
  await hit()
  expect(await events()).toEqual([])
})

test('C2.29 R1.24 programs, and pages of the search, are left out', async () => {
  const robot = await visiting({ userAgent: 'Mozilla/5.0 (compatible; Somebot/2.1)' })
  await robot.hit()
  const searching = await visiting()
  await searching.hit({ pagePath: '/search' })
  expect([await robot.events(), await searching.events()]).toEqual([[], []])
})

test('addresses are stored by their first part, and only where the owner stores more than the choice', async () => {
  const { hit, events } = await visiting({ settings: { isVisitorDataRestricted: false } })
  await hit()
  expect((await events())[0]?.network).toBe('127.0.0.0/24')
})

test('a site above the limit is answered with 429, and earlier events are kept', async () => {
  ctx.clock.set('2026-06-03T10:00:30Z')
  const { send, events } = await visiting()
  const trace = { pageUrl: 'https://bakker.example/', type: 'flood', data: '' }
  const data = JSON.stringify(Array.from({ length: 100 }, () => trace))
  const statuses: number[] = []
  for (let at = 0; at < 61; at++) statuses.push((await send('/api/events/Trace', { data })).status)
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([60, 429])
  expect(await events()).toHaveLength(6000)
})

test('a night later a day is sums, which stay, and a month later only the sums are left', async () => {
  ctx.clock.set('2026-06-10T10:00:00Z')
  const { hit, events, site } = await visiting()
  await hit()
  await hit()
  await events()
  ctx.clock.set('2026-06-11T00:25:00Z')
  await rollUpVisits.run(ctx as never, {})
  await rollUpVisits.run(ctx as never, {})
  const days = () =>
    ctx.db.selectFrom('visit_days').select(['events', 'visitors', 'sums']).where('website_id', '=', site.id).execute()
  const [day] = await days()
  expect(day).toMatchObject({ events: 2, visitors: 1 })
  expect(sumsIn(await unpackText(day?.sums ?? new Uint8Array()))).toEqual([
    { kind: 'hit', name: 'View', path: '/brood', events: 2, visitors: 1 },
  ])
  ctx.clock.set('2026-07-15T00:25:00Z')
  await rollUpVisits.run(ctx as never, {})
  expect([await events(), (await days()).length]).toEqual([[], 1])
})

async function html(settings: Record<string, unknown>, flag = false): Promise<string> {
  const { as, name } = await visiting({ settings })
  await as(async (tx) => {
    const section = newId()
    const blocks = [textBlock(section, 'Brood')]
    const page = {
      kind: 'page',
      settings: { title: 'Brood', slug: 'brood' },
      sections: [{ id: section, order: 'a0' }],
      blocks,
    }
    const { id } = await createDocument(tx, page as never)
    await publish(tx, { documents: [id] })
    if (flag) await setFlag(tx, 'census-disabled', true)
  })
  return (await app.ask(`${name}.localhost:8080`, '/brood')).text
}

test('R1.20 C6.19 a page contains measuring code only where visitors can agree to it or need not, and there it waits for them', async () => {
  const restrictive = await html({})
  const free = await html({ isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: false })
  const mute = await html({ isCookieBannerEnabled: false })
  const disabled = await html({}, true)
  const hasScript = (text: string) => [
    /<template data-later="[^"]*tracker-/.test(text),
    /<script[^>]*>navigator\.globalPrivacyControl&&[^<]*import\("[^"]*tracker-/.test(text),
  ]
  expect([restrictive, free, mute, disabled].map(hasScript)).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, false],
  ])
})
