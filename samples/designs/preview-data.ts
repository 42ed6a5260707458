import { type ProductCard, productPath, productTypes, type StoreSettings } from '#features/catalog/contract'
import { collectionPath, type ItemCard, itemPath, longDate } from '#features/content/contract'
import { type Asset, exampleAsset } from '#features/media/contract'
import type { Document } from '#platform/document'
import { defaultCurrency, moneyFormatOf } from '#platform/money'
import type { SitePlan } from '../plan.ts'

/** Returns the data that loaders would find on the planned site. */
export function dataOf({ type, props }: Document['blocks'][string], plan: SitePlan): unknown {
  switch (type) {
    case 'logo':
      return { asset: null }
    case 'navigation':
      return { links: linksOf(plan) }
    case 'summary-v2':
      return postsOf(plan)
    case 'summary':
      return productsOf(plan)
    case 'image':
      return drawnData(plan, String((props as { asset?: unknown }).asset))
    default:
      return undefined
  }
}

/** Nothing is stored for a preview: its images have ids that no file has. */
export function assetIdOf({ images }: SitePlan, name: string): string {
  return String(Object.keys(images).indexOf(name)).padStart(24, '0')
}

function drawnData(plan: SitePlan, id: string) {
  const name = Object.keys(plan.images).find((key) => assetIdOf(plan, key) === id)
  const asset = name && assetOf(plan, name)
  return asset ? { asset } : undefined
}

function assetOf(plan: SitePlan, name: string): Asset | null {
  const drawn = plan.images[name]
  if (!drawn) return null
  return {
    ...exampleAsset,
    id: assetIdOf(plan, name),
    name: drawn.file,
    file: drawn.file,
    type: 'image/svg+xml',
    width: 1200,
    height: 900,
    alt: drawn.alt,
    focalPoint: null,
    placeholder: null,
    renditions: [],
  }
}

function linksOf({ menus, pages, collections, shelf }: SitePlan) {
  const lists = [...collections, ...(shelf ? [shelf] : [])]
  return (menus['main'] ?? []).flatMap((entry) => {
    const target =
      'page' in entry
        ? pages.find(({ key }) => key === entry.page)
        : lists.find((list) => 'collection' in entry && list.key === entry.collection)
    if (!target) return []
    const href = 'isHome' in target && target.isHome ? '/' : `/${target.slug}`
    return [{ id: target.key, label: target.title, href, documentId: null, newWindow: false, children: [] }]
  })
}

function postsOf(plan: SitePlan) {
  const [blog] = plan.collections
  const items = (blog?.items ?? []).map((item, at): ItemCard => {
    const date = new Date(`${item.date}T09:00:00Z`)
    return {
      id: String(at),
      kind: 'post',
      title: item.title,
      path: itemPath(blog?.slug ?? '', item.slug),
      excerpt: item.excerpt,
      image: assetOf(plan, item.image),
      date: date.toISOString(),
      dateText: longDate(date, plan.locale, plan.timeZone),
      author: null,
      tags: [],
      categories: [],
      minutes: 1,
      isFeatured: false,
    }
  })
  return { items, path: blog ? collectionPath(blog.slug) : null, isChosen: true }
}

function productsOf(plan: SitePlan) {
  const { shelf } = plan
  const cards = (shelf?.products ?? []).map((product, at): ProductCard => {
    const asset = assetOf(plan, product.image)
    return {
      id: String(at),
      type: productTypes.PHYSICAL,
      title: product.title,
      path: productPath(shelf?.slug ?? '', product.slug),
      excerpt: product.excerpt,
      brand: '',
      image: asset && { id: String(at), asset, alt: asset.alt, focalPoint: null },
      secondImage: null,
      price: { startingMinor: product.priceMinor, varies: false, isOnSale: false, originalMinor: null },
      stock: 10,
      variantCount: 1,
      swatches: [],
      onlyVariantId: null,
      plan: null,
      shipsFrom: null,
      categories: [],
      tags: [],
      isFeatured: false,
      isForSale: true,
    }
  })
  const storeSettings: StoreSettings = {
    currency: defaultCurrency,
    format: moneyFormatOf(plan.locale),
    measurementStandard: 'metric',
    lowStockAt: 0,
    installments: null,
  }
  return { cards, listing: null, storeSettings, path: shelf ? collectionPath(shelf.slug) : null, isChosen: true }
}
