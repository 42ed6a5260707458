import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formsFeature } from '#features/forms/server'
import type { FileImport } from '#features/imports/server'
import { documentSummaries } from '#features/pages/server'
import { importedFile } from '#support/imported-file'
import { siteTables } from '#platform/database'
import { temporaryFile } from '#support/export-file'
import { productExchange } from '#support/product-exchange'
import type { TestSite } from '#support/site'
import { zipOf } from '#support/zip-file'

const { ctx, shop, list, whole } = await productExchange([formsFeature])
const bring = (
  site: TestSite,
  content: string | Uint8Array,
  { name = 'table.csv', ...options }: Partial<FileImport> & { name?: string } = {},
) => importedFile(ctx, { file: temporaryFile(name, content), site: site.site.name, ...options })
const titlesOf = async (site: TestSite) => (await list(site)).products.map(({ title }) => title)
const redirects = (site: TestSite) =>
  site.as((owner) =>
    siteTables(owner)
      .selectFrom('addresses')
      .select(['path', 'target'])
      .where('state', '=', 'redirect')
      .orderBy('path')
      .execute(),
  )
const vendure = join(import.meta.dirname, '../../../shared/data/other/vendure-demo-products.csv')

test('a table of unknown columns is not imported before a person maps them, and shows its rows', async () => {
  const site = await shop()
  const { import: unsaid, rows } = await bring(site, 'Artikel,Verkoopprijs,Kleur\nBrood,3.50,Bruin\nTaart,12,Roze\n', {
    dryRun: true,
  })
  expect([unsaid.state, unsaid.problem?.code, rows]).toEqual(['failed', 'imports.other_table', []])
  expect(unsaid.table).toMatchObject({
    kind: 'products',
    columns: [
      { name: 'Artikel', field: 'title', samples: ['Brood', 'Taart'] },
      { name: 'Verkoopprijs', field: 'price' },
      { name: 'Kleur', field: 'option' },
    ],
  })
  const dry = await bring(site, 'Artikel,Verkoopprijs\nBrood,3.50\n', { dryRun: true, columns: { fields: [] } })
  expect([dry.import.state, dry.rows.map(({ title, outcome }) => [title, outcome])]).toEqual([
    'ready',
    [['Brood', 'create']],
  ])
  expect(await titlesOf(site)).toEqual([])
})

test('columns are mapped by name; a missing, doubled or unknown one is a sentence', async () => {
  const site = await shop()
  const table = 'wat;hoeveel;waar\nBrood;3,50;x\n'
  const codeOf = async (fields: [string, string][]) =>
    (await bring(site, table, { columns: { kind: 'products', fields } })).import.problem?.code
  expect(await codeOf([['wat', 'title']])).toBe('imports.columns_missing')
  expect(
    await codeOf([
      ['wat', 'title'],
      ['waar', 'title'],
      ['hoeveel', 'price'],
    ]),
  ).toBe('imports.columns_doubled')
  expect(await codeOf([['nergens', 'title']])).toBe('imports.column_unknown')
  const done = await bring(site, table, {
    columns: {
      kind: 'products',
      fields: [
        ['wat', 'title'],
        ['hoeveel', 'price'],
      ],
    },
  })
  expect(done.import.state).toBe('done')
  const brood = await whole(site, 'Brood')
  expect(brood.variants.map(({ priceMinor }) => priceMinor)).toEqual([350])

  const again = await bring(site, `${table}Taart;12;y\n`, { columns: { fields: [] } })
  expect(again.rows.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['Brood', 'unchanged'],
    ['Taart', 'create'],
  ])
})

test('rows of one product are its variants: by their group, or by an empty title', async () => {
  const site = await shop()
  await bring(
    site,
    'Group,Name,Price,SKU,Stock,Size,Images\nT1,Shirt,20,T-S,3,S,https://a.example/1.jpg|https://a.example/2.jpg\nT1,Shirt,22,T-M,0,M,\nT2,Sock,5,K-1,9,One,local.jpg\n',
    { columns: { kind: 'products', fields: [['Group', 'group']] } },
  )
  const shirt = await whole(site, 'Shirt')
  expect(shirt.options.map(({ name }) => name)).toEqual(['Size'])
  expect(shirt.variants.map(({ sku, priceMinor, quantity }) => [sku, priceMinor, quantity])).toEqual([
    ['T-S', 2000, 3],
    ['T-M', 2200, 0],
  ])
  expect((await whole(site, 'Sock')).options).toEqual([])
})

/** As a shop system writes it: cells filled up with spaces, and the further variants on lines without a name. */
const padded = `name            ,slug   ,description                ,assets  ,facets                            ,optionGroups     ,optionValues  ,sku     ,price  ,taxCategory,stockOnHand
Proofing basket ,basket ,"For one loaf, or for two." ,rye.jpg ,category:Baking|brand:Vlechtwerk  ,"size|weave"     ,"small|open"  ,B-S-O   ,19.00  ,standard   ,100
                ,       ,                           ,        ,                                  ,                 ,"large|open"  ,B-L-O   ,29.00  ,standard   ,100
                ,       ,                           ,        ,                                  ,                 ,"small|close" ,B-S-C   ,24.50  ,standard   ,100
Peel            ,peel   ,Of beech.                  ,        ,category:Baking                   ,                 ,              ,P-1     ,35.00  ,standard   ,8
`

test('the products of another shop system are imported with their variants', async () => {
  const site = await shop('USD')
  const { import: done, rows } = await bring(site, padded, { columns: { fields: [] } })
  expect([done.state, rows.filter(({ outcome }) => outcome === 'failed')]).toEqual(['done', []])
  const basket = await whole(site, 'Proofing basket')
  expect(basket.options.map(({ name }) => name)).toEqual(['size', 'weave'])
  expect(basket.variants.map(({ sku, priceMinor }) => [sku, priceMinor])).toEqual([
    ['B-S-O', 1900],
    ['B-L-O', 2900],
    ['B-S-C', 2450],
  ])
  expect([basket.brand, basket.tags]).toEqual(['Vlechtwerk', []])
  expect((await titlesOf(site)).toSorted()).toEqual(['Peel', 'Proofing basket'])
})

test.runIf(existsSync(vendure))(
  'the products of its own example are imported too, where the file exists beside the project',
  async () => {
    const site = await shop('USD')
    const { import: done, rows } = await importedFile(ctx, {
      file: vendure,
      site: site.site.name,
      columns: { fields: [] },
    })
    expect([done.state, rows.filter(({ outcome }) => outcome === 'failed')]).toEqual(['done', []])
    const laptop = await whole(site, 'Laptop')
    expect(laptop.options.map(({ name }) => name)).toEqual(['screen size', 'RAM'])
    expect(laptop.variants.map(({ sku, priceMinor }) => [sku, priceMinor])).toEqual([
      ['L2201308', 129900],
      ['L2201508', 139900],
      ['L2201316', 219900],
      ['L2201516', 229900],
    ])
    expect([laptop.brand, laptop.tags]).toEqual(['Apple', []])
    expect((await list(site)).products).toHaveLength(54)
  },
)

test('redirects of a table lead on, after every import, and undoing removes them', async () => {
  const site = await shop()
  const table = 'Redirect from,Redirect to\n/old,/new\nhttps://old.example/about.html?x=1,/about\nnope,\n/loop,/loop\n'
  const done = await bring(site, table)
  expect(done.rows.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['redirect', 'create'],
    ['redirect', 'create'],
    ['redirect', 'skip'],
    ['redirect', 'skip'],
  ])
  expect(await redirects(site)).toEqual([
    { path: '/about.html?x=1', target: '/about' },
    { path: '/old', target: '/new' },
  ])
  const again = await bring(site, table)
  expect(again.rows.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
})

test('posts and people come from tables too', async () => {
  const site = await shop()
  await bring(site, 'Headline,Body,Datum,Rubriek\nFirst frost,The dahlias are black.,2024-11-02,Garden\n', {
    columns: { kind: 'posts', fields: [] },
  })
  const posts = await site.as((owner) => documentSummaries(owner, { kind: 'post' }))
  expect(posts.map(({ title }) => title)).toEqual(['First frost'])
  await bring(site, 'Voornaam,E-mail,Opmerking\nAda,ada@x.example,hoi\nBo,geen,\n', { columns: { fields: [] } })
  const people = await site.as((owner) =>
    siteTables(owner).selectFrom('subscribers').select(['email', 'name']).execute(),
  )
  expect(people).toEqual([{ email: 'ada@x.example', name: 'Ada' }])
})

const cells = (row: string[], at: number) =>
  `<row r="${at}">${row.map((cell, column) => `<c r="${String.fromCharCode(65 + column)}${at}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`

test('a spreadsheet is a table: its first sheet, with shared texts, numbers and dates', async () => {
  const site = await shop()
  const book = {
    '[Content_Types].xml': '<x/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="x"><sheets><sheet name="A" state="hidden" r:id="r1"/><sheet name="B" r:id="r2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst><si><t>Artikel</t></si><si><r><t>Brood </t></r><r><t>&amp; boter</t></r></si></sst>',
    'xl/styles.xml':
      '<styleSheet><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells(['x', 'y'], 1)}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t>Prijs</t></is></c><c r="C2" t="str"><v>Datum</v></c></row><row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>3.4999999999999996</v></c><c r="C3" s="1"><v>45292</v></c></row></sheetData></worksheet>',
  }
  const { import: done, rows } = await bring(site, await zipOf(book), { name: 'stock.xlsx', columns: { fields: [] } })
  expect(done.table?.columns.map(({ samples }) => samples[0])).toEqual(['Brood & boter', '3.5', '2024-01-01'])
  expect(rows.map(({ title, outcome }) => [title, outcome])).toEqual([['Brood & boter', 'create']])
})

const openBook = (body: string) => ({
  mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
  'content.xml': `<office:document-content><office:body><office:spreadsheet>${body}</office:spreadsheet></office:body></office:document-content>`,
})
const openCell = (words: string, attributes = 'office:value-type="string"') =>
  `<table:table-cell ${attributes}><text:p>${words}</text:p></table:table-cell>`

test('an open spreadsheet (ods) is a table: the values of its cells, not their formats', async () => {
  const site = await shop()
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
  const body = `<table:table table:name="Empty"><table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table><table:table table:name="Stock">${row(openCell('Artikel'), openCell('Prijs'), openCell('Datum'), '<table:table-cell table:number-columns-repeated="16380"/>')}<table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>${row(`<table:table-cell office:value-type="string"><office:annotation><text:p>not this</text:p></office:annotation><text:p>Brood<text:s text:c="1"/>&amp; boter</text:p></table:table-cell>`, openCell('€ 3,50', 'office:value-type="currency" office:value="3.4999999999999996"'), openCell('1 jan', 'office:value-type="date" office:date-value="2024-01-01"'))}${row(openCell('Taart'), openCell('€ 12,00', 'office:value-type="currency" office:value="12"'), openCell(''))}</table:table>`
  const { import: done, rows } = await bring(site, await zipOf(openBook(body)), {
    name: 'stock.ods',
    columns: { fields: [] },
  })
  expect(done.table?.columns.map(({ name, samples }) => [name, samples[0]])).toEqual([
    ['Artikel', 'Brood & boter'],
    ['Prijs', '3.5'],
    ['Datum', '2024-01-01'],
  ])
  expect(rows.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['Brood & boter', 'create'],
    ['Taart', 'create'],
  ])
})

test('an open spreadsheet that repeats a text without end, or is a letter, is one sentence', async () => {
  const site = await shop()
  const codeOf = async (files: Parameters<typeof zipOf>[0]) =>
    (await bring(site, await zipOf(files), { name: 'bomb.ods' })).import.problem?.code
  const bomb = `<table:table><table:table-row table:number-rows-repeated="1000000">${openCell('x'.repeat(10_000), 'table:number-columns-repeated="1000"')}</table:table-row></table:table>`
  expect(await codeOf(openBook(bomb))).toBe('imports.too_large')
  expect(await codeOf({ ...openBook(''), mimetype: 'application/vnd.oasis.opendocument.text' })).toBe('imports.archive')
  expect(await codeOf(openBook('<table:table></table:table>'))).toBe('imports.empty')
})

test('formulas, scripts and texts without end in a table are words', async () => {
  const site = await shop()
  const evil = '<script>alert(1)</script>'
  const { import: done } = await bring(
    site,
    `Artikel,Prijs,Omschrijving\n=HYPERLINK("x"),1,${evil}\n${evil},2,${'x'.repeat(600_000)}\n`,
    { columns: { fields: [] } },
  )
  expect(done.state).toBe('done')
  const products = (await list(site)).products
  expect(products.map(({ title }) => title).toSorted()).toEqual([evil, '=HYPERLINK("x")'])
  const first = await whole(site, '=HYPERLINK("x")')
  expect(JSON.stringify(first.description)).not.toContain('<script')
})
