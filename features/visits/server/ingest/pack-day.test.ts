import { sumsIn } from './visit-sums.ts'
import { expect, test } from 'vitest'
import { inSite } from '#platform/database'
import { measuredSites } from '#support/measured-site'
import { eventsOf } from '#support/visit-events'
import { rollUpVisits } from '../roll-up.job.ts'
import { keepEvents } from './keep-events.ts'
import { visitReport } from '../reports/visit-report.ts'
import { packDay } from './pack-day.ts'
import { type EventOfSite, packEvents, unpackEvents, unpackText } from './pack-events.ts'

const { ctx, visiting } = await measuredSites()

const told = (moment: string, more: Partial<EventOfSite> = {}): EventOfSite => ({
  at: new Date(moment),
  kind: 'hit',
  name: 'View',
  path: '/brood',
  visitor: 'a1b2c3d4',
  network: '10.0.0.0/24',
  data: { pagePath: '/brood', contentSource: null },
  ...more,
})

/** Creates a site with events at these moments, each by another visitor. */
async function siteWith(moments: readonly string[]) {
  const { site } = await visiting()
  const keep = (more: readonly string[]) =>
    keepEvents(
      ctx,
      more.map((moment) => ({ websiteId: site.id, ...told(moment, { visitor: `visitor-${moment}` }) })),
    )
  await keep(moments)
  const countOf = async (table: 'visit_batches' | 'visit_blocks') =>
    (await ctx.db.selectFrom(table).select('day').where('website_id', '=', site.id).execute()).length
  const days = () =>
    ctx.db.selectFrom('visit_days').select(['events', 'visitors', 'sums']).where('website_id', '=', site.id).execute()
  const night = async (moment: string) => {
    ctx.clock.set(moment)
    await rollUpVisits.run(ctx as never, {})
  }
  return { site, keep, countOf, days, night, events: () => eventsOf(ctx, site.id) }
}

test('a packed day is read back unchanged, with all fields of each event', async () => {
  const events = [
    told('2026-06-10T10:00:00.001Z'),
    told('2026-06-10T09:59:59.000Z', { data: { pagePath: '/', list: [1, { deep: 'ß' }], yes: true }, visitor: '' }),
    told('2026-06-10T10:00:00.001Z', { kind: 'trace', data: {} }),
    told('2026-06-10T10:00:02.000Z', { data: JSON.parse('{"__proto__":{"a":1},"contentSource":"i"}') as object }),
  ]
  expect(await unpackEvents(await packEvents(events, 'fast'))).toEqual(events)
  expect(await unpackEvents(await packEvents(events, 'small'))).toEqual(events)
})

test('rows that an earlier version stored one by one are read from the list that the migration made of them', async () => {
  const event = told('2026-06-10T10:00:00.000Z')
  const list = Buffer.from(JSON.stringify([{ ...event, at: event.at.getTime() }]))
  expect(await unpackEvents(list)).toEqual([event])
})

test('a thousand hits of a day weigh less than forty bytes each once they are packed', async () => {
  const hits = Array.from({ length: 1000 }, (_, at) =>
    told(new Date(Date.UTC(2026, 5, 10) + at * 86_000).toISOString(), {
      path: `/page-${at % 50}`,
      visitor: Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex'),
      data: {
        pagePath: `/page-${at % 50}`,
        url: `https://bakker.example/page-${at % 50}`,
        clientDate: Date.UTC(2026, 5, 10) + at * 86_017,
      },
    }),
  )
  expect((await packEvents(hits, 'small')).length / hits.length).toBeLessThan(40)
})

test('at night the batches of a past day become one block and one row of sums, and today stays unchanged', async () => {
  const { keep, countOf, days, night, events } = await siteWith(['2026-06-10T10:00:00.000Z'])
  await keep(['2026-06-10T11:00:00.000Z'])
  await keep(['2026-06-11T00:10:00.000Z'])
  const before = await events()
  await night('2026-06-11T00:25:00Z')
  expect([await countOf('visit_batches'), await countOf('visit_blocks')]).toEqual([1, 1])
  expect(await events()).toEqual(before)
  const [day] = await days()
  expect(day).toMatchObject({ events: 2, visitors: 2 })
  expect(sumsIn(await unpackText(day?.sums ?? new Uint8Array()))).toEqual([
    { kind: 'hit', name: 'View', path: '/brood', events: 2, visitors: 2 },
  ])
})

test('a process killed while it packs a day has changed nothing, and the next night has each event once', async () => {
  const { site, countOf, night, events } = await siteWith(['2026-06-10T10:00:00.000Z', '2026-06-10T10:00:01.000Z'])
  const killed = inSite(ctx, site, async (tx) => {
    await packDay(tx, '2026-06-10')
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect([await countOf('visit_batches'), await countOf('visit_blocks')]).toEqual([1, 0])
  await night('2026-06-11T00:25:00Z')
  await night('2026-06-11T00:26:00Z')
  expect([await countOf('visit_batches'), await countOf('visit_blocks'), (await events()).length]).toEqual([0, 1, 2])
})

test('late events of a packed day are added to its sums', async () => {
  const { keep, countOf, days, night } = await siteWith(['2026-06-10T10:00:00.000Z'])
  await night('2026-06-11T00:25:00Z')
  await keep(['2026-06-10T10:00:00.000Z', '2026-06-10T23:59:59.000Z'])
  await night('2026-06-12T00:25:00Z')
  expect(await countOf('visit_blocks')).toBe(2)
  expect((await days()).map((day) => [day.events, day.visitors])).toEqual([[3, 2]])
})

test('a day that was missed for a month is summed up before its events go', async () => {
  const { countOf, days, night } = await siteWith(['2026-06-10T10:00:00.000Z'])
  await night('2026-07-25T00:25:00Z')
  expect([await countOf('visit_batches'), await countOf('visit_blocks')]).toEqual([0, 0])
  expect((await days()).map(({ events }) => events)).toEqual([1])
})

test('a report reads the sums of a past month in place of its days, and late events are added to them', async () => {
  const { site, keep, night } = await siteWith(['2026-05-03T10:00:00.000Z', '2026-05-20T10:00:00.000Z'])
  await keep(['2026-06-02T10:00:00.000Z'])
  await night('2026-06-03T00:25:00Z')
  const views = (from: string, until: string) =>
    inSite(ctx, site, async (tx) => (await visitReport(tx as never, from, until)).views)
  expect(await views('2026-05-01', '2026-06-02')).toBe(3)
  expect(await views('2026-05-04', '2026-06-02')).toBe(2)
  await ctx.db.deleteFrom('visit_days').where('website_id', '=', site.id).where('day', '=', '2026-05-03').execute()
  expect([await views('2026-05-01', '2026-05-31'), await views('2026-05-01', '2026-05-30')]).toEqual([2, 1])

  await keep(['2026-05-20T11:00:00.000Z'])
  await night('2026-06-04T00:25:00Z')
  expect([await views('2026-05-01', '2026-05-31'), await views('2026-06-01', '2026-06-30')]).toEqual([2, 1])
})

test('batches, blocks and sums are deleted with their site', async () => {
  const { site, keep, countOf, days, night } = await siteWith(['2026-06-10T10:00:00.000Z'])
  await night('2026-06-11T00:25:00Z')
  await keep(['2026-06-11T10:00:00.000Z'])
  await ctx.db.deleteFrom('websites').where('id', '=', site.id).execute()
  await keep(['2026-06-11T11:00:00.000Z'])
  expect([await countOf('visit_batches'), await countOf('visit_blocks'), await days()]).toEqual([0, 0, []])
})
