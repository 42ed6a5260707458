import { slugOf } from '#features/pages/contract'
import { maximumPriceMinor, parseMoney } from '#platform/money'
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
  byHandle: Map<string, ImportedProduct>
  last: ImportedProduct | null
}

/** Every line of an export of products, of any of its three generations of columns. Lines of a product need not follow each other. */
export function readShopify(table: Table, currency: string): ReadLine[] {
  const reading: Reading = { currency, byHandle: new Map(), last: null }
  return table.lines.map((line) => readLine(reading, line))
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
  if (!present || (product.title === '' && of('title') !== '')) readProduct(product, line)
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

function readProduct(product: ImportedProduct, line: TableLine): void {
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
  product.options = (['option1', 'option2', 'option3'] as const).map(of).filter((name) => name !== '' && name.toLowerCase() !== 'title')
  for (const [name, cell] of line.cells) if (cell !== '' && !ownColumns.has(name) && !ofVariant.has(name)) product.extra[name] = cell
}

/** `Published` with a draft's status stays hidden. */
export function statusOf(status: string, published: string): 1 | 4 | 5 {
  if (status.toLowerCase() === 'draft') return 4
  if (status.toLowerCase() === 'archived') return 5
  return published === '' || isTrue(published) ? 1 : 4
}

function readVariant({ currency }: Reading, product: ImportedProduct, line: TableLine): Note[] {
  const of = (column: ShopifyColumn): string => line.cell(named(column))
  const notes: Note[] = []
  const variant = emptyVariant()
  const values = [of('value1'), of('value2'), of('value3')]
  variant.values = product.options.map((_, at) => values[at] ?? '')
  variant.sku = of('sku').replace(/^'/, '')
  variant.barcode = of('barcode').replace(/^'/, '')
  variant.mpn = of('mpn')
  readPrices(variant, of('price'), of('compareAt'), currency, notes, product)
  variant.costMinor = parseMoney(of('cost'), currency, { decimalSeparator: '.' })
  readStock(variant, of, notes)
  const grams = Number(of('grams').replace(',', '.'))
  variant.weightGrams = of('grams') !== '' && Number.isFinite(grams) && grams >= 0 ? grams : null
  variant.needsShipping = of('shipping') === '' || isTrue(of('shipping'))
  variant.image = of('variantImage')
  for (const name of ofVariant) {
    const cell = line.cell(name)
    if (cell !== '' && !(name === named('compareAt') && variant.saleMinor !== null)) variant.extra[name] = cell
  }
  if (variant.image !== '') addImage(product, variant.image, '')
  const doubled = product.variants.findIndex((one) => one.values.join('\u0000') === variant.values.join('\u0000'))
  if (doubled >= 0) notes.push(note('variantDoubled'))
  if (doubled >= 0) product.variants[doubled] = variant
  else product.variants.push(variant)
  return notes
}

/** A price below the one it is compared with is that of a sale. */
function readPrices(variant: ImportedVariant, price: string, compareAt: string, currency: string, notes: Note[], product: ImportedProduct): void {
  const own = parseMoney(price, currency, price.includes('.') ? { decimalSeparator: '.' } : {})
  const full = parseMoney(compareAt, currency, compareAt.includes('.') ? { decimalSeparator: '.' } : {})
  if ((own === null || own < 0) && price !== '') {
    notes.push(note('priceUnreadable', { price }))
    product.status = 4
  }
  variant.priceMinor = Math.max(0, own ?? 0)
  if (full !== null && full > variant.priceMinor) {
    variant.saleMinor = variant.priceMinor
    variant.priceMinor = full
    variant.onSale = true
  }
  if (variant.priceMinor > maximumPriceMinor) notes.push(note('priceHigh'))
}

/** Stock that nobody tracks is there without end; so is what goes on selling when it is gone, though its number is kept. */
function readStock(variant: ImportedVariant, of: (column: ShopifyColumn) => string, notes: Note[]): void {
  const counted = Math.trunc(Number(of('quantity').replace(/\s/g, '') || '0'))
  if (counted < 0) notes.push(note('oversold', { n: counted }))
  variant.quantity = Number.isFinite(counted) ? Math.max(0, counted) : 0
  variant.isUnlimited = of('tracker') === '' || of('policy').toLowerCase() === 'continue'
}

export function isTrue(cell: string): boolean {
  return /^(true|yes|ja|1|wahr|vrai|verdadero|sí|si|x)$/i.test(cell.trim())
}
