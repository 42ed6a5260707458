import { enumerations } from '#platform/contract'
import { decoded, type ExportedItem, type ExportedTerm, type PhpValue, phpValue } from '#features/imports/server'
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
import { measureIn, priceIn, priceOrNone, settleSale, stockIn } from './read-cells.ts'
import { freshKey, plainWords } from './read-woocommerce.ts'
import { attributesLeft, expandVariation, type WooAttribute } from './woocommerce-attributes.ts'

interface Reading {
  currency: string
  standard: string
  files: ReadonlyMap<string, string>
  /** Categories of products. Ancestors are known only if the file names them. */
  terms: readonly ExportedTerm[]
}

export const productCategories = 'product_cat'
const own = ['product', 'product_variation']

/** Products of a WordPress export, with their variations wherever those stand. */
export function readWordPress(items: readonly ExportedItem[], reading: Reading): ReadLine[] {
  const products = new Map<string, Read>()
  const placed = { ...reading, above: categoriesAbove(reading.terms) }
  const read = new Map<ExportedItem, Read>()
  const keys = new Set<string>()
  for (const item of items) {
    if (item.type !== own[0]) continue
    const readProduct = newProduct(item, placed, freshKey(keys, `product:id:${item.postId}`))
    read.set(item, readProduct)
    // Files that were joined have a number twice: the first keeps the variations.
    if (item.status !== 'trash' && !products.has(item.postId)) products.set(item.postId, readProduct)
  }
  const variations = items
    .filter(({ type }) => type === own[1])
    .toSorted((a, b) => Number(a.menuOrder) - Number(b.menuOrder))
  const variationLines = new Map(
    variations.map((item) => [item, readVariation(item, products.get(item.parentId), reading)]),
  )
  return items.map((item): ReadLine => {
    const variation = variationLines.get(item)
    if (variation) return variation
    const readProduct = read.get(item)
    if (!readProduct)
      return { product: null, kind: 'variant', title: item.title, notes: [note('parentMissing')], skip: true }
    const notes = item.status === 'trash' ? [...readProduct.notes, note('trashed')] : readProduct.notes
    return {
      product: readProduct.product,
      kind: 'product',
      title: readProduct.product.title,
      notes,
      skip: item.status === 'trash',
    }
  })
}

interface Read {
  product: ImportedProduct
  attributes: WooAttribute[]
  notes: Note[]
}

type Above = (slug: string) => string[]

/** Names from the topmost category to the parent of this one; a circular tree ends before it repeats. */
function categoriesAbove(terms: readonly ExportedTerm[]): Above {
  const termsBySlug = new Map(terms.map((term) => [term.slug, term]))
  return (slug) => {
    const names: string[] = []
    const seen = new Set([slug])
    for (
      let at = termsBySlug.get(termsBySlug.get(slug)?.parent ?? '');
      at && !seen.has(at.slug);
      at = termsBySlug.get(at.parent)
    ) {
      seen.add(at.slug)
      names.unshift(at.name || at.slug)
    }
    return names
  }
}

function newProduct(item: ExportedItem, reading: Reading & { above: Above }, key: string): Read {
  const product = emptyProduct('woocommerce', key)
  const meta = metaOf(item)
  const types = item.terms.filter(({ taxonomy }) => taxonomy === 'product_type').map(({ slug }) => slug)
  const notes: Note[] = []
  product.slug = decoded(item.slug)
  product.title = item.title || product.slug
  product.html = item.body
  product.excerpt = plainWords(item.excerpt)
  product.status = item.status === 'publish' ? 1 : item.status === 'private' ? 5 : 4
  product.type = meta('_downloadable') === 'yes' ? 2 : meta('_virtual') === 'yes' ? 3 : 1
  const excluded = item.terms.filter(
    ({ taxonomy, slug }) => taxonomy === 'product_visibility' && slug.startsWith('exclude-from-'),
  )
  product.isUnlisted = excluded.length > 0
  if (product.status === 1 && product.isUnlisted)
    notes.push(note('onlyByAddress', { word: excluded.map(({ slug }) => slug).join(', ') }))
  product.isFeatured = item.terms.some(({ taxonomy, slug }) => taxonomy === 'product_visibility' && slug === 'featured')
  for (const { taxonomy, name, slug } of item.terms) {
    if (taxonomy === productCategories) addCategory(product, [...reading.above(slug), name])
    if (taxonomy === 'product_tag') product.tags.push(name)
    if (taxonomy === 'product_brand') product.brand ||= name
  }
  for (const id of [meta('_thumbnail_id'), ...meta('_product_image_gallery').split(',')])
    addImage(product, reading.files.get(id.trim()) ?? '', '')
  product.taxClass = meta('_tax_status') === 'none' ? 'none' : meta('_tax_class')
  product.maxQuantity = meta('_sold_individually') === 'yes' ? 1 : null
  product.extra.ID = item.postId
  if (types.includes('external') || types.includes('grouped')) {
    product.status = enumerations.contentStatuses.draft
    notes.push(note(types.includes('external') ? 'external' : 'grouped'))
  }
  const allAttributes = attributesOf(item, meta('_product_attributes'))
  const attributes = allAttributes.filter(({ isOption }) => isOption)
  if (types.includes('variable')) product.options = attributes.map(({ name }) => name)
  else product.variants.push(variantOf(item, product, reading, notes))
  notes.push(
    ...attributesLeft(types.includes('variable') ? allAttributes.filter(({ isOption }) => !isOption) : allAttributes),
  )
  return { product, attributes, notes }
}

function readVariation(
  item: ExportedItem,
  parent: { product: ImportedProduct; attributes: WooAttribute[] } | undefined,
  reading: Reading,
): ReadLine {
  if (!parent) return { product: null, kind: 'variant', title: item.title, notes: [note('parentMissing')], skip: true }
  const { product, attributes } = parent
  if (item.status !== 'publish' && item.status !== 'inherit')
    return {
      product: null,
      kind: 'variant',
      title: item.title || product.title,
      notes: [note('variationOff', { title: product.title })],
      skip: true,
    }
  const notes: Note[] = []
  const variant = variantOf(item, product, reading, notes)
  variant.image = reading.files.get(metaOf(item)('_thumbnail_id')) ?? ''
  if (variant.image !== '') addImage(product, variant.image, '')
  const chosen = item.meta
    .filter(({ key, value }) => key.startsWith('attribute_') && value !== '')
    .map(({ key, value }) => {
      const slug = decoded(key).replace(/^attribute_(pa_)?/, '')
      const attribute = attributes.find(({ name }) => slugged(name) === slug)
      return {
        name: attribute?.name ?? slug,
        values: [
          attribute?.values.find((candidate) => slugged(candidate) === slugged(decoded(value))) ?? decoded(value),
        ],
      }
    })
  const { made, left } = expandVariation(product, attributes, chosen, variant)
  if (made.length > 1) notes.push(note('variantsExpanded', { n: made.length }))
  if (made.length === 0) notes.push(note('variationDoubled'))
  if (left > 0) notes.push(note('variantsLeft', { n: left }))
  product.variants.push(...made)
  return { product, kind: 'variant', title: item.title || product.title, notes, skip: false }
}

function variantOf(
  item: ExportedItem,
  product: ImportedProduct,
  { currency, standard }: Reading,
  notes: Note[],
): ImportedVariant {
  const meta = metaOf(item)
  const isGroup = item.terms.some(({ taxonomy, slug }) => taxonomy === 'product_type' && slug === 'grouped')
  const variant = emptyVariant()
  variant.sku = meta('_sku')
  variant.barcode = meta('_global_unique_id')
  variant.priceMinor = isGroup ? 0 : priceIn(meta('_regular_price') || meta('_price'), currency, { product, notes })
  variant.saleMinor = priceOrNone(meta('_sale_price'), currency, notes)
  variant.onSale = variant.saleMinor !== null
  settleSale(variant, meta('_sale_price'), notes)
  const counted = meta('_manage_stock') === 'yes' ? stockIn(meta('_stock'), notes) : null
  variant.isUnlimited =
    product.type === productTypes.DIGITAL ||
    (counted === null ? meta('_stock_status') !== 'outofstock' : ['yes', 'notify'].includes(meta('_backorders')))
  variant.quantity = counted ?? 0
  const measured = (key: string, unit: number): number | null =>
    measureIn(meta(key), (value) => Number((value * unit).toFixed(3)), notes) || null
  const [weight, length] = standard === 'imperial' ? [453.59237, 25.4] : [1000, 10]
  variant.weightGrams = measured('_weight', weight)
  variant.lengthMm = measured('_length', length)
  variant.widthMm = measured('_width', length)
  variant.heightMm = measured('_height', length)
  variant.needsShipping = product.type === productTypes.PHYSICAL
  if (item.type === own[1]) variant.extra.ID = item.postId
  return variant
}

/** Attributes with the terms of the whole shop, or else from the product's own list. Some are options of variants. */
function attributesOf(item: ExportedItem, serialised: string): (WooAttribute & { isOption: boolean })[] {
  const list = phpValue(serialised)
  if (!(list instanceof Map)) return []
  return [...list.entries()].flatMap(([key, value]) => {
    if (!(value instanceof Map)) return []
    const isOption = textOf(value.get('is_variation')) !== '0'
    const terms = item.terms.filter(({ taxonomy }) => taxonomy === key).map(({ name }) => name)
    const typed = textOf(value.get('value')).split('|')
    const values = (terms.length > 0 ? terms : typed).map((term) => term.trim()).filter(Boolean)
    const name = textOf(value.get('name')).replace(/^pa_/, '')
    return [{ name: terms.length > 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name, values, isOption }]
  })
}

function textOf(value: PhpValue | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

function slugged(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^pa_/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
}

function metaOf(item: ExportedItem): (key: string) => string {
  const values = new Map(item.meta.map(({ key, value }) => [key, value.trim()]))
  return (key) => values.get(key) ?? ''
}
