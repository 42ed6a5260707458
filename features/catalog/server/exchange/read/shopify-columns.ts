/** Names of columns by generation: as exports write them today, and the other spellings that are read. */
export const shopifyColumns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description', 'Body HTML'],
  vendor: ['Vendor'],
  productCategory: ['Product Category', 'Standardized Product Type'],
  type: ['Type', 'Custom Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  option1: ['Option1 Name'],
  value1: ['Option1 Value'],
  linked1: ['Option1 Linked To'],
  option2: ['Option2 Name'],
  value2: ['Option2 Value'],
  linked2: ['Option2 Linked To'],
  option3: ['Option3 Name'],
  value3: ['Option3 Value'],
  linked3: ['Option3 Linked To'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  fulfilment: ['Variant Fulfillment Service', 'Fulfillment service'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  shipping: ['Variant Requires Shipping', 'Requires shipping'],
  taxable: ['Variant Taxable', 'Charge tax'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  giftCard: ['Gift Card'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  mpn: ['Google Shopping / MPN', 'Google Shopping / Manufacturer part number (MPN)'],
  variantImage: ['Variant Image', 'Variant image URL'],
  weightUnit: ['Variant Weight Unit', 'Weight unit for display'],
  taxCode: ['Variant Tax Code', 'Tax code'],
  cost: ['Cost per item'],
  status: ['Status'],
} as const
export type ShopifyColumn = keyof typeof shopifyColumns

const canonicalNames = new Map(
  Object.values(shopifyColumns).flatMap((names) => names.map((name) => [name.toLowerCase(), names[0]] as const)),
)

/** Returns the stored name of a column, for all generations of the format. */
export function shopifyColumn(name: string): string {
  return canonicalNames.get(name.toLowerCase()) ?? name
}

export function named(column: ShopifyColumn): string {
  return shopifyColumns[column][0]
}

/** Columns of variants; all others are of products. */
export const ofVariant: ReadonlySet<string> = new Set(
  (['fulfilment', 'weightUnit', 'taxCode', 'taxable', 'compareAt', 'tracker', 'policy'] as const).map(named),
)
/** Columns with a field of ours, which are not stored as further columns. */
export const ownColumns: ReadonlySet<string> = new Set(
  (
    [
      'handle',
      'title',
      'body',
      'vendor',
      'type',
      'tags',
      'option1',
      'value1',
      'option2',
      'value2',
      'option3',
      'value3',
      'sku',
      'grams',
      'quantity',
      'price',
      'shipping',
      'barcode',
      'image',
      'imagePosition',
      'imageAlt',
      'giftCard',
      'seoTitle',
      'seoDescription',
      'mpn',
      'variantImage',
      'cost',
    ] as const
  ).map(named),
)
