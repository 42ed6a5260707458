import { expect, test } from 'vitest'
import { measuredSites } from '#support/measured-site'
import { rollUpVisits } from '../roll-up.job.ts'
import { visitReport } from './visit-report.ts'

const { ctx, app, visiting } = await measuredSites()

const opened = (referrer: string, more: object = {}) => ({
  pagePath: '/brood',
  url: 'https://bakker.example/brood',
  referrer,
  queryString: '',
  viewportInnerWidth: 1400,
  ...more,
})

const timing = (name: string, value: number) => ({
  app: 'site',
  event: 'timing',
  data: { name, value, path: '/brood' },
  pageLoadId: 'a',
  timestamp: 1,
})

const sent = {
  analyticsId: 'a1b2c3d4',
  commonData: {
    actor: 'visitor',
    action: 'submitted',
    event_owner_team: 'site',
    event_source: 'WEB',
    object_type: 'form',
    object_id: 'f1',
    path: '/brood',
  },
  customData: null,
  customSchemaName: null,
}

/** Lets one visitor open pages, land, send a form and report timings. */
async function visited(day: string) {
  ctx.clock.set(`${day}T10:00:00Z`)
  const visit = await visiting()
  const { hit, send, browser } = visit
  await hit(opened('https://zoek.example/'))
  await hit(opened('https://bakker.example/'))
  await hit(opened('', { queryString: '?utm_source=krant&utm_campaign=herfst', viewportInnerWidth: 390 }))
  const landing = {
    landing: 'https://bakker.example/',
    rk: '1',
    lang: 'nl',
    screen: '390x844',
    zone: 'Europe/Brussels',
  }
  await browser.ask(`/api/track/Track?${new URLSearchParams(landing)}`, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' },
  })
  await send('/api/v1/events', sent)
  await send('/api/1/performance/records', [timing('lcp', 800), timing('lcp', 1200), timing('cls', 0.05)])
  await app.events.flush()
  return { ...visit, report: (from = day, until = day) => visit.as((tx) => visitReport(tx, from, until)) }
}

test('a report counts pages, sources, campaigns, devices, countries, languages, forms and speed', async () => {
  const { report } = await visited('2026-06-10')
  const seen = await report()
  expect(seen).toMatchObject({
    views: 3,
    pages: [{ name: '/brood', events: 3, visitors: 1 }],
    sources: [
      { name: 'krant', events: 1, visitors: 1 },
      { name: 'zoek.example', events: 1, visitors: 1 },
    ],
    campaigns: [{ name: 'herfst', events: 1, visitors: 1 }],
    devices: [
      { name: 'desktop', events: 2 },
      { name: 'phone', events: 1 },
    ],
    countries: [{ name: 'BE', events: 1 }],
    languages: [{ name: 'nl', events: 1 }],
    formsSubmitted: [{ name: 'f1', events: 1 }],
  })
  expect(seen.timings.map(({ name, events }) => [name, events])).toEqual([
    ['cls', 1],
    ['lcp', 2],
  ])
})

test('the report of a day stays the same when the night packs the day', async () => {
  const { report } = await visited('2026-06-12')
  const before = await report()
  ctx.clock.set('2026-06-13T00:25:00Z')
  await rollUpVisits.run(ctx as never, {})
  expect(await report()).toEqual(before)
})

test('events that come after a report are in the next one, each once', async () => {
  const { hit, report } = await visited('2026-06-14')
  expect((await report()).views).toBe(3)
  await hit(opened('https://zoek.example/'))
  await app.events.flush()
  const [first, second] = await Promise.all([report(), report()])
  expect([first.views, second.views, (await report()).views]).toEqual([4, 4, 4])
})

test('a report of several days adds them, and days outside it are not counted', async () => {
  const { hit, report } = await visited('2026-06-15')
  ctx.clock.set('2026-06-16T10:00:00Z')
  await hit(opened(''))
  await app.events.flush()
  ctx.clock.set('2026-06-16T11:00:00Z')
  const views = async (from: string, until: string) => (await report(from, until)).views
  expect([await views('2026-06-15', '2026-06-16'), await views('2026-06-16', '2026-06-16')]).toEqual([4, 1])
  expect(await views('2026-06-17', '2026-06-30')).toBe(0)
})
