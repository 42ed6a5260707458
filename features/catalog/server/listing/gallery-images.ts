import { collectionById, standingCollections } from '#features/content/server'
import { collectionPath } from '#features/content/contract'
import type { GalleryImages, GalleryImagesQuery } from '#features/galleries/server'
import { cacheTag, type SiteContext } from '#platform/context'
import type { Loaded } from '#platform/render/server'
import type { ProductCard } from '../../contract/index.ts'
import { categories } from '../categories/categories.queries.ts'
import { productCards } from './product-cards.ts'
import { listProducts } from './product-listing.ts'

/** The first images of products, for galleries: of some chosen ones, or of a products page, a category, a tag. */
export async function productImages(ctx: SiteContext, wanted: GalleryImagesQuery): Promise<Loaded<GalleryImages>> {
  const { ids, collectionId, categoryId, tag, limit, opened } = wanted
  if (ids) return imagesIn(await productCards(ctx, ids.slice(0, limit), { opened }), null)
  const page =
    collectionId !== null && (await standingCollections(ctx, [collectionId])).has(collectionId)
      ? await collectionById(ctx, collectionId)
      : null
  if (!(await isThere(ctx, wanted, page !== null))) {
    return {
      data: { state: 'gone', images: [], collectionPath: null },
      tags: [collectionId ? cacheTag.collection(collectionId) : cacheTag.products],
    }
  }
  return imagesIn(
    await listProducts(ctx, { collectionId, categoryId, tag, limit, opened }),
    page && collectionPath(page.slug),
  )
}

async function isThere(
  ctx: SiteContext,
  { collectionId, categoryId }: GalleryImagesQuery,
  hasPage: boolean,
): Promise<boolean> {
  if (collectionId !== null && !hasPage) return false
  return (
    categoryId === null ||
    (await categories(ctx).where('id', '=', categoryId).select('id').executeTakeFirst()) !== undefined
  )
}

function imagesIn({ data, ...loaded }: Loaded<ProductCard[]>, path: string | null): Loaded<GalleryImages> {
  const images = data.flatMap(({ id, path: to, title, excerpt, image, tags }) =>
    image
      ? [
          {
            id,
            path: to,
            title,
            description: excerpt,
            assetId: image.asset.id,
            alt: image.alt || title,
            focalPoint: image.focalPoint,
            tags: tags.map(({ name }) => name),
          },
        ]
      : [],
  )
  return { ...loaded, data: { state: 'shown', images, collectionPath: path } }
}
