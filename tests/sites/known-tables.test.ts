import { expect, test } from 'vitest'
import { formsFeature } from '#features/forms/server'
import { documentSummaries } from '#features/pages/server'
import { importedFile } from '#support/imported-file'
import { siteTables } from '#platform/database'
import { plainText } from '#platform/document'
import { temporaryFile } from '#support/export-file'
import { productExchange } from '#support/product-exchange'
import type { TestSite } from '#support/site'

const { ctx, shop, list, whole } = await productExchange([formsFeature])
const bring = async (site: TestSite, content: string) => {
  const brought = await importedFile(ctx, { file: temporaryFile('table.csv', content), site: site.site.name })
  expect([brought.import.problem, brought.import.state]).toEqual([null, 'done'])
  expect(brought.rows.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  return brought
}
const sold = async (site: TestSite, title: string) => {
  const { options, variants } = await whole(site, title)
  return [
    options.map(({ name }) => name),
    variants.map(({ sku, priceMinor, saleMinor, quantity, isUnlimited, options: values }) => [
      values.map(({ value }) => value).join(' / '),
      sku,
      priceMinor,
      saleMinor,
      isUnlimited ? null : quantity,
    ]),
  ]
}

test('listings of Etsy: every combination of their variations', async () => {
  const site = await shop()
  await bring(
    site,
    'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU\nMug,A mug.,12.50,EUR,4,"mug,clay",Clay,https://i.example/1.jpg,https://i.example/2.jpg,Size,Size,"S,M",Colour,Glaze,"Blue,Red","A,B,C,D"\nBowl,,9,EUR,1,,,,,,,,,,,BW\n',
  )
  expect(await sold(site, 'Mug')).toEqual([
    ['Size', 'Glaze'],
    [
      ['S / Blue', 'A', 1250, null, 4],
      ['S / Red', 'B', 1250, null, 4],
      ['M / Blue', 'C', 1250, null, 4],
      ['M / Red', 'D', 1250, null, 4],
    ],
  ])
  expect(await sold(site, 'Bowl')).toEqual([[], [['', 'BW', 900, null, 1]]])
  expect((await whole(site, 'Mug')).tags).toEqual(expect.arrayContaining(['mug', 'clay']))
})

test('listings of Etsy are in the language of their seller, with the spaces of their tags', async () => {
  const site = await shop()
  const images = (at: number) => `IMMAGINE${at + 1}`
  const head = `TITOLO,DESCRIZIONE,PREZZO,CURRENCY_CODE,QUANTITÀ,TAG,MATERIALI,${Array.from({ length: 10 }, (_, at) => images(at)).join(',')},"TIPO VARIANTE 1","NOME VARIANTE 1","VALORI VARIANTE 1","TIPO VARIANTE 2","NOME VARIANTE 2","VALORI VARIANTE 2",SKU`
  await bring(site, `${head}\nTazza,Una tazza.,46,EUR,3,"tazza_blu,fatta_a_mano",Argilla,,,,,,,,,,,,,,,,,T-1\n`)
  expect(await sold(site, 'Tazza')).toEqual([[], [['', 'T-1', 4600, null, 3]]])
  expect((await whole(site, 'Tazza')).tags).toEqual(expect.arrayContaining(['tazza blu', 'fatta a mano']))
})

test('products of PrestaShop, with semicolons and commas', async () => {
  const site = await shop()
  await bring(
    site,
    '"Product ID";"Image";"Name";"Reference";"Category";"Price (tax excl.)";"Price (tax incl.)";"Quantity";"Status"\n"1";"https://p.example/1.jpg";"Poster";"demo_6";"Art";"29,00";"35,09";"12";"1"\n"2";"";"Frame";"demo_7";"Art";"1.200,50";"";"0";"0"\n',
  )
  expect(await sold(site, 'Poster')).toEqual([[], [['', 'demo_6', 2900, null, 12]]])
  expect(await sold(site, 'Frame')).toEqual([[], [['', 'demo_7', 120_050, null, 0]]])
  expect((await list(site)).products.map(({ title, status }) => [title, status]).toSorted(byTitle)).toEqual([
    ['Frame', 4],
    ['Poster', 1],
  ])
})

test('products of Magento: variants under the product that names them, and special prices', async () => {
  const site = await shop()
  const head =
    'sku,store_view_code,attribute_set_code,product_type,categories,name,description,price,special_price,url_key,visibility,product_online,qty,weight,additional_attributes,configurable_variations,configurable_variation_labels'
  await bring(
    site,
    `${head}\nT-S,,Top,simple,,Tee S,,20,,tee-s,Not Visible Individually,1,5,0.2,,,\nT-M,,Top,simple,,Tee M,,20,15,tee-m,Not Visible Individually,1,0,0.2,,,\nT,,Top,configurable,"Default Category/Men/Tops,Default Category/Men",Tee,<p>Soft</p>,,,tee,"Catalog, Search",1,,,"manufacturer=Luma,material=Cotton","sku=T-S,size=S|sku=T-M,size=M",size=Size\nT,nl,Top,configurable,,Hemd,,,,,,,,,,,\nBag,,Bag,simple,Default Category/Gear,Bag,,34,,bag,"Catalog, Search",1,9,1.5,,,\n`,
  )
  expect(await sold(site, 'Tee')).toEqual([
    ['Size'],
    [
      ['S', 'T-S', 2000, null, 5],
      ['M', 'T-M', 2000, 1500, 0],
    ],
  ])
  expect((await list(site)).products.map(({ title }) => title).toSorted()).toEqual(['Bag', 'Tee'])
  const tee = await whole(site, 'Tee')
  expect([tee.brand, tee.variants[0]?.weightGrams]).toEqual(['Luma', 200])
})

test('products of BigCommerce, as its two exports write them', async () => {
  const site = await shop()
  await bring(
    site,
    'Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Retail Price,Sale Price,Product Weight,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,Product URL\nProduct,77,Lamp,L,Kade,<p>Light</p>,40,50,0,1.2,Y,by option,0,Home/Lamps,https://b.example/l.jpg,/lamp/\n  SKU,,"[CS]Color=Red:#FF0000,[RT]Size=Small",L-R-S,,,,,,,,,3,,,\n  SKU,,"[CS]Color=Blue:#0000FF,[RT]Size=Small",L-B-S,,,42,,,,,,1,,,\n',
  )
  expect(await sold(site, 'Lamp')).toEqual([
    ['Color', 'Size'],
    [
      ['Red / Small', 'L-R-S', 5000, 4000, 3],
      ['Blue / Small', 'L-B-S', 4200, null, 1],
    ],
  ])
  const other = await shop()
  await bring(
    other,
    'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Sale Price,Categories,Description,Product URL,Image URL (Import)\nProduct,1,Chair,physical,C,,variant,0,80,,Home,Sit,/chair/,\nVariant,2,,,C-O,Type=Dropdown|Name=Wood|Value=Oak,,4,85,,,,,\nVariant,3,,,C-P,Type=Dropdown|Name=Wood|Value=Pine,,2,80,,,,,\nImage,4,,,,,,,,,,,,https://b.example/c.jpg\n',
  )
  expect(await sold(other, 'Chair')).toEqual([
    ['Wood'],
    [
      ['Oak', 'C-O', 8500, null, 4],
      ['Pine', 'C-P', 8000, null, 2],
    ],
  ])
})

test('products of Wix: surcharges, discounts and its own images', async () => {
  const site = await shop()
  const head =
    'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1'
  await bring(
    site,
    `${head}\np1,Product,Soap,<p>Clean</p>,a~mv2.jpg;b~mv2.jpg,Bath;Gifts,,,10,,true,PERCENT,20,InStock,0.1,,Scent,DROP_DOWN,Rose;Mint\np1,Variant,,,,,S-R,,,0,true,,,7,,,,,Rose\np1,Variant,,,,,S-M,,,2.5,true,,,OutOfStock,,,,,Mint\n`,
  )
  expect(await sold(site, 'Soap')).toEqual([
    ['Scent'],
    [
      ['Rose', 'S-R', 1000, 800, 7],
      ['Mint', 'S-M', 1250, 1000, 0],
    ],
  ])
})

test('a product of Wix whose choices share its price: each choice, one alone too, and its ribbon as a tag', async () => {
  const site = await shop()
  const head =
    'handleId,fieldType,name,productImageUrl,sku,ribbon,price,visible,inventory,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2'
  await bring(
    site,
    `${head}\np1,Product,Scarf,,SC,New,30,true,4,Colour,COLOR,#ff0000:Red;#000000:Black,,,\np2,Product,Table,,T,,90,true,1,Wood,DROP_DOWN,"Oak, oiled",,,\n`,
  )
  expect(await sold(site, 'Table')).toEqual([['Wood'], [['Oak, oiled', 'T', 9000, null, 1]]])
  const [names, variants = []] = await sold(site, 'Scarf')
  expect(names).toEqual(['Colour'])
  expect(variants.map(([choice, , priceMinor]) => [choice, priceMinor])).toEqual([
    ['Red', 3000],
    ['Black', 3000],
  ])
  expect((await whole(site, 'Scarf')).tags).toEqual(['New'])
})

test('text that a product of Wix has below its description is imported, each under its title', async () => {
  const site = await shop()
  await bring(
    site,
    'handleId,fieldType,name,description,productImageUrl,price,visible,inventory,additionalInfoTitle1,additionalInfoDescription1,additionalInfoTitle2,additionalInfoDescription2\np1,Product,Bowl,<p>Round.</p>,,12,true,1,Size & care,<p>20 cm</p>,,<p>By post.</p>\n',
  )
  const nodes = (await whole(site, 'Bowl')).description?.content ?? []
  expect(nodes.map((node) => [node.type, plainText({ type: 'doc', content: [node] })])).toEqual([
    ['paragraph', 'Round.'],
    ['heading', 'Size & care'],
    ['paragraph', '20 cm'],
    ['paragraph', 'By post.'],
  ])
})

test('a table of no known program: its price names its currency, and a sale lowers it', async () => {
  const site = await shop()
  const content = 'slug,sku,name,price_chf,sale_price\nmug,M-1,Mug,20,15\nbowl,B-1,Bowl,30,0\ncup,C-1,Cup,10,\n'
  const { import: read } = await importedFile(ctx, {
    file: temporaryFile('table.csv', content),
    site: site.site.name,
    columns: { kind: 'products', fields: [] },
  })
  expect(read.website.find(({ name }) => name === 'currency')?.file).toBe('CHF')
  expect(await sold(site, 'Mug')).toEqual([[], [['', 'M-1', 2000, 1500, null]]])
  expect(await sold(site, 'Bowl')).toEqual([[], [['', 'B-1', 3000, null, null]]])
  expect(await sold(site, 'Cup')).toEqual([[], [['', 'C-1', 1000, null, null]]])
})

test('contacts of Wix, posts and redirects of Shopify', async () => {
  const site = await shop()
  await bring(
    site,
    'First Name,Last Name,Email 1,Email subscriber status,Created At (UTC+0)\nAda,Lee,ada@x.example,Subscribed,2024-01-01\nBo,,bo@x.example,Unsubscribed,2024-01-01\n',
  )
  const people = await site.as((owner) =>
    siteTables(owner).selectFrom('subscribers').select(['email', 'name', 'state']).orderBy('email').execute(),
  )
  expect(people).toEqual([
    { email: 'ada@x.example', name: 'Ada Lee', state: 'subscribed' },
    { email: 'bo@x.example', name: 'Bo', state: 'unsubscribed' },
  ])
  await bring(
    site,
    'ID,Handle,Title,Author,Body HTML,Summary HTML,Tags,Published,Published At,Blog: Handle,Blog: Title\n1,frost,Frost,Ada,<p>Cold.</p>,,winter,TRUE,2024-01-02 10:00:00 +0000,news,News\n2,draft,Draft,Ada,<p>x</p>,,,FALSE,,news,News\n',
  )
  const posts = await site.as((owner) => documentSummaries(owner, { kind: 'post' }))
  expect(posts.map(({ title, status }) => [title, status]).toSorted(byTitle)).toEqual([
    ['Draft', 4],
    ['Frost', 1],
  ])
  await bring(
    site,
    'ID,Handle,Title,Body HTML,Created At,Published,Published At,Blog: Title\n3,thaw,Thaw,<p>Wet.</p>,2024-03-09 10:00:00 +0000,TRUE,2024-02-05 10:00:00 +0000,News\n',
  )
  const thaw = (await site.as((owner) => documentSummaries(owner, { kind: 'post' }))).find(
    ({ slug }) => slug === 'thaw',
  )
  expect(thaw?.publishedAt).toBe('2024-02-05T10:00:00.000Z')
  const { rows } = await bring(site, 'Redirect from,Redirect to\n/a,/b\n')
  expect(rows.map(({ kind, outcome }) => [kind, outcome])).toEqual([['redirect', 'create']])
  const short = await bring(site, 'short,long\n/sale,/collections/summer-sale\n')
  expect(short.rows.map(({ kind, outcome, title }) => [kind, outcome, title])).toEqual([
    ['redirect', 'create', '/sale'],
  ])
})

function byTitle([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return String(one).localeCompare(String(other))
}
