import { slugOf } from '#features/pages/contract'
import { hidingWord, listIn, type MappedRow } from '#features/imports/server'
import { addCategory, note, type Note, type ReadLine, type ReadLines } from '../imported-product.ts'
import { readShopify } from '../read/read-shopify.ts'
import { linesInWords, type Table, type TableLine } from '../read/read-table.ts'
import { named, type ShopifyColumn } from '../read/shopify-columns.ts'
import { combinations, optionNamesOf, optionsOf, type RowOption } from './table-options.ts'

/** Cells of a line in Shopify's format, to which every other table of products is converted. */
type Cells = Map<string, string>

/** A product of the table, and the rows that are its variants. */
interface TableProduct {
  handle: string
  rows: { row: MappedRow; at: number }[]
}

/** The rows of any table of products, whose owner says what its columns hold. */
export function readProductTable(rows: readonly MappedRow[], currency: string): ReadLines {
  const products = productsIn(rows)
  const lines: { cells: Cells; notes: Note[] }[] = rows.map(() => ({ cells: new Map(), notes: [] }))
  const more: { cells: Cells; notes: Note[] }[] = []
  for (const product of products) {
    const written = linesOfProduct(product)
    for (const [at, line] of written.entries()) {
      const place = product.rows[at]?.at
      if (place === undefined) more.push(line)
      else lines[place] = line
    }
  }
  const all = [...lines, ...more]
  const columns = [...new Set(all.flatMap(({ cells }) => [...cells.keys()]))]
  const at = (index: number): TableLine => lineOf(all[index])
  const table: Table = { columns, lines: linesInWords({ length: all.length, at }) }
  return withCategories(readShopify(table, currency), products)
}

function lineOf(line: { cells: Cells; notes: Note[] } | undefined): TableLine {
  const cells: Cells = line?.cells ?? new Map()
  return { cells, cell: (name) => cells.get(name) ?? '', notes: line?.notes ?? [] }
}

/** Rows of one group, or of one address, are one product; a row without a title belongs to the one before it. */
function productsIn(rows: readonly MappedRow[]): TableProduct[] {
  const products: TableProduct[] = []
  const byKey = new Map<string, TableProduct>()
  const handles = new Set<string>()
  const hasGroups = rows.some(({ of }) => of('group') !== '' || of('handle') !== '')
  const hasOptions = rows.some(({ of }) => ['option', 'optionValues'].some((field) => of(field) !== ''))
  for (const [at, row] of rows.entries()) {
    const title = row.of('title')
    const own = row.of('group') || row.of('handle')
    // If only titles identify products, rows with the same title are variants, provided that the table has options.
    const key = own || (title !== '' && hasOptions && !hasGroups ? `title:${title}` : '')
    const last = products.at(-1)
    const present = byKey.get(key) ?? (key === '' && title === '' ? last : undefined)
    if (present) {
      present.rows.push({ row, at })
      continue
    }
    const product: TableProduct = { handle: freeHandle(handles, row, at), rows: [{ row, at }] }
    products.push(product)
    if (key !== '') byKey.set(key, product)
  }
  return products
}

function freeHandle(handles: Set<string>, { of }: MappedRow, at: number): string {
  const written = of('handle').split(/[?#]/, 1)[0] ?? ''
  const last = written.split('/').findLast((part) => part !== '') ?? ''
  const base = slugOf(last.replace(/\.html?$/i, '')) || slugOf(of('title')) || `product-${at + 1}`
  let handle = base
  for (let number = 2; handles.has(handle); number += 1) handle = `${base}-${number}`
  handles.add(handle)
  return handle
}

function linesOfProduct({ handle, rows }: TableProduct): { cells: Cells; notes: Note[] }[] {
  const hasVariants = rows.length > 1
  const optionNames = rows.map(({ row }) => optionNamesOf(row)).find((own) => own.length > 0) ?? []
  const options = rows.map(({ row }) => optionsOf(row, optionNames, hasVariants))
  const names = [...new Set(options.flatMap((own) => own.map(({ name }) => name)))]
  const lines = rows.flatMap(({ row }, at) => {
    const lead = at === 0 ? productCells(row) : new Map<string, string>()
    return combinations(options[at] ?? []).map((values, number) => {
      const notes: Note[] = []
      const cells: Cells = new Map([[named('handle'), handle], ...(number === 0 ? lead : [])])
      for (const [name, value] of variantCells(row, number)) cells.set(name, value)
      writeOptions(cells, names, values)
      return { cells, notes }
    })
  })
  const [first] = lines
  if (first) lines.push(...imageLines(handle, rows, first))
  return lines
}

const fieldsOfProduct: readonly (readonly [ShopifyColumn, string])[] = [
  ['title', 'title'],
  ['body', 'description'],
  ['vendor', 'brand'],
  ['seoTitle', 'seoTitle'],
  ['seoDescription', 'seoDescription'],
]

function productCells(row: MappedRow): Cells {
  const cells: Cells = new Map()
  for (const [column, field] of fieldsOfProduct) if (row.of(field) !== '') cells.set(named(column), row.of(field))
  const facets = facetsOf(row)
  if (facets.brand !== '' && row.of('brand') === '') cells.set(named('vendor'), facets.brand)
  if (row.all('tags').length > 0) cells.set(named('tags'), facets.tags.join(', '))
  const visibility = row.named('visible')
  const hiding = hidingWord(visibility)
  if (hiding) cells.set(named('status'), hiding.isKnown ? 'draft' : hiding.word)
  else if (visibility.length > 0) cells.set(named('status'), 'active')
  return cells
}

/** Labels such as `brand:Apple` and `category:Computers` name their kind. */
function facetsOf(row: MappedRow): { brand: string; tags: string[]; categories: string[] } {
  const labels = row.all('tags').flatMap(listIn)
  const of = (name: RegExp): string[] =>
    labels.flatMap((label) => {
      const at = label.indexOf(':')
      return at > 0 && name.test(label.slice(0, at).trim()) ? [label.slice(at + 1).trim()] : []
    })
  const tags = labels.filter((label) => !/^(?:category|brand)\s*:/i.test(label))
  return {
    brand: of(/^brand$/i)[0] ?? '',
    categories: of(/^category$/i),
    tags: tags.map((tag) => tag.replaceAll(',', ' ')),
  }
}

const fieldsOfVariant: readonly (readonly [ShopifyColumn, string])[] = [
  ['price', 'price'],
  ['compareAt', 'compareAt'],
  ['cost', 'cost'],
  ['barcode', 'barcode'],
  ['quantity', 'stock'],
]

function variantCells(row: MappedRow, number: number): Cells {
  const cells: Cells = new Map()
  for (const [column, field] of fieldsOfVariant) if (row.of(field) !== '') cells.set(named(column), row.of(field))
  // A sale lowers the price; the old one becomes the price to compare with.
  if (/[1-9]/.test(row.of('salePrice'))) {
    cells.set(named('price'), row.of('salePrice'))
    if (row.of('price') !== '') cells.set(named('compareAt'), row.of('price'))
  }
  const skus = row
    .of('sku')
    .split(',')
    .map((sku) => sku.trim())
  const sku = number === 0 && skus.length === 1 ? skus[0] : row.of('optionList') === '' ? row.of('sku') : skus[number]
  if (sku) cells.set(named('sku'), sku)
  if (row.of('stock') !== '') cells.set(named('tracker'), 'shopify')
  const grams = gramsOf(row)
  if (grams !== '') cells.set(named('grams'), grams)
  return cells
}

/** A weight in kilograms, unless its cell names another unit. */
function gramsOf(row: MappedRow): string {
  const grams = row.of('weightGrams')
  if (grams !== '') return grams.replace(/g$/i, '').trim()
  const [, number = '', unit = ''] = /^([\d.,]+)\s*(kg|g|lbs?|oz)?$/i.exec(row.of('weight')) ?? []
  const value = Number(number.replace(',', '.'))
  if (number === '' || !Number.isFinite(value)) return row.of('weight')
  const factors: Record<string, number> = { g: 1, lb: 453.59237, lbs: 453.59237, oz: 28.349523 }
  return String(Math.round(value * (factors[unit.toLowerCase()] ?? 1000)))
}

function writeOptions(cells: Cells, names: readonly string[], values: readonly RowOption[]): void {
  for (const [at, name] of names.entries()) {
    const value = values.find((option) => option.name === name)?.value ?? ''
    if (value === '') continue
    cells.set(`Option${at + 1} Name`, name)
    cells.set(`Option${at + 1} Value`, value)
  }
}

/** The first image belongs to the row of its product, each further one has a line of its own. */
function imageLines(
  handle: string,
  rows: TableProduct['rows'],
  first: { cells: Cells; notes: Note[] },
): { cells: Cells; notes: Note[] }[] {
  const all = [...new Set(rows.flatMap(({ row }) => row.all('images').flatMap(imagesIn)))]
  const urls = all.filter((url) => /^(?:https?:)?\/\//i.test(url))
  const left = all.length - urls.length
  if (left > 0) first.notes.push(note('imagesWithoutAddress', { n: left }))
  const [lead, ...others] = urls.map((url) => url.replace(/^\/\//, 'https://'))
  if (lead) first.cells.set(named('image'), lead)
  return others.map((url) => ({
    cells: new Map([
      [named('handle'), handle],
      [named('image'), url],
    ]),
    notes: [],
  }))
}

/** Addresses may hold commas: only those before another address part two. */
const imagesIn = (cell: string): string[] =>
  cell
    .split(/https?:|\/\//.test(cell) ? /[|;\n]|,\s*(?=https?:|\/\/)/ : /[|;\n,]/)
    .map((url) => url.trim())
    .filter((url) => url !== '')

function withCategories({ keys, lines }: ReadLines, products: readonly TableProduct[]): ReadLines {
  const byHandle = new Map(products.map((product) => [product.handle, product]))
  function* read(): Generator<ReadLine> {
    for (const line of lines) {
      const [first] = byHandle.get(line.product?.slug ?? '')?.rows ?? []
      if (line.product && line.kind === 'product' && first)
        for (const path of [...first.row.all('categories').flatMap(listIn), ...facetsOf(first.row).categories])
          addCategory(line.product, path.split('>'))
      yield line
    }
  }
  return { keys, lines: { [Symbol.iterator]: read } }
}
