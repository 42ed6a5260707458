import { slugOf } from '#features/pages/contract'
import { gramsFrom, millimetresFrom } from '../../contract/units.rules.ts'
import { addCategory, addImage, emptyProduct, emptyVariant, type ImportedProduct, note, type Note, type ReadLine } from './imported-product.ts'
import { measureIn, priceIn, priceOrNone, stockIn } from './read-cells.ts'
import type { Table, TableLine } from './read-table.ts'
import { isTrue } from './read-shopify.ts'

export function isSquarespace(columns: readonly string[]): boolean {
  const names = new Set(columns.map(squarespaceColumn))
  return names.has('Product ID') && names.has('Product Type') && names.has('Product URL')
}

/** `Product ID [Non Editable]` is `Product ID`. */
export function squarespaceColumn(name: string): string {
  return name.replace(/\s*\[[^\]]*\]\s*$/, '').trim()
}

interface Reading {
  currency: string
  standard: string
  byUrl: Map<string, ImportedProduct>
  last: ImportedProduct | null
}

const types: Record<string, 1 | 2 | 3 | 4> = { PHYSICAL: 1, DIGITAL: 2, DOWNLOAD: 2, SERVICE: 3, GIFT_CARD: 4 }

/** Every line of an export of products. Lines of variants follow the line of their product. */
export function readSquarespace(table: Table, { currency, standard }: { currency: string; standard: string }): ReadLine[] {
  const reading: Reading = { currency, standard, byUrl: new Map(), last: null }
  const optionColumns = table.columns.map((name) => /^Option Name (\d+)$/.exec(name)?.[1]).filter((number): number is string => number !== undefined)
  return table.lines.map((line) => readLine(reading, line, optionColumns))
}

function readLine(reading: Reading, line: TableLine, optionColumns: readonly string[]): ReadLine {
  if ([...line.cells.values()].every((cell) => cell === '')) return { product: null, kind: 'empty', title: '', notes: [note('empty')], skip: true }
  const isFirst = line.cell('Title') !== '' || line.cell('Product Type') !== '' || line.cell('Product URL') !== ''
  const notes: Note[] = []
  if (isFirst) reading.last = newProduct(reading, line, optionColumns, notes)
  const product = reading.last
  if (!product) return { product: null, kind: 'empty', title: line.cell('SKU'), notes: [note('noProduct')], skip: true }
  const hasVariant = ['SKU', 'Price', 'Stock', 'Option Value 1'].some((name) => line.cell(name) !== '')
  if (hasVariant) readVariant(reading, line, { product, notes, columns: optionColumns })
  const values = product.variants.at(-1)?.values.filter(Boolean).join(' / ') ?? ''
  return {
    product,
    kind: isFirst ? 'product' : 'variant',
    title: isFirst ? product.title : [product.title, values].filter(Boolean).join(' – '),
    notes,
    skip: false,
  }
}

function newProduct(reading: Reading, line: TableLine, optionColumns: readonly string[], notes: Note[]): ImportedProduct {
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
  product.tags = [
    ...new Set(
      line
        .cell('Tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ]
  for (const category of line.cell('Categories').split(',')) addCategory(product, category.split('/'))
  for (const image of line.cell('Hosted Image URLs').split(/\s+/)) addImage(product, image, '')
  product.options = optionColumns.map((number) => line.cell(`Option Name ${number}`)).filter(Boolean)
  for (const name of ['Product ID', 'Product Page']) if (line.cell(name) !== '') product.extra[name] = line.cell(name)
  for (const [name, cell] of line.cells) if (cell !== '' && !known.has(name) && !/^Option (Name|Value) \d+$/.test(name)) product.extra[name] = cell
  return product
}

const known = new Set([
  'Product ID',
  'Variant ID',
  'Product Type',
  'Product Page',
  'Product URL',
  'Title',
  'Description',
  'SKU',
  'GTIN',
  'MPN',
  'Price',
  'Sale Price',
  'On Sale',
  'Stock',
  'Categories',
  'Tags',
  'Weight',
  'Length',
  'Width',
  'Height',
  'Visible',
  'Hosted Image URLs',
])

function readVariant({ currency, standard }: Reading, line: TableLine, { product, notes, columns }: VariantReading): void {
  const variant = emptyVariant()
  for (const number of columns) {
    const name = line.cell(`Option Name ${number}`)
    if (name !== '' && !product.options.includes(name)) product.options.push(name)
  }
  variant.values = product.options.map((name, at) => {
    const number = columns.find((one) => line.cell(`Option Name ${one}`) === name) ?? columns[at]
    return number === undefined ? '' : line.cell(`Option Value ${number}`)
  })
  variant.sku = line.cell('SKU')
  variant.barcode = line.cell('GTIN')
  variant.mpn = line.cell('MPN')
  variant.priceMinor = priceIn(line.cell('Price'), currency, { product, notes })
  const sale = priceOrNone(line.cell('Sale Price'), currency, notes)
  variant.onSale = isTrue(line.cell('On Sale'))
  variant.saleMinor = variant.onSale || (sale !== null && sale > 0) ? (sale ?? 0) : null
  const stock = line.cell('Stock')
  variant.isUnlimited = /^unlimited$/i.test(stock) || product.type === 2
  variant.quantity = variant.isUnlimited ? 0 : (stockIn(stock, notes) ?? 0)
  const length = (name: string): number | null => measureIn(line.cell(name), (value) => millimetresFrom(standard, value), notes) || null
  variant.weightGrams = measureIn(line.cell('Weight'), (value) => gramsFrom(standard, value), notes) || null
  variant.lengthMm = length('Length')
  variant.widthMm = length('Width')
  variant.heightMm = length('Height')
  variant.needsShipping = product.type === 1
  if (line.cell('Variant ID') !== '') variant.extra['Variant ID'] = line.cell('Variant ID')
  product.variants.push(variant)
}

interface VariantReading {
  product: ImportedProduct
  notes: Note[]
  /** Numbers of the columns of options. */
  columns: readonly string[]
}
