import type { TypedForm } from '../../contract/typed-form.ts'
import type { ProductCard, ProductView, StoreSettings, VariantView } from '../../contract/product-view.ts'

export interface ProductData {
  product: ProductView | null
  storeSettings: StoreSettings
  /** Place in the product's variants. */
  chosenAt: number
  related: readonly ProductCard[]
  /** It is the product whose page this is: its title heads the page. */
  isPage: boolean
  /** Someone has just asked to hear when it is back. */
  isReminded: boolean
  /** Why it did not get into the cart, for whoever sent its form without scripts, and what they had typed. */
  refused?: { text: string; quantity: string; typed: TypedForm | null } | null
}

/** Everything below the block's view: a product that is there, and its chosen variant. */
export interface ShownProduct extends ProductData {
  product: ProductView
  variant: VariantView
}
