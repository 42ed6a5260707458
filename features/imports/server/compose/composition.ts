import type { PieceSite } from '#platform/block'
import type { Product } from '#platform/context'

/** Properties of the target site that a composition may use. */
export interface Composition extends PieceSite {
  product: Product
  /** Where an address of the old site leads now. */
  linkOf: (href: string) => string
}

/** A block to be: its type and props, checked by its own contract. */
export interface BlockDraft {
  type: string
  version: number
  props: Record<string, unknown>
  /** Kept for the owner to look at; visitors do not see it. */
  isHidden?: boolean
  /** Rows it wants to be high. */
  rows?: number
}
