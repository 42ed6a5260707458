import { expect, test } from 'vitest'
import { exampleExport, exampleItem } from '#support/export-file'
import { productExchange } from '#support/product-exchange'

const { shop, bring, exportOf, list } = await productExchange()

type Site = Awaited<ReturnType<typeof shop>>

/** Titles of the products that visitors see. */
async function shown(site: Site): Promise<string[]> {
  const { products } = await list(site)
  return products.filter(({ status }) => status === 1).map(({ title }) => title)
}

const hiddenWords = (imported: Awaited<ReturnType<typeof bring>>) =>
  imported.rows.flatMap(({ notes }) =>
    notes.filter(({ code }) => code === 'visibilityHidden').map(({ values }) => values.word),
  )

test('only active products of Shopify are shown; unlisted ones and unknown words are hidden with a remark', async () => {
  const site = await shop()
  const file = `Handle,Title,Variant SKU,Variant Price,Status,Published
open,Open,O,9.00,Active,true
quiet,Quiet,Q,7.00,unlisted,true
odd,Odd,D,6.00,suspended,true
draft,Draft,E,6.00,draft,true
`
  const imported = await bring(site, file)
  expect(await shown(site)).toEqual(['Open'])
  expect(hiddenWords(imported)).toEqual(['unlisted', 'suspended'])
  const other = await shop()
  await bring(other, await exportOf(site, 'shopify'))
  expect(await shown(other)).toEqual(['Open'])
})

test('only visible products of WooCommerce are shown; those out of lists or of search are hidden with a remark', async () => {
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
  expect(await shown(site)).toEqual(['Shown'])
  expect(hiddenWords(imported)).toEqual(['hidden', 'search', 'catalog', 'members-only'])
  const other = await shop()
  await bring(other, await exportOf(site, 'woocommerce'))
  expect(await shown(other)).toEqual(['Shown'])
})

test('products of a WordPress export that are excluded from the catalogue or from search are hidden', async () => {
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
  expect(await shown(site)).toEqual(['Shown'])
  expect(hiddenWords(imported)).toEqual(['exclude-from-catalog, exclude-from-search', 'exclude-from-catalog'])
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
  expect((await shown(site)).toSorted()).toEqual(['Active', 'Empty', 'Yes'])
  expect(hiddenWords(imported)).toEqual(['on request'])
})
