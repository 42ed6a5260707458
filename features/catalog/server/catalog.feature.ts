import type { Feature } from '#platform/context'
import { enumerations } from '#platform/contract'
import { donationBlock } from '../blocks/donation/donation.block.ts'
import { productBlock } from '../blocks/product/product.block.ts'
import { productListBlock } from '../blocks/summary/summary.block.ts'
import { catalogAssetUses } from './asset-uses.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { catalogImports } from './exchange/catalog-imports.ts'
import { lockOfPageChanged } from './cover-products.ts'
import { fetchPicturesJob } from './fetch-pictures.job.ts'
import { foundProducts } from './found-products.ts'
import { productPictures } from './gallery-pictures.ts'
import { indexProductsJob } from './index-products.job.ts'
import { moveProducts } from './move-products.ts'
import { productKind } from './product.kind.ts'
import { productsCollection } from './products-collection.ts'
import { reindexJob } from './reindex.job.ts'
import { appearJob } from './set-product-status.ts'
import { productsSiteMap } from './site-map-source.ts'
import { remindJob, tellLowStockJob } from './stock-letters.job.ts'
import { standingOnPage } from './standing.ts'
import { categorySubjectOf, productSubjectOf, tagSubjectOf } from './subjects.ts'
import { tidyCatalogJob } from './tidy-catalog.job.ts'

export const catalogFeature: Feature = {
  name: 'catalog',
  routes: catalogRoutes,
  blocks: [productBlock, productListBlock, donationBlock],
  kinds: [productKind],
  jobs: [appearJob, fetchPicturesJob, indexProductsJob, reindexJob, remindJob, tellLowStockJob, tidyCatalogJob],
  subjects: { product: productSubjectOf, 'product-category': categorySubjectOf, 'product-tag': tagSubjectOf },
  found: { product: foundProducts },
  pictures: { products: productPictures },
  collectionTypes: { [enumerations.collectionTypes.products]: productsCollection },
  siteMap: productsSiteMap,
  lockChanged: lockOfPageChanged,
  onDocument: standingOnPage,
  assetUses: catalogAssetUses,
  imports: catalogImports,
  listens: { 'content.collection-moved': moveProducts },
}
