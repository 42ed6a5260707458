import { expect, test } from 'vitest'
import { runningApp } from '#support/running'
import type { Variant } from '../../contract/index.ts'
import { changeVariant } from '../variants/change-variant.ts'
import { createProduct } from '../products/create-product.ts'
import { createProductsPage, productsPages } from '../base/products-pages.ts'
import { productExchange } from '#support/product-exchange'

const { ctx, shop, bring, exportOf, list, whole, outcomes, codes } = await productExchange()

const app = await runningApp(ctx)

const oldShopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Barcode,Image Src,Image Alt Text,Gift Card,SEO Title,Google Shopping / Gender,Variant Image
trui,Trui,"<p>Van <b>wol</b>.</p><script>alert(1)</script>",Schaap,Kleding,"wol, winter",true,Maat,S,Kleur,Rood,T-S-R,400,shopify,3,deny,49.95,59.95,true,'8712345,https://cdn.example/a.jpg,Voorkant,false,Warme trui,Unisex,https://cdn.example/a.jpg
trui,,,,,,,,M,,Rood,T-M-R,420,shopify,-2,deny,49.95,,true,,https://cdn.example/b.jpg,Achterkant,,,,
mok,Mok,Een mok.,Kiln,Servies,,false,Title,Default Title,,,,300,,0,deny,12.50,,true,,,,false,,,
trui,,,,,,,,,,,,,,,,,,,,https://cdn.example/c.jpg,,,,,
,,,,,,,,,,,,,,,,,,,,,,,,,
`

test('products of Shopify’s old columns are imported with their variants, and every line reports its result', async () => {
  const site = await shop()
  const dry = await bring(site, oldShopify, { dryRun: true })
  expect((await list(site)).count).toBe(0)
  const done = await bring(site, oldShopify)
  expect(outcomes(dry)).toEqual(outcomes(done))
  expect(outcomes(done)).toEqual(['product create', 'variant create', 'product create', 'picture create', 'empty skip'])
  const trui = await whole(site, 'Trui')
  expect(trui).toMatchObject({
    slug: 'trui',
    status: 1,
    brand: 'Schaap',
    tags: ['wol', 'winter'],
    seoTitle: 'Warme trui',
    path: '/winkel/trui',
  })
  expect(trui.options).toEqual([
    { name: 'Maat', values: ['S', 'M'] },
    { name: 'Kleur', values: ['Rood'] },
  ])
  expect(trui.variants.map((variant) => [variant.sku, ...numbersOf(variant), variant.barcode])).toEqual([
    ['T-S-R', 5995, 4995, true, 3, false, 400, '8712345'],
    ['T-M-R', 4995, null, false, 0, false, 420, ''],
  ])
  expect(trui.images.map(({ source, alt }) => [source, alt])).toEqual([
    ['https://cdn.example/a.jpg', 'Voorkant'],
    ['https://cdn.example/b.jpg', 'Achterkant'],
    ['https://cdn.example/c.jpg', ''],
  ])
  expect(JSON.stringify(trui.description)).not.toContain('alert')
  expect(await whole(site, 'Mok')).toMatchObject({
    status: 4,
    path: null,
    options: [],
    variants: [{ isUnlimited: true, priceMinor: 1250 }],
  })
  expect(codes(done)).toContain('oversold')
})

test('the same file again changes nothing, a changed file changes only its differences, and other changes of the owner stay', async () => {
  const site = await shop()
  await bring(site, oldShopify)
  const before = await whole(site, 'Trui')
  await site.as((tx) => changeVariant(tx, { id: before.variants[0]?.id ?? '', values: { lowStockAt: 2 } }))
  expect(new Set(outcomes(await bring(site, oldShopify)))).toEqual(
    new Set(['product unchanged', 'variant unchanged', 'picture unchanged', 'empty skip']),
  )
  const again = await bring(site, oldShopify.replace('49.95,59.95', '39.95,59.95'))
  expect(outcomes(again).slice(0, 3)).toEqual(['product update', 'variant update', 'product unchanged'])
  const after = await whole(site, 'Trui')
  expect((await list(site)).count).toBe(2)
  expect(after.variants.map(({ id }) => id)).toEqual(before.variants.map(({ id }) => id))
  expect(after.variants[0]).toMatchObject({ saleMinor: 3995, lowStockAt: 2 })
})

test('a product from Shopify is exported as it came, with the columns that have no place here', async () => {
  const [firstShop, two] = [await shop(), await shop()]
  await bring(firstShop, oldShopify)
  const file = await exportOf(firstShop, 'shopify')
  expect(file).toContain('Google Shopping / Gender')
  expect(file).toContain('Unisex')
  expect(file).toContain('<script>alert(1)</script>')
  await bring(two, file)
  expect(await exportOf(two, 'shopify')).toBe(file)
})

const newShopify = `Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Cost per item,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Product image URL,Image position,Image alt text,Gift card,SEO title,Color (product.metafields.shopify.color-pattern)
Hemd,hemd,Katoen.,Schaap,Kleding,,TRUE,Draft,H-1,,Maat,M,80,,31.5,shopify,4,CONTINUE,250,TRUE,,,,FALSE,,blauw
Bon,bon,,,,,TRUE,Active,B-1,,,,25,,,,,,,FALSE,,,,TRUE,,
`

test('Shopify’s columns of 2025 are read too, drafts stay hidden and gift cards are gift cards', async () => {
  const site = await shop()
  await bring(site, newShopify)
  expect(await whole(site, 'Hemd')).toMatchObject({
    status: 4,
    type: 1,
    variants: [{ isUnlimited: true, quantity: 4, costMinor: 3150, weightGrams: 250 }],
  })
  expect(await whole(site, 'Bon')).toMatchObject({ status: 1, type: 4 })
  expect(await exportOf(site, 'shopify')).toContain('Color (product.metafields.shopify.color-pattern)')
})

const squarespace = `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs
6792a557268ad1226ad28b8f,1829cf88,PHYSICAL,tienda,alfombra,Alfombra,"<p>Suave.</p>",SQ3770213,Color,Verde,,,8.90,7.50,Yes,4,"/perro/juegos, /navidad","Juego, Navidad",0.5,20.0,30.0,1.0,Yes,https://img.example/1.jpg https://img.example/2.jpg
,2829cf88,,,,,,SQ3770214,Color,Rojo,,,9.90,0.00,No,Unlimited,,,0.5,0.0,0.0,0.0,,
,,SERVICE,tienda,paseo,Paseo,,,,,,,15.00,0.00,No,Unlimited,,,0.0,0.0,0.0,0.0,No,
`

test('products of Squarespace are imported with nested categories, measures and both kinds of price, and exported unchanged', async () => {
  const [firstShop, two] = [await shop(), await shop()]
  expect(outcomes(await bring(firstShop, squarespace))).toEqual(['product create', 'variant create', 'product create'])
  const alfombra = await whole(firstShop, 'Alfombra')
  expect(alfombra.variants.map((variant) => [...numbersOf(variant), variant.lengthMm])).toEqual([
    [890, 750, true, 4, false, 500, 200],
    [990, null, false, 0, true, 500, null],
  ])
  expect(await whole(firstShop, 'Paseo')).toMatchObject({
    type: 3,
    status: 4,
    variants: [{ isUnlimited: true, sku: expect.stringMatching(/^SQ\d{7}$/) as string }],
  })
  const file = await exportOf(firstShop, 'squarespace')
  expect(file).toContain('"/perro/juegos, /navidad"')
  await bring(two, file)
  expect(await exportOf(two, 'squarespace')).toBe(file)
})

test('products are placed on the page that their file names, after any rows before them, and keep their place', async () => {
  const site = await shop()
  const [first, second] = await site.as(async (tx) => [
    await createProductsPage(tx, { title: 'Atelier' }),
    await createProductsPage(tx, { title: 'Tienda', slug: 'tienda' }),
  ])
  const mixed = squarespace.replace('SERVICE,tienda', 'SERVICE,atelier')
  const pages = async () => [(await whole(site, 'Alfombra')).collectionId, (await whole(site, 'Paseo')).collectionId]
  await bring(site, mixed)
  expect(await pages()).toEqual([second.id, first.id])
  await bring(site, mixed.replaceAll('tienda', 'atelier').replace('15.00', '16.00').replace('8.90', '8.80'))
  expect(await pages()).toEqual([second.id, first.id])
  expect((await whole(site, 'Alfombra')).path).toBe('/tienda/alfombra')
})

const hostile = (rows: string): string =>
  `Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price\n${rows}`

test('handles in Arabic and Vietnamese have pages, and are reached by plain letters too', async () => {
  const site = await shop('VND')
  await bring(
    site,
    hostile('فنجان-قهوة,فنجان قهوة,,Title,Default Title,a,,,14000000,\nnhẫn-1,Nhẫn,,Title,Default Title,b,,,250000,\n'),
  )
  expect(await whole(site, 'Nhẫn')).toMatchObject({ path: '/winkel/nhẫn-1', variants: [{ priceMinor: 250_000 }] })
  expect(await whole(site, 'فنجان قهوة')).toMatchObject({ variants: [{ priceMinor: 14_000_000 }] })
  const host = `${site.site.name}.localhost:8080`
  expect((await app.ask(host, encodeURI('/winkel/nhẫn-1'))).status).toBe(200)
  expect((await app.ask(host, encodeURI('/winkel/فنجان-قهوة'))).status).toBe(200)
  expect((await app.ask(host, '/winkel/nhan-1')).headers.location).toBe(encodeURI('/winkel/nhẫn-1'))
})

test('a SKU of ninety characters, a duplicate SKU and a cell of spaces are kept and reported', async () => {
  const site = await shop()
  const long = 'x'.repeat(90)
  const done = await bring(
    site,
    hostile(
      `  een  , Een ,,Title,Default Title,${long},shopify, -41 , 10.00 ,\ntwee,Twee,,Title,Default Title,dubbel,,,1,\ndrie,Drie,,Title,Default Title,dubbel,,,1,\nvier,Vier,,Title,Default Title,v,,,gratis,\n`,
    ),
  )
  expect(await whole(site, 'Een')).toMatchObject({
    slug: 'een',
    variants: [{ importedSku: long, sku: expect.stringMatching(/^SQ\d{7}$/) as string, quantity: 0, priceMinor: 1000 }],
  })
  expect(await whole(site, 'Drie')).toMatchObject({ variants: [{ importedSku: 'dubbel' }] })
  expect(await whole(site, 'Vier')).toMatchObject({ status: 4, variants: [{ priceMinor: 0 }] })
  expect(codes(done)).toEqual(expect.arrayContaining(['skuShortened', 'skuDoubled', 'oversold', 'priceUnreadable']))
  expect(await exportOf(site, 'shopify')).toContain(long)
})

test('names of columns and cells that mean something to programs are plain text', async () => {
  const site = await shop()
  await bring(
    site,
    'Handle,Title,Variant Price,__proto__,constructor\nx,"=HYPERLINK(""http://evil.example"")",1,polluted,polluted\n',
  )
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(await exportOf(site, 'shopify')).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

test('C9.32 300 products of 1,250 lines are imported at once and again without a change, though an owner adds at most 200 by hand', async () => {
  const site = await shop()
  const lines = Array.from({ length: 300 }, (_, at) => [
    `p-${at},Product ${at},<p>Nummer ${at}</p>,Maat,S,S${at},shopify,5,10.00,`,
    ...['M', 'L', 'XL'].map((size) => `p-${at},,,,${size},${size}${at},shopify,5,10.00,`),
  ]).flat()
  const extra = Array.from({ length: 50 }, (_, at) => `p-${at},,,,XXL,XXL${at},shopify,5,10.00,`)
  const file = hostile(`${[...lines, ...extra].join('\n')}\n`)
  const done = await bring(site, file)
  expect(done.import.counts).toEqual([
    { kind: 'product', outcome: 'create', n: 300 },
    { kind: 'variant', outcome: 'create', n: 950 },
  ])
  expect((await list(site)).count).toBe(300)
  const [page] = await site.as(productsPages)
  const byHand = site.as((tx) => createProduct(tx, { collectionId: page?.id ?? '', title: 'Nog een' }))
  await expect(byHand).rejects.toMatchObject({ code: 'catalog.collection_full' })
  expect((await bring(site, file)).import.counts.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
})

function numbersOf({ priceMinor, saleMinor, onSale, quantity, isUnlimited, weightGrams }: Variant) {
  return [priceMinor, saleMinor, onSale, quantity, isUnlimited, weightGrams]
}
