import type { Form } from '#features/forms/contract'

/** A products page with what it sells. */
export interface ShopPlan {
  key: string
  title: string
  slug: string
  description: string
  currency: string
  /** From this stock down a page says how few there are. */
  lowStockAt: number
  /** Names with `/` between a category and those above it. */
  categories: readonly string[]
  /** What stands at the head of a category: its text and the name of an image. */
  about?: Readonly<Record<string, readonly [text: string, image: string]>>
  /** Colours of values, by the value. */
  swatches?: Readonly<Record<string, string>>
  products: readonly ProductPlan[]
  /** Where the shop is, and the table of tax rates it begins with. */
  taxes: { country: string; table: 'nl' | 'eu' | 'us' }
  /** Prices in minor units; `free` is the subtotal from which sending costs nothing. */
  delivery: {
    zones: readonly {
      name: string
      countries: readonly string[]
      title: string
      price: number
      free: number
      days: readonly [from: number, to: number]
    }[]
    pickup: { title: string; address: string; instructions: string }
  }
}

export interface ProductPlan {
  title: string
  slug: string
  type?: 'PHYSICAL' | 'DIGITAL' | 'SERVICE' | 'GIFT_CARD'
  excerpt: string
  /** As `prose` reads it. */
  description: string
  images: readonly string[]
  categories: readonly string[]
  tags?: readonly string[]
  isFeatured?: boolean
  price: number
  sale?: number
  /** Absent: as many as one likes. */
  stock?: number
  grams?: number
  size?: readonly [lengthMm: number, widthMm: number, heightMm: number]
  options?: readonly { name: string; values: readonly string[] }[]
  /** What differs from the product's own, by the values of a variant with ` / ` between them. */
  variants?: Readonly<Record<string, { price?: number; stock?: number; image?: string }>>
  form?: Omit<Form, 'fields'> & { fields: readonly Record<string, unknown>[] }
  plan?: { value: number; unit: 'WEEK' | 'MONTH' | 'YEAR'; cycles: number; discountPpm?: number }
  otherAmounts?: boolean
  /** An image of the sample that buyers download. */
  file?: string
}
