import { expect, test } from 'vitest'
import { exampleExport, exampleItem } from '#support/export-file'
import { productExchange } from '#support/product-exchange'

const { shop, bring, exportOf, list } = await productExchange()

type Site = Awaited<ReturnType<typeof shop>>

/** Titles of the products that lists show, and those that are shown at their address alone. */
async function shown(site: Site): Promise<{ listed: string[]; unlisted: string[] }> {
  const { products } = await list(site)
  const titles = (isUnlisted: boolean): string[] =>
    products
      .filter((product) => product.status === 1 && product.isUnlisted === isUnlisted)
      .map(({ title }) => title)
      .toSorted()
  return { listed: titles(false), unlisted: titles(true) }
}

const wordsOf = (imported: Awaited<ReturnType<typeof bring>>, note: 'visibilityHidden' | 'onlyByAddress') =>
  imported.rows.flatMap(({ notes }) => notes.filter(({ code }) => code === note).map(({ values }) => values.word))

test('only active products of Shopify are listed; unlisted ones are shown at their address, unknown words hide', async () => {
  const site = await shop()
  const file = `Handle,Title,Variant SKU,Variant Price,Status,Published
open,Open,O,9.00,Active,true
quiet,Quiet,Q,7.00,unlisted,true
odd,Odd,D,6.00,suspended,true
draft,Draft,E,6.00,draft,true
`
  const imported = await bring(site, file)
  const right = { listed: ['Open'], unlisted: ['Quiet'] }
  expect(await shown(site)).toEqual(right)
  expect(wordsOf(imported, 'visibilityHidden')).toEqual(['suspended'])
  expect(wordsOf(imported, 'onlyByAddress')).toEqual(['unlisted'])
  expect((await bring(site, file)).rows.map(({ outcome }) => outcome)).toEqual(Array(4).fill('unchanged'))
  const other = await shop()
  await bring(other, await exportOf(site, 'shopify'))
  expect(await shown(other)).toEqual(right)
})

test('only visible products of WooCommerce are listed; those out of lists or of search are shown at their address', async () => {
  const site = await shop()
  const imported = await bring(
    site,
    `ID,Type,SKU,Name,Published,"Visibility in catalog",Stock,"Regular price"
1,simple,A,Shown,1,visible,5,30.00
2,simple,B,Deposit,1,hidden,5,31.00
3,simple,C,Found,1,search,5,32.00
4,simple,D,Listed,1,catalog,5,33.00
5,simple,E,Odd,1,members-only,5,33.00
`,
  )
  const right = { listed: ['Shown'], unlisted: ['Deposit', 'Found', 'Listed'] }
  expect(await shown(site)).toEqual(right)
  expect(wordsOf(imported, 'onlyByAddress')).toEqual(['hidden', 'search', 'catalog'])
  expect(wordsOf(imported, 'visibilityHidden')).toEqual(['members-only'])
  const other = await shop()
  await bring(other, await exportOf(site, 'woocommerce'))
  expect(await shown(other)).toEqual(right)
})

test('products of a WordPress export that are excluded from the catalogue or from search are shown at their address', async () => {
  const site = await shop()
  const excluded = (slug: string): string =>
    `<category domain="product_visibility" nicename="${slug}"><![CDATA[${slug}]]></category>`
  const item = (id: number, title: string, more: string): string =>
    exampleItem({
      id,
      title,
      type: 'product',
      more: `${more}<wp:postmeta><wp:meta_key>_regular_price</wp:meta_key><wp:meta_value>30</wp:meta_value></wp:postmeta>`,
    })
  const file = exampleExport([
    item(1, 'Shown', excluded('featured')),
    item(2, 'Deposit', excluded('exclude-from-catalog') + excluded('exclude-from-search')),
    item(3, 'Found', excluded('exclude-from-catalog')),
  ])
  const imported = await bring(site, file, { name: 'shop.xml' })
  expect(await shown(site)).toEqual({ listed: ['Shown'], unlisted: ['Deposit', 'Found'] })
  expect(wordsOf(imported, 'onlyByAddress')).toEqual([
    'exclude-from-catalog, exclude-from-search',
    'exclude-from-catalog',
  ])
})

test('products of any other table are shown by words that surely show them', async () => {
  const site = await shop()
  const imported = await bring(
    site,
    `Title,Price,Article number,Visible
Yes,9,A1,yes
Active,9,A2,Active
Empty,9,A3,
No,9,A4,no
Odd,9,A5,on request
`,
    { name: 'stock.csv', columns: { kind: 'products', fields: [] } },
  )
  expect((await shown(site)).listed).toEqual(['Active', 'Empty', 'Yes'])
  expect(wordsOf(imported, 'visibilityHidden')).toEqual(['on request'])
})
