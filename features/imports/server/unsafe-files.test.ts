import { importFeatures } from '#support/import-features'
import { expect, test } from 'vitest'
import { draftOf } from '#features/pages/server'
import { testContext } from '#support/context'
import { exampleExport, type ExampleItem } from '#support/export-file'
import { type TestSite, testSite } from '#support/site'
import { importedExport, noteCodes, outcomesOf, summariesOf } from '#support/imported-file'

const ctx = await testContext({ features: importFeatures })

const bring = (site: TestSite, content: string | Uint8Array) => importedExport(ctx, site, content)

test('own HTML is kept without its active parts, and the original is kept where visitors do not see it', async () => {
  const site = await testSite(ctx)
  const body =
    '<!-- wp:html --><div class="mine">Hallo<script>steal()</script><iframe src="https://evil.example"></iframe></div><!-- /wp:html -->'
  const { rows } = await bring(site, exampleExport([{ id: 1, title: 'Eigen', body }]))
  const [post] = await summariesOf(site, 'post')
  const blocks = await site.as(async (owner) => Object.values((await draftOf(owner, post?.id ?? '')).blocks))
  const shown = blocks.filter((block) => !block.hidden)
  expect(shown.map((block) => block.props.source)).toEqual(['<div class="mine">Hallo</div>'])
  expect(
    blocks.filter((block) => block.hidden?.desktop && block.hidden.mobile).map((block) => block.props.mode),
  ).toEqual(['show'])
  expect(noteCodes(rows.find((row) => row.kind === 'post'))).toEqual(
    expect.arrayContaining(['htmlKept', 'activeRemoved']),
  )
})

test('a hostile or broken file leaves one sentence and not a single row', async () => {
  const site = await testSite(ctx)
  const hostile = exampleExport([{ id: 1, title: 'Soep' }]).replace('</channel>', `${'<x>'.repeat(2000)}</channel>`)
  const { import: record, rows } = await bring(site, hostile)
  expect(record).toMatchObject({ state: 'failed', problem: { code: 'imports.too_deep' } })
  expect(rows).toEqual([])
  expect(await summariesOf(site, 'post')).toEqual([])
})

test('two pages with one address and two items with one number are both kept', async () => {
  const site = await testSite(ctx)
  const twin = (title: string): ExampleItem => ({ id: 135, title, type: 'page', slug: 'services', guid: '' })
  const { rows } = await bring(
    site,
    exampleExport([twin('Diensten'), twin('Nog meer'), { id: 9, title: 'Zoek', type: 'page', slug: 'search' }]),
  )
  expect(outcomesOf(rows, 'page')).toEqual(['create', 'create', 'create'])
  expect((await summariesOf(site, 'page')).map((page) => page.path)).toEqual(
    expect.arrayContaining(['/services', '/services-2', '/search-2']),
  )
})
