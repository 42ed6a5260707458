import { xmlElement, xmlText } from '#features/content/server'
import { assetUrl } from '#features/media/contract'
import { plainText } from '#platform/document'
import { formatAmount } from '#platform/money'
import { type ProductView, productTypes, type VariantView, variantPrice } from '../../contract/index.ts'
import type { ProductFeed } from '../../contract/window/product-feed.rules.ts'
import { variantPropertyOf } from '../products/variant-property.ts'
import type { VariantRow } from '../base/sale.ts'

interface Place {
  feed: ProductFeed
  currency: string
  seller: string
  baseUrl: string
}

const mostTitle = 150
const mostDescription = 5000
const mostImages = 10
/** Meta's words for Google's values with underscores. */
const metaWords = { in_stock: 'in stock', out_of_stock: 'out of stock', preorder: 'preorder' } as const

export const feedFoot = '</channel></rss>\n'

export function feedHead({ title, baseUrl }: { title: string; baseUrl: string }): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    xmlElement('title', title),
    xmlElement('link', `${baseUrl}/`),
    xmlElement('description', title),
  ].join('')
}

/**
 * Returns an entry for each variant. Gift cards, services, subscriptions, free products and products without an image
 * are left out, because neither feed accepts them.
 */
export function feedEntries(view: ProductView, rows: readonly VariantRow[], place: Place): string[] {
  const isTaken = view.type === productTypes.PHYSICAL || view.type === productTypes.DIGITAL
  if (!isTaken || view.plan !== null || view.images.length === 0) return []
  return view.variants
    .filter((variant) => variantPrice(variant) > 0)
    .map((variant) => entry(view, variant, { ...place, row: rows.find(({ id }) => id === variant.id) }))
}

function entry(
  view: ProductView,
  variant: VariantView,
  { feed, currency, seller, baseUrl, row }: Place & { row: VariantRow | undefined },
): string {
  const isOne = view.variants.length === 1
  const address = baseUrl + encodeURI(view.path)
  const [image = '', ...others] = imagesOf(view, variant).map(({ asset }) => baseUrl + assetUrl(asset.id, asset.file))
  const amount = (minor: number) => `${formatAmount({ minor, currency }, { grouping: false })} ${currency}`
  const sale = variant.isOnSale && variant.saleMinor !== null && variant.saleMinor < variant.priceMinor
  const state = stateOf(view, variant)
  const barcode = /^(\d{8}|\d{12,14})$/.test(row?.barcode ?? '') ? (row?.barcode ?? '') : ''
  const fields: [string, string][] = [
    ['id', variant.id],
    ['title', [view.title, ...variant.values].join(' – ').slice(0, mostTitle)],
    ['description', (view.excerpt || plainText(view.description) || view.title).slice(0, mostDescription)],
    ['link', isOne ? address : `${address}?variant=${variant.id}`],
    ['image_link', image],
    ...others.slice(0, mostImages).map((other): [string, string] => ['additional_image_link', other]),
    ['availability', feed === 'meta' ? metaWords[state] : state],
    ['availability_date', view.shipsFrom === null ? '' : `${view.shipsFrom}T00:00Z`],
    ['price', amount(variant.priceMinor)],
    ['sale_price', sale ? amount(variant.saleMinor ?? 0) : ''],
    ['condition', 'new'],
    ['brand', view.brand || seller],
    ['gtin', barcode],
    ['mpn', row?.mpn ?? ''],
    ['identifier_exists', barcode || row?.mpn ? '' : 'no'],
    ['item_group_id', isOne ? '' : view.id],
    ...propertiesOf(view, variant),
    ['product_type', view.categories[0]?.name ?? ''],
    ['shipping_weight', variant.weightGrams ? `${variant.weightGrams} g` : ''],
    ['quantity_to_sell_on_facebook', feed === 'meta' && variant.available !== null ? String(variant.available) : ''],
  ]
  const written = fields.map(([name, text]) => (text === '' ? '' : `<g:${name}>${xmlText(text)}</g:${name}>`))
  return `<item>${written.join('')}</item>\n`
}

function stateOf({ shipsFrom }: ProductView, { available }: VariantView): keyof typeof metaWords {
  if (available === 0) return 'out_of_stock'
  return shipsFrom === null ? 'in_stock' : 'preorder'
}

/** The variant's own image first. */
function imagesOf({ images }: ProductView, { imageAt }: VariantView): ProductView['images'] {
  const own = images[imageAt]
  return own ? [own, ...images.filter((image) => image !== own)] : images
}

function propertiesOf({ options }: ProductView, { values }: VariantView): [string, string][] {
  const named = options.flatMap(({ name }, at): [string, string][] => {
    const property = variantPropertyOf(name)
    return property && values[at] ? [[property, values[at]]] : []
  })
  return [...new Map(named.toReversed())]
}
