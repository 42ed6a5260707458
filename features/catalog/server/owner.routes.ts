import { assetUrl } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import { idSchema, type Input, type Output } from '#platform/contract'
import { on } from '#platform/http'
import { ownerCatalogApi } from '../contract/owner-catalog.api.ts'
import { findProducts, namedProducts } from './listing/find-products.ts'
import { findBundleParts } from './bundles/bundles.ts'
import { dependentsOfProducts } from './products/removal-dependents.ts'
import { pagesToChoose } from './policies.ts'
import { readStoreSettings } from './store-settings.ts'

export const ownerCatalogRoutes = [
  on(ownerCatalogApi.storeSettings, (ctx: SiteContext) => readStoreSettings(ctx)),
  on(ownerCatalogApi.pages, (ctx: OwnerContext) => pagesToChoose(ctx)),
  on(ownerCatalogApi.thumbnails, thumbnailsByIds),
  on(ownerCatalogApi.bundleParts, findBundleParts),
  on(ownerCatalogApi.find, findProducts),
  on(ownerCatalogApi.named, namedProducts),
  on(ownerCatalogApi.dependents, dependentsOfProducts),
]

const mostImages = 400

async function thumbnailsByIds(
  ctx: SiteContext,
  { ids }: Input<typeof ownerCatalogApi.thumbnails>,
): Promise<Output<typeof ownerCatalogApi.thumbnails>> {
  const wanted = [...new Set(ids.split(',').filter((id) => idSchema.safeParse(id).success))].slice(0, mostImages)
  const assets = await assetsByIds(ctx, wanted)
  return [...assets.values()].map(({ id, file, name, alt, renditions }) => {
    const small = renditions
      .filter(({ format, width }) => format === 'webp' && width >= 100)
      .toSorted((a, b) => a.width - b.width)[0]
    return { id, thumbnail: assetUrl(id, small?.file ?? file), url: assetUrl(id, file), name, alt }
  })
}
