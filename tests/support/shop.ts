import { contentFeatures } from './content-features.ts'
import { catalogFeature, createProduct, createProductsPage } from '#features/catalog/server'
import { importsFeature } from '#features/imports/server'
import { newId } from '#platform/contract'
import type { TestSite } from './site.ts'

/** Everything that a catalogue stands on. */
export const shopFeatures = [...contentFeatures, importsFeature, catalogFeature]

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

/** A ring with a field that shoppers fill in before they add it to a cart. */
export async function engravedRing(shop: Awaited<ReturnType<typeof testShop>>) {
  const fieldId = newId()
  const field = {
    id: fieldId,
    kind: 'text' as const,
    title: 'Gravure',
    description: '',
    placeholder: '',
    required: true,
  }
  const ring = await shop.product('Ring', {
    variant: { priceMinor: 9900, isUnlimited: true },
    form: { title: '', fields: [field] },
  })
  return { ring, fieldId }
}
