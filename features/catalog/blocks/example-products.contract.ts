import { exampleAsset } from '#features/media/contract'
import { paragraphs } from '#platform/document'
import { moneyFormatOf } from '#platform/money'
import { productTypes } from '../contract/product-type.rules.ts'
import type {
  ProductCard,
  ProductListing,
  ProductImageView,
  ProductView,
  StoreSettings,
  VariantView,
} from '../contract/product-view.ts'

export const exampleStoreSettings: StoreSettings = {
  currency: 'EUR',
  format: moneyFormatOf('en-GB'),
  measurementStandard: 'metric',
  lowStockAt: 3,
  installments: null,
}

const image = (id: string): ProductImageView => ({ id, asset: exampleAsset, alt: exampleAsset.alt, focalPoint: null })
const front = image('65a1f0c2e4b0a1b2c3d4e801')
const side = image('65a1f0c2e4b0a1b2c3d4e802')
const shop = { name: 'Shop', path: '/shop' }

const card = (n: number, title: string, priceMinor: number, more: Partial<ProductCard> = {}): ProductCard => ({
  id: `65a1f0c2e4b0a1b2c3d4e81${n}`,
  type: productTypes.PHYSICAL,
  title,
  path: `/shop/${title.toLowerCase().replaceAll(' ', '-')}`,
  excerpt: '',
  brand: '',
  image: front,
  secondImage: side,
  price: { startingMinor: priceMinor, varies: false, isOnSale: false, originalMinor: null },
  stock: 9,
  variantCount: 1,
  swatches: [],
  onlyVariantId: `65a1f0c2e4b0a1b2c3d4e82${n}`,
  plan: null,
  shipsFrom: null,
  categories: [],
  tags: [],
  isFeatured: false,
  isForSale: true,
  ...more,
})

export const exampleCards: readonly ProductCard[] = [
  card(1, 'Tray 9', 4800, { price: { startingMinor: 3900, varies: false, isOnSale: true, originalMinor: 4800 } }),
  card(2, 'Cup 11', 3400, {
    price: { startingMinor: 3400, varies: true, isOnSale: false, originalMinor: null },
    variantCount: 3,
    onlyVariantId: null,
  }),
  card(3, 'Quarter bookends', 7200, { stock: 0, secondImage: null }),
  card(4, 'A clock that hangs as well as it stands, with a long name', 9800, { image: null, secondImage: null }),
]

const variant = (n: number, values: readonly string[], more: Partial<VariantView> = {}): VariantView => ({
  id: `65a1f0c2e4b0a1b2c3d4e83${n}`,
  values,
  sku: `SQ000000${n}`,
  priceMinor: 4800,
  saleMinor: null,
  isOnSale: false,
  available: 12,
  imageAt: -1,
  weightGrams: 640,
  lengthMm: 250,
  widthMm: 80,
  heightMm: 22,
  needsShipping: true,
  ...more,
})

export const exampleProduct: ProductView = {
  id: '65a1f0c2e4b0a1b2c3d4e811',
  type: productTypes.PHYSICAL,
  title: 'Tray 9',
  path: '/shop/tray-9',
  excerpt: 'A long tray for pencils, cables and keys.',
  description: paragraphs(
    'Cast in one piece, lacquered in five coats.',
    'The edge is soft enough to pick up without looking.',
  ),
  brand: '',
  images: [front, side],
  options: [
    {
      name: 'Colour',
      values: ['Signal', 'Ink'],
      swatches: { Signal: { color: '#e0442a', image: null }, Ink: { color: '#1d1f24', image: null } },
    },
    { name: 'Size', values: ['Short', 'Long'] },
  ],
  variants: [
    variant(1, ['Signal', 'Short']),
    variant(2, ['Signal', 'Long'], { priceMinor: 5600, saleMinor: 4900, isOnSale: true, imageAt: 1 }),
    variant(3, ['Ink', 'Short'], { available: 2 }),
    variant(4, ['Ink', 'Long'], { available: 0 }),
  ],
  price: { startingMinor: 4800, varies: true, isOnSale: true, originalMinor: null },
  stock: 26,
  plan: null,
  shipsFrom: null,
  goesWithIds: [],
  sizeGuideId: null,
  form: null,
  giftCard: null,
  minQuantity: 1,
  maxQuantity: null,
  isForSale: true,
  categories: [{ name: 'Desk', path: '/shop/category/desk' }],
  tags: [],
  shop: { ...shop, collectionId: '65a1f0c2e4b0a1b2c3d4e8aa' },
  structured: { productType: 'PHYSICAL', variants: [] },
}

export const exampleListing: ProductListing = {
  collectionId: '65a1f0c2e4b0a1b2c3d4e8aa',
  title: 'Shop',
  path: '/shop',
  heading: null,
  crumbs: [],
  choice: { page: 1, options: ['colour:ink'] },
  cards: exampleCards,
  count: 31,
  page: 1,
  pages: 2,
  previous: null,
  next: '/shop?options=colour%3Aink&page=2',
  categories: [
    {
      id: '65a1f0c2e4b0a1b2c3d4e8c1',
      name: 'Desk',
      path: '/shop/category/desk',
      count: 12,
      isCurrent: false,
      children: [
        {
          id: '65a1f0c2e4b0a1b2c3d4e8c2',
          name: 'Trays',
          path: '/shop/category/desk/trays',
          count: 3,
          isCurrent: false,
          children: [],
        },
      ],
    },
    {
      id: '65a1f0c2e4b0a1b2c3d4e8c3',
      name: 'Prints',
      path: '/shop/category/prints',
      count: 19,
      isCurrent: false,
      children: [],
    },
  ],
  facets: {
    options: [
      {
        name: 'Colour',
        values: [
          { value: 'Signal', word: 'colour:signal', count: 9 },
          { value: 'Ink', word: 'colour:ink', count: 4 },
        ],
      },
    ],
    lowestMinor: 1900,
    highestMinor: 18900,
    inStock: 28,
    onSale: 3,
  },
  fitting: { options: { 'colour:signal': 9, 'colour:ink': 4 }, uncounted: [], inStock: 4, onSale: 0 },
}
