import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { testContext } from '#support/context'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { applyBulk, previewBulk } from './bulk-edit.ts'
import { changeCells, checkCells } from './change-cells.ts'
import { catalogChanges, undoChange } from './changes.ts'
import { changeVariant } from '../variants/change-variant.ts'
import { createCategory } from '../categories/change-categories.ts'
import { setOptions } from '../variants/set-options.ts'
import { sheetRows } from './sheet-rows.ts'
import { readCell, type SheetColumn } from '../../contract/index.ts'
import { readSheetContext } from './sheet-context.ts'

const ctx = await testContext({ features: shopFeatures })
const shop = await testShop(await testSite(ctx, { name: 'bakker', locale: 'nl-NL' }))
await shop.as((tx) => changeSettings(tx, { group: 'store', values: { currency: 'EUR' } }))
let count = 0

async function shirts(priceMinor = 2000) {
  count += 1
  const name = `Trui${'abcdefghijklmnop'[count]}`
  const created = await shop.product(name, { variant: { priceMinor, quantity: 5 }, tags: ['Wol'] })
  const product = await shop.as((tx) =>
    setOptions(tx, {
      id: created.id,
      options: [{ name: 'Maat', values: [{ value: 'S' }, { value: 'M' }, { value: 'L' }] }],
    }),
  )
  return { product, ids: product.variants.map(({ id }) => id), name }
}
const query = { sort: 'title', descending: false, offset: 0, limit: 100 } as const
const cellsOf = async (name: string, column: SheetColumn): Promise<(string | undefined)[]> =>
  (await shop.as((tx) => sheetRows(tx, { ...query, search: name }))).rows.map(({ cells }) => cells[column])

test('the sheet shows every variant with the fields of its product, sorted and cut into pages', async () => {
  const { name } = await shirts()
  const { rows, count: all } = await shop.as((tx) => sheetRows(tx, { ...query, search: name, limit: 2, offset: 1 }))
  expect(all).toBe(3)
  expect(
    rows.map(({ variantTitle, cells }) => [variantTitle, cells.title, cells.price, cells.stock, cells.tags]),
  ).toEqual([
    ['M', name, '20.00', '0', 'Wol'],
    ['L', name, '20.00', '0', 'Wol'],
  ])
})

test('many cells change in one call, and impossible changes are refused cell by cell', async () => {
  const { ids, name } = await shirts()
  const [a = '', b = '', c = ''] = ids
  const { refused, changeId } = await shop.as((tx) =>
    changeCells(tx, {
      cells: [
        { variantId: a, column: 'price', value: '€ 24,95' },
        { variantId: b, column: 'price', value: 'duur' },
        { variantId: c, column: 'stock', value: 'unlimited' },
        { variantId: a, column: 'stock', value: '7' },
        { variantId: a, column: 'weight', value: '0,4 kg' },
        { variantId: a, column: 'tags', value: 'Wol, Winter' },
        { variantId: b, column: 'sku', value: 'x'.repeat(61) },
        { variantId: c, column: 'categories', value: 'Nergens' },
      ],
    }),
  )
  expect(refused.map(({ variantId, column, code }) => [variantId === b ? 'b' : 'c', column, code])).toEqual([
    ['b', 'price', 'catalog.cell_unfit'],
    ['b', 'sku', 'catalog.sku_too_long'],
    ['c', 'categories', 'catalog.cell_unfit'],
  ])
  expect(changeId).not.toBeNull()
  expect(await cellsOf(name, 'price')).toEqual(['24.95', '20.00', '20.00'])
  expect(await cellsOf(name, 'stock')).toEqual(['7', '0', 'unlimited'])
  expect(await cellsOf(name, 'weight')).toEqual(['0.4', '', ''])
  expect(await cellsOf(name, 'tags')).toEqual(['Wol, Winter', 'Wol, Winter', 'Wol, Winter'])
})

test('a preview evaluates a change as saving does', async () => {
  const { ids, name } = await shirts()
  const [a = '', b = '', c = ''] = ids
  const [, usedSku = ''] = (await cellsOf(name, 'sku')) as string[]
  const cells = [
    { variantId: a, column: 'price', value: '-5' },
    { variantId: a, column: 'stock', value: '12,5' },
    { variantId: a, column: 'sku', value: usedSku },
    { variantId: a, column: 'title', value: '' },
    { variantId: a, column: 'onSale', value: 'misschien' },
    { variantId: a, column: 'status', value: '2' },
    { variantId: b, column: 'price', value: '€ 1.375,00' },
    { variantId: b, column: 'saleFrom', value: 'morgen' },
    { variantId: b, column: 'weight', value: '0,4 kg' },
    { variantId: b, column: 'minQuantity', value: '0' },
    { variantId: c, column: 'onSale', value: 'ja' },
    { variantId: c, column: 'salePrice', value: '999' },
    { variantId: c, column: 'stock', value: '∞' },
    { variantId: c, column: 'tags', value: `Wol, ${'x'.repeat(101)}` },
  ] satisfies Parameters<typeof changeCells>[1]['cells']
  const { refused } = await shop.as((tx) => checkCells(tx, { cells }))
  expect(await cellsOf(name, 'price')).toEqual(['20.00', '20.00', '20.00'])
  expect((await shop.as((tx) => changeCells(tx, { cells }))).refused).toEqual(refused)
  expect(refused.map(({ column }) => column)).toEqual([
    'price',
    'stock',
    'sku',
    'title',
    'onSale',
    'status',
    'saleFrom',
    'minQuantity',
    'salePrice',
    'tags',
  ])
  // While typing, the sheet marks faults that the cell alone reveals.
  const sheetContext = await shop.as(readSheetContext)
  const marked = cells
    .filter(({ column, value }) => 'fault' in readCell(column, value, sheetContext))
    .map(({ column }) => column)
  expect(marked).toEqual(['price', 'stock', 'title', 'onSale', 'status', 'saleFrom', 'minQuantity', 'tags'])
})

test('undo restores every cell, except one that another person changed since', async () => {
  const { ids, name } = await shirts()
  const [a = '', b = ''] = ids
  const before = await cellsOf(name, 'price')
  const { changeId } = await shop.as((tx) =>
    changeCells(tx, {
      cells: [
        { variantId: a, column: 'price', value: '1' },
        { variantId: b, column: 'price', value: '2' },
        { variantId: b, column: 'stock', value: '9' },
      ],
    }),
  )
  await shop.as((tx) => changeVariant(tx, { id: b, values: { priceMinor: 300 } }))
  const undone = await shop.as((tx) => undoChange(tx, { id: changeId ?? '' }))
  expect([undone.cells, undone.kept]).toEqual([2, 1])
  expect(await cellsOf(name, 'price')).toEqual([before[0], '3.00', before[2]])
  expect(await cellsOf(name, 'stock')).toEqual(['5', '0', '0'])
  await expect(shop.as((tx) => undoChange(tx, { id: changeId ?? '' }))).rejects.toThrow('already been undone')
})

test('a cell that changed since it was read is refused', async () => {
  const { ids } = await shirts()
  const change = { variantId: ids[0] ?? '', column: 'price' as const, value: '5' }
  const { refused } = await shop.as((tx) => changeCells(tx, { cells: [{ ...change, before: '19.00' }] }))
  expect(refused[0]?.code).toBe('catalog.cell_changed')
})

test('two variants exchange their SKUs, but none takes the SKU of a third', async () => {
  const { ids, name } = await shirts()
  const [a = '', b = '', c = ''] = ids
  const [first = '', second = ''] = (await cellsOf(name, 'sku')) as string[]
  const swapped = await shop.as((tx) =>
    changeCells(tx, {
      cells: [
        { variantId: a, column: 'sku', value: '' },
        { variantId: b, column: 'sku', value: first },
      ],
    }),
  )
  expect(swapped.refused.map(({ column }) => column)).toEqual(['sku'])
  const refusedChange = await shop.as((tx) =>
    changeCells(tx, { cells: [{ variantId: c, column: 'sku', value: second }] }),
  )
  expect(refusedChange.refused[0]?.code).toBe('catalog.sku_taken')
})

test('a bulk edit previews its changes, makes only those, and is undone', async () => {
  const { ids, name } = await shirts(1999)
  const edit = { kind: 'startSale', percentOff: 20, rounding: '95', from: null, until: null } as const
  const preview = await shop.as((tx) => previewBulk(tx, { selection: { variantIds: ids }, edit }))
  expect([preview.rows, preview.cells]).toEqual([3, 6])
  expect(preview.differences[0]).toMatchObject({
    title: `${name} – S`,
    column: 'salePrice',
    before: '',
    after: '15.95',
  })
  expect(await cellsOf(name, 'salePrice')).toEqual(['', '', ''])
  const done = await shop.as((tx) => applyBulk(tx, { selection: { variantIds: ids }, edit }))
  expect(done).toMatchObject({ rows: 3, cells: 6, refused: 0 })
  expect(await cellsOf(name, 'salePrice')).toEqual(['15.95', '15.95', '15.95'])
  const listed = (await shop.as((tx) => catalogChanges(tx))).find(({ id }) => id === done.changeId)
  expect(listed).toMatchObject({ kind: 'bulk', cells: 6, undoneAt: null })
  await shop.as((tx) => undoChange(tx, { id: done.changeId ?? '' }))
  expect([await cellsOf(name, 'salePrice'), await cellsOf(name, 'onSale')]).toEqual([
    ['', '', ''],
    ['no', 'no', 'no'],
  ])
})

test('a bulk edit reaches every product that matches a filter, each once', async () => {
  const category = await shop.as((tx) => createCategory(tx, { collectionId: shop.page.id, name: 'Breiwerk' }))
  const { name } = await shirts()
  const edit = { kind: 'addCategories' as const, categoryIds: [category.id] }
  const done = await shop.as((tx) => applyBulk(tx, { selection: { filter: { search: name } }, edit }))
  expect(done).toMatchObject({ cells: 1, rows: 1 })
  expect(await cellsOf(name, 'categories')).toEqual(['Breiwerk', 'Breiwerk', 'Breiwerk'])
})

test('a person without the permission for stock changes no cell', async () => {
  const { ids } = await shirts()
  const cells = [{ variantId: ids[0] ?? '', column: 'price' as const, value: '1' }]
  await expect(shop.as((tx) => changeCells(tx, { cells }), ['editor'])).rejects.toThrow()
})

test('options that change keep the variants that still fit, with their price, stock and SKU', async () => {
  const { product } = await shirts()
  const [small] = product.variants
  const changed = await shop.as((tx) =>
    setOptions(tx, {
      id: product.id,
      options: [
        { name: 'Size', was: 'Maat', values: [{ value: 'Small', was: 'S' }, { value: 'M' }] },
        { name: 'Kleur', values: [{ value: 'Rood' }, { value: 'Blauw' }] },
      ],
    }),
  )
  expect(changed.variants.map(({ options }) => options.map(({ value }) => value).join(' '))).toEqual([
    'Small Rood',
    'Small Blauw',
    'M Rood',
    'M Blauw',
  ])
  expect(changed.variants[0]).toMatchObject({ id: small?.id, sku: small?.sku, quantity: 5 })
})

test('a product of 500 variants is created, and its options are changed', async () => {
  const created = await shop.product('Verf', { variant: { priceMinor: 900, quantity: 1 } })
  const values = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, at) => ({ value: `${prefix}${at}` }))
  const options = [
    { name: 'Kleur', values: values(50, 'k') },
    { name: 'Inhoud', values: values(10, 'l') },
  ]
  const product = await shop.as((tx) => setOptions(tx, { id: created.id, options }))
  expect(product.variants).toHaveLength(500)
  expect(new Set(product.variants.map(({ sku }) => sku)).size).toBe(500)
})
