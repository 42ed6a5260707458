import type { Places } from './unmapped-columns.ts'

export const giftCardColumn = 'Meta: _gift_card'
/** Values without a WooCommerce column are stored in meta data, which WooCommerce keeps and exports again. */
export const idleSaleColumn = 'Meta: _idle_sale_price'
export const withoutColumn = 'Meta: _without_options'

export const barcodeColumn = 'GTIN, UPC, EAN, or ISBN'
/** Columns of shops where a plug-in stored these numbers before WooCommerce did. */
export const barcodeColumns = [barcodeColumn, 'GTIN13 / EAN', 'GTIN12 / UPC', 'GTIN14 / ITF-14', 'GTIN8', 'ISBN']

/** Columns of the fields of a product and of its variants. */
export const places: Places = {
  html: ['Description'],
  excerpt: ['Short description'],
  status: ['Published'],
  isUnlisted: ['Visibility in catalog'],
  brand: ['Brands'],
  tags: ['Tags'],
  categories: ['Categories'],
  images: ['Images'],
  image: ['Images'],
  isFeatured: ['Is featured?'],
  taxClass: ['Tax status', 'Tax class'],
  maxQuantity: ['Sold individually?'],
  downloadLimit: ['Download limit'],
  downloadDays: ['Download expiry days'],
  sku: ['SKU'],
  barcode: [barcodeColumn],
  mpn: ['MPN'],
  priceMinor: ['Regular price'],
  saleMinor: ['Sale price'],
  saleFrom: ['Date sale price starts'],
  saleUntil: ['Date sale price ends'],
  isUnlimited: ['In stock?', 'Stock'],
  quantity: ['Stock'],
  lowStockAt: ['Low stock amount'],
  weightGrams: ['Weight'],
  lengthMm: ['Length'],
  widthMm: ['Width'],
  heightMm: ['Height'],
}
export const numbers = new Set(['Regular price', 'Sale price', 'Stock', 'Weight', 'Length', 'Width', 'Height'])
export const plainColumns = new Set([
  'ID',
  'SKU',
  'Name',
  'Is featured?',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax class',
  'In stock?',
  'Stock',
  'Low stock amount',
  'Sold individually?',
  'Weight',
  'Length',
  'Width',
  'Height',
  'Sale price',
  'Regular price',
  idleSaleColumn,
  withoutColumn,
  'Categories',
  'Tags',
  'Images',
  'Download limit',
  'Download expiry days',
  'Parent',
  'Brands',
  barcodeColumn,
])
/** Columns that a variation's line may fill. */
export const ofVariation = new Set([
  'Type',
  'Published',
  'Visibility in catalog',
  'Backorders allowed?',
  'Allow customer reviews?',
  'Description',
  'Tax class',
  'Is featured?',
  'Sold individually?',
])
