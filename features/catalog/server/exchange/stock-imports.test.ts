import { expect, test } from 'vitest'
import { undoImport } from '#support/internals'
import { doDueJobs } from '#support/due-jobs'
import { temporaryFile } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import { productFiles } from '#support/product-files'
import type { TestSite } from '#support/site'
import { readSheetContext } from '../sheet/sheet-context.ts'
import { sheetRowsByIds } from '../sheet/sheet-rows.ts'

const { ctx, shop, bring } = await productFiles()

const products = `Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price
bowl,Bowl,<p>Round</p>,Size,Small,BOWL-S,shopify,3,10.00
bowl,,,,Large,BOWL-L,shopify,4,20.00
cup,Cup,<p>Deep</p>,Title,Default Title,,shopify,5,8.00
`

/** Every variant: its product, values, price, sale and stock. */
async function variants(site: TestSite): Promise<string[]> {
  return site.as(async (tx) => {
    const rows = await tx.db
      .selectFrom('product_variants')
      .where('website_id', '=', site.site.id)
      .select('id')
      .orderBy('id')
      .execute()
    const shown = await sheetRowsByIds(
      tx,
      rows.map(({ id }) => id),
      await readSheetContext(tx),
    )
    return shown
      .map(({ variantTitle, cells: { title, price, salePrice, onSale, stock } }) =>
        [title, variantTitle, price, onSale === 'yes' ? `sale ${salePrice}` : '', stock].filter(Boolean).join(' '),
      )
      .toSorted()
  })
}

const start = ['Bowl Large 20.00 4', 'Bowl Small 10.00 3', 'Cup 8.00 5']

async function stocked(): Promise<TestSite> {
  const site = await shop()
  await bring(site, products)
  expect(await variants(site)).toEqual(start)
  return site
}

async function undo(site: TestSite, id: string): Promise<void> {
  await site.as((owner) => undoImport(owner, { id }))
  await doDueJobs(ctx)
}

const bringList = (
  site: TestSite,
  content: string,
  { dryRun = false, fields = [] as (readonly [string, string])[] } = {},
) =>
  importedFile(ctx, {
    file: temporaryFile('list.csv', content),
    site: site.site.name,
    dryRun,
    columns: { fields },
  })

const outcomesOf = ({ rows }: Awaited<ReturnType<typeof importedFile>>): string[] =>
  rows.map(({ kind, title, outcome, notes }) => [kind, title, outcome, ...notes.map(({ code }) => code)].join(' '))

test('an inventory of Shopify adds up its locations, changes the stock alone, and creates nothing', async () => {
  const site = await stocked()
  const head =
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,SKU,HS Code,COO,Location'
  const file = `${head},Incoming (not editable),Unavailable (not editable),Committed (not editable),Available (not editable),On hand (current),On hand (new)
bowl,Bowl,Size,Small,,,,,BOWL-S,,,Attic,0,0,1,7,8,
bowl,Bowl,Size,Small,,,,,BOWL-S,,,Cellar,0,0,0,2,2,
bowl,Bowl,Size,Large,,,,,BOWL-L,,,Attic,0,0,0,4,4,
bowl,Bowl,Size,Large,,,,,BOWL-L,,,Cellar,not stocked,not stocked,not stocked,not stocked,not stocked,not stocked
cup,Cup,Title,Default Title,,,,,,,,Attic,0,0,0,-1,0,
cup,Cup,Title,Default Title,,,,,,,,Cellar,0,0,0,3,3,4
jug,Jug,Title,Default Title,,,,,JUG,,,Attic,0,0,0,9,9,
`
  const dry = await bringList(site, file, { dryRun: true })
  const done = await bringList(site, file)
  expect(done.import.source).toBe('shopify-inventory')
  const rows = [
    'stock Bowl update',
    'stock Bowl update partOf',
    'stock Bowl unchanged',
    'stock Bowl unchanged partOf',
    'stock Cup update',
    'stock Cup update partOf',
    'stock Jug skip skuUnknown',
  ]
  expect([outcomesOf(dry), outcomesOf(done)]).toEqual([rows, rows])
  expect(await variants(site)).toEqual(['Bowl Large 20.00 4', 'Bowl Small 10.00 9', 'Cup 8.00 3'])
  const moved = await site.as((tx) =>
    tx.db
      .selectFrom('stock_movements')
      .where('website_id', '=', tx.site.id)
      .where('reason', '=', 'import')
      .select('delta')
      .orderBy('delta')
      .execute(),
  )
  expect(moved.map(({ delta }) => delta)).toEqual([-2, 6])

  expect(outcomesOf(await bringList(site, file)).filter((row) => row.includes('update'))).toEqual([])
  await undo(site, done.import.id)
  expect(await variants(site)).toEqual(start)
})

test('an inventory with a column for each location is added up too', async () => {
  const site = await stocked()
  const done = await bringList(
    site,
    `Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Attic,Cellar
bowl,Bowl,Size,Small,BOWL-S,,,1,not stocked
bowl,Bowl,Size,Large,BOWL-L,,,2,3
`,
  )
  expect(done.rows.filter(({ outcome }) => outcome === 'update')).toHaveLength(4)
  expect(await variants(site)).toEqual(['Bowl Large 20.00 5', 'Bowl Small 10.00 1', 'Cup 8.00 5'])
})

test('a list of prices changes prices alone, says which numbers are unknown, and is undone', async () => {
  const site = await stocked()
  const file = 'Artikelnummer;Preis;UVP\nBOWL-S;12,50;15,00\nBOWL-L;20,00;\nNONE-1;5,00;\n;3,00;\nBOWL-X;;\n'
  const dry = await bringList(site, file, { dryRun: true })
  expect(dry.import.table?.kind).toBe('stock')
  const done = await bringList(site, file)
  const rows = [
    'stock BOWL-S update',
    'stock BOWL-L unchanged',
    'stock NONE-1 skip skuUnknown',
    'stock  skip variantUnnamed',
    'stock BOWL-X skip valuesMissing',
  ]
  expect([outcomesOf(dry), outcomesOf(done)]).toEqual([rows, rows])
  expect(await variants(site)).toEqual(['Bowl Large 20.00 4', 'Bowl Small 15.00 sale 12.50 3', 'Cup 8.00 5'])
  await undo(site, done.import.id)
  expect(await variants(site)).toEqual(start)
})

test('a lower sale price and a lower price are both written, and a price below a running sale is refused', async () => {
  const site = await stocked()
  await bringList(site, 'sku,price,sale price\nBOWL-S,10.00,9.00\nBOWL-L,20.00,18.00\n')
  const done = await bringList(site, 'sku,price,sale price\nBOWL-S,5.00,4.00\nBOWL-L,17.00,\n')
  expect(outcomesOf(done)).toEqual(['stock BOWL-S update', 'stock BOWL-L failed failed'])
  expect(await variants(site)).toEqual(['Bowl Large 20.00 sale 18.00 4', 'Bowl Small 5.00 sale 4.00 3', 'Cup 8.00 5'])
})

test('bad input: odd stocks and repeated rows are read as they are meant, or named', async () => {
  const site = await stocked()
  const done = await bringList(site, 'SKU,Stock\nBOWL-S,1.200\nBOWL-S,7\nBOWL-L,=1+1\nBOWL-L,<script>\n')
  expect(outcomesOf(done)).toEqual([
    'stock BOWL-S update rowRepeated',
    'stock BOWL-S update partOf',
    'stock BOWL-L skip cellUnreadable valuesMissing',
    'stock BOWL-L skip partOf',
  ])
  const unlimited = await bringList(site, 'SKU,Stock\nBOWL-L,unlimited\nBOWL-S,-3\n')
  expect(outcomesOf(unlimited)).toEqual(['stock BOWL-L update', 'stock BOWL-S update oversold'])
  expect(await variants(site)).toEqual(['Bowl Large 20.00 unlimited', 'Bowl Small 10.00 0', 'Cup 8.00 5'])
})
