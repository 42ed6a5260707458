import type { ProductCard, ProductListing, StoreSettings } from '../../contract/product-view.ts'

export interface ProductListData {
  cards: readonly ProductCard[]
  /** The listing that the address of a products page asks for; null elsewhere. */
  listing: ProductListing | null
  storeSettings: StoreSettings
  /** Address of the whole products page. */
  path: string | null
  /** Whether the owner chose the products. */
  isChosen: boolean
  /** True on the canvas while none of the products is on sale. */
  areDrafts?: boolean
}
