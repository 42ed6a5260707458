import { activitySubjects, settingsGroups, setupSteps, siteSells } from '#features/sites/server'
import { collectionMoved } from '#features/content/contract'
import {
  accessFollowers,
  documentDependents,
  formerAddresses,
  otherAssetUses,
  otherFileLocks,
  subjectDocuments,
} from '#features/pages/server'
import { collectionTypes, siteMapSources } from '#features/content/server'
import { imagesOfProducts } from '#features/galleries/server'
import { importParts } from '#features/imports/server'
import { foundSubjects, wantedSubjects } from '#features/search/server'
import { type Feature, provide, listen } from '#platform/context'
import { enumerations } from '#platform/contract'
import { catalogSettings, measurementSettings } from '../contract/index.ts'
import * as blocks from './blocks.ts'
import { productSubjects } from './products/activity-subjects.ts'
import { catalogAssetUses } from './products/asset-uses.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { catalogImports } from './exchange/catalog-imports.ts'
import { onAccessChanged } from './listing/on-access-changed.ts'
import { fetchImagesJob } from './images/fetch-images.job.ts'
import { formerCatalogAddress } from './listing/former-addresses.ts'
import { productResults } from './listing/product-results.ts'
import { wantedProducts } from './listing/wanted-products.ts'
import { productImages } from './images/gallery-images.ts'
import { indexProductsJob } from './listing/index-products.job.ts'
import { fileLocksOfCatalog } from './products/file-locks.queries.ts'
import { firstProductStep, siteHasProducts } from './products/first-product-step.ts'
import { moveProducts } from './products/move-products.ts'
import { productKind } from './products/product.kind.ts'
import { productsCollection } from './listing/products-collection.ts'
import { reindexJob } from './listing/reindex.job.ts'
import { appearJob } from './products/set-product-status.ts'
import { productsSiteMap } from './listing/site-map-source.ts'
import { remindJob, lowStockEmailJob } from './stock/stock-emails.job.ts'
import { dependentsOfPage } from './products/removal-dependents.ts'
import { categorySubjectOf, productSubjectOf, tagSubjectOf } from './products/subjects.ts'
import { tidyCatalogJob } from './tidy-catalog.job.ts'

export const catalogFeature: Feature = {
  name: 'catalog',
  routes: catalogRoutes,
  blocks: Object.values(blocks),
  kinds: [productKind],
  jobs: [appearJob, fetchImagesJob, indexProductsJob, reindexJob, remindJob, lowStockEmailJob, tidyCatalogJob],
  provides: [
    provide(subjectDocuments, {
      product: productSubjectOf,
      'product-category': categorySubjectOf,
      'product-tag': tagSubjectOf,
    }),
    provide(formerAddresses, formerCatalogAddress),
    provide(accessFollowers, onAccessChanged),
    provide(documentDependents, dependentsOfPage),
    provide(otherAssetUses, catalogAssetUses),
    provide(activitySubjects, productSubjects),
    provide(otherFileLocks, fileLocksOfCatalog),
    provide(foundSubjects, { product: productResults }),
    provide(wantedSubjects, wantedProducts),
    provide(imagesOfProducts, productImages),
    provide(collectionTypes, { [enumerations.collectionTypes.products]: productsCollection }),
    provide(siteMapSources, { catalog: productsSiteMap }),
    provide(importParts, catalogImports),
    listen(collectionMoved, moveProducts),
    provide(settingsGroups, catalogSettings),
    provide(settingsGroups, measurementSettings),
    provide(setupSteps, firstProductStep),
    provide(siteSells, siteHasProducts),
  ],
}
