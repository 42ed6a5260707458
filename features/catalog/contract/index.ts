export { type BundlePart, partsText, stockLines } from './bundles/bundle.rules.ts'
export { bundlePartSchema } from './bundles/bundle.schema.ts'
export { catalogApi, type ListedProduct, type ProductsPage } from './catalog.api.ts'
export { categoryApi } from './category.api.ts'
export { donationApi } from './donation.api.ts'
export { sheetApi } from './sheet.api.ts'
export { shopApi } from './shop.api.ts'
export { backInStock, restocked } from './catalog.events.ts'
export { catalogMessages } from './catalog.messages.ts'
export { catalogProblems } from './catalog.problems.ts'
export {
  type ProductChoice,
  type ProductSort,
  categoryPath,
  optionWord,
  productChoiceOf,
  productChoicePath,
  productPath,
  productSorts,
  tagPath,
} from './catalog-path.rules.ts'
export type { Category } from './category.schema.ts'
export { type Donation, donationSchema, exampleDonation } from './donation.schema.ts'
export {
  type PriceState,
  type StructuredProduct,
  type StructuredVariant,
  priceOf,
  variantPrice,
} from './price.rules.ts'
export { orderedAheadText, periodText, priceText, subscriptionText, workflowLabel } from './product-texts.ts'
export {
  type ProductType,
  type ProductTypeName,
  generatedSku,
  maximumSkuLength,
  productTypeName,
  productTypes,
  productsInCollection,
} from './product-type.rules.ts'
export { type CellFault, type CellUnits, readCell, type ReadCell, unlimited } from './read-cell.ts'
export {
  type Product,
  type ProductFile,
  type ProductImage,
  type ProductVideo,
  type ProductOption,
  type ProductPatch,
  type Variant,
  type VariantOption,
  type VariantPatch,
  productPatchSchema,
  variantPatchSchema,
} from './product.schema.ts'
export type {
  CatalogLink,
  CategoryNode,
  FacetValue,
  ProductCard,
  FittingCounts,
  ProductFacets,
  ProductListing,
  ProductImageView,
  ProductVideoView,
  ProductView,
  StoreSettings,
  SwatchView,
  VariantView,
} from './product-view.ts'
export { type BulkEdit, type Selection, roundings } from './bulk.schema.ts'
export {
  type CellChange,
  type RefusedCell,
  type SheetColumn,
  type SheetFilter,
  type SheetRow,
  productColumns,
  sheetColumns,
  variantColumns,
} from './sheet.schema.ts'
export type { Swatch } from './swatch.schema.ts'
export { type StockState, stockOf } from './stock.rules.ts'
export type { TypedAnswers, TypedForm } from './typed-form.ts'
export { type ProductFeed, productFeedPath, productFeeds } from './window/product-feed.rules.ts'
export { eachPayment } from './each-payment.ts'
export {
  type PeriodUnit,
  type SubscriptionPlan,
  periodUnits,
} from './subscription.rules.ts'
export { type MeasurementStandard, gramsFrom, lengthIn, millimetresFrom, unitsOf, weightIn } from './units.rules.ts'
export { likelyCurrency } from './likely-currency.ts'
export {
  type SizeGuide,
  catalogSettings,
  measurementSettings,
  sizeGuideSchema,
  sizeGuideSettings,
} from './catalog.settings.ts'
