import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { within } from '#support/within'
import { createPage } from '../documents/create-page.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from '../publish/publish.ts'
import { unpublish } from '../publish/unpublish.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature] })
const { as } = await testSite(ctx, { name: 'bakker' })
const first = await runningApp(ctx)
const second = await runningApp(ctx.another())
const host = 'bakker.localhost:8080'

test('a page that one process unpublishes disappears from the other within two seconds', async () => {
  const { id } = await as((tx) => createPage(tx, { title: 'Samen', slug: 'samen' }))
  await as((tx) => publish(tx, { documents: [id] }))
  const before = await Promise.all([first, second].map((app) => app.ask(host, '/samen')))
  await as((tx) => unpublish(tx, { id }))
  expect(before.map(({ status }) => status)).toEqual([200, 200])
  expect((await first.ask(host, '/samen')).status).toBe(404)
  await within(2000, async () => expect((await second.ask(host, '/samen')).status).toBe(404))
})

test('a starting process finds the pages that another one cached', async () => {
  const { id } = await as((tx) => createPage(tx, { title: 'Warm', slug: 'warm' }))
  await as((tx) => publish(tx, { documents: [id] }))
  await first.ask(host, '/warm')
  await first.parts.store?.close()
  const third = await runningApp(ctx.another())
  expect(third.parts.cache.find(host, '/warm')?.etag).toBe(first.parts.cache.find(host, '/warm')?.etag)
  expect((await third.ask(host, '/warm')).text).toContain('<title>Warm')
})

test('a page cached before a change is not found after it', async () => {
  const { id } = await as((tx) => createPage(tx, { title: 'Koud', slug: 'koud' }))
  await as((tx) => publish(tx, { documents: [id] }))
  await first.ask(host, '/koud')
  await first.parts.store?.close()
  await as((tx) => unpublish(tx, { id }))
  const third = await runningApp(ctx.another())
  expect((await third.ask(host, '/koud')).status).toBe(404)
})
