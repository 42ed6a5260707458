import { enumerations } from '#platform/contract'
import { slugOf } from '#features/pages/contract'
import { productTypes } from '../../../contract/product-type.rules.ts'
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
import { isTrue } from './read-shopify.ts'
import { type Table, type TableLine, withPoints } from './read-table.ts'
import { type MappedColumn, unmappedColumns } from './unmapped-columns.ts'
import { columnsByPlace } from './columns-by-place.ts'
import { type WooUnits, wooColumn } from './woocommerce-columns.ts'
import { readVisibility } from './woocommerce-visibility.ts'
import { attributesLeft, expandVariation, type WooAttribute } from './woocommerce-attributes.ts'
import {
  barcodeColumn,
  barcodeColumns,
  giftCardColumn,
  idleSaleColumn,
  plainColumns,
  numbers,
  ofVariation,
  places,
  withoutColumn,
} from './woocommerce-fields.ts'

/** `lines` are the first ones of the file, by which an unknown language is recognised. */
export function isWooCommerce(columns: readonly string[], lines: readonly (readonly string[])[]): boolean {
  const names = new Set(columnsByPlace(columns, lines) ?? columns.map(wooColumn))
  return names.has('Type') && names.has('Name') && (names.has('Regular price') || names.has('Parent'))
}

interface Reading {
  currency: string
  units: WooUnits
  unsaid: readonly MappedColumn[]
  keys: Set<string>
  parents: Map<string, ImportedProduct>
  attributes: Map<ImportedProduct, WooAttribute[]>
  /** The types of each product's variations. */
  typesOfVariations: Map<ImportedProduct, string[][]>
}

/**
 * Every line of an export of products. Variations name their product by its SKU or by `id:44`, and may stand anywhere.
 */
export function readWooCommerce(
  rawTable: Table,
  { currency, units }: { currency: string; units: WooUnits },
): ReadLine[] {
  const table = withPoints(rawTable, (column) => numbers.has(column))
  const unsaid = unmappedColumns(places, (column) => table.columns.includes(column))
  const reading: Reading = {
    currency,
    units,
    unsaid,
    keys: new Set(),
    parents: new Map(),
    attributes: new Map(),
    typesOfVariations: new Map(),
  }
  const products = Array.from(table.lines, (line) =>
    isEmpty(line) || isVariation(line) ? null : newProduct(reading, line),
  )
  const read = Array.from(table.lines, (line, at): ReadLine => {
    if (isEmpty(line))
      return { product: null, kind: 'empty', title: '', notes: [...line.notes, note('empty')], skip: true }
    const own = products[at]
    const lineRead: ReadLine = own
      ? { product: own.product, kind: 'product', title: own.product.title, notes: own.notes, skip: false }
      : readVariation(reading, line)
    return { ...lineRead, notes: [...line.notes, ...lineRead.notes] }
  })
  for (const [product, types] of reading.typesOfVariations) {
    const isEach = (type: string): boolean => types.every((own) => own.includes(type))
    if (product.type === productTypes.PHYSICAL && isEach('downloadable')) product.type = productTypes.DIGITAL
    else if (product.type === productTypes.PHYSICAL && isEach('virtual')) product.type = productTypes.SERVICE
  }
  return read
}

/** Types of their own that come in as something simpler. */
const ownTypes = new Set(['simple', 'variable', 'variation', 'external', 'grouped', 'downloadable', 'virtual', ''])

const isEmpty = (line: TableLine): boolean => [...line.cells.values()].every((cell) => cell === '')
const typesOf = (line: TableLine): string[] =>
  line
    .cell('Type')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
const isVariation = (line: TableLine): boolean => typesOf(line).includes('variation')

function newProduct(reading: Reading, line: TableLine): { product: ImportedProduct; notes: Note[] } {
  const [id, sku, name] = [line.cell('ID'), line.cell('SKU'), line.cell('Name')]
  const types = typesOf(line)
  const notes: Note[] = []
  const product = emptyProduct(
    'woocommerce',
    freshKey(reading.keys, `product:${id ? `id:${id}` : sku || slugOf(name) || name}`),
  )
  for (const key of [id ? `id:${id}` : '', sku])
    if (key !== '' && !reading.parents.has(key)) reading.parents.set(key, product)
  product.unsaid = [...reading.unsaid]
  const other = types.find((type) => !ownTypes.has(type))
  if (other !== undefined && !isGiftCard(line, types)) notes.push(note('typeUnknown', { type: other }))
  if (name === '') notes.push(note('titleMissing'))
  product.title = name || sku || id
  product.html = line.cell('Description')
  product.excerpt = plainWords(line.cell('Short description'))
  product.status = isPublished(line) ? 1 : line.cell('Published') === '-1' ? 4 : 5
  readVisibility(product, line.cell('Visibility in catalog').trim(), notes)
  product.type = isGiftCard(line, types) ? 4 : types.includes('downloadable') ? 2 : types.includes('virtual') ? 3 : 1
  product.isFeatured = isTrue(line.cell('Is featured?'))
  product.brand = line.cell('Brands')
  product.tags = listOf(line.cell('Tags'))
  for (const category of listOf(line.cell('Categories'))) addCategory(product, category.split('>'))
  for (const image of addressesIn(line.cell('Images'))) addImage(product, image, '')
  product.taxClass = line.cell('Tax status') === 'none' ? 'none' : line.cell('Tax class')
  product.maxQuantity = isTrue(line.cell('Sold individually?')) ? 1 : null
  product.downloadLimit = countOf(line.cell('Download limit'))
  product.downloadDays = countOf(line.cell('Download expiry days'))
  product.related = [
    ...listOf(line.cell('Upsells')),
    ...listOf(line.cell('Cross-sells')),
    ...listOf(line.cell('Grouped products')),
  ]
  if (types.includes('external') || types.includes('grouped')) {
    product.status = enumerations.contentStatuses.draft
    notes.push(note(types.includes('external') ? 'external' : 'grouped'))
  }
  const files = [...line.cells].filter(([column, cell]) => /^Download \d+ URL$/.test(column) && cell !== '').length
  if (files > 0) notes.push(note('filesLeft', { n: files }))
  const attributes = attributesOf(line)
  reading.attributes.set(product, attributes)
  for (const [column, cell] of line.cells)
    if (cell !== '' && (!plainColumns.has(column) || column === 'ID' || column === 'Parent'))
      product.extra[column] = cell
  if (types.includes('variable') && sku !== '') product.extra.SKU = sku
  if (types.includes('variable') && line.cell(barcodeColumn) !== '')
    product.extra[barcodeColumn] = line.cell(barcodeColumn)
  if (types.includes('variable')) product.options = attributes.map((attribute) => attribute.name)
  else {
    notes.push(...attributesLeft(attributes))
    product.variants.push(variantOf(reading, line, notes, product))
  }
  return { product, notes }
}

const isPublished = (line: TableLine): boolean => line.cell('Published') === '' || isTrue(line.cell('Published'))

/** Two products may have the same name. */
export function freshKey(usedKeys: Set<string>, wanted: string): string {
  let key = wanted
  for (let number = 2; usedKeys.has(key); number += 1) key = `${wanted}#${number}`
  usedKeys.add(key)
  return key
}

/** The official extension for gift cards marks its products, and other extensions have a product type of their own. */
function isGiftCard(line: TableLine, types: readonly string[]): boolean {
  return /^(yes|1)$/i.test(line.cell(giftCardColumn)) || types.some((type) => /^(pw-)?gift-?card$/.test(type))
}

function readVariation(reading: Reading, line: TableLine): ReadLine {
  const parent = reading.parents.get(line.cell('Parent'))
  const title = line.cell('Name') || line.cell('SKU')
  if (!parent) return { product: null, kind: 'variant', title, notes: [note('parentMissing')], skip: true }
  if (!isPublished(line))
    return {
      product: null,
      kind: 'variant',
      title: title || parent.title,
      notes: [note('variationOff', { title: parent.title })],
      skip: true,
    }
  // WooCommerce shows no variation without a price, and sells none.
  if (line.cell('Regular price') === '' && line.cell('Sale price') === '')
    return {
      product: null,
      kind: 'variant',
      title: title || parent.title,
      notes: [note('variationPriceless', { title: parent.title })],
      skip: true,
    }
  const notes: Note[] = []
  reading.typesOfVariations.set(parent, [...(reading.typesOfVariations.get(parent) ?? []), typesOf(line)])
  const variant = variantOf(reading, line, notes, parent)
  for (const [column, cell] of line.cells)
    if (cell !== '' && ((!plainColumns.has(column) && !/^Attribute \d+ /.test(column)) || ofVariation.has(column)))
      variant.extra[column] = cell
  if (line.cell('ID') !== '') variant.extra.ID = line.cell('ID')
  const image = addressesIn(line.cell('Images'))[0] ?? ''
  if (image !== '') addImage(parent, image, '')
  variant.image = image
  const { made, left } = expandVariation(
    parent,
    reading.attributes.get(parent) ?? [],
    attributesOf(line),
    variant,
    listOf(line.cell(withoutColumn)),
  )
  if (made.length > 1) notes.push(note('variantsExpanded', { n: made.length }))
  if (left > 0) notes.push(note('variantsLeft', { n: left }))
  if (made.length === 0) notes.push(note('variationDoubled'))
  parent.variants.push(...made)
  return { product: parent, kind: 'variant', title: title || parent.title, notes, skip: false }
}

function variantOf(
  { currency, units }: Reading,
  line: TableLine,
  notes: Note[],
  product: ImportedProduct,
): ImportedVariant {
  const variant = emptyVariant()
  variant.sku = line.cell('SKU')
  const barcode = barcodeColumns.map((name) => line.cell(name)).find((cell) => cell !== '') ?? ''
  variant.barcode = barcodeIn(barcode, notes)
  variant.mpn = line.cell('MPN')
  // Groups have no price of their own.
  variant.priceMinor = typesOf(line).includes('grouped')
    ? 0
    : priceIn(line.cell('Regular price'), currency, { product, notes })
  variant.saleMinor = priceOrNone(line.cell('Sale price'), currency, notes)
  variant.onSale = variant.saleMinor !== null
  settleSale(variant, line.cell('Sale price'), notes)
  if (line.cell('Sale price') === '') variant.saleMinor = priceOrNone(line.cell(idleSaleColumn), currency, notes)
  variant.saleFrom = dayOf(line.cell('Date sale price starts'), notes)
  variant.saleUntil = dayOf(line.cell('Date sale price ends'), notes)
  const counted = stockIn(line.cell('Stock'), notes)
  const goesOn = isTrue(line.cell('Backorders allowed?')) || line.cell('Backorders allowed?') === 'notify'
  const isThere = !/^(0|no|false|outofstock)$/i.test(line.cell('In stock?'))
  variant.isUnlimited =
    product.type === productTypes.DIGITAL || (counted === null ? isThere || isEndless(line.cell('Stock')) : goesOn)
  variant.quantity = counted ?? 0
  variant.lowStockAt = countOf(line.cell('Low stock amount'))
  const measured = (name: string, unit: number): number | null =>
    measureIn(line.cell(name), (value) => Number((value * unit).toFixed(3)), notes) || null
  variant.weightGrams = measured('Weight', units.weight)
  variant.lengthMm = measured('Length', units.length)
  variant.widthMm = measured('Width', units.length)
  variant.heightMm = measured('Height', units.length)
  variant.needsShipping = product.type === productTypes.PHYSICAL && !typesOf(line).includes('virtual')
  return variant
}

function attributesOf(line: TableLine): WooAttribute[] {
  const numbers = [...line.cells.keys()].flatMap((column) => /^Attribute (\d+) name$/.exec(column)?.[1] ?? [])
  return numbers.flatMap((number) => {
    const name = line.cell(`Attribute ${number} name`)
    return name === '' ? [] : [{ name, values: listOf(line.cell(`Attribute ${number} value(s)`)) }]
  })
}

/** A list with commas between its entries; `\,` belongs to an entry. */
export function listOf(cell: string): string[] {
  const entries = cell.split(/(?<!\\),/).map((entry) => entry.replaceAll('\\,', ',').trim())
  return [...new Set(entries.filter(Boolean))]
}

/** Addresses with commas between them; a comma in an address does not end it. */
function addressesIn(cell: string): string[] {
  const addresses = cell.split(/,\s*(?=https?:\/\/|\/\/)|,\s+/).map((address) => address.replaceAll('\\,', ',').trim())
  return [...new Set(addresses.filter(Boolean))]
}

function countOf(cell: string): number | null {
  const number = Math.trunc(Number(cell))
  return cell !== '' && Number.isFinite(number) && number > 0 ? Math.min(number, 1000) : null
}

/** A day, or a number of seconds since 1970. */
function dayOf(cell: string, notes: Note[]): string | null {
  if (cell === '') return null
  const moment = new Date(/^\d+$/.test(cell) ? Number(cell) * 1000 : cell)
  if (moment.getTime() >= 0 && moment.getUTCFullYear() < 10_000) return moment.toISOString()
  notes.push(note('dateUnreadable', { cell }))
  return null
}

export function plainWords(html: string): string {
  return html
    .replace(/<[^<>]{0,4000}>/g, ' ')
    .replaceAll('\\n', ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2000)
}
