import { slugOf } from '#features/pages/contract'
import { productTypes } from '../../../contract/product-type.rules.ts'
import { gramsFrom, millimetresFrom } from '../../../contract/units.rules.ts'
import {
  addCategory,
  addImage,
  emptyProduct,
  emptyVariant,
  type ImportedProduct,
  type ImportedVariant,
  note,
  type Note,
  type ReadLine,
} from '../imported-product.ts'
import { barcodeIn, isEndless, measureIn, priceIn, priceOrNone, settleSale, stockIn } from './read-cells.ts'
import { isTrue, tagsIn } from './read-shopify.ts'
import { type Table, type TableLine, withPoints } from './read-table.ts'
import { productColumns, variantColumns } from './squarespace-columns.ts'
import { type Places, type MappedColumn, unmappedColumns } from './unmapped-columns.ts'

export function isSquarespace(columns: readonly string[]): boolean {
  const names = new Set(columns.map(squarespaceColumn))
  return (
    names.has('Product URL') &&
    names.has('Title') &&
    names.has('Price') &&
    (names.has('Product Type') || names.has('Product ID'))
  )
}

/** Shortens `Product ID [Non Editable]` to `Product ID`. */
export function squarespaceColumn(name: string): string {
  return name
    .trim()
    .replace(/\[[^[\]]*\]$/, '')
    .trim()
}

interface Reading {
  currency: string
  standard: string
  byUrl: Map<string, ImportedProduct>
  unsaid: readonly MappedColumn[]
  last: ImportedProduct | null
}

/** Columns of the fields of a product and of its variants. */
const places: Places = {
  type: ['Product Type'],
  html: ['Description'],
  tags: ['Tags'],
  categories: ['Categories'],
  status: ['Visible'],
  images: ['Hosted Image URLs'],
  sku: ['SKU'],
  barcode: ['GTIN'],
  mpn: ['MPN'],
  saleMinor: ['Sale Price', 'On Sale'],
  isUnlimited: ['Stock'],
  quantity: ['Stock'],
  weightGrams: ['Weight'],
  lengthMm: ['Length'],
  widthMm: ['Width'],
  heightMm: ['Height'],
}
const numbers = new Set(['Price', 'Sale Price', 'Stock', 'Weight', 'Length', 'Width', 'Height'])

const types: Record<string, 1 | 2 | 3 | 4> = { PHYSICAL: 1, DIGITAL: 2, DOWNLOAD: 2, SERVICE: 3, GIFT_CARD: 4 }

/** Reads an export of products. Lines of variants follow the line of their product. */
export function readSquarespace(
  rawTable: Table,
  { currency, standard }: { currency: string; standard: string },
): ReadLine[] {
  const table = withPoints(rawTable, (column) => numbers.has(column))
  const unsaid = unmappedColumns(places, (column) => table.columns.includes(column))
  const reading: Reading = { currency, standard, byUrl: new Map(), unsaid, last: null }
  const optionColumns = table.columns
    .map((name) => /^Option Name (\d+)$/.exec(name)?.[1])
    .filter((number): number is string => number !== undefined)
  return Array.from(table.lines, (line) => readLine(reading, line, optionColumns))
}

function readLine(reading: Reading, line: TableLine, optionColumns: readonly string[]): ReadLine {
  if ([...line.cells.values()].every((cell) => cell === ''))
    return { product: null, kind: 'empty', title: '', notes: [...line.notes, note('empty')], skip: true }
  const isFirst = startsProduct(reading, line)
  const notes: Note[] = [...line.notes]
  if (isFirst) reading.last = newProduct(reading, line, optionColumns, notes)
  const product = reading.last
  if (!product)
    return { product: null, kind: 'empty', title: line.cell('SKU'), notes: [...notes, note('noProduct')], skip: true }
  const hasVariant = ['SKU', 'Price', 'Stock', 'Option Value 1'].some((name) => line.cell(name) !== '')
  const isNothing = !hasVariant && !isFirst
  const values = hasVariant ? readVariant(reading, line, { product, notes, columns: optionColumns }) : []
  if (isNothing) notes.push(note('nothingNew'))
  return {
    product: isNothing ? null : product,
    kind: isFirst ? 'product' : isNothing ? 'empty' : 'variant',
    title: isFirst ? product.title : [product.title, values.filter(Boolean).join(' / ')].filter(Boolean).join(' – '),
    notes,
    skip: isNothing,
  }
}

/** Lines of variants have no product name. Where a program repeats the name, their options tell them apart. */
function startsProduct({ byUrl }: Reading, line: TableLine): boolean {
  if (['Title', 'Product Type', 'Product URL'].every((name) => line.cell(name) === '')) return false
  const present = byUrl.get(line.cell('Product URL'))
  const isRepeated = present !== undefined && present.title === line.cell('Title') && line.cell('Option Value 1') !== ''
  return !isRepeated
}

function newProduct(
  reading: Reading,
  line: TableLine,
  optionColumns: readonly string[],
  notes: Note[],
): ImportedProduct {
  const title = line.cell('Title')
  if (line.cell('Product URL') === '') notes.push(note('handleMissing'))
  const wanted = line.cell('Product URL') || slugOf(title) || 'product'
  const doubles = [...reading.byUrl.keys()].filter((url) => url === wanted || url.startsWith(`${wanted}#`)).length
  const url = doubles > 0 ? `${wanted}#${doubles + 1}` : wanted
  const product = emptyProduct('squarespace', `product:${url}`)
  reading.byUrl.set(url, product)
  if (title === '') notes.push(note('titleMissing'))
  product.slug = wanted
  product.title = title || wanted
  product.type = types[line.cell('Product Type').toUpperCase()] ?? 1
  product.html = line.cell('Description')
  product.status = line.cell('Visible') === '' || isTrue(line.cell('Visible')) ? 1 : 4
  product.tags = tagsIn(line.cell('Tags'))
  product.unsaid = [...reading.unsaid]
  for (const category of line.cell('Categories').split(',')) addCategory(product, category.split('/'))
  for (const image of line.cell('Hosted Image URLs').split(/\s+|(?<!,),+(?=https?:|\/\/)/))
    addImage(product, image.replace(/,$/, ''), '')
  product.options = optionColumns.map((number) => line.cell(`Option Name ${number}`)).filter(Boolean)
  for (const name of ['Product ID', 'Product Page']) if (line.cell(name) !== '') product.extra[name] = line.cell(name)
  for (const [name, cell] of line.cells)
    if (cell !== '' && !knownColumns.has(name) && !/^Option (Name|Value) \d+$/.test(name)) product.extra[name] = cell
  return product
}

const knownColumns = new Set(['Product ID', 'Variant ID', 'Product Type', ...productColumns, ...variantColumns])

/** Reads the variant of a line and returns its values. */
function readVariant(
  { currency, standard }: Reading,
  line: TableLine,
  { product, notes, columns }: VariantReading,
): readonly string[] {
  const variant = emptyVariant()
  for (const [at, number] of columns.entries()) {
    const name = line.cell(`Option Name ${number}`)
    const isUnnamed = name === '' && line.cell(`Option Value ${number}`) !== '' && product.options[at] === undefined
    const optionName = isUnnamed ? `Option ${number}` : name
    if (isUnnamed) notes.push(note('optionUnnamed', { name: optionName }))
    if (optionName !== '' && !product.options.includes(optionName)) product.options.push(optionName)
  }
  variant.values = product.options.map((name, at) => {
    const number = columns.find((column) => line.cell(`Option Name ${column}`) === name) ?? columns[at]
    return number === undefined ? '' : line.cell(`Option Value ${number}`)
  })
  variant.sku = line.cell('SKU')
  variant.barcode = barcodeIn(line.cell('GTIN'), notes)
  variant.mpn = line.cell('MPN')
  variant.priceMinor = priceIn(line.cell('Price'), currency, { product, notes })
  readSale(variant, line, currency, notes)
  const stock = line.cell('Stock')
  // Products that are not shipped have unlimited stock unless they were counted.
  variant.isUnlimited =
    isEndless(stock) ||
    product.type === productTypes.DIGITAL ||
    (stock === '' && product.type !== productTypes.PHYSICAL)
  if (stock === '' && !variant.isUnlimited) notes.push(note('stockMissing'))
  variant.quantity = variant.isUnlimited ? 0 : (stockIn(stock, notes) ?? 0)
  const length = (name: string): number | null =>
    measureIn(line.cell(name), (value) => millimetresFrom(standard, value), notes) || null
  variant.weightGrams = measureIn(line.cell('Weight'), (value) => gramsFrom(standard, value), notes) || null
  variant.lengthMm = length('Length')
  variant.widthMm = length('Width')
  variant.heightMm = length('Height')
  variant.needsShipping = product.type === productTypes.PHYSICAL
  if (line.cell('Variant ID') !== '') variant.extra['Variant ID'] = line.cell('Variant ID')
  const doubled = product.variants.findIndex(({ values }) => values.join('\u0000') === variant.values.join('\u0000'))
  if (doubled >= 0) notes.push(note('variantDoubled'))
  product.variants[doubled >= 0 ? doubled : product.variants.length] = variant
  return variant.values
}

/** Files write `0.00` where there is no sale. */
function readSale(variant: ImportedVariant, line: TableLine, currency: string, notes: Note[]): void {
  const cell = line.cell('Sale Price')
  const sale = priceOrNone(cell, currency, notes)
  const isOn = isTrue(line.cell('On Sale'))
  if (isOn && cell === '') notes.push(note('salePriceMissing'))
  variant.onSale = isOn && sale !== null
  variant.saleMinor = sale !== null && (isOn || sale > 0) ? sale : null
  settleSale(variant, cell, notes)
}

interface VariantReading {
  product: ImportedProduct
  notes: Note[]
  /** Numbers of the columns of options. */
  columns: readonly string[]
}
