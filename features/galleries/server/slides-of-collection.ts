import { type Collection, collectionPath } from '#features/content/contract'
import {
  collectionById,
  collectionOfIndex,
  itemCards,
  labelsOfItems,
  nextMoment,
  standingCollections,
  visibleItems,
  visibleItemsCount,
} from '#features/content/server'
import { cacheTag, type VisitorContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import type { PageContext } from '#platform/render'
import type { Loaded } from '#platform/render/server'
import type { GalleryProps } from '../contract/gallery.schema.ts'
import { gallerySize } from '../contract/gallery.rules.ts'
import type { GalleryData, GallerySlide } from '../contract/slide.ts'

type Wanted = Pick<GalleryProps, 'collection' | 'tag' | 'source'>
type Page = PageContext & { query: Readonly<Record<string, string>> }

/** The items of a collection that have an image, in its order, each leading to its own page. */
export async function slidesOfCollection(ctx: VisitorContext, props: Wanted, page: Page): Promise<Loaded<GalleryData>> {
  const chosen = props.collection
    ? await publishedCollection(ctx, props.collection)
    : await collectionOfIndex(ctx, page.documentId)
  if (!chosen) {
    const state = props.collection ? 'gone' : 'unchosen'
    return {
      data: { slides: [], collectionUrl: '', state, more: null },
      tags: props.collection ? [cacheTag.collection(props.collection)] : [],
    }
  }
  const labelIds = props.source === 'tag' && props.tag ? [props.tag] : []
  const filter = { collectionId: chosen.id, labelIds, opened: page.locks, hasImage: true }
  const at = pageOf(props.collection === null, page)
  const offset = (at - 1) * gallerySize
  const count = Math.min(await visibleItemsCount(ctx, filter), enumerations.limits.itemsInOrderableCollection)
  const items = await visibleItems(ctx, filter, { order: chosen.settings.order, limit: gallerySize, offset })
  const { cards, tags } = await itemCards(ctx, items, new Map([[chosen.id, chosen]]))
  const labels = await labelsOfItems(
    ctx,
    items.map(({ id }) => id),
  )
  const slides = cards.flatMap((card): GallerySlide[] => {
    if (!card.image) return []
    const { id, path, title, excerpt, image } = card
    const names = (labels.get(id) ?? []).filter(({ kind }) => kind === 'tag').map(({ name }) => name)
    const clickThrough = opensItsOwnPage(chosen) ? { href: path, newWindow: false } : null
    return [
      {
        id,
        url: path,
        asset: image,
        video: '',
        title,
        description: excerpt,
        alt: image.alt || title,
        focalPoint: null,
        clickThrough,
        tags: names,
      },
    ]
  })
  const path = collectionPath(chosen.slug)
  const isLong = props.collection === null && count > gallerySize
  const until = await nextMoment(ctx, [chosen.id])
  return {
    data: {
      slides,
      collectionUrl: ctx.site.baseUrl + path,
      state: 'shown',
      more: isLong && offset + gallerySize < count ? `${path}?page=${at + 1}` : null,
      ...(isLong && { part: { first: offset, count, path } }),
    },
    tags: [cacheTag.collection(chosen.id), ...tags],
    ...(until ? { until } : {}),
  }
}

/** Items of a collection in the trash follow it there one after the other. */
async function publishedCollection(ctx: VisitorContext, id: string): Promise<Collection | null> {
  return (await standingCollections(ctx, [id])).has(id) ? collectionById(ctx, id) : null
}

/**
 * Whether a slide links to its page: images of a gallery are viewed in place, while projects, posts and albums have
 * pages.
 */
function opensItsOwnPage({ type }: Collection): boolean {
  return type !== enumerations.collectionTypes.gallery && type !== enumerations.collectionTypes.mosaic
}

function pageOf(isItsPage: boolean, { query }: Page): number {
  const page = Number(query['page'])
  return isItsPage && Number.isInteger(page) && page >= 1
    ? Math.min(page, enumerations.limits.itemsInOrderableCollection / gallerySize)
    : 1
}
