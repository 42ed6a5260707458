import type { WholeTable } from './mapped-rows.ts'
import { namedRows, type NamedRow, optionCells, pairsIn, tableOf } from './other-rows.ts'

const columns = [
  'group',
  'name',
  'description',
  'sku',
  'price',
  'compareat',
  'cost',
  'brand',
  'stock',
  'weight',
  'categories',
  'images',
  'handle',
  'visible',
  'optionnames',
  'optionvalues',
  'seotitle',
  'seodescription',
  'barcode',
]

/** Converts both exports of BigCommerce: rows of products, each followed by rows of variants, images and rules. */
export function bigCommerceRows(table: WholeTable): WholeTable {
  const written: Record<string, string>[] = []
  let lead: Record<string, string> | null = null
  let variants = 0
  for (const row of namedRows(table)) {
    const kind = (row('itemtype') || row('item')).toLowerCase()
    if (kind === 'product') {
      lead = productCells(row, String(written.length + 1))
      variants = 0
      written.push(lead)
    } else if (lead && (kind === 'sku' || kind === 'variant')) {
      const own = variantCells(row, lead)
      // The first variant is part of the row of its product.
      if (variants === 0) Object.assign(lead, own)
      else written.push({ group: lead.group ?? '', ...own })
      variants += 1
    } else if (lead && kind === 'image') lead.images = [lead.images, imagesOf(row)].filter(Boolean).join('|')
  }
  return tableOf(columns, written)
}

function productCells(row: NamedRow, group: string): Record<string, string> {
  const price = row('price')
  const sale = row('saleprice')
  const retail = row('retailprice')
  const isOnSale = Number(sale) > 0 && Number(sale) < Number(price)
  return {
    group: row('productid') || row('id') || group,
    name: row('productname') || row('name'),
    description: row('productdescription') || row('description'),
    sku: row('productcodesku') || row('sku'),
    price: isOnSale ? sale : price,
    compareat: isOnSale ? price : Number(retail) > Number(price) ? retail : '',
    cost: row('costprice'),
    brand: row('brandname'),
    stock: stockOf(row),
    weight: row('productweight') || row('weight'),
    categories: (row('category') || row('categories')).replaceAll('/', ' > ').replaceAll(';', '|'),
    images: imagesOf(row),
    handle: row('producturl'),
    visible: row('productvisible') || row('visible') || row('isvisible'),
    seotitle: row('pagetitle'),
    seodescription: row('metadescription'),
    barcode: row('productupcean') || row('upcean'),
  }
}

/** Untracked stock is unlimited. */
function stockOf(row: NamedRow): string {
  const tracking = (row('trackinventory') || row('inventorytracking')).toLowerCase()
  return tracking === '' || tracking === 'none' ? '' : row('currentstocklevel') || row('currentstock')
}

function variantCells(row: NamedRow, lead: Readonly<Record<string, string>>): Record<string, string> {
  return {
    sku: row('productcodesku') || row('sku'),
    price: row('price') || (lead.price ?? ''),
    stock: row('currentstocklevel') || row('currentstock'),
    weight: row('productweight') || row('weight') || (lead.weight ?? ''),
    ...optionCells(optionsOf(row)),
  }
}

/** Parses `[CS]Color=Red:#FF0000,[RT]Size=Small`, and `Type=Dropdown|Name=Size|Value=Small` with a line for each. */
function optionsOf(row: NamedRow): [string, string][] {
  const text = row('options') || row('productname') || row('name')
  if (!/\|Name=/.test(text))
    return pairsIn(text, ',').map(([name, value]) => [
      name.replace(/^\[\w+\]/, ''),
      value.replace(/:#[0-9a-f]{3,8}$/i, ''),
    ])
  return text.split(/(?=Type=)/).flatMap((part): [string, string][] => {
    const pairs = new Map(pairsIn(part.trim(), '|'))
    const name = pairs.get('Name')
    return name === undefined ? [] : [[name, pairs.get('Value') ?? '']]
  })
}

function imagesOf(row: NamedRow): string {
  const numbered = Array.from({ length: 20 }, (_, at) => row(`productimagefile${at + 1}`))
  return [...numbered, row('imageurlimport'), row('imageurl')].filter((url) => url !== '').join('|')
}
