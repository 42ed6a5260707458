import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { testContext } from '#support/context'
import { renderView } from '#support/render-view'
import { testSite } from '#support/site'
import { countdownBlock } from './countdown.block.ts'
import { countdownBlockContract } from './countdown.contract.ts'
import { loadCountdowns } from './countdown.loader.ts'

test('the date is shown by the clock of the site, and the page is rendered again when it is reached', async () => {
  const ctx = await testContext({ now: '2031-05-04T17:59:00Z' })
  const site = await testSite(ctx, { locale: 'nl-NL' })
  const block = (moment: string | null) => ({ id: 'b', props: { ...countdownBlockContract.starts, moment } })
  const loaded = await site.as(async (tx) =>
    Promise.all(
      ['2031-05-04T18:00:00Z', '2031-05-04T17:00:00Z', null].map(async (moment) => {
        const all = await loadCountdowns(tx as never, [block(moment)] as never, {} as never)
        return all.get('b')
      }),
    ),
  )
  expect(loaded).toEqual([
    {
      data: { date: '4 mei 2031 om 20:00', isOver: false },
      tags: [],
      until: new Date('2031-05-04T18:00:00Z'),
    },
    { data: { date: '4 mei 2031 om 19:00', isOver: true }, tags: [] },
    { data: { date: '', isOver: false }, tags: [] },
  ])
})

test('without scripts visitors read the date; afterwards the text that the owner wrote', () => {
  const html = (name: string) =>
    renderView(exampleElement({ block: countdownBlock, example: countdownBlockContract.examples[name] as never })).html
  expect(html('boxes')).toContain('<time dateTime="2031-05-04T18:00:00.000Z">4 May 2031 at 20:00</time>')
  expect(html('boxes')).toContain('aria-hidden="true" hidden=""')
  expect(html('over')).toContain('We are open.')
})
