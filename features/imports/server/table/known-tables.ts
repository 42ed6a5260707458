import type { TableKind } from '../../contract/table.schema.ts'
import { bigCommerceRows } from './big-commerce.ts'
import { plainName } from './guess-columns.ts'
import { magentoRows } from './magento.ts'
import type { WholeTable } from './mapped-rows.ts'
import { shopifyInventoryRows } from './shopify-inventory.ts'
import { wixRows } from './wix-products.ts'

/** The table of a program that is known: what its columns hold need not be asked. */
export interface ProgramTable {
  /** Source name by which earlier imports are found. */
  name: string
  kind: TableKind
  /** Normalised names of columns that only this kind of table has. */
  has: readonly string[]
  /** Exact number of its columns, where others have the same and more. */
  only?: number
  /** Fields of its columns by name; a trailing number in a name is ignored. */
  fields: Readonly<Record<string, string>>
  /** Converts its rows when there is not exactly one per variant. */
  prepare?: (table: WholeTable) => WholeTable
}

const knownTables: readonly ProgramTable[] = [
  {
    name: 'etsy',
    kind: 'products',
    has: ['title', 'price', 'currencycode', 'quantity', 'materials'],
    fields: {
      title: 'title',
      description: 'description',
      price: 'price',
      quantity: 'stock',
      tags: 'tags',
      materials: 'tags',
      image: 'images',
      sku: 'sku',
      variation1name: 'optionNames',
      variation1values: 'optionList',
      variation2name: 'optionNames',
      variation2values: 'optionList',
    },
    prepare: withSpacedTags,
  },
  {
    name: 'prestashop',
    kind: 'products',
    has: ['productid', 'name', 'reference', 'pricetaxexcl'],
    fields: prestaShopFields(),
  },
  {
    name: 'prestashop',
    kind: 'products',
    has: ['productid', 'name', 'reference', 'pricetaxexcluded'],
    fields: prestaShopFields(),
  },
  {
    name: 'magento',
    kind: 'products',
    has: ['sku', 'producttype', 'attributesetcode', 'name', 'price'],
    fields: {
      name: 'title',
      price: 'price',
      compareat: 'compareAt',
      description: 'description',
      urlkey: 'handle',
      parent: 'group',
      sku: 'sku',
      qty: 'stock',
      weight: 'weight',
      categorynames: 'categories',
      baseimage: 'images',
      additionalimages: 'images',
      optionnames: 'optionNames',
      optionvalues: 'optionValues',
      metatitle: 'seoTitle',
      metadescription: 'seoDescription',
      productonline: 'visible',
      manufacturer: 'brand',
      cost: 'cost',
    },
    prepare: magentoRows,
  },
  {
    name: 'bigcommerce',
    kind: 'products',
    has: ['itemtype', 'productname', 'productcodesku'],
    fields: bigCommerceFields(),
    prepare: bigCommerceRows,
  },
  {
    name: 'bigcommerce',
    kind: 'products',
    has: ['item', 'id', 'name', 'sku', 'options', 'inventorytracking'],
    fields: bigCommerceFields(),
    prepare: bigCommerceRows,
  },
  {
    name: 'wix',
    kind: 'products',
    has: ['handleid', 'fieldtype', 'productimageurl'],
    fields: {
      handleid: 'group',
      name: 'title',
      description: 'description',
      productimageurl: 'images',
      collection: 'categories',
      sku: 'sku',
      price: 'price',
      compareat: 'compareAt',
      visible: 'visible',
      inventory: 'stock',
      weight: 'weight',
      cost: 'cost',
      brand: 'brand',
      optionnames: 'optionNames',
      optionvalues: 'optionValues',
      optionlist: 'optionList',
      tags: 'tags',
    },
    prepare: wixRows,
  },
  {
    name: 'wix-contacts',
    kind: 'audience',
    has: ['firstname', 'lastname', 'email1', 'emailsubscriberstatus'],
    fields: { firstname: 'firstName', lastname: 'lastName', email1: 'email', emailsubscriberstatus: 'status' },
  },
  {
    name: 'shopify-blog',
    kind: 'posts',
    has: ['blogtitle', 'title', 'bodyhtml', 'handle'],
    fields: {
      title: 'title',
      bodyhtml: 'body',
      handle: 'slug',
      author: 'author',
      summaryhtml: 'excerpt',
      tags: 'tags',
      blogtitle: 'categories',
      createdat: 'date',
      publishedat: 'date',
      published: 'visible',
      imagesrc: 'image',
    },
    prepare: withPublishedDates,
  },
  {
    name: 'shopify-inventory',
    kind: 'stock',
    has: ['handle', 'title', 'sku', 'hscode', 'coo'],
    fields: {
      handle: 'handle',
      title: 'title',
      sku: 'sku',
      optionvalue: 'optionValues',
      location: 'location',
      stock: 'stock',
    },
    prepare: shopifyInventoryRows,
  },
  {
    name: 'shopify-redirects',
    kind: 'redirects',
    has: ['redirectfrom', 'redirectto'],
    fields: { redirectfrom: 'from', redirectto: 'to' },
  },
  {
    name: 'short-and-long',
    kind: 'redirects',
    has: ['short', 'long'],
    only: 2,
    fields: { short: 'from', long: 'to' },
  },
]

function prestaShopFields(): Record<string, string> {
  return {
    productid: 'group',
    name: 'title',
    reference: 'sku',
    category: 'categories',
    categoriesxyz: 'categories',
    pricetaxexcl: 'price',
    pricetaxexcluded: 'price',
    quantity: 'stock',
    status: 'visible',
    active01: 'visible',
    ean13: 'barcode',
    weight: 'weight',
    manufacturer: 'brand',
    wholesaleprice: 'cost',
    tagsxyz: 'tags',
    description: 'description',
    urlrewritten: 'handle',
    metatitle: 'seoTitle',
    metadescription: 'seoDescription',
    imageurlsxyz: 'images',
    image: 'images',
  }
}

function bigCommerceFields(): Record<string, string> {
  return {
    group: 'group',
    name: 'title',
    description: 'description',
    sku: 'sku',
    price: 'price',
    compareat: 'compareAt',
    cost: 'cost',
    brand: 'brand',
    stock: 'stock',
    weight: 'weight',
    categories: 'categories',
    images: 'images',
    handle: 'handle',
    visible: 'visible',
    optionnames: 'optionNames',
    optionvalues: 'optionValues',
    seotitle: 'seoTitle',
    seodescription: 'seoDescription',
    barcode: 'barcode',
  }
}

/** The program that wrote a table with these columns. */
export function knownTable(columns: readonly string[]): ProgramTable | null {
  const names = new Set(inEnglish(columns).map(plainName))
  return (
    knownTables.find(
      ({ has, only }) => has.every((name) => names.has(name)) && (only === undefined || only === names.size),
    ) ?? null
  )
}

/** Returns the fields of the columns of a known table. */
export function programTableFields({ fields }: ProgramTable, columns: readonly string[]): string[] {
  return inEnglish(columns).map((column) => {
    const name = plainName(column)
    return fields[name] ?? fields[name.replace(/\d{1,2}$/, '')] ?? ''
  })
}

/** Columns of Etsy, whose names are in the seller's language but always in this order. */
const etsyColumns = [
  'title description price currencycode quantity tags materials'.split(' '),
  Array.from({ length: 10 }, (_, at) => `image${at + 1}`),
  'variation1type variation1name variation1values variation2type variation2name variation2values sku'.split(' '),
].flat()

function inEnglish(columns: readonly string[]): readonly string[] {
  const isEtsy =
    columns.length === etsyColumns.length &&
    columns.at(-1)?.toLowerCase() === 'sku' &&
    columns.slice(7, 17).every((name, at) => name.endsWith(String(at + 1))) &&
    columns.slice(17, 23).every((name, at) => name.includes(at < 3 ? '1' : '2'))
  return isEtsy ? etsyColumns : columns
}

/** Replaces the underscores between the words of tags. */
function withSpacedTags({ columns, rows }: WholeTable): WholeTable {
  const places = inEnglish(columns).flatMap((name, at) => (/^(?:tags|materials)$/i.test(name) ? [at] : []))
  const spaced = (cell: string, at: number): string => (places.includes(at) ? cell.replaceAll('_', ' ') : cell)
  return { columns, rows: rows.map((row) => row.map(spaced)) }
}

/** Readers see the day of publishing; unpublished rows have only that of their creation. */
function withPublishedDates({ columns, rows }: WholeTable): WholeTable {
  const names = columns.map(plainName)
  const [created, published] = [names.indexOf('createdat'), names.indexOf('publishedat')]
  const hasBoth = (row: readonly string[]): boolean => created >= 0 && (row[published] ?? '').trim() !== ''
  return { columns, rows: rows.map((row) => (hasBoth(row) ? row.with(created, '') : row)) }
}
