import type { ProductCard, ProductListing, StoreFacts } from '../../contract/product-view.ts'

export interface ProductListData {
  cards: readonly ProductCard[]
  /** What the address of a products page asks for; null elsewhere. */
  listing: ProductListing | null
  facts: StoreFacts
  /** Address of the whole products page. */
  path: string | null
  /** Whether the owner said which products. */
  isChosen: boolean
}
