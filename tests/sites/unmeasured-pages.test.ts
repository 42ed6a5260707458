import { expect, test } from 'vitest'
import { createDocument, publish, setPassword } from '#features/pages/server'
import { changeSettings } from '#features/sites/server'
import { newId } from '#platform/contract'
import type { Browser } from '#support/request'
import { textBlock } from '#support/page'
import { createArea } from '../../features/areas/server/save-areas.ts'
import { lockedWorld, memberOf } from '../security/locked/world.ts'

const world = await lockedWorld()
const { as } = world.shop
await as((tx) =>
  changeSettings(tx, {
    group: 'cookies',
    values: { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: false },
  }),
)

async function publishedPage(slug: string, settings: object = {}): Promise<string> {
  const section = newId()
  return as(async (tx) => {
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings: { title: slug, slug, ...settings },
      sections: [{ id: section, order: 'a0' }],
      blocks: [textBlock(section, 'Meel')],
    } as never)
    await publish(tx, { documents: [id] })
    return id
  })
}
/** The number of the page type, and whether the page measures. */
async function measuringOf(path: string, browser: Browser = world.stranger()): Promise<(number | boolean)[]> {
  const { text } = await browser.ask(path)
  return [Number(/data-page-type="(\d+)"/.exec(text)?.[1]), text.includes('tracker-')]
}

test('C2.03 C2.06 C2.09 C2.11 C2.12 C6.16 C6.17 C6.18 pages that are missing, locked, for members or for other members are not measured, and others are', async () => {
  await publishedPage('meel')
  const locked = await publishedPage('geheim')
  await as((tx) => setPassword(tx, { id: locked, password: 'lindebloesem' }))
  const covered = await publishedPage('leden')
  const draft = { title: 'Binnen', lead: '', documentIds: [covered], productIds: [world.access.id] }
  await as((tx) => createArea(tx, draft))
  const member = await memberOf(world, 'mia@example.com', null)
  expect(await measuringOf('/meel')).toEqual([2, true])
  expect(await measuringOf('/nergens')).toEqual([100, false])
  expect(await measuringOf('/geheim')).toEqual([103, false])
  expect(await measuringOf('/leden')).toEqual([105, false])
  expect(await measuringOf('/leden', member)).toEqual([106, false])
})
