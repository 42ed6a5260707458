import { accountsFeature } from '#features/accounts/server'
import { catalogFeature, createProduct, createProductsPage } from '#features/catalog/server'
import { contentFeature } from '#features/content/server'
import { importsFeature } from '#features/imports/server'
import { mediaFeature } from '#features/media/server'
import { navigationFeature } from '#features/navigation/server'
import { pagesFeature } from '#features/pages/server'
import { searchFeature } from '#features/search/server'
import { sitesFeature } from '#features/sites/server'
import type { TestSite } from './site.ts'

/** Everything that a catalogue stands on. */
export const shopFeatures = [
  accountsFeature,
  sitesFeature,
  mediaFeature,
  pagesFeature,
  navigationFeature,
  contentFeature,
  searchFeature,
  importsFeature,
  catalogFeature,
]

/** A site with a products page at `/winkel`. */
export async function testShop(site: TestSite, title = 'Winkel') {
  const page = await site.as((tx) => createProductsPage(tx, { title }))
  return {
    ...site,
    page,
    product: (title: string, more: Omit<Parameters<typeof createProduct>[1], 'title' | 'collectionId'> = {}) =>
      site.as((tx) => createProduct(tx, { collectionId: page.id, title, ...more })),
  }
}
