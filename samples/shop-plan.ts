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
  /** Introduction of a category: its text and the name of an image. */
  about?: Readonly<Record<string, readonly [text: string, image: string]>>
  /** Colours of values, by the value. */
  swatches?: Readonly<Record<string, string>>
  /** Tables that help to choose a size, by a name of ours. */
  sizeGuides?: Readonly<Record<string, { name: string; note: string; rows: readonly (readonly string[])[] }>>
  products: readonly ProductPlan[]
  /** Where the shop is, and the table of tax rates it begins with. */
  taxes: { country: string; table: 'nl' | 'eu' | 'us' }
  /** Prices in minor units; `free` is the subtotal from which sending costs nothing. Absent: nothing is sent. */
  delivery?: {
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
  /** Absent: the standard one. */
  taxClass?: 'reduced-rate' | 'none'
  price: number
  sale?: number
  /** Absent: as many as one likes. */
  stock?: number
  grams?: number
  size?: readonly [lengthMm: number, widthMm: number, heightMm: number]
  options?: readonly { name: string; values: readonly string[] }[]
  /** Differences of variants from the product, by their values joined with ` / `. */
  variants?: Readonly<Record<string, { price?: number; stock?: number; image?: string }>>
  form?: Omit<Form, 'fields'> & { fields: readonly Record<string, unknown>[] }
  plan?: { value: number; unit: 'WEEK' | 'MONTH' | 'YEAR'; cycles: number; discountPpm?: number }
  otherAmounts?: boolean
  /**
   * It is a set of other products: their slugs, with the values of a variant, and what it costs less than its parts.
   */
  set?: { parts: readonly (readonly [slug: string, values: string])[]; discountPpm: number }
  /** Slugs of what stands beside its button. */
  goesWith?: readonly string[]
  /** One of the shop's. */
  sizeGuide?: string
  /** An image of the sample that buyers download. */
  file?: string
}
