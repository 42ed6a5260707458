import { expect, test } from 'vitest'
import { designFeature } from '#features/design/server'
import { addressOf, documentSummaries, draftOf, homepageOf } from '#features/pages/server'
import { enumerations } from '#platform/contract'
import { exampleExport } from '#support/export-file'
import { productExchange } from '#support/product-exchange'
import { testSite } from '#support/site'

const { ctx, bring } = await productExchange([designFeature])

test('an imported home page takes the place of the initial text of a site, and its old address leads there', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const before = await site.as((owner) => homepageOf(owner))
  const pages = [
    { id: 1, title: 'Home', type: 'page', slug: 'home', link: 'https://old.example/home', body: '<p>Welkom</p>' },
    { id: 2, title: 'Wij', type: 'page', slug: 'wij' },
  ]
  await bring(site, exampleExport(pages), { name: 'site.xml' })
  const home = await site.as((owner) => homepageOf(owner))
  expect(home).not.toBe(before)
  expect(await site.as((owner) => addressOf(owner, '/home'))).toMatchObject({ kind: 'redirect', to: '/' })
  const [former] = await site.as((owner) => documentSummaries(owner, { ids: [before ?? ''] }))
  expect(former?.status).toBe(enumerations.contentStatuses.draft)
})

test('after an import of products the home of a new shop shows them', async () => {
  const site = await testSite(ctx, { start: 'blank', title: 'Kade 9' })
  const file = 'Handle,Title,Published,Variant Price\nrye,Rye,true,4.00\n'
  await bring(site, file)
  const home = (await site.as((owner) => homepageOf(owner))) ?? ''
  const { blocks, settings } = await site.as((owner) => draftOf(owner, home))
  expect(settings.title).toBe('Kade 9')
  expect(Object.values(blocks).map(({ type }) => type)).toContain('summary')
  await bring(site, `${file}spelt,Spelt,true,5.00\n`)
  expect(await site.as((owner) => homepageOf(owner))).toBe(home)
})

test('a home that its owner has changed stays', async () => {
  const site = await testSite(ctx, { start: 'empty' })
  await bring(site, exampleExport([{ id: 1, title: 'Wij', type: 'page', link: 'https://old.example/' }]), {
    name: 'a.xml',
  })
  const home = await site.as((owner) => homepageOf(owner))
  await bring(site, 'Handle,Title,Published,Variant Price\nrye,Rye,true,4.00\n')
  expect(await site.as((owner) => homepageOf(owner))).toBe(home)
})
