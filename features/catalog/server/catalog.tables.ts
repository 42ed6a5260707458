import type { ArchiveTables } from '#platform/context'
import type { Form } from '#features/forms/contract'
import type { RichTextDoc } from '#platform/document'
import type { TypedForm } from '../contract/typed-form.ts'
import type { Generated } from 'kysely'
import type {
  BulkEdit,
  ProductImage,
  ProductVideo,
  ProductOption,
  ProductType,
  SubscriptionPlan,
  VariantOption,
} from '../contract/index.ts'

export interface ProductsPagesTable {
  website_id: string
  collection_id: string
  layout_id: string
}

/** Columns of other systems without a field here, by the system's name. */
export type Extra = Record<string, Record<string, string>>

/** JSON of `bundleSchema`. */
export interface Bundle {
  parts: { variantId: string; quantity: number }[]
  discountPpm: number | null
}

export interface ProductsTable {
  website_id: string
  id: string
  collection_id: string
  type: ProductType
  status: 1 | 2 | 3 | 4 | 5 | 6
  title: string
  slug: string
  position: string
  description: RichTextDoc
  excerpt: Generated<string>
  images: Generated<ProductImage[]>
  videos: Generated<ProductVideo[]>
  options: Generated<ProductOption[]>
  option_words: Generated<string[]>
  tags: Generated<string[]>
  tag_slugs: Generated<string[]>
  brand: Generated<string>
  seo_title: Generated<string>
  seo_description: Generated<string>
  social_image: string | null
  noindex: Generated<boolean>
  /** Shown at its address alone. */
  is_unlisted: Generated<boolean>
  related_ids: Generated<string[]>
  goes_with_ids: Generated<string[]>
  size_guide: Generated<string>
  /** A day; '' for products that are shipped at once. */
  ships_from: Generated<string>
  layout_id: string | null
  visible_from: Date | null
  visible_until: Date | null
  is_featured: Generated<boolean>
  tax_class: Generated<string>
  min_quantity: Generated<number>
  max_quantity: number | null
  form: Form | null
  plan: SubscriptionPlan | null
  gift_card: { otherAmounts: boolean; minimumMinor: number; maximumMinor: number } | null
  bundle: Bundle | null
  download_limit: number | null
  download_days: number | null
  sold: Generated<number>
  /** Computed by the database from the prices of all variants, sales included. */
  readonly lowest_minor: Generated<number | null>
  extra: Generated<Extra>
  created_at: Date
  changed_at: Date
}

export interface ProductVariantsTable {
  website_id: string
  id: string
  product_id: string
  position: number
  options: Generated<VariantOption[]>
  sku: string
  imported_sku: string | null
  is_live: Generated<boolean>
  barcode: Generated<string>
  mpn: Generated<string>
  price_minor: number
  sale_minor: number | null
  on_sale: Generated<boolean>
  sale_from: Date | null
  sale_until: Date | null
  cost_minor: number | null
  is_unlimited: boolean
  quantity: number
  low_stock_at: number | null
  low_told_at: Date | null
  weight_grams: number | null
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  needs_shipping: boolean
  image_id: string | null
  extra: Generated<Extra>
  changed_at: Date
}

export interface ProductCategoriesTable {
  website_id: string
  id: string
  collection_id: string
  parent_id: string | null
  name: string
  slug: string
  slugs: string
  description: Generated<string>
  image: string | null
  sort: string
}

export interface ProductCategoryMembersTable {
  website_id: string
  category_id: string
  product_id: string
  position: Generated<number>
}

export interface ProductFilesTable {
  website_id: string
  id: string
  product_id: string
  name: string
  key: string
  type: string
  bytes: number
  removed_at: Generated<Date | null>
}

export interface StockReservationsTable {
  website_id: string
  holder: string
  variant_id: string
  quantity: number
  until: Date
}

export interface StockMovementsTable {
  website_id: string
  id: string
  variant_id: string
  delta: number
  quantity: number
  reason: string
  subject: Generated<string>
  account_id: string | null
  at: Date
}

export interface StockRemindersTable {
  website_id: string
  variant_id: string
  email: string
  locale: string
  created_at: Date
}

export interface CatalogChangesTable {
  website_id: string
  id: string
  kind: 'cells' | 'bulk' | 'import'
  edit: BulkEdit | null
  cells: number
  import_id: string | null
  account_id: string
  at: Date
  undone_at: Date | null
}

export interface CatalogChangeCellsTable {
  website_id: string
  change_id: string
  ordinal: number
  product_id: string
  variant_id: string
  field: string
  before: string
  after: string
}

export interface DonationsTable {
  website_id: string
  id: string
  title: string
  description: Generated<string>
  amounts_minor: number[]
  allows_other_amount: boolean
  minimum_minor: number
  maximum_minor: number
  recurring: Generated<('WEEK' | 'MONTH' | 'YEAR')[]>
  is_active: Generated<boolean>
  created_at: Date
}

export interface OptionSwatchesTable {
  website_id: string
  word: string
  color: string | null
  image: string | null
}

export interface FormDraftsTable {
  website_id: string
  cart_id: string
  subject: string
  typed: TypedForm
  at: Date
}

declare module '#platform/database' {
  interface Tables {
    products_pages: ProductsPagesTable
    products: ProductsTable
    product_variants: ProductVariantsTable
    product_categories: ProductCategoriesTable
    product_category_members: ProductCategoryMembersTable
    product_files: ProductFilesTable
    stock_reservations: StockReservationsTable
    stock_movements: StockMovementsTable
    stock_reminders: StockRemindersTable
    catalog_changes: CatalogChangesTable
    catalog_change_cells: CatalogChangeCellsTable
    donations: DonationsTable
    option_swatches: OptionSwatchesTable
    form_drafts: FormDraftsTable
  }
}

export const catalogInArchives: ArchiveTables = {
  archived: [
    { name: 'products' },
    { name: 'product_variants' },
    { name: 'option_swatches' },
    { name: 'product_files', key: 'key' },
    { name: 'product_categories', parent: 'parent_id' },
    { name: 'product_category_members' },
    { name: 'products_pages' },
    { name: 'stock_movements' },
    { name: 'stock_reminders' },
    { name: 'donations' },
  ],
  leftBehind: {
    catalog_change_cells: 'Undo of bulk edits in this installation.',
    catalog_changes: 'Undo of bulk edits in this installation.',
    files_in_products: 'Derived when products are written.',
    form_drafts: 'Short-lived.',
    listed_category_counts: 'Derived when products are written.',
    listed_counts: 'Derived when products are written.',
    listed_products: 'Derived when products are written.',
    listed_terms: 'Derived when products are written.',
    stock_reservations: 'Short-lived.',
  },
}
