import type { Asset } from '#features/media/contract'

/** One image or video of a gallery from any source: own images, items of a collection, products. */
export interface GallerySlide {
  id: string
  /** Path of its own page, such as `/series/high-ground`; '' without one. */
  url: string
  asset: Asset | null
  /** Address of a video at a provider we know; empty for images. */
  video: string
  /** Aspect ratio of the video, width by height, where its address contains it. */
  ratio?: number | null
  title: string
  description: string
  alt: string
  focalPoint: { x: number; y: number } | null
  /** Link of the slide. */
  clickThrough: { href: string; newWindow: boolean } | null
  tags: readonly string[]
}

export interface GalleryData {
  slides: readonly GallerySlide[]
  /** Full address of the slides' collection. */
  collectionUrl: string
  /** `gone`: the collection or its part was deleted. */
  state: 'shown' | 'unchosen' | 'gone'
  /** Address of the images after these. */
  more: string | null
  /** Position of these slides in a collection that is shown in parts. */
  part?: GalleryPart
}

export interface GalleryPart {
  /** Number of slides before these. */
  first: number
  count: number
  /** Path of the collection; its further pages are `?page=1` and so on. */
  path: string
}

/** Position in the whole collection, counted from one, even when the page shows only a part of it. */
export function placeOf(
  { part, slides }: Pick<GalleryData, 'part' | 'slides'>,
  at: number,
): { n: number; count: number } {
  return { n: at + 1 + (part?.first ?? 0), count: part?.count ?? slides.length }
}
