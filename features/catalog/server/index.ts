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
export { catalogFeature } from './catalog.feature.ts'
export { createCategory } from './change-categories.ts'
export { changeProduct } from './change-product.ts'
export { changeVariant } from './change-variant.ts'
export { coverProducts } from './cover-products.ts'
export { createProduct } from './create-product.ts'
export { donationById, donationsOf } from './donations.ts'
export { keepProductFile } from './keep-product-file.ts'
export { exportProducts } from './exchange/export-products.ts'
export { type ExchangeFormat, exchangeFormats } from './exchange/imported-product.ts'
export { listProducts, type ListQuery, productListing } from './product-listing.ts'
export { boughtFile, downloadTerms, forgetFiles, productFiles, removedFiles } from './product-files.ts'
export { productCards } from './product-cards.ts'
export { productIdOfPath, productViews } from './product-views.ts'
export { createProductsPage, openProductsPage } from './products-pages.ts'
export { keepRefusedForm, keepRefusedProduct, refusedForm } from './refused-forms.queries.ts'
export { relatedProducts } from './related-products.ts'
export { hasProducts, type RunningLow, runningLow } from './running-low.ts'
export { setOptions } from './set-options.ts'
export { setProductStatus } from './set-product-status.ts'
export { type Sellable, sellables, sellablesBy } from './sellables.ts'
export { filteredVariants } from './sheet-rows.ts'
export { releaseStock, reserveStock, returnStock, type StockLine, type StockOutcome, takeStock } from './stock.ts'
export { shopPath } from './shop-path.ts'
export { storeCurrency, storeFacts, storeTags } from './store-facts.ts'
