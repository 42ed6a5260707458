import { siteExports } from '#features/transfer/server'
import { productsFile } from './exchange/write/export-products.ts'
import { lowStockNotice } from './stock/low-stock-email.ts'
import { activitySubjects, emailLinks, settingsGroups, setupSteps, siteSells } from '#features/sites/server'
import { collectionMoved } from '#features/content/contract'
import {
  accessFollowers,
  documentDependents,
  formerAddresses,
  frontPages,
  otherAssetUses,
  otherFileLocks,
  popularEntries,
  subjectDocuments,
  systemPages,
} from '#features/pages/server'
import { collectionTypes, siteMapSources } from '#features/content/server'
import { imagesOfProducts } from '#features/galleries/server'
import { importParts } from '#features/imports/server'
import { foundSubjects } from '#features/search/server'
import { archiveTables, type Feature, listen, provide } from '#platform/context'
import { enumerations } from '#platform/contract'
import { catalogSettings, measurementSettings, sizeGuideSettings } from '../contract/index.ts'
import { wishlistPath } from '../contract/window/wishlist.rules.ts'
import * as blocks from './blocks.ts'
import { policiesInEmails } from './policies.ts'
import { productSubjects } from './products/activity-subjects.ts'
import { catalogAssetUses } from './products/asset-uses.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { catalogImports } from './exchange/catalog-imports.ts'
import { stockImports } from './exchange/stock-imports.ts'
import { onAccessChanged } from './listing/on-access-changed.ts'
import { fetchImagesJob } from './images/fetch-images.job.ts'
import { formerCatalogAddress } from './listing/former-addresses.ts'
import { productResults } from './listing/product-results.ts'
import { popularProducts } from './listing/popular-products.ts'
import { productImages } from './listing/gallery-images.ts'
import { indexPagesJob } from './listing/index-pages.job.ts'
import { indexProductsJob } from './base/index-products.job.ts'
import { fileLocksOfCatalog } from './products/file-locks.queries.ts'
import { firstProductStep, siteHasProducts } from './products/first-product-step.ts'
import { moveProducts } from './products/move-products.ts'
import { productKind } from './products/product.kind.ts'
import { openShopPath } from './listing/shop-path.ts'
import { productsCollection } from './listing/products-collection.ts'
import { reindexJob } from './listing/reindex.job.ts'
import { appearJob } from './products/set-product-status.ts'
import { categoriesSiteMap, productsSiteMap } from './listing/site-map-source.ts'
import { remindJob, lowStockEmailJob } from './stock/stock-emails.job.ts'
import { dependentsOfPage } from './products/removal-dependents.ts'
import { categorySubjectOf, productSubjectOf, tagSubjectOf } from './products/subjects.ts'
import { menuPlaces } from '#features/navigation/server'
import { personalRecords } from '#features/members/server'
import { personalReminders } from './stock/personal-reminders.ts'
import { wishlistPage, wishlistPlaces } from './wishlist/wishlist-page.ts'
import { tidyCatalogJob } from './tidy-catalog.job.ts'
import { catalogInArchives } from './catalog.tables.ts'

export const catalogFeature: Feature = {
  name: 'catalog',
  routes: catalogRoutes,
  blocks: Object.values(blocks),
  kinds: [productKind],
  jobs: [
    appearJob,
    fetchImagesJob,
    indexPagesJob,
    indexProductsJob,
    reindexJob,
    remindJob,
    lowStockEmailJob,
    tidyCatalogJob,
  ],
  provides: [
    provide(archiveTables, catalogInArchives),
    provide(subjectDocuments, {
      product: productSubjectOf,
      'product-category': categorySubjectOf,
      'product-tag': tagSubjectOf,
    }),
    provide(siteExports, {
      shopify: (ctx) => productsFile(ctx, 'shopify'),
      woocommerce: (ctx) => productsFile(ctx, 'woocommerce'),
      squarespace: (ctx) => productsFile(ctx, 'squarespace'),
    }),
    provide(formerAddresses, formerCatalogAddress),
    provide(frontPages, openShopPath),
    provide(accessFollowers, onAccessChanged),
    provide(documentDependents, dependentsOfPage),
    provide(personalRecords, personalReminders),
    lowStockNotice,
    provide(otherAssetUses, catalogAssetUses),
    provide(activitySubjects, productSubjects),
    provide(otherFileLocks, fileLocksOfCatalog),
    provide(foundSubjects, { product: productResults }),
    provide(popularEntries, popularProducts),
    provide(imagesOfProducts, productImages),
    provide(collectionTypes, { [enumerations.collectionTypes.products]: productsCollection }),
    provide(siteMapSources, { catalog: productsSiteMap, categories: categoriesSiteMap }),
    provide(importParts, catalogImports),
    provide(importParts, stockImports),
    listen(collectionMoved, moveProducts),
    provide(settingsGroups, catalogSettings),
    provide(settingsGroups, measurementSettings),
    provide(settingsGroups, sizeGuideSettings),
    provide(menuPlaces, wishlistPlaces),
    provide(systemPages, { [wishlistPath]: wishlistPage }),
    provide(setupSteps, firstProductStep),
    provide(siteSells, siteHasProducts),
    provide(emailLinks, policiesInEmails),
  ],
}
