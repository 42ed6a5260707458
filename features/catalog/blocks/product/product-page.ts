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
  /** Visitors are asked about cookies: what they looked at is remembered only once they agreed. */
  asksForConsent: boolean
  /** It is the product whose page this is: its title heads the page. */
  isPage: boolean
  /** Someone has just asked to hear when it is back. */
  isReminded: boolean
  /** When it arrives, of what is sent. */
  promise?: string
  /** Why it did not get into the cart, for whoever sent its form without scripts, and what they had typed. */
  refused?: { text: string; quantity: string; typed: TypedForm | null } | null
}

/** Everything below the block's view: a product that is there, and its chosen variant. */
export interface ShownProduct extends ProductData {
  product: ProductView
  variant: VariantView
}
