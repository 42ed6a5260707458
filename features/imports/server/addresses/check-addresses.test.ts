import { importFeatures } from '#support/import-features'
import { expect, test } from 'vitest'
import { registerRedirect } from '#features/pages/server'
import { testContext } from '#support/context'
import { exampleExport, temporaryFile } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import { testSite } from '#support/site'
import { checkAddresses, pathsIn } from './check-addresses.ts'
import { addressesReport, listAddresses } from './list-addresses.ts'

const ctx = await testContext({ features: importFeatures })
const site = await testSite(ctx, { start: 'blank' })
const { import: record } = await importedFile(ctx, {
  file: temporaryFile(
    'old.xml',
    exampleExport([
      { id: 1, title: 'Soep', slug: 'soep' },
      { id: 2, title: 'Over', slug: 'over', type: 'page' },
      { id: 3, title: 'Half', slug: 'half', status: 'draft' },
    ]),
  ),
  site: site.site.name,
})

test('after an import each old address shows its target', async () => {
  const { addresses } = await site.as((owner) => listAddresses(owner, { id: record.id, limit: 100 }))
  expect(addresses).toEqual(
    expect.arrayContaining([
      { path: '/over', title: 'Over', state: 'page', to: '/over', likely: '' },
      { path: '/soep', title: 'Soep', state: 'redirect', to: '/blog/soep', likely: '' },
      { path: '/?p=1', title: 'Soep', state: 'redirect', to: '/blog/soep', likely: '' },
      { path: '/?p=3', title: 'Half', state: 'nowhere', to: '', likely: '' },
    ]),
  )
  const { body } = await site.as((owner) => addressesReport(owner, { id: record.id }))
  expect(body).toContain('/soep,/blog/soep,Soep')
})

test('a list of old addresses is checked, and broken ones get a likely target', async () => {
  const text = 'https://old.example/over/\n/nieuws/2024/soep.html\n"/weg?x=1",x\nnot an address\n'
  const { addresses } = await site.as((owner) => checkAddresses(owner, { text }))
  expect(addresses.map(({ path, state, likely }) => [path, state, likely])).toEqual([
    ['/over', 'page', ''],
    ['/nieuws/2024/soep.html', 'nowhere', '/blog/soep'],
    ['/weg?x=1', 'nowhere', ''],
  ])
})

test('a redirect to a deleted page leads nowhere', async () => {
  await site.as((owner) => registerRedirect(owner, { path: '/oud', target: '/bestaat-niet' }))
  const { addresses } = await site.as((owner) => checkAddresses(owner, { text: '/oud' }))
  expect(addresses.map(({ state }) => state)).toEqual(['nowhere'])
})

test('a site map names its addresses', () => {
  const map =
    '<?xml version="1.0"?><urlset><url><loc> https://a.example/x&amp;y </loc></url><url><loc><![CDATA[https://a.example/é]]></loc></url></urlset>'
  expect(pathsIn(map)).toEqual(['/x&y', '/é'])
})
