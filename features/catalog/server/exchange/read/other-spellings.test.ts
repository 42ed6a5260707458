import { expect, test } from 'vitest'
import { productFiles } from '#support/product-files'
import type { TestSite } from '#support/site'
import { changeProduct } from '../../products/change-product.ts'
import { changeVariant } from '../../variants/change-variant.ts'
import { listOwnerProducts } from '../../products/list-owner-products.ts'
import { productById } from '../../base/product-of.ts'

const { shop, bring, exportOf } = await productFiles()

async function productByTitle(site: TestSite, title: string) {
  const { products } = await site.as((tx) => listOwnerProducts(tx, { sort: 'featured', offset: 0, limit: 200 }))
  return site.as((tx) => productById(tx, products.find((product) => product.title === title)?.id ?? ''))
}
const rowsSaid = (done: Awaited<ReturnType<typeof bring>>) =>
  done.rows.map(({ title, outcome, notes }) => [
    title,
    outcome,
    ...notes.map(({ code }) => code).filter((code) => code !== 'partOf'),
  ])

const head =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price'

test('prices are read in the usual spellings, and an invalid price hides its product with a sentence at its row', async () => {
  const site = await shop()
  const prices = ['"1.234,56"', '"1,234.56"', '"12,5"', '€ 9.00', '1 234.5', '-3', '', 'op aanvraag']
  const done = await bring(
    site,
    `${head}\n${prices.map((price, at) => `p${at},P${at},Title,Default Title,s${at},,,${price}`).join('\n')}\n`,
  )
  const products = await Promise.all(prices.map((_, at) => productByTitle(site, `P${at}`)))
  expect(products.map(({ status, variants }) => [status, variants[0]?.priceMinor])).toEqual([
    [1, 123_456],
    [1, 123_456],
    [1, 1250],
    [1, 900],
    [1, 123_450],
    [4, 0],
    [4, 0],
    [4, 0],
  ])
  expect(rowsSaid(done).slice(4)).toEqual([
    ['P4', 'create'],
    ['P5', 'create', 'priceUnreadable'],
    ['P6', 'create', 'priceMissing'],
    ['P7', 'create', 'priceUnreadable'],
  ])
})

test('Squarespace and WooCommerce report the same unreadable prices, stock and measures', async () => {
  const site = await shop()
  const squarespace = await bring(
    site,
    'Product ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,SKU,Price,Sale Price,On Sale,Stock,Weight\n,PHYSICAL,winkel,een,Een,a,veel,0,No,-4,zwaar\n',
  )
  const woo = await bring(
    site,
    'ID,Type,SKU,Name,Published,Stock,"Weight (kg)","Sale price","Regular price"\n1,simple,b,Twee,1,-2,x,y,\n',
  )
  expect(rowsSaid(squarespace)).toEqual([['Een', 'create', 'priceUnreadable', 'oversold', 'cellUnreadable']])
  expect(rowsSaid(woo)).toEqual([['Twee', 'create', 'priceMissing', 'cellUnreadable', 'oversold', 'cellUnreadable']])
  expect((await productByTitle(site, 'Een')).status).toBe(4)
  expect((await productByTitle(site, 'Twee')).status).toBe(4)
})

test('semicolons, a mark of encoding, ends of lines of three kinds and cells of several lines are one file', async () => {
  const site = await shop('JPY')
  const lines = [
    '\uFEFF' + head.replaceAll(',', ';').replace('Title', 'Title;Body (HTML);Vreemde kolom'),
    'een;Een;"Regel een\r\nregel twee";eigen;Title;Default Title;a;shopify; 3 ; 1.500 ',
    'twee;Twee;"Regel\nregel";;Title;Default Title;b;;;1200',
  ]
  const done = await bring(site, `${lines[0]}\r\n${lines[1]}\n${lines[2]}\r\n`)
  expect(rowsSaid(done)).toEqual([
    ['Een', 'create'],
    ['Twee', 'create'],
  ])
  expect((await productByTitle(site, 'Een')).variants[0]).toMatchObject({ priceMinor: 1500, quantity: 3 })
  expect((await productByTitle(site, 'Twee')).variants[0]).toMatchObject({ priceMinor: 1200, isUnlimited: true })
  const file = await exportOf(site, 'shopify')
  expect(file).toContain('"Regel een\r\nregel twee"')
  expect(file).toContain('Vreemde kolom')
})

test('money without cents is read with or without separated thousands', async () => {
  const site = await shop('VND')
  const prices = ['14.000.000', '250000', '250000.00', '"1,500,000"']
  await bring(
    site,
    `${head}\n${prices.map((price, at) => `p${at},P${at},Title,Default Title,s${at},,,${price}`).join('\n')}\n`,
  )
  const products = await Promise.all(prices.map((_, at) => productByTitle(site, `P${at}`)))
  expect(products.map(({ variants }) => variants[0]?.priceMinor)).toEqual([14_000_000, 250_000, 250_000, 1_500_000])
})

test('two products of one handle become one, and the row of the second says so', async () => {
  const site = await shop()
  const done = await bring(
    site,
    `${head}\nmok,Mok,Kleur,Wit,a,,,10\nkan,Kan,Title,Default Title,b,,,20\nmok,Beker,Kleur,Zwart,c,,,11\n`,
  )
  expect(rowsSaid(done)).toEqual([
    ['Mok', 'create'],
    ['Kan', 'create'],
    ['Beker – Zwart', 'create', 'handleDoubled'],
  ])
  expect((await productByTitle(site, 'Mok')).variants.map(({ options }) => options[0]?.value)).toEqual(['Wit', 'Zwart'])
})

test('an option that is called Title is an option, and a fourth one is restored from Shopify’s columns', async () => {
  const [firstShop, two] = [await shop(), await shop()]
  const numbers = [1, 2, 3, 4]
  const columns = numbers.map((number) => `Option${number} Name,Option${number} Value`).join(',')
  await bring(
    firstShop,
    `Handle,Title,${columns},Variant Price\nboek,Boek,Title,Deel 1,Taal,nl,Band,hard,Druk,1,10\nboek,,,Deel 2,,nl,,hard,,1,10\n`,
  )
  const boek = await productByTitle(firstShop, 'Boek')
  expect(boek.options.map(({ name }) => name)).toEqual(['Title', 'Taal', 'Band', 'Druk'])
  expect(boek.variants).toHaveLength(2)
  const file = await exportOf(firstShop, 'shopify')
  await bring(two, file)
  expect((await productByTitle(two, 'Boek')).variants.map(({ options }) => options)).toEqual(
    boek.variants.map(({ options }) => options),
  )
})

test('a value that a file cannot hold stays as the owner left it when the file is imported again with another price', async () => {
  const site = await shop()
  const file = `${head}\nlamp,Lamp,Title,Default Title,l,shopify,5,80\n`
  await bring(site, file)
  const { id, variants } = await productByTitle(site, 'Lamp')
  const untold = {
    excerpt: 'Eén lamp.',
    isFeatured: true,
    maxQuantity: 2,
    visibleFrom: '2026-01-01T00:00:00.000Z',
    taxClass: 'reduced-rate',
  }
  await site.as((tx) => changeProduct(tx, { id, values: untold }))
  await site.as((tx) => changeVariant(tx, { id: variants[0]?.id ?? '', values: { lengthMm: 300, lowStockAt: 2 } }))
  await bring(site, file.replace(',80', ',90'))
  expect(await productByTitle(site, 'Lamp')).toMatchObject({
    ...untold,
    variants: [{ priceMinor: 9000, lengthMm: 300, lowStockAt: 2 }],
  })
})

test('a gift card stays a gift card through each kind of file, and a product without a variant is not lost', async () => {
  const site = await shop()
  await bring(site, `${head},Gift Card\nbon,Bon,Title,Default Title,g,,,25,true\nidee,Idee,,,,,,,false\n`)
  for (const format of ['shopify', 'squarespace', 'woocommerce'] as const) {
    const other = await shop()
    await bring(other, await exportOf(site, format))
    expect([format, (await productByTitle(other, 'Bon')).type, (await productByTitle(other, 'Idee')).status]).toEqual([
      format,
      4,
      4,
    ])
  }
})

test('an unclosed quote gets a sentence, and nothing of the file is kept', async () => {
  const site = await shop()
  const done = await bring(site, `${head}\nmok,Mok,Title,Default Title,a,,,10\nkan,"Kan,Title,Default Title,b,,,20\n`)
  expect(done.import).toMatchObject({
    state: 'failed',
    problem: { code: 'imports.broken_table', details: { line: 3 } },
  })
  expect(done.rows).toEqual([])
})

test('a file of three million lines of products gets a sentence, and nothing of it is kept', async () => {
  const site = await shop()
  const done = await bring(site, Buffer.concat([Buffer.from(`${head}\n`), Buffer.alloc(30_000_000, 'a,,,,,,,\n')]))
  expect(done.import).toMatchObject({
    state: 'failed',
    problem: { code: 'imports.many_rows', details: { n: 1_000_000 } },
  })
  expect(done.rows).toEqual([])
})

test('categories of a WordPress export are placed below their parents in the file, even where they form a circle', async () => {
  const term = (slug: string, name: string, parent = '') =>
    `<wp:term><wp:term_taxonomy>product_cat</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug><wp:term_parent>${parent}</wp:term_parent><wp:term_name><![CDATA[${name}]]></wp:term_name></wp:term>`
  const item = (id: number, ...slugs: string[]) =>
    `<item><title>P${id}</title><wp:post_id>${id}</wp:post_id><wp:post_name>p${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>product</wp:post_type>${slugs
      .map((slug) => `<category domain="product_cat" nicename="${slug}"><![CDATA[${slug.toUpperCase()}]]></category>`)
      .join(
        '',
      )}<wp:postmeta><wp:meta_key>_regular_price</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:postmeta></item>`
  const terms = [
    term('wol', 'WOL', 'trui'),
    term('trui', 'Truien', 'kleding'),
    term('kleding', 'Kleding'),
    term('a', 'A', 'b'),
    term('b', 'B', 'a'),
  ]
  const items = [item(1, 'wol', 'los'), item(2, 'a'), item(3, 'kleding')]
  const site = await shop()
  const done = await bring(
    site,
    `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Shop</title><link>https://shop.example</link><wp:wxr_version>1.2</wp:wxr_version>${[...terms, ...items].join('')}</channel></rss>`,
  )
  const pathsOf = async (title: string) => {
    const { categoryIds } = await productByTitle(site, title)
    const rows = await site.as((tx) =>
      tx.db.selectFrom('product_categories').select('slugs').where('id', 'in', categoryIds).execute(),
    )
    return rows.map(({ slugs }) => slugs).toSorted()
  }
  expect([await pathsOf('P1'), await pathsOf('P2'), await pathsOf('P3')]).toEqual([
    ['kleding/truien/wol', 'los'],
    ['b/a'],
    ['kleding'],
  ])
  expect(rowsSaid(done).slice(0, 2)).toEqual([
    ['WOL', 'skip', 'broughtAlong'],
    ['Truien', 'skip', 'broughtAlong'],
  ])
})

test('a sale that is switched off and a variant without a value of an option are restored from our file for WooCommerce', async () => {
  const site = await shop()
  const two = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price'
  await bring(site, `${two}\ntrui,Trui,Maat,S,Kleur,Rood,T-S,40\ntrui,,,M,,,T-M,42\n`)
  const trui = await productByTitle(site, 'Trui')
  await site.as((tx) =>
    changeVariant(tx, { id: trui.variants[0]?.id ?? '', values: { saleMinor: 3500, onSale: false } }),
  )
  const readVariants = async (of: TestSite) =>
    (await productByTitle(of, 'Trui')).variants.map(({ options, priceMinor, saleMinor, onSale }) => [
      options.map(({ value }) => value),
      priceMinor,
      saleMinor,
      onSale,
    ])
  const expected = [
    [['S', 'Rood'], 4000, 3500, false],
    [['M'], 4200, null, false],
  ]
  expect(await readVariants(site)).toEqual(expected)
  const file = await exportOf(site, 'woocommerce')
  const other = await shop()
  await bring(other, file)
  expect(await readVariants(other)).toEqual(expected)
  expect(await exportOf(other, 'woocommerce')).toBe(file)
})
