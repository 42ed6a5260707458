import { slugOf } from '#features/pages/contract'
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
} from './imported-product.ts'
import { inOrder, measureIn, priceIn, priceOrNone, stockIn } from './read-cells.ts'
import type { Table, TableLine } from './read-table.ts'
import { named, ofVariant, ownColumns, type ShopifyColumn } from './shopify-columns.ts'

export function isShopify(columns: readonly string[]): boolean {
  const names = new Set(columns.map((name) => name.toLowerCase()))
  return (
    (names.has('handle') || names.has('url handle')) &&
    names.has('title') &&
    (names.has('variant price') || names.has('price') || names.has('option1 name'))
  )
}

interface Reading {
  currency: string
  /** Of the columns of options: Shopify writes three, exports from here as many as there are. */
  optionNumbers: readonly string[]
  numbersOf: Map<ImportedProduct, readonly string[]>
  byHandle: Map<string, ImportedProduct>
  last: ImportedProduct | null
}

/** Every line of an export of products, of any of its three generations of columns. Lines of a product need not follow each other. */
export function readShopify(table: Table, currency: string): ReadLine[] {
  const optionNumbers = table.columns.flatMap((name) => /^Option(\d+) Value$/i.exec(name)?.[1] ?? [])
  const reading: Reading = { currency, optionNumbers, numbersOf: new Map(), byHandle: new Map(), last: null }
  const lines = table.lines.map((line) => readLine(reading, line))
  // After those that a product shows: the pictures of variants that are not among them.
  for (const product of reading.byHandle.values()) {
    for (const { image } of product.variants) addImage(product, image, '')
    if (isUntaxed(product.variants.map(({ extra }) => extra))) product.taxClass = 'none'
  }
  return lines
}

function readLine(reading: Reading, line: TableLine): ReadLine {
  const of = (column: ShopifyColumn): string => line.cell(named(column))
  if ([...line.cells.values()].every((cell) => cell === '')) return { product: null, kind: 'empty', title: '', notes: [note('empty')], skip: true }
  const notes: Note[] = []
  const handle = of('handle') || (of('title') ? slugOf(of('title')) : (reading.last?.key.slice('product:'.length) ?? ''))
  if (handle === '') return { product: null, kind: 'empty', title: '', notes: [note('noProduct')], skip: true }
  if (of('handle') === '' && of('title') !== '') notes.push(note('handleMissing'))
  const present = reading.byHandle.get(handle)
  const product = present ?? emptyProduct('shopify', `product:${handle}`)
  reading.byHandle.set(handle, product)
  reading.last = product
  if (!present) product.slug = handle
  if (present && isAnother(present, of('title'))) notes.push(note('handleDoubled', { title: present.title }))
  if (!present || (product.title === '' && of('title') !== '')) readProduct(reading, product, line)
  addImage(product, of('image'), of('imageAlt'))
  const isVariant = ['price', 'sku', 'value1', 'barcode'].some((column) => of(column as ShopifyColumn) !== '')
  if (isVariant) notes.push(...readVariant(reading, product, line))
  const title = of('title') || product.title || handle
  return {
    product,
    kind: present ? (isVariant ? 'variant' : 'picture') : 'product',
    title: present ? [title, of('value1')].filter(Boolean).join(' – ') : title,
    notes,
    skip: false,
  }
}

/** Exports name a product on its first line alone; some programs on each. */
const isAnother = (product: ImportedProduct, title: string): boolean => title !== '' && product.title !== '' && title !== product.title

function readProduct(reading: Reading, product: ImportedProduct, line: TableLine): void {
  const of = (column: ShopifyColumn): string => line.cell(named(column))
  product.title = of('title')
  product.html = of('body')
  product.brand = of('vendor')
  product.tags = [
    ...new Set(
      of('tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ]
  addCategory(product, [of('type')])
  product.status = statusOf(of('status'), of('published'))
  product.type = isTrue(of('giftCard')) ? 4 : 1
  product.seoTitle = of('seoTitle')
  product.seoDescription = of('seoDescription')
  const numbers = reading.optionNumbers.filter((number) => isOption(line, number))
  product.options = numbers.map((number) => line.cell(`Option${number} Name`))
  reading.numbersOf.set(product, numbers)
  for (const [name, cell] of line.cells) if (cell !== '' && !ownColumns.has(name) && !ofVariant.has(name)) product.extra[name] = cell
}

/** A product without options says `Title` and `Default Title`. */
function isOption(line: TableLine, number: string): boolean {
  const name = line.cell(`Option${number} Name`)
  const value = line.cell(`Option${number} Value`)
  return name !== '' && !(name.toLowerCase() === 'title' && (value === '' || value.toLowerCase() === 'default title'))
}

/** Here a product is taxed as a whole. */
export function isUntaxed(variants: readonly Readonly<Record<string, string>>[]): boolean {
  return variants.length > 0 && variants.every((cells) => cells[named('taxable')] !== undefined && !isTrue(cells[named('taxable')] ?? ''))
}

/** `Published` with a draft's status stays hidden. */
export function statusOf(status: string, published: string): 1 | 4 | 5 {
  if (status.toLowerCase() === 'draft') return 4
  if (status.toLowerCase() === 'archived') return 5
  return published === '' || isTrue(published) ? 1 : 4
}

function readVariant({ currency, numbersOf }: Reading, product: ImportedProduct, line: TableLine): Note[] {
  const of = (column: ShopifyColumn): string => line.cell(named(column))
  const notes: Note[] = []
  const variant = emptyVariant()
  variant.values = (numbersOf.get(product) ?? []).map((number) => line.cell(`Option${number} Value`))
  variant.sku = of('sku').replace(/^'/, '')
  variant.barcode = of('barcode').replace(/^'/, '')
  variant.mpn = of('mpn')
  variant.priceMinor = priceIn(of('price'), currency, { product, notes })
  readSale(variant, of('compareAt'), currency, notes)
  variant.costMinor = priceOrNone(of('cost'), currency, notes)
  readStock(variant, of, notes)
  variant.weightGrams = measureIn(of('grams'), (grams) => grams, notes)
  variant.needsShipping = of('shipping') === '' || isTrue(of('shipping'))
  variant.image = of('variantImage')
  for (const name of ofVariant) {
    const cell = line.cell(name)
    if (cell !== '' && !(name === named('compareAt') && variant.saleMinor !== null)) variant.extra[name] = cell
  }
  const doubled = product.variants.findIndex((one) => one.values.join('\u0000') === variant.values.join('\u0000'))
  if (doubled >= 0) notes.push(note('variantDoubled'))
  if (doubled >= 0) product.variants[doubled] = variant
  else product.variants.push(variant)
  return notes
}

/** A price below the one it is compared with is that of a sale. */
function readSale(variant: ImportedVariant, compareAt: string, currency: string, notes: Note[]): void {
  const full = priceOrNone(compareAt, currency, notes)
  if (full === null || full <= variant.priceMinor) return
  variant.saleMinor = full
  variant.onSale = true
  inOrder(variant)
}

/** Stock that nobody tracks is there without end; so is what goes on selling when it is gone, though its number is kept. */
function readStock(variant: ImportedVariant, of: (column: ShopifyColumn) => string, notes: Note[]): void {
  variant.quantity = stockIn(of('quantity'), notes) ?? 0
  variant.isUnlimited = of('tracker') === '' || of('policy').toLowerCase() === 'continue'
}

export function isTrue(cell: string): boolean {
  return /^(true|yes|ja|1|wahr|vrai|verdadero|sí|si|x)$/i.test(cell.trim())
}
