import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { testContext } from '#support/context'
import { renderView } from '#support/render-view'
import { testSite } from '#support/site'
import { tourDatesBlock } from './tour-dates.block.ts'
import { tourDatesBlockContract } from './tour-dates.contract.ts'
import { loadTourDates } from './tour-dates.loader.ts'

const html = (name: string) =>
  renderView(exampleElement({ block: tourDatesBlock, example: tourDatesBlockContract.examples[name] as never })).html
const places = (markup: string) => [...markup.matchAll(/<b>([^<]+)<\/b>/g)].map(([, place]) => place)

test('dates are listed in their order; past ones are left out, and a text appears when none is left', () => {
  expect(places(html('coming'))).toEqual(['Utrecht', 'Ghent', 'Cologne'])
  expect(places(html('all'))).toEqual(['Groningen', 'Utrecht', 'Ghent', 'Cologne'])
  expect(html('over')).toContain('We are at home and write songs.')
})

test('tickets lead to their shop; sold-out or cancelled dates say so and lead nowhere', () => {
  const markup = html('coming')
  expect(markup.match(/<a /g)).toHaveLength(1)
  expect(markup).toContain('aria-label="Tickets, Utrecht"')
  expect(markup).toContain('>Sold out<')
  expect(markup).toContain('>Cancelled<')
})

test.each([
  ['Europe/Amsterdam', '2031-05-04T21:30:00Z', '2031-05-04', '2031-05-04T22:00:00Z'],
  ['Europe/Amsterdam', '2031-05-04T22:30:00Z', '2031-05-05', '2031-05-05T22:00:00Z'],
  ['America/New_York', '2031-05-05T03:30:00Z', '2031-05-04', '2031-05-05T04:00:00Z'],
  // The night in which the clock goes back has an hour more.
  ['Europe/Amsterdam', '2031-10-25T22:30:00Z', '2031-10-26', '2031-10-26T23:00:00Z'],
])('in %s it is, at %s, %s until %s', async (timeZone, now, today, until) => {
  const ctx = await testContext({ now })
  const { as } = await testSite(ctx)
  const dates = [{ day: '2031-12-31' }]
  const blocks = [{ id: 'b', props: { ...tourDatesBlockContract.starts, dates } }]
  const loaded = await as((tx) =>
    loadTourDates({ ...tx, site: { ...tx.site, timeZone } } as never, blocks as never, {} as never),
  )
  expect(loaded.get('b')).toEqual({ data: { today }, tags: [], until: new Date(until) })
})
