import type { TypedForm } from '../../contract/typed-form.ts'
import type { BundleView, ProductCard, ProductView, StoreSettings, VariantView } from '../../contract/product-view.ts'

/** A table, or a page instead of one. */
export interface ShownSizeGuide {
  name: string
  note: string
  rows: readonly (readonly string[])[]
  path: string | null
}

export interface ProductData {
  product: ProductView | null
  storeSettings: StoreSettings
  /** Index of the chosen variant. */
  chosenAt: number
  related: readonly ProductCard[]
  /** Chosen by the owner, to be added with it. */
  goesWith: readonly ProductCard[]
  /** The bundle's parts and prices. */
  bundle?: BundleView | null
  sizeGuide: ShownSizeGuide | null
  /** Whether visitors are asked about cookies: viewed products are stored only with consent. */
  asksForConsent: boolean
  /** Whether this is the product's own page, whose heading is the title. */
  isPage: boolean
  /** The installation has no mail server. */
  sendsNoEmail?: true
  /** Whether the visitor has just asked for a back-in-stock email. */
  isReminded: boolean
  /** Sentence about a refused email address in a form without scripts. */
  restockFault?: string
  /** Delivery promise of shipped products. */
  promise?: string
  /** The refusal of a form sent without scripts, and its typed values. */
  refused?: { text: string; quantity: string; typed: TypedForm | null } | null
}

/** The data of all parts of the block: an existing product and its chosen variant. */
export interface ShownProduct extends ProductData {
  product: ProductView
  variant: VariantView
}
