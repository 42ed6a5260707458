import { expect, test } from 'vitest'
import { documentSummaries, publish } from '#features/pages/server'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { pageWithText } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { product } from '../../apps/server/features.ts'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const site = await testSite(ctx, { name: 'bakker' })
const { as } = site
const owner = await ownerBrowser(app, ctx, site)

const typed = 'Tide\u000btable \u0010two \ufffe end'
const kept = 'Tide table  two   end'
const unseen = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u

test('invisible characters are removed from everything that an owner saves', async () => {
  const { page } = await as((tx) => pageWithText(tx, 'Brood'))
  const saved = await owner.send('POST', `/api/pages/${page.id}/settings`, { settings: { title: typed } })
  expect(saved.status).toBe(200)
  await as((tx) => publish(tx, { documents: [page.id] }))
  const { text } = await app.ask('bakker.localhost:8080', '/over-ons')
  expect(text).toContain(`<title>${kept}`)
  expect(text).not.toMatch(unseen)
})

test('invisible characters are removed from other sources than requests too, such as imports: a title, and text on the page', async () => {
  await as(async (tx) => {
    const { page } = await pageWithText(tx, typed, { title: typed, slug: 'tide' })
    await publish(tx, { documents: [page.id] })
  })
  const titles = await as(async (tx) => (await documentSummaries(tx, {})).map(({ title }) => title))
  expect(titles).toEqual([kept, kept])
  const { text } = await app.ask('bakker.localhost:8080', '/tide')
  expect(text).toContain(`<p>${kept}</p>`)
  expect(text).not.toMatch(unseen)
})
