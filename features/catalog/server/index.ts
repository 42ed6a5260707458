export {
  activeSubscriptions,
  categoryUses,
  type CurrencyChange,
  currencyChanges,
  deliveryPromise,
  offerTerms,
  productDependents,
  type SentOffer,
} from './extension-points.ts'
export type {
  CatalogChangeCellsTable,
  CatalogChangesTable,
  DonationsTable,
  ProductCategoriesTable,
  ProductCategoryMembersTable,
  ProductFilesTable,
  ProductsPagesTable,
  ProductsTable,
  ProductVariantsTable,
  StockMovementsTable,
  StockRemindersTable,
  StockReservationsTable,
} from './catalog.tables.ts'
export { closedProducts, locksOfProducts } from './base/covered-products.queries.ts'
export { productPathsAmong } from './base/product-addresses.ts'
export { catalogFeature } from './catalog.feature.ts'
export { changeCategory, createCategory } from './categories/change-categories.ts'
export { changeProduct } from './products/change-product.ts'
export { changeVariant } from './variants/change-variant.ts'
export { createProduct } from './products/create-product.ts'
export { donationById } from './donations/donations.ts'
export { type PolicyLink, policyLinks } from './policies.ts'
export { keepProductFile } from './products/keep-product-file.ts'
export { exportProducts } from './exchange/write/export-products.ts'
export { type ExchangeFormat, exchangeFormats } from './exchange/imported-product.ts'
export type { ListQuery } from './listing/product-listing.ts'
export { boughtFile, downloadTerms, forgetFiles, productFiles, removedFiles } from './products/product-files.ts'
export { bestsellers } from './listing/popular-products.ts'
export { productCards } from './listing/product-cards.ts'
export { productIdOfPath, productViews } from './products/product-views.ts'
export { createProductsPage } from './base/products-pages.ts'
export { storeFormDraft, storeProductFormDraft, formDraft } from './products/product-form-drafts.queries.ts'
export { relatedProducts } from './products/related-products.ts'
export { productsInStore, type RunningLow, runningLow } from './stock/running-low.ts'
export { setOptions } from './variants/set-options.ts'
export { setProductStatus } from './products/set-product-status.ts'
export { type Sellable, sellables, sellablesBy } from './base/sellables.ts'
export { filteredVariants } from './sheet/sheet-rows.ts'
export { checkStock, reserveStock, returnStock, type StockLine, type StockOutcome, takeStock } from './stock/stock.ts'
export { hasShop } from './listing/has-shop.ts'
export { shopPath } from './listing/shop-path.ts'
export { storeCurrency, readStoreSettings } from './store-settings.ts'
