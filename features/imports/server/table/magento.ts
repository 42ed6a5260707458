import type { WholeTable } from './mapped-rows.ts'
import { namedRows, type NamedRow, optionCells, pairsIn, tableOf } from './other-rows.ts'

const columns = [
  'name',
  'price',
  'compareat',
  'description',
  'urlkey',
  'parent',
  'sku',
  'qty',
  'weight',
  'categorynames',
  'baseimage',
  'additionalimages',
  'optionnames',
  'optionvalues',
  'metatitle',
  'metadescription',
  'productonline',
  'manufacturer',
  'cost',
]

/**
 * Converts rows of Magento, which exports each variant as an invisible product and lists them in the row of their
 * product. Rows of single shops repeat a product in another language; those of all shops are used.
 */
export function magentoRows(table: WholeTable): WholeTable {
  const rows = namedRows(table).filter((row) => row('storeviewcode') === '' && row('sku') !== '')
  const bySku = new Map(rows.map((row) => [row('sku'), row]))
  const variants = new Set(rows.flatMap((row) => variationsOf(row).map(({ sku }) => sku)))
  const written: Record<string, string>[] = []
  for (const row of rows) {
    const variations = variationsOf(row).filter(({ sku }) => bySku.has(sku))
    if (variations.length === 0) {
      if (!variants.has(row('sku'))) written.push({ ...productCells(row), ...saleCells(row), parent: row('sku') })
      continue
    }
    for (const [at, { sku, options }] of variations.entries()) {
      const variant = bySku.get(sku) ?? row
      const lead = at === 0 ? productCells(row) : { name: '' }
      written.push({
        ...lead,
        ...variantCells(variant),
        ...saleCells(variant),
        ...optionCells(options),
        parent: row('sku'),
      })
    }
  }
  return tableOf(columns, written)
}

interface Variation {
  sku: string
  options: [string, string][]
}

/** `sku=A-S,size=S,color=Red|sku=A-M,size=M,color=Red`. */
function variationsOf(row: NamedRow): Variation[] {
  const labels = new Map(pairsIn(row('configurablevariationlabels'), ','))
  return row('configurablevariations')
    .split('|')
    .flatMap((text) => {
      const pairs = pairsIn(text, ',')
      const sku = pairs.find(([name]) => name === 'sku')?.[1]
      const options = pairs
        .filter(([name]) => name !== 'sku')
        .map(([name, value]): [string, string] => [labels.get(name) ?? name, value])
      return sku === undefined ? [] : [{ sku, options }]
    })
}

function productCells(row: NamedRow): Record<string, string> {
  const attributes = new Map(pairsIn(row('additionalattributes'), ','))
  return {
    ...Object.fromEntries(columns.map((name) => [name, row(name)])),
    ...variantCells(row),
    description: row('description') || row('shortdescription'),
    categorynames: categoriesIn(row('categories')),
    manufacturer: row('manufacturer') || (attributes.get('manufacturer') ?? ''),
  }
}

function variantCells(row: NamedRow): Record<string, string> {
  return { sku: row('sku'), qty: row('qty'), weight: row('weight'), cost: row('cost') }
}

/** A special price is the present one. */
function saleCells(row: NamedRow): Record<string, string> {
  const special = row('specialprice')
  return special === '' ? { price: row('price') } : { price: special, compareat: row('price') }
}

/** Parses `Default Category/Women/Tops,Default Category/Women`, whose first level is the shop itself. */
function categoriesIn(cell: string): string {
  return cell
    .split(',')
    .map((path) => path.split('/').slice(1).join(' > '))
    .filter((path) => path !== '')
    .join('|')
}
