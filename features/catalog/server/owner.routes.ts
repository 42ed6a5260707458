import { assetUrl } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import type { SiteContext } from '#platform/context'
import { idSchema, type Input, type Output } from '#platform/contract'
import { on } from '#platform/http'
import { deskApi } from '../contract/desk.api.ts'
import { findProducts, namedProducts } from './listing/find-products.ts'
import { standingOnProducts } from './products/removal-dependents.ts'
import { storeFacts } from './store-facts.ts'

export const deskRoutes = [
  on(deskApi.facts, (ctx: SiteContext) => storeFacts(ctx)),
  on(deskApi.pictures, smallPictures),
  on(deskApi.find, findProducts),
  on(deskApi.named, namedProducts),
  on(deskApi.standing, standingOnProducts),
]

const mostPictures = 400

async function smallPictures(
  ctx: SiteContext,
  { ids }: Input<typeof deskApi.pictures>,
): Promise<Output<typeof deskApi.pictures>> {
  const wanted = [...new Set(ids.split(',').filter((id) => idSchema.safeParse(id).success))].slice(0, mostPictures)
  const assets = await assetsByIds(ctx, wanted)
  return [...assets.values()].map(({ id, file, name, alt, renditions }) => {
    const small = renditions
      .filter(({ format, width }) => format === 'webp' && width >= 100)
      .toSorted((one, other) => one.width - other.width)[0]
    return { id, thumbnail: assetUrl(id, small?.file ?? file), url: assetUrl(id, file), name, alt }
  })
}
