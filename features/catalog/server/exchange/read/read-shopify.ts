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
  type ReadLines,
} from '../imported-product.ts'
import { cellsOf, type Group, isVariant, type SortedLine, sortLine, type Sorting } from './sort-shopify-lines.ts'
import { barcodeIn, isEndless, measureIn, priceIn, priceOrNone, stockIn } from './read-cells.ts'
import { type Table, type TableLine, type TableLines, withPoints } from './read-table.ts'
import { type Places, type MappedColumn, unmappedColumns } from './unmapped-columns.ts'
import { named, ofVariant, ownColumns, type ShopifyColumn, shopifyColumn } from './shopify-columns.ts'

export function isShopify(columns: readonly string[]): boolean {
  const raw = new Set(columns.map((name) => name.toLowerCase()))
  const names = new Set(columns.map(shopifyColumn))
  const has = (column: ShopifyColumn): boolean => names.has(named(column))
  const isInventory = !has('price') && (raw.has('location') || raw.has('coo'))
  return (
    has('title') && !isInventory && ((has('handle') && (has('price') || has('option1'))) || raw.has('variant price'))
  )
}

/** Columns of a product's and of its variants' fields. */
const places: Places<ShopifyColumn> = {
  html: ['body'],
  brand: ['vendor'],
  tags: ['tags'],
  categories: ['type'],
  status: ['status', 'published'],
  isUnlisted: ['status'],
  type: ['giftCard'],
  seoTitle: ['seoTitle'],
  seoDescription: ['seoDescription'],
  images: ['image'],
  taxClass: ['taxable'],
  sku: ['sku'],
  barcode: ['barcode'],
  mpn: ['mpn'],
  priceMinor: ['price'],
  saleMinor: ['price'],
  costMinor: ['cost'],
  isUnlimited: ['quantity'],
  quantity: ['quantity'],
  weightGrams: ['grams'],
  needsShipping: ['shipping'],
  image: ['variantImage'],
}

const numbers = new Set((['price', 'compareAt', 'cost', 'grams', 'quantity'] as const).map(named))

/**
 * Every line of an export of products, of any of its three generations of columns. Lines of a product may stand in any
 * order and anywhere.
 */
export function readShopify(rawTable: Table, currency: string): ReadLines {
  const table = withPoints(rawTable, (column) => numbers.has(column))
  const optionNumbers = table.columns.flatMap((name) => /^Option(\d+) Value$/i.exec(name)?.[1] ?? [])
  const sorting: Sorting = { table: table.lines, optionNumbers, groups: new Map(), byHandle: new Map(), last: null }
  const sorted = Array.from(table.lines, (line, at) => sortLine(sorting, line, at))
  const context = {
    currency,
    optionNumbers,
    unsaid: unmappedColumns(places, (column) => table.columns.includes(named(column))),
  }
  return { keys: new Set(sorting.groups.keys()), lines: readLines(table.lines, sorted, context) }
}

/** A product is read with the first of its lines, and forgotten with the last. */
function* readLines(lines: TableLines, sorted: readonly SortedLine[], context: GroupOptions): Generator<ReadLine> {
  const read = new Map<number, ReadLine>()
  for (const [at, { group, notes }] of sorted.entries()) {
    if (group && !read.has(at)) readGroup(group, lines, context, read)
    const own = read.get(at)
    read.delete(at)
    const allNotes = [...lines.at(at).notes, ...notes, ...(own?.notes ?? [])]
    yield group && own
      ? { ...own, notes: allNotes }
      : { product: null, kind: 'empty', title: '', notes: allNotes, skip: true }
  }
}

interface GroupOptions {
  currency: string
  optionNumbers: readonly string[]
  unsaid: readonly MappedColumn[]
}

/** Lines of a product, starting with the one that has the most values. */
function readGroup(
  { key, handle, title: groupTitle, lines: places }: Group,
  table: TableLines,
  { currency, optionNumbers, unsaid }: GroupOptions,
  read: Map<number, ReadLine>,
): void {
  const placeOf = new Map(places.map((at) => [table.at(at), at]))
  const lines = [...placeOf.keys()]
  const head = lines.find((line) => line.cell(named('title')) !== '') ?? lines[0]
  if (!head) return
  const product: ImportedProduct = { ...emptyProduct('shopify', key), slug: handle, title: groupTitle }
  readProduct(product, head)
  product.unsaid = [...unsaid]
  const options = optionsOf(product, lines, optionNumbers)
  const [first] = lines
  const seen = new Map<string, number>()
  for (const line of [head, ...lines.filter((tableLine) => tableLine !== head)]) {
    const of = cellsOf(line)
    const notes = line === head ? [...options.notes, ...hiddenNotes(of('status'))] : []
    addImage(product, of('image'), of('imageAlt'))
    if (isVariant(line))
      notes.push(...readVariant({ currency, numbers: options.numbers, isHead: line === head, seen }, product, line))
    const isNothing = line !== head && line !== first && !isVariant(line) && of('image') === ''
    if (isNothing) notes.push(note('nothingNew'))
    const title = of('title') || product.title || product.slug
    read.set(placeOf.get(line) ?? 0, {
      product: isNothing ? null : product,
      kind: line === first ? 'product' : isVariant(line) ? 'variant' : isNothing ? 'empty' : 'picture',
      title: line === first ? product.title || title : [title, of('value1')].filter(Boolean).join(' – '),
      notes,
      skip: isNothing,
    })
  }
  // Images of variants that the product does not show, after those that it does.
  for (const { image } of product.variants) addImage(product, image, '')
  if (isUntaxed(product.variants.map(({ extra }) => extra))) product.taxClass = 'none'
}

function readProduct(product: ImportedProduct, line: TableLine): void {
  const of = cellsOf(line)
  product.html = of('body')
  product.brand = of('vendor')
  product.tags = tagsIn(of('tags'))
  addCategory(product, [of('type')])
  product.status = statusOf(of('status'), of('published'))
  product.isUnlisted = isUnlistedStatus(of('status'))
  product.type = isTrue(of('giftCard')) ? 4 : 1
  product.seoTitle = of('seoTitle')
  product.seoDescription = of('seoDescription')
  for (const [name, cell] of line.cells)
    if (cell !== '' && !ownColumns.has(name) && !ofVariant.has(name) && !isOption(name)) product.extra[name] = cell
}

const hiddenNotes = (status: string): Note[] => {
  const word = status.trim().slice(0, 60)
  if (isUnlistedStatus(status)) return [note('onlyByAddress', { word })]
  return isUnsureStatus(status) ? [note('visibilityHidden', { word })] : []
}

const isOption = (name: string): boolean => /^Option\d+ (Name|Value)$/i.test(name)

export function tagsIn(cell: string): string[] {
  const tags = cell.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(Boolean))]
}

/** Options of a product, named in any of its lines; an option with values and no name gets one. */
function optionsOf(
  product: ImportedProduct,
  lines: readonly TableLine[],
  all: readonly string[],
): { numbers: string[]; notes: Note[] } {
  const notes: Note[] = []
  const used = all.flatMap((number) => {
    const name = lines.map((line) => line.cell(`Option${number} Name`)).find(Boolean) ?? ''
    const values = lines.map((line) => line.cell(`Option${number} Value`)).filter(Boolean)
    const isNone = name.toLowerCase() === 'title' && values.every((value) => value.toLowerCase() === 'default title')
    return (name === '' && values.length === 0) || isNone ? [] : [{ number, name }]
  })
  for (const { number, name } of used) {
    const wanted = name || `Option ${number}`
    const isDouble = product.options.includes(wanted)
    const optionName = isDouble ? `${wanted} ${number}` : wanted
    if (optionName !== name) notes.push(note(isDouble ? 'optionDoubled' : 'optionUnnamed', { name: optionName }))
    product.options.push(optionName)
  }
  return { numbers: used.map(({ number }) => number), notes }
}

/** Shopify taxes variants one by one, but this shop taxes a product as a whole. */
export function isUntaxed(variants: readonly Readonly<Record<string, string>>[]): boolean {
  return (
    variants.length > 0 &&
    variants.every((cells) => cells[named('taxable')] !== undefined && !isTrue(cells[named('taxable')] ?? ''))
  )
}

/** Only an active or unlisted product is surely public. `Published` with a draft's status stays hidden. */
export function statusOf(status: string, published: string): 1 | 4 | 5 {
  const word = status.trim().toLowerCase()
  if (word === 'archived') return 5
  if (!['', 'active', unlisted].includes(word)) return 4
  return published === '' || isTrue(published) ? 1 : 4
}

/** State of products that are for sale at their address alone. */
const unlisted = 'unlisted'

export const isUnlistedStatus = (status: string): boolean => status.trim().toLowerCase() === unlisted

const isUnsureStatus = (status: string): boolean =>
  !['', 'active', 'draft', 'archived', unlisted].includes(status.trim().toLowerCase())

interface VariantReading {
  currency: string
  /** Numbers of its option columns. */
  numbers: readonly string[]
  isHead: boolean
  /** Position of the variant with a combination of values. */
  seen: Map<string, number>
}

function readVariant(
  { currency, numbers: columns, isHead, seen }: VariantReading,
  product: ImportedProduct,
  line: TableLine,
): Note[] {
  const of = cellsOf(line)
  const notes: Note[] = []
  const variant = emptyVariant()
  variant.values = columns.map((number) => line.cell(`Option${number} Value`))
  variant.sku = of('sku').replace(/^'/, '')
  variant.barcode = barcodeIn(of('barcode'), notes)
  variant.mpn = of('mpn')
  variant.priceMinor = priceIn(of('price'), currency, { product, notes })
  readSale(variant, of('compareAt'), currency, notes)
  variant.costMinor = priceOrNone(of('cost'), currency, notes)
  readStock(variant, line, notes)
  variant.weightGrams = measureIn(of('grams').replace(/,(?=\d{3}(?!\d))/g, ''), (grams) => grams, notes)
  variant.needsShipping = of('shipping') === '' || isTrue(of('shipping'))
  variant.image = of('variantImage')
  for (const [name, cell] of line.cells) {
    const isUnmapped = ofVariant.has(name) || (!isHead && !ownColumns.has(name) && !isOption(name))
    if (cell !== '' && isUnmapped && !(name === named('compareAt') && variant.saleMinor !== null))
      variant.extra[name] = cell
  }
  const combination = variant.values.join('\u0000')
  const doubled = seen.get(combination)
  if (doubled !== undefined) notes.push(note('variantDoubled'))
  if (doubled === undefined) seen.set(combination, product.variants.length)
  product.variants[doubled ?? product.variants.length] = variant
  return notes
}

/** A price below the one it is compared with is that of a sale. */
function readSale(variant: ImportedVariant, compareAt: string, currency: string, notes: Note[]): void {
  const full = priceOrNone(compareAt, currency, notes)
  if (full === null || full <= variant.priceMinor) return
  variant.saleMinor = variant.priceMinor
  variant.priceMinor = full
  variant.onSale = true
}

/**
 * Reads the stock: untracked stock is unlimited, and so is stock that may be oversold, though its number is kept. Shops
 * with several warehouses export products without a quantity column; they are not assumed to be sold out.
 */
function readStock(variant: ImportedVariant, line: TableLine, notes: Note[]): void {
  const of = cellsOf(line)
  variant.quantity = stockIn(of('quantity'), notes) ?? 0
  const isTracked = line.cells.has(named('tracker')) ? of('tracker') !== '' : of('quantity') !== ''
  const isUnknown = isTracked && !line.cells.has(named('quantity'))
  if (isUnknown) notes.push(note('stockUnknown'))
  variant.isUnlimited =
    !isTracked || isUnknown || isEndless(of('quantity')) || of('policy').toLowerCase() === 'continue'
}

export function isTrue(cell: string): boolean {
  return /^(true|yes|ja|1|wahr|vrai|verdadero|sí|si|x)$/i.test(cell.trim())
}
