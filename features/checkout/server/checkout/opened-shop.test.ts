import { sellingFeatures } from '#support/selling-features'
import { expect, test } from 'vitest'
import { openProductsPage } from '#support/internals'
import { designFeature } from '#features/design/server'
import { navigationOf } from '#features/navigation/server'
import { changeDocument, documentSummaries, draftOf } from '#features/pages/server'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite, type TestSite } from '#support/site'
import { checkoutFeature } from '../checkout.feature.ts'

const ctx = await testContext({ features: [...sellingFeatures, designFeature, checkoutFeature] })

const app = await runningApp(ctx)

const open = ({ as }: TestSite, title: string) => as((tx) => openProductsPage(tx, { title }))
const menuOf = ({ as }: TestSite) =>
  as(async (tx) => (await navigationOf(tx, ['main'])).get('main')?.map(({ label, href }) => [label, href]))
const headerOf = ({ as }: TestSite) =>
  as(async (tx) => {
    const [summary] = await documentSummaries(tx, { kind: 'header' })
    if (!summary) throw new Error('There is no header.')
    return { ...summary, document: await draftOf(tx, summary.id) }
  })
const places = async (site: TestSite) => {
  const { document, hasUnpublishedChanges } = await headerOf(site)
  const blocks = Object.values(document.blocks).map(({ type, place: { desktop } }) => [type, desktop.x, desktop.w])
  return { blocks: blocks.toSorted((a, b) => Number(a[1]) - Number(b[1])), hasUnpublishedChanges }
}

test('visitors of a blank site find its first shop in the menu, with a search and the cart at the end of the header', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  await open(site, 'Winkel')
  await open(site, 'Cadeaus')
  expect(await menuOf(site)).toEqual([
    ['Winkel', '/winkel'],
    ['Cadeaus', '/cadeaus'],
  ])
  expect(await places(site)).toEqual({
    blocks: [
      ['logo', 0, 6],
      ['navigation', 8, 12],
      ['search', 20, 2],
      ['cart-link', 22, 2],
    ],
    hasUnpublishedChanges: false,
  })
})

test('a site without a shop has neither cart nor checkout; both appear with its first products page', async () => {
  const site = await testSite(ctx, { name: 'leeg', start: 'blank' })
  const statuses = async () =>
    Promise.all(['/cart', '/checkout'].map(async (path) => (await app.ask('leeg.localhost:8080', path)).status))
  expect(await statuses()).toEqual([404, 404])
  await open(site, 'Winkel')
  expect((await statuses())[0]).toBe(200)
  expect((await statuses())[1]).not.toBe(404)
})

test('a header that its owner is changing stays unchanged', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const { id, document } = await headerOf(site)
  const logo = Object.values(document.blocks).find(({ type }) => type === 'logo')
  await site.as((tx) => changeDocument(tx, { id, operation: { kind: 'removeBlock', id: logo?.id ?? '' } }))
  await open(site, 'Winkel')
  expect(await places(site)).toEqual({ blocks: [['navigation', 8, 16]], hasUnpublishedChanges: true })
})
