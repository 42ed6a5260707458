import type { MoneyFormat } from '#platform/money'
import type { Cart } from './cart.schema.ts'

/** A question about a line, ready to display with its answer. */
export interface EditField {
  id: string
  /** Name of its field in the form. */
  name: string
  kind: 'text' | 'area' | 'email' | 'number' | 'url' | 'select' | 'radio' | 'checkbox' | 'parts' | 'scale'
  label: string
  hint: string
  isRequired: boolean
  value: string
  chosen: readonly string[]
  options: readonly { value: string; label: string }[]
  parts: readonly {
    name: string
    label: string
    value: string
    options?: readonly { value: string; label: string }[]
  }[]
}

export interface CartImage {
  src: string
  srcSet: string
  width: number
  height: number
}

/** All data of the cart. The server renders them, and the island starts with them. */
export interface CartView {
  cart: Cart
  images: Readonly<Record<string, CartImage>>
  format: MoneyFormat
  pricesIncludeTax: boolean
  /** Amount in minor units; 0 without a minimum. */
  minimumMinor: number
  countries: readonly { code: string; name: string }[]
  /** Regions of the countries whose addresses need one. */
  regions: Readonly<Record<string, readonly { code: string; name: string }[]>>
  /** The notice of an earlier form about a line or the whole cart. An alert is shown above the page too. */
  notice: {
    text: string
    line: string
    isFailure: boolean
    typed?: string
    isAlert?: boolean
    canUndo?: boolean
  } | null
  /** `wrong`: ids of the fields with refused answers. */
  edit: { line: string; fields: readonly EditField[]; wrong: readonly string[] } | null
  /** A wallet of the test gateway may pay at once. */
  testWallet: boolean
  /** Path for further shopping. */
  shop: string
  words: Readonly<Record<string, string>>
}
