import { type SiteContext, singlePoint } from '#platform/context'
import type { Locks } from '#platform/contract'
import type { Loaded } from '#platform/render/server'

/** A subject with an image for galleries: its texts, and the page to which it links. */
export interface ShownImage {
  id: string
  path: string
  title: string
  description: string
  assetId: string
  alt: string
  focalPoint: { x: number; y: number } | null
  tags: readonly string[]
}

/** The images of a gallery: these items, or a collection or part of it. */
export interface GalleryImagesQuery {
  ids: readonly string[] | null
  collectionId: string | null
  categoryId: string | null
  tag: string
  limit: number
  /** Locks opened by all visitors of these images. */
  opened: Locks
}

/** `gone`: the collection or its part was deleted. */
export interface GalleryImages {
  state: 'shown' | 'gone'
  images: readonly ShownImage[]
  /** Path of the slides' collection; null for slides of several collections. */
  collectionPath: string | null
}

/** The images of products, of the feature that has products. */
export const imagesOfProducts =
  singlePoint<(ctx: SiteContext, wanted: GalleryImagesQuery) => Promise<Loaded<GalleryImages>>>(
    'galleries.images-of-products',
  )
