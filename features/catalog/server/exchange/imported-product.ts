/** A remark on a row: `note.{code}` of the imports' messages. */
export interface Note {
  code: string
  values: Record<string, string | number>
}

export interface ImportedVariant {
  /** Values in the order of the product's options. */
  values: string[]
  sku: string
  barcode: string
  mpn: string
  priceMinor: number
  saleMinor: number | null
  onSale: boolean
  /** ISO 8601. */
  saleFrom: string | null
  saleUntil: string | null
  costMinor: number | null
  isUnlimited: boolean
  quantity: number
  weightGrams: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  needsShipping: boolean
  /** Address of its image. */
  image: string
  lowStockAt: number | null
  /** Cells of columns without a field here, by column name. */
  extra: Record<string, string>
}

/** A product of another system's file, in our own terms. */
export interface ImportedProduct {
  format: ExchangeFormat
  key: string
  /** The slug given in the file; '' derives one from the title. */
  slug: string
  title: string
  type: 1 | 2 | 3 | 4
  status: 1 | 4 | 5
  html: string
  excerpt: string
  brand: string
  tags: string[]
  /** Names from the topmost category down. */
  categories: string[][]
  images: { url: string; alt: string }[]
  options: string[]
  seoTitle: string
  seoDescription: string
  isFeatured: boolean
  /** Shown at its address alone. */
  isUnlisted: boolean
  taxClass: string
  visibleFrom: string | null
  maxQuantity: number | null
  downloadLimit: number | null
  downloadDays: number | null
  /** Related products in the words of the file: SKUs or keys. */
  related: string[]
  variants: ImportedVariant[]
  /** Fields without a column in the file. */
  unsaid: string[]
  extra: Record<string, string>
}

export const longestTitle = 500
export const longestOption = 255

export const exchangeFormats = ['shopify', 'squarespace', 'woocommerce'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

/** A line of a file and the product it belongs to. */
export interface ReadLine {
  product: ImportedProduct | null
  kind: 'product' | 'variant' | 'picture' | 'empty'
  title: string
  notes: Note[]
  skip: boolean
}

/** Lines of a file, read one by one on demand. */
export interface ReadLines {
  /** Keys of all its products. */
  readonly keys: ReadonlySet<string>
  readonly lines: Iterable<ReadLine>
}

/** Wraps lines that were read already. */
export function allLines(lines: readonly ReadLine[]): ReadLines {
  return { keys: new Set(lines.flatMap(({ product }) => product?.key ?? [])), lines }
}

export const note = (code: string, values: Record<string, string | number> = {}): Note => ({ code, values })

export function emptyProduct(format: ExchangeFormat, key: string): ImportedProduct {
  return {
    format,
    key,
    slug: '',
    title: '',
    type: 1,
    status: 1,
    html: '',
    excerpt: '',
    brand: '',
    tags: [],
    categories: [],
    images: [],
    options: [],
    seoTitle: '',
    seoDescription: '',
    isFeatured: false,
    isUnlisted: false,
    taxClass: '',
    visibleFrom: null,
    maxQuantity: null,
    downloadLimit: null,
    downloadDays: null,
    related: [],
    variants: [],
    unsaid: [],
    extra: {},
  }
}

export function emptyVariant(): ImportedVariant {
  return {
    values: [],
    sku: '',
    barcode: '',
    mpn: '',
    priceMinor: 0,
    saleMinor: null,
    onSale: false,
    saleFrom: null,
    saleUntil: null,
    costMinor: null,
    isUnlimited: true,
    quantity: 0,
    weightGrams: null,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    needsShipping: true,
    image: '',
    lowStockAt: null,
    extra: {},
  }
}

/** Adds a category path to a product, unless the product has it already. */
export function addCategory(product: ImportedProduct, names: readonly string[]): void {
  const path = names.map((name) => name.trim()).filter(Boolean)
  if (path.length > 0 && !product.categories.some((category) => category.join('>') === path.join('>')))
    product.categories.push(path)
}

export function addImage(product: ImportedProduct, url: string, alt: string): void {
  const present = product.images.find((image) => image.url === url)
  if (present) present.alt ||= alt
  else if (url !== '') product.images.push({ url, alt })
}
