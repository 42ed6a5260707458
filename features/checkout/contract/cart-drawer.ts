import type { CartImage } from './cart-view.ts'

/** The cart after an item was added, with finished texts and amounts. */
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
    /** The reason why the line cannot be bought. */
    message: string
    image: CartImage | null
  }[]
  subtotal: string
  note: string
  /** Progress towards free shipping, as a fraction and a sentence; null without free shipping. */
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
    /** Label with the placeholder `{title}`. */
    quantityOf: string
    failed: string
    empty: string
  }
}
