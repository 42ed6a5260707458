import { assetUrl } from '#features/media/contract'
import { plainText } from '#platform/document'
import { formatAmount } from '#platform/money'
import { type ProductView, productTypes, type VariantView, variantPrice } from '../../contract/index.ts'
import type { SentOffer } from '../extension-points.ts'
import { variantPropertyOf } from './variant-property.ts'

interface Place {
  currency: string
  baseUrl: string
  /** The seller, which is the brand of products without one. */
  seller: string
  /** Terms of offers that are shipped. */
  terms: (offer: SentOffer) => Readonly<Record<string, unknown>>
}

/** Structured data of a product and of its path for search engines, with its present prices. */
export function productJsonLd(view: ProductView, place: Place): object[] {
  return [
    { '@context': 'https://schema.org', ...describe(view, place) },
    { '@context': 'https://schema.org', ...wayTo(view, place) },
  ]
}

function describe(view: ProductView, place: Place): object {
  const { baseUrl } = place
  const url = baseUrl + encodeURI(view.path)
  const shared = {
    name: view.title,
    description: (view.excerpt || plainText(view.description)).slice(0, 5000),
    image: view.images.map(({ asset }) => baseUrl + assetUrl(asset.id, asset.file)),
    url,
    ...(view.brand || place.seller ? { brand: { '@type': 'Brand', name: view.brand || place.seller } } : {}),
    ...(view.categories[0] ? { category: view.categories[0].name } : {}),
  }
  const [only, ...more] = view.variants
  if (only && more.length === 0)
    return {
      '@type': 'Product',
      ...shared,
      ...(only.sku ? { sku: only.sku } : {}),
      offers: offer(view, only, place, url),
    }
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: view.id,
    ...variation(view),
    hasVariant: view.variants.slice(0, 250).map((variant) => ({
      '@type': 'Product',
      name: [view.title, ...variant.values].join(' – '),
      ...propertiesOf(view, variant),
      ...(variant.sku ? { sku: variant.sku } : {}),
      ...(view.images[variant.imageAt] ? { image: baseUrl + imageUrl(view, variant) } : {}),
      offers: offer(view, variant, place, `${url}?variant=${variant.id}`),
    })),
  }
}

/**
 * Lists the properties by which search engines can tell variants apart. The shop's own options appear only in the
 * variants' names.
 */
function variation({ options }: ProductView): { variesBy?: string[] } {
  const properties = [...new Set(options.flatMap(({ name }) => variantPropertyOf(name) ?? []))]
  return properties.length === 0 ? {} : { variesBy: properties.map((property) => `https://schema.org/${property}`) }
}

/** The first of two options with the same search property counts. */
function propertiesOf({ options }: ProductView, { values }: VariantView): Record<string, string> {
  const named = options.flatMap(({ name }, at): [string, string][] => {
    const property = variantPropertyOf(name)
    const value = values[at]
    return property && value ? [[property, value]] : []
  })
  return Object.fromEntries(named.toReversed())
}

function imageUrl(view: ProductView, variant: VariantView): string {
  const asset = view.images[variant.imageAt]?.asset
  return asset ? assetUrl(asset.id, asset.file) : ''
}

function offer(view: ProductView, variant: VariantView, { currency, terms }: Place, url: string): object {
  const isThere = variant.available === null || variant.available > 0
  const minor = variantPrice(variant)
  const isSent = view.type === productTypes.PHYSICAL && variant.needsShipping
  return {
    '@type': 'Offer',
    url,
    priceCurrency: currency,
    price: formatAmount({ minor, currency }, { grouping: false }),
    availability: `https://schema.org/${availabilityOf(view, isThere)}`,
    ...(view.shipsFrom === null ? {} : { availabilityStarts: view.shipsFrom }),
    ...(view.type === productTypes.PHYSICAL ? { itemCondition: 'https://schema.org/NewCondition' } : {}),
    ...(isSent ? terms({ minor, currency, weightGrams: variant.weightGrams }) : {}),
  }
}

function availabilityOf({ shipsFrom }: ProductView, isThere: boolean): string {
  if (!isThere) return 'OutOfStock'
  return shipsFrom === null ? 'InStock' : 'PreOrder'
}

function wayTo(view: ProductView, { baseUrl }: Place): object {
  const steps = [view.shop, ...view.categories.slice(0, 1), { name: view.title, path: view.path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: baseUrl + encodeURI(path),
    })),
  }
}
