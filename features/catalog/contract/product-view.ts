import type { BundlePart } from './bundles/bundle.rules.ts'
import type { Form } from '#features/forms/contract'
import type { Asset } from '#features/media/contract'
import type { RichTextDoc } from '#platform/document'
import type { MoneyFormat } from '#platform/money'
import type { MeasurementStandard } from './units.rules.ts'
import type { PriceState, StructuredProduct } from './price.rules.ts'
import type { ProductChoice } from './catalog-path.rules.ts'
import type { ProductType } from './product-type.rules.ts'
import type { SubscriptionPlan } from './subscription.rules.ts'

/** The store's formats of amounts and measures. */
export interface StoreSettings {
  readonly currency: string
  readonly format: MoneyFormat
  readonly measurementStandard: MeasurementStandard
  /** A product page states the stock from this number down; 0 for never. */
  readonly lowStockAt: number
  /** Payment in instalments; null when it is not offered. */
  readonly installments: {
    readonly payments: number
    readonly minimumMinor: number
    readonly maximumMinor: number | null
  } | null
}

export interface ProductImageView {
  readonly id: string
  readonly asset: Asset
  readonly alt: string
  readonly focalPoint: { readonly x: number; readonly y: number } | null
}

export interface CatalogLink {
  readonly name: string
  readonly path: string
}

/** Swatch of an option's value: its image, or else its colour. */
export interface SwatchView {
  readonly color: string | null
  readonly image: Asset | null
}

/** A product in lists. */
export interface ProductCard {
  readonly id: string
  readonly type: ProductType
  readonly title: string
  readonly path: string
  readonly excerpt: string
  readonly brand: string
  readonly image: ProductImageView | null
  /** Shown while someone points at it. */
  readonly secondImage: ProductImageView | null
  readonly price: PriceState
  /** Null for unlimited stock. */
  readonly stock: number | null
  readonly variantCount: number
  /** Swatches of the first option with any. */
  readonly swatches: readonly (SwatchView & { readonly value: string })[]
  /** The variant to add without a choice; null when there are options or questions. */
  readonly onlyVariantId: string | null
  readonly plan: SubscriptionPlan | null
  /** The day from which it is sent, while it is ordered ahead. */
  readonly shipsFrom: string | null
  readonly categories: readonly CatalogLink[]
  readonly tags: readonly CatalogLink[]
  readonly isFeatured: boolean
  readonly isForSale: boolean
}

export interface VariantView {
  readonly id: string
  /** Values in the order of the product's options. */
  readonly values: readonly string[]
  readonly sku: string
  readonly priceMinor: number
  /** The price of the sale, while it lasts. */
  readonly saleMinor: number | null
  readonly isOnSale: boolean
  /** Null for unlimited stock. */
  readonly available: number | null
  /** Index in `images`; -1 for a variant without an image. */
  readonly imageAt: number
  readonly weightGrams: number | null
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly needsShipping: boolean
}

/** A video of a product that is ready to be played. */
export interface ProductVideoView {
  readonly id: string
  readonly title: string
  readonly poster: Asset | null
  /** Number of images before it; null places it after all of them. */
  readonly afterImage: number | null
  /** A file in the library; null when it plays from another service, at `url`. */
  readonly asset: Asset | null
  readonly url: string
}

/** A product on its page and in the quick view. */
export interface ProductView {
  readonly id: string
  readonly type: ProductType
  readonly title: string
  readonly path: string
  readonly excerpt: string
  readonly description: RichTextDoc
  readonly brand: string
  readonly images: readonly ProductImageView[]
  /** Shown after the images; absent without videos. */
  readonly videos?: readonly ProductVideoView[]
  readonly options: readonly {
    readonly name: string
    readonly values: readonly string[]
    /** Swatches by value; absent when no value has one. */
    readonly swatches?: Readonly<Record<string, SwatchView>>
  }[]
  readonly variants: readonly VariantView[]
  readonly price: PriceState
  /** Null for unlimited stock. */
  readonly stock: number | null
  readonly plan: SubscriptionPlan | null
  /** The day from which it is sent, while it is ordered ahead. */
  readonly shipsFrom: string | null
  readonly form: Form | null
  readonly giftCard: {
    readonly otherAmounts: boolean
    readonly minimumMinor: number
    readonly maximumMinor: number
  } | null
  readonly minQuantity: number
  readonly maxQuantity: number | null
  readonly isForSale: boolean
  readonly categories: readonly CatalogLink[]
  readonly tags: readonly CatalogLink[]
  /** Ids of the products that the owner suggests beside it. */
  readonly goesWithIds: readonly string[]
  /** Whether it consists of other products. */
  readonly isBundle?: boolean
  readonly sizeGuideId: string | null
  /** The products page that contains it. */
  readonly shop: CatalogLink & { readonly collectionId: string }
  readonly structured: StructuredProduct
}

/** The parts of a bundle and their total price when bought separately. */
export interface BundleView {
  readonly parts: readonly (BundlePart & { readonly path: string | null; readonly image: ProductImageView | null })[]
  readonly apartMinor: number
}

export interface FacetValue {
  readonly value: string
  /** The word for this value in addresses: `optionWord`. */
  readonly word: string
  readonly count: number
  readonly swatch?: SwatchView
}

/** The filters of a products page, taken from all products that its path shows. */
export interface ProductFacets {
  readonly options: readonly { readonly name: string; readonly values: readonly FacetValue[] }[]
  readonly lowestMinor: number
  readonly highestMinor: number
  readonly inStock: number
  readonly onSale: number
}

/** Number of products of each filter together with the other chosen ones; null when there are too many to count. */
export interface FittingCounts {
  /** Counts by value. Values without a count show no number. */
  readonly options: Readonly<Record<string, number>> | null
  /** Options with too many products to count, by the beginning of their words. */
  readonly uncounted: readonly string[]
  readonly inStock: number | null
  readonly onSale: number | null
}

export interface CategoryNode extends CatalogLink {
  readonly id: string
  readonly count: number
  readonly isCurrent: boolean
  readonly children: readonly CategoryNode[]
}

/** The products and filters of a products page at one address. */
export interface ProductListing {
  readonly collectionId: string
  readonly title: string
  readonly path: string
  /** The category or tag of the page. */
  readonly heading: {
    readonly kind: 'category' | 'tag'
    readonly name: string
    readonly description: string
    readonly image: Asset | null
  } | null
  /** Links from the products page down to the category. */
  readonly crumbs: readonly CatalogLink[]
  readonly choice: ProductChoice
  readonly cards: readonly ProductCard[]
  readonly count: number
  readonly page: number
  readonly pages: number
  readonly previous: string | null
  readonly next: string | null
  readonly categories: readonly CategoryNode[]
  readonly facets: ProductFacets
  /** null without a chosen filter. */
  readonly fitting: FittingCounts | null
}
