import type { CartImage } from './cart-view.ts'

/** What a page shows of the cart after something was added to it: every word and amount is ready to be read. */
export interface CartDrawer {
  lines: readonly {
    id: string
    variantId: string
    title: string
    details: string
    url: string
    quantity: number
    most: number | null
    price: string
    /** Why it cannot be bought as it stands. */
    message: string
    image: CartImage | null
  }[]
  subtotal: string
  note: string
  /** What is missing to free shipping: the share that is reached, and the sentence; null where it is never free. */
  freeShipping: { share: number; text: string } | null
  words: {
    added: string
    subtotal: string
    checkout: string
    cart: string
    close: string
    less: string
    more: string
    remove: string
    /** With `{title}`. */
    quantityOf: string
    failed: string
    empty: string
  }
}
