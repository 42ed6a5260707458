import type { PieceSite } from '#platform/block'
import type { Product } from '#platform/context'

/** Properties of the target site that a composition may use. */
export interface Composition extends PieceSite {
  product: Product
  /** Returns the present address for one of the old site. */
  linkOf: (href: string) => string
}

/** The type and props of a new block, validated by its contract. */
export interface BlockDraft {
  type: string
  version: number
  props: Record<string, unknown>
  /** Whether it is for the owner only and hidden from visitors. */
  isHidden?: boolean
  /** Wanted height in rows. */
  rows?: number
}
