import { escapedHtml } from '../sources/source-format.ts'
import type { WholeTable } from './mapped-rows.ts'
import { namedRows, type NamedRow, optionCells, tableOf } from './other-rows.ts'

/** Numbers of the options that a product of Wix may have. */
const optionNumbers = [1, 2, 3, 4, 5, 6]

const columns = [
  'handleid',
  'name',
  'description',
  'productimageurl',
  'collection',
  'sku',
  'price',
  'compareat',
  'visible',
  'inventory',
  'weight',
  'cost',
  'brand',
  'optionnames',
  'optionvalues',
  ...optionNumbers.map((number) => `optionlist${number}`),
  'tags',
]

/** Converts products of Wix: a row for each, followed by rows of variants with surcharges instead of prices. */
export function wixRows(table: WholeTable): WholeTable {
  const rows = namedRows(table)
  const variantsOf = Map.groupBy(
    rows.filter((row) => row('fieldtype').toLowerCase() === 'variant'),
    (row) => row('handleid'),
  )
  const written: Record<string, string>[] = []
  for (const row of rows) {
    if (row('fieldtype').toLowerCase() !== 'product') continue
    const variants = variantsOf.get(row('handleid')) ?? []
    const names = optionNamesOf(row)
    const lead = productCells(row)
    if (variants.length === 0 || names.length === 0) {
      written.push({ ...lead, ...priceCells(row, 0), ...choiceCells(row, names) })
      continue
    }
    for (const [at, variant] of variants.entries())
      written.push({
        ...(at === 0 ? lead : { handleid: row('handleid') }),
        ...priceCells(row, Number(variant('surcharge')) || 0),
        sku: variant('sku'),
        inventory: stockOf(variant),
        weight: variant('weight') || row('weight'),
        ...optionCells(names.map(({ name, at: number }) => [name, variant(`productoptiondescription${number}`)])),
      })
  }
  return tableOf(columns, written)
}

function optionNamesOf(row: NamedRow): { name: string; at: number }[] {
  return optionNumbers
    .map((number) => ({ name: row(`productoptionname${number}`), at: number }))
    .filter(({ name }) => name !== '')
}

/**
 * Returns the choices of a product whose choices share its price and stock and so have no variant rows. A colour is
 * written as `#FF0000:Red`. The mark at the end shows that a single choice is not a list with commas.
 */
function choiceCells(row: NamedRow, names: readonly { name: string; at: number }[]): Record<string, string> {
  const options = names
    .map(({ name, at }) => ({
      name: name.replaceAll('|', '/'),
      choices: row(`productoptiondescription${at}`)
        .split(';')
        .map((choice) =>
          choice
            .trim()
            .replace(/^#[0-9a-f]{3,8}:/i, '')
            .replaceAll('|', '/'),
        )
        .filter((choice) => choice !== ''),
    }))
    .filter(({ choices }) => choices.length > 0)
  return {
    optionnames: options.map(({ name }) => name).join('|'),
    ...Object.fromEntries(options.map(({ choices }, at) => [`optionlist${at + 1}`, `${choices.join('|')}|`])),
  }
}

function productCells(row: NamedRow): Record<string, string> {
  return {
    handleid: row('handleid'),
    name: row('name'),
    description: `${row('description')}${sectionsOf(row)}`,
    productimageurl: row('productimageurl')
      .split(';')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => (/^https?:/i.test(name) ? name : `https://static.wixstatic.com/media/${encodeURI(name)}`))
      .join('|'),
    collection: row('collection').replaceAll(';', '|'),
    sku: row('sku'),
    visible: row('visible'),
    inventory: stockOf(row),
    weight: row('weight'),
    cost: row('cost'),
    brand: row('brand'),
    tags: row('ribbon').replaceAll(',', ' '),
  }
}

/** Returns further texts of a product, such as about size or delivery, each with its title. */
function sectionsOf(row: NamedRow): string {
  return Array.from({ length: 6 }, (_, at) => {
    const title = row(`additionalinfotitle${at + 1}`)
    const words = row(`additionalinfodescription${at + 1}`)
    return words === '' ? '' : `${title === '' ? '' : `<h3>${escapedHtml(title)}</h3>`}${words}`
  }).join('')
}

/** `InStock` has an unknown number of pieces, and `OutOfStock` none. */
function stockOf(row: NamedRow): string {
  const cell = row('inventory')
  return /^outofstock$/i.test(cell) ? '0' : /^\d+$/.test(cell) ? cell : ''
}

function priceCells(row: NamedRow, surcharge: number): Record<string, string> {
  const price = Number(row('price')) + surcharge
  if (!Number.isFinite(price)) return { price: row('price') }
  const discount = Number(row('discountvalue')) || 0
  const isPercent = row('discountmode').toUpperCase() === 'PERCENT'
  const paid = isPercent ? price * (1 - discount / 100) : price - discount
  return discount > 0 && paid > 0
    ? { price: paid.toFixed(2), compareat: price.toFixed(2) }
    : { price: price.toFixed(2), compareat: '' }
}
