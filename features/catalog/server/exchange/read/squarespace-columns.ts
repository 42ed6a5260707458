/** Columns of Squarespace before the options of a line. */
export const productColumns = ['Product Page', 'Product URL', 'Title', 'Description', 'SKU', 'GTIN', 'MPN']

/** Columns of Squarespace after the options of a line. */
export const variantColumns = [
  'Price',
  'Sale Price',
  'On Sale',
  'Stock',
  'Categories',
  'Tags',
  'Weight',
  'Length',
  'Width',
  'Height',
  'Visible',
  'Hosted Image URLs',
]
