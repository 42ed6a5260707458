import type { ArchiveTables } from '#platform/context'
import type { Discount } from '../contract/index.ts'

export interface DiscountsTable {
  website_id: string
  id: string
  title: string
  code: string | null
  effect: Discount['effect']
  minimum: Discount['minimum']
  audience: Discount['audience']
  most_uses: number | null
  most_uses_each: number | null
  starts_at: Date | null
  ends_at: Date | null
  is_active: boolean
  /**
   * Counted where `most_uses` is set: increasing it makes concurrent orders wait. Elsewhere `discount_uses` are
   * counted.
   */
  uses: number
  created_at: Date
}

export interface DiscountUsesTable {
  website_id: string
  discount_id: string
  order_id: string
  customer: string
  amount_minor: number
  used_at: Date
}

declare module '#platform/database' {
  interface Tables {
    discounts: DiscountsTable
    discount_uses: DiscountUsesTable
  }
}

export const discountsInArchives: ArchiveTables = {
  archived: [{ name: 'discounts' }, { name: 'discount_uses' }],
}
