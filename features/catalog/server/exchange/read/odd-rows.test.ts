import { expect, test } from 'vitest'
import { productFiles, rowsSaid } from '#support/product-files'
import type { TestSite } from '#support/site'
import { listOwnerProducts } from '../../products/list-owner-products.ts'
import { productById } from '../../base/product-of.ts'

const { shop, bring, exportOf } = await productFiles()

/** Every product: its address, whether it is shown, and of each variant its values, price, sale and stock. */
async function shown(site: TestSite) {
  const { products } = await site.as((tx) => listOwnerProducts(tx, { sort: 'featured', offset: 0, limit: 200 }))
  const storedProducts = await Promise.all(products.map(({ id }) => site.as((tx) => productById(tx, id))))
  return storedProducts.map(({ slug, status, variants }) => [
    slug,
    status === 1 ? 'shown' : 'hidden',
    ...variants.map(({ options, priceMinor, saleMinor, isUnlimited, quantity }) => {
      const values = options.map(({ value }) => value).join('/')
      return `${values} ${priceMinor}${saleMinor === null ? '' : `>${saleMinor}`} ${isUnlimited ? '∞' : quantity}`.trim()
    }),
  ])
}

/**
 * Checks that the plan predicts the run, that the file changes nothing when repeated, and that an export of the shop is
 * imported into another one.
 */
async function wholly(text: string | Uint8Array, format: 'shopify' | 'squarespace' | 'woocommerce', currency = 'EUR') {
  const [site, other] = [await shop(currency), await shop(currency)]
  const dry = await bring(site, text, { dryRun: true })
  const done = await bring(site, text)
  expect(done.rows.map(({ title, outcome, notes }) => [title, outcome, notes])).toEqual(
    dry.rows.map(({ title, outcome, notes }) => [title, outcome, notes]),
  )
  for (const dryRun of [true, false]) {
    const again = await bring(site, text, { dryRun })
    expect(again.rows.filter(({ outcome }) => outcome !== 'unchanged' && outcome !== 'skip')).toEqual([])
  }
  const file = await exportOf(site, format)
  await bring(other, file)
  expect(await exportOf(other, format)).toBe(file)
  return { said: rowsSaid(done), products: await shown(site) }
}

const shopifyHead =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Price / Abroad'

test('variants of Shopify may precede their product, without a name of their option, or share its handle with another product', async () => {
  const { said, products } = await wholly(
    [
      shopifyHead,
      'late,,,M,,,,,,10,11',
      'far,Far,Size,S,,,,,,9,',
      'late,Late,Size,S,,,,,,9,12',
      'dup,First,Title,Default Title,,,D1,,,5,',
      'dup,Second,Title,Default Title,,,D2,,,6,',
      'far,,,M,,,,,,8,',
      'bare,Bare,,S,,,,,,3,',
      'bare,,,M,,,,,,4,',
      'two,Two,Size,S,Size,Wide,,,,3,',
      'two,,,S,,Narrow,,,,3,',
      'two,,,,,,,,,,',
    ].join('\n'),
    'shopify',
  )
  expect(products).toEqual([
    ['late', 'shown', 'S 900 ∞', 'M 1000 ∞'],
    ['far', 'shown', 'S 900 ∞', 'M 800 ∞'],
    ['dup', 'shown', '500 ∞'],
    ['dup-2', 'shown', '600 ∞'],
    ['bare', 'shown', 'S 300 ∞', 'M 400 ∞'],
    ['two', 'shown', 'S/Wide 300 ∞', 'S/Narrow 300 ∞'],
  ])
  expect(said.filter((row) => row.length > 2)).toEqual([
    [5, 'create', 'handleShared', 'slugTaken'],
    [7, 'create', 'optionUnnamed'],
    [9, 'create', 'optionDoubled'],
    [11, 'skip', 'nothingNew'],
  ])
})

test('values that Shopify has for each variant alone are exported with each', async () => {
  const site = await shop()
  await bring(site, `${shopifyHead}\na,A,Size,S,,,s,,,1,2\na,,,M,,,m,,,1,3\n`)
  const lines = (await exportOf(site, 'shopify')).trim().split('\r\n')
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['Price / Abroad', '2', '3'])
})

const squarespaceHead =
  'Product Type,Product URL,Title,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Hosted Image URLs'

test('a sale price of Squarespace is never zero or higher than the price, and a product named on each of its rows is one product', async () => {
  const { said, products } = await wholly(
    [
      squarespaceHead,
      'PHYSICAL,none,None,a,,,10,,Yes,Unlimited,',
      'PHYSICAL,words,Words,b,,,10,gratis,Yes,"1,200",',
      'PHYSICAL,high,High,c,,,10,15,Yes,onbeperkt,',
      'PHYSICAL,rep,Rep,d,Size,S,10,0.00,No,,"https://c.example/1.jpg, https://c.example/2.jpg"',
      'PHYSICAL,rep,Rep,e,Size,M,11,0.00,No,2,',
      ',,,f,Size,M,12,0.00,No,3,',
      ',,,,,,,,,,',
    ].join('\n'),
    'squarespace',
  )
  expect(products).toEqual([
    ['none', 'shown', '1000 ∞'],
    ['words', 'shown', '1000 1200'],
    ['high', 'shown', '1000 ∞'],
    ['rep', 'shown', 'S 1000 0', 'M 1200 3'],
  ])
  expect(said).toEqual([
    [1, 'create', 'salePriceMissing'],
    [2, 'create', 'cellUnreadable'],
    [3, 'create', 'saleHigh'],
    [4, 'create', 'stockMissing', 'picturesLater'],
    [5, 'create'],
    [6, 'create', 'variantDoubled'],
    [7, 'skip', 'empty'],
  ])
})

const wooHead =
  'ID,Type,SKU,Name,Published,Stock,Date sale price ends,Sale price,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Weight (kg)'

test('two products of WooCommerce with one name or number are two, and products that were switched off there are not sold here', async () => {
  const { said, products } = await wholly(
    [
      wooHead,
      ',simple,,Twin,1,,,,10,,,,',
      ',simple,,Twin,1,,,,12,,,,',
      '9,simple,same,Nine,1,,+012345-01-01,8,10,,,,"1,5"',
      '9,simple,same,Nine again,1,1.200,,2.000,"1.010,50",,,,',
      '12,variation,,,1,,,,7,id:11,Size,S,',
      '11,variable,box,Box,TRUE,,,,,,Size,"S, M",',
      '13,variation,,,0,,,,8,box,Size,M,',
      '14,subscription,sub,Plan,1,,,,5,,,,',
      '15,variation,,Orphan,1,,,,5,id:99,,,',
    ].join('\n'),
    'woocommerce',
  )
  expect(products).toEqual([
    ['twin', 'shown', '1000 ∞'],
    ['twin-2', 'shown', '1200 ∞'],
    ['nine', 'shown', '1000>800 ∞'],
    ['nine-again', 'shown', '101050 1200'],
    ['box', 'shown', 'S 700 ∞'],
    ['plan', 'shown', '500 ∞'],
  ])
  expect(said.filter((row) => row.length > 2)).toEqual([
    [3, 'create', 'dateUnreadable'],
    [4, 'create', 'saleHigh', 'skuDoubled'],
    [7, 'skip', 'variationOff'],
    [8, 'create', 'typeUnknown'],
    [9, 'skip', 'parentMissing'],
  ])
})

test('columns of a Dutch WooCommerce are recognised in any capitals', async () => {
  const { products } = await wholly(
    'ID,Type,SKU,naam,Gepubliceerd,"Op voorraad?",Voorraad,"Gewicht (kg)",Actieprijs,"Reguliere prijs",Categorieën,Hoofd,"Naam eigenschap 1","Waarde(n) eigenschap 1"\n1,variable,t,Trui,1,1,,,,,Kleding,,Maat,"S, M"\n2,variation,,,1,1,3,"0,5","39,95","49,95",,t,Maat,S\n',
    'woocommerce',
  )
  expect(products).toEqual([['trui', 'shown', 'S 4995>3995 3']])
})

test('a file with decimal commas uses points for thousands, and decimals that a currency lacks are reported', async () => {
  const head = 'Handle;Title;Option1 Name;Option1 Value;Variant Inventory Tracker;Variant Inventory Qty;Variant Price'
  const { products } = await wholly(
    `sep=;\r\n${head}\r\na;A;Title;Default Title;shopify;1.200;1.200\r\nb;B;Title;Default Title;;;"12,50"\r\n`,
    'shopify',
  )
  expect(products).toEqual([
    ['a', 'shown', '120000 1200'],
    ['b', 'shown', '1250 ∞'],
  ])
  const { said } = await wholly(`Handle,Title,Variant Price\na,A,1200.50\nb,B,1200.00\nc,C,"1,200"\n`, 'shopify', 'JPY')
  expect(said).toEqual([
    [1, 'create', 'priceRounded'],
    [2, 'create'],
    [3, 'create'],
  ])
})

test('spaces around quotes, letters that no database holds, empty lines and cells beyond the columns lose no row', async () => {
  const text = 'Handle , Title ,Variant Price\n a , "A, with\na line" , 10 \n\nb,B\u0000,9\nc,C, Blue,8\n'
  const wanted = [
    [1, 'create'],
    [2, 'skip', 'empty'],
    [3, 'create'],
    [4, 'create', 'cellsTooMany', 'priceUnreadable'],
  ]
  expect((await wholly(text, 'shopify')).said).toEqual(wanted)
  expect((await wholly(Buffer.from(text.replace('\u0000', ''), 'utf16le'), 'shopify')).said).toEqual(wanted)
})

test('a file with only prices changes only prices', async () => {
  const site = await shop()
  await bring(
    site,
    `Handle,Title,Body (HTML),Tags,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price\na,A,<p>Text</p>,t,sku-a,shopify,7,10\n`,
  )
  const before = await exportOf(site, 'shopify')
  const done = await bring(site, 'Handle,Title,Variant Price\na,A,12\n')
  expect(rowsSaid(done)).toEqual([[1, 'update']])
  expect(await exportOf(site, 'shopify')).toBe(before.replace('10.00', '12.00'))
})

test('a file without a column of quantities sells nothing out, and keeps stock that is counted here', async () => {
  const site = await shop()
  const head = 'Handle,Title,Variant Inventory Tracker,Variant Inventory Policy,Variant Price'
  const done = await bring(site, `${head}\na,A,shopify,deny,10\n`)
  expect(done.rows.flatMap(({ notes }) => notes.map(({ code }) => code))).toEqual(['stockUnknown'])
  expect(await shown(site)).toEqual([['a', 'shown', '1000 ∞']])
  await bring(site, 'Handle,Title,Variant Inventory Tracker,Variant Inventory Qty,Variant Price\na,A,shopify,7,10\n')
  await bring(site, `${head}\na,A,shopify,deny,12\n`)
  expect(await shown(site)).toEqual([['a', 'shown', '1200 7']])
})

test('a table of another kind is recognised by its columns, and a spreadsheet gets instructions', async () => {
  const site = await shop()
  const problemOf = async (body: string | Uint8Array) => (await bring(site, body)).import.problem
  expect(await problemOf('Handle,Title,Vendor\na,b,c\n')).toMatchObject({
    code: 'imports.other_table',
    details: { columns: 'Handle, Title, Vendor' },
  })
  expect(await problemOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toMatchObject({ code: 'imports.archive' })
  expect(await problemOf(' \n\n')).toMatchObject({ code: 'imports.empty' })
})

const termOf = (type: string): string =>
  `<category domain="product_type" nicename="${type}"><![CDATA[${type}]]></category>`
const sizes =
  'a:1:{s:4:"maat";a:6:{s:4:"name";s:4:"Maat";s:5:"value";s:5:"S | M";s:8:"position";i:0;s:10:"is_visible";i:1;s:12:"is_variation";i:1;s:11:"is_taxonomy";i:0;}}'

interface WordPressPost {
  id: number
  title: string
  type?: string
  slug?: string
  status?: string
  parent?: number
  meta: Record<string, string>
}

function item({ id, title, type = 'product', slug = '', status = 'publish', parent = 0, meta }: WordPressPost): string {
  const metaXml = Object.entries(meta).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  )
  return `<item><title>${title}</title><wp:post_id>${id}</wp:post_id><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_parent>${parent}</wp:post_parent><wp:post_type>${type}</wp:post_type>${termOf(meta._product_attributes ? 'variable' : 'simple')}${metaXml.join('')}</item>`
}

test('products of a WordPress export keep their letters in addresses, and one number twice is two products', async () => {
  const variation = { type: 'product_variation', meta: { _regular_price: '5' } }
  const items = [
    item({ id: 1, title: 'One', slug: 'one', meta: { _regular_price: '10' } }),
    item({ id: 1, title: 'One more', slug: 'one', meta: { _regular_price: '12' } }),
    item({ id: 2, title: 'Gone', status: 'trash', meta: { _product_attributes: sizes } }),
    item({ id: 3, title: 'Gone S', parent: 2, ...variation }),
    item({ id: 4, title: 'Trui', slug: 'trui', meta: { _product_attributes: sizes } }),
    item({
      id: 5,
      title: 'Trui S',
      parent: 4,
      type: 'product_variation',
      meta: { _regular_price: '5', attribute_maat: 'S' },
    }),
    item({ id: 6, title: 'Trui M', parent: 4, status: 'private', ...variation }),
    item({ id: 8, title: 'عطر', slug: '%d8%b9%d8%b7%d8%b1', meta: { _regular_price: '5' } }),
  ]
  const { said, products } = await wholly(
    `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Shop</title><link>https://shop.example</link><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`,
    'woocommerce',
  )
  expect(products).toEqual([
    ['one', 'shown', '1000 ∞'],
    ['one-2', 'shown', '1200 ∞'],
    ['trui', 'shown', 'S 500 ∞'],
    ['عطر', 'shown', '500 ∞'],
  ])
  expect(said.filter((row) => row.length > 2)).toEqual([
    [2, 'create', 'slugTaken'],
    [3, 'skip', 'trashed'],
    [4, 'skip', 'parentMissing'],
    [7, 'skip', 'variationOff'],
  ])
})
