import { expect, test } from 'vitest'
import { formsFeature } from '#features/forms/server'
import { importedFile } from '#support/imported-file'
import { temporaryFile } from '#support/export-file'
import { productExchange } from '#support/product-exchange'
import type { TestSite } from '#support/site'
import { zipOf } from '#support/zip-file'

const { ctx, shop, list, whole } = await productExchange([formsFeature])
async function bring(site: TestSite, content: string | Uint8Array, name = 'table.csv') {
  const brought = await importedFile(ctx, { file: temporaryFile(name, content), site: site.site.name })
  expect([brought.import.state, brought.import.problem]).toEqual(['done', null])
  expect(brought.rows.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  return brought
}
const sold = async (site: TestSite, title: string) => {
  const { options, variants } = await whole(site, title)
  return [
    options.map(({ name }) => name),
    variants.map(({ sku, priceMinor, saleMinor, onSale, quantity, isUnlimited, options: values }) => [
      values.map(({ value }) => value).join(' / '),
      sku,
      priceMinor,
      onSale ? saleMinor : null,
      isUnlimited ? null : quantity,
    ]),
  ]
}
const shown = async (site: TestSite) =>
  (await list(site)).products.map(({ title, status }) => `${title} ${status}`).toSorted()

test('Matrixify: the products of a workbook, whichever of its sheets they are in', async () => {
  const site = await shop()
  const cell = (text: string): string =>
    `<c t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
  const sheet = (rows: readonly (readonly string[])[]): string =>
    `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`
  const names = ['Export Summary', 'Smart Collections', 'Products', 'Customers']
  const workbook = await zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet([['Exported by', 'Matrixify']]),
    'xl/worksheets/sheet2.xml': sheet([
      ['ID', 'Handle', 'Command', 'Title', 'Body HTML'],
      ['1', 'all', 'MERGE', 'All', ''],
    ]),
    'xl/worksheets/sheet3.xml': sheet([
      [
        'ID',
        'Handle',
        'Command',
        'Title',
        'Body HTML',
        'Vendor',
        'Type',
        'Tags',
        'Status',
        'Published',
        'Row #',
        'Top Row',
        'Option1 Name',
        'Option1 Value',
        'Variant SKU',
        'Variant Price',
        'Variant Inventory Tracker',
        'Variant Inventory Qty',
        'Image Src',
      ],
      [
        '7',
        'cup',
        'MERGE',
        'Cup',
        '<p>Blue.</p>',
        'Loft',
        'Mugs',
        'blue, clay',
        'Active',
        'TRUE',
        '1',
        'TRUE',
        'Size',
        'S',
        'C-S',
        '9.5',
        'shopify',
        '4',
        '',
      ],
      ['7', 'cup', 'MERGE', '', '', '', '', '', '', '', '2', '', 'Size', 'M', 'C-M', '11', 'shopify', '0', ''],
    ]),
    'xl/worksheets/sheet4.xml': sheet([
      ['ID', 'Email'],
      ['1', 'a@x.example'],
    ]),
  })
  const { rows } = await bring(site, workbook, 'Export.xlsx')
  expect(await shown(site)).toEqual(['Cup 1'])
  expect(rows.filter(({ kind }) => kind === 'other').map(({ title, notes }) => [title, notes[0]?.code])).toEqual(
    ['Export Summary', 'Smart Collections', 'Customers'].map((name) => [name, 'sheetLeft']),
  )
  expect(await sold(site, 'Cup')).toEqual([
    ['Size'],
    [
      ['S', 'C-S', 950, null, 4],
      ['M', 'C-M', 1100, null, 0],
    ],
  ])
})

test('Shopify saved by a German Excel: semicolons, a byte order mark, decimal commas, words for true and false, and spoilt numbers', async () => {
  const site = await shop()
  const rows = [
    'Handle;Title;Body (HTML);Vendor;Tags;Published;Option1 Name;Option1 Value;Variant SKU;Variant Grams;Variant Inventory Tracker;Variant Inventory Qty;Variant Price;Variant Compare At Price;Variant Barcode;Status',
    'cup;Cup;"<p>Blue; warm.</p>";Loft;blue, clay;WAHR;Size;S;C-S;350;shopify;4;9,5;12,00;4,00638E+12;active',
    'cup;;;;;;Size;M;C-M;1200;shopify;1.000;1.234,56;;4006381333931;',
    'jug;Jug;;Loft;;FALSCH;Title;Default Title;J;;;;12;;;active',
    '',
  ]
  const { rows: report } = await bring(site, `\uFEFF${rows.join('\r\n')}`)
  expect(await shown(site)).toEqual(['Cup 1', 'Jug 4'])
  expect(await sold(site, 'Cup')).toEqual([
    ['Size'],
    [
      ['S', 'C-S', 1200, 950, 4],
      ['M', 'C-M', 123_456, null, 1000],
    ],
  ])
  const { variants } = await whole(site, 'Cup')
  expect(variants.map(({ barcode }) => barcode)).toEqual(['', '4006381333931'])
  expect(report[0]?.notes.map(({ code }) => code)).toContain('barcodeSpoilt')
})

test('WooCommerce: variations that stand before their product', async () => {
  const site = await shop()
  await bring(
    site,
    [
      'ID,Type,SKU,Name,Published,"Visibility in catalog",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global"',
      '12,variation,C-M,"Cup - M",1,visible,,1,3,,11,,id:10,Size,M,,1',
      '11,variation,C-S,"Cup - S",1,visible,,1,4,8.50,9.50,,CUP,Size,S,,1',
      '13,simple,JUG,Jug,1,visible,,1,,,12,"Home > Jugs",,,,,',
      '10,variable,CUP,Cup,1,visible,<p>Blue.</p>,1,,,,"Home > Cups, Gifts",,Size,"S, M",1,1',
      '',
    ].join('\n'),
  )
  expect(await shown(site)).toEqual(['Cup 1', 'Jug 1'])
  const [options, variants] = await sold(site, 'Cup')
  expect(options).toEqual(['Size'])
  expect(
    ([...(variants ?? [])] as unknown[]).toSorted((one, other) => String(one).localeCompare(String(other))),
  ).toEqual([
    ['M', 'C-M', 1100, null, 3],
    ['S', 'C-S', 950, 850, 4],
  ])
})

test('Wix: a ribbon, several collections, a discount, variants and a hidden product', async () => {
  const site = await shop()
  await bring(
    site,
    [
      'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,additionalInfoTitle1,additionalInfoDescription1,brand',
      'product_1,Product,Cup,<p>Blue.</p>,,Mugs;All Products,CUP,New Arrival,20,,true,PERCENT,10,InStock,0.35,8,Size,DROP_DOWN,S;M,Care,<p>By hand.</p>,Loft',
      'product_1,Variant,,,,,C-S,,,0,true,,,4,,,,,S,,,',
      'product_1,Variant,,,,,C-M,,,2.5,true,,,0,,,,,M,,,',
      'product_2,Product,Jug,,,,JUG,,12,,false,,,7,,,,,,,,',
      '',
    ].join('\n'),
  )
  expect(await shown(site)).toEqual(['Cup 1', 'Jug 4'])
  expect(await sold(site, 'Cup')).toEqual([
    ['Size'],
    [
      ['S', 'C-S', 2000, 1800, 4],
      ['M', 'C-M', 2250, 2025, 0],
    ],
  ])
  const cup = await whole(site, 'Cup')
  expect(cup.tags).toEqual(['New Arrival'])
  const categories = await site.as((tx) =>
    tx.db.selectFrom('product_categories').select('name').where('id', 'in', cup.categoryIds).execute(),
  )
  expect(categories.map(({ name }) => name).toSorted()).toEqual(['All Products', 'Mugs'])
})
