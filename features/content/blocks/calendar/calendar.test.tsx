import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { contentFeature, createCollection, createItem } from '#features/content/server'
import { mediaFeature } from '#features/media/server'
import { createDocument, pagesFeature, publish } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import type { Block } from '#platform/document'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { calendarBlockContract } from './calendar.contract.ts'
import { monthsAround, weeksOf } from './calendar.rules.ts'

const features = [accountsFeature, sitesFeature, mediaFeature, pagesFeature, contentFeature]
const ctx = await testContext({ features })
const bakery = await testSite(ctx, { name: 'bakker', locale: 'nl-NL' })
const app = await runningApp(ctx)

test('months follow each other across years, and weeks begin on the day that was chosen', () => {
  expect(monthsAround('2031-01-31', 1, 1)).toEqual(['2030-12', '2031-01', '2031-02'])
  expect(weeksOf('2026-02', 0)).toHaveLength(4)
  expect(weeksOf('2026-02', 1)[0]).toEqual([null, null, null, null, null, null, '2026-02-01'])
  expect(weeksOf('2028-02', 1).flat()).toContain('2028-02-29')
})

test('a calendar shows the items of a collection by the clock of the site, and plain links change its month', async () => {
  const events = await bakery.as((tx) => createCollection(tx, { type: 'generic', title: 'Agenda' }))
  const event = (title: string, date: Date) =>
    bakery.as(async (tx) => {
      const { id } = await createItem(tx, {
        collectionId: events.id,
        settings: { title, description: `Over ${title}`, date: date.toISOString() },
      })
      await publish(tx, { documents: [id] })
    })
  const today = ctx.now()
  const inMonth = (by: number, day: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + by, day, 18))
  await event('Proeverij', inMonth(0, 16))
  await event('Molendag', inMonth(1, 4))
  await event('Vorig jaar', inMonth(-12, 4))
  const section = newId()
  const block: Block = {
    id: newId(),
    section,
    order: 'a0',
    type: 'calendar',
    version: 1,
    props: { ...calendarBlockContract.starts, collection: events.id },
    place: { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null },
  }
  await bakery.as(async (tx) => {
    const settings = { title: 'Agenda', slug: 'wanneer' }
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings,
      sections: [{ id: section, order: 'a0' }],
      blocks: [block],
    })
    await publish(tx, { documents: [id] })
  })
  const { text } = await app.ask('bakker.localhost:8080', '/wanneer')
  const month = (by: number) => inMonth(by, 15).toISOString().slice(0, 7)
  const part = (by: number) => text.split(`id="calendar-${block.id}-${month(by)}"`)[1]?.split('</section>')[0] ?? ''
  expect(part(0)).toContain('data-now="true"')
  expect(part(0)).toMatch(/<a href="[^"]+">Proeverij<\/a><\/h3><p>Over Proeverij<\/p>/)
  expect(part(0)).toContain(`href="#calendar-${block.id}-${month(1)}"`)
  expect(part(1)).toContain('>Molendag<')
  expect(part(1)).not.toContain('Proeverij')
  expect(text).not.toContain('Vorig jaar')
})
