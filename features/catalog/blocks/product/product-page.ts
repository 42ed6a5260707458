import type { TypedForm } from '../../contract/typed-form.ts'
import type { BundleView, ProductCard, ProductView, StoreSettings, VariantView } from '../../contract/product-view.ts'

/** A table, or a page in its place. */
export interface ShownSizeGuide {
  name: string
  note: string
  rows: readonly (readonly string[])[]
  path: string | null
}

export interface ProductData {
  product: ProductView | null
  storeSettings: StoreSettings
  /** Place in the product's variants. */
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
  /** Someone has just asked to hear when it is back. */
  isReminded: boolean
  /** Sentence about the email that a form without scripts asked to be told with. */
  restockFault?: string
  /** Delivery promise of shipped products. */
  promise?: string
  /** The refusal of a form sent without scripts, and its typed values. */
  refused?: { text: string; quantity: string; typed: TypedForm | null } | null
}

/** Everything below the block's view: a product that is there, and its chosen variant. */
export interface ShownProduct extends ProductData {
  product: ProductView
  variant: VariantView
}
