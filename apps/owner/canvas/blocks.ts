import { contentBlocks, summaryBlocks } from '#features/content/owner'
import { mediaBlocks, playerBlocks } from '#features/media/owner'
import { pagesBlocks, sourceBlocks, widgetBlocks } from '#features/pages/owner'
import type { Document } from '#platform/document'
import { type CanvasBlock, lazyPart, type Loadable, loadable } from '#platform/ui'
import { create } from 'zustand'

interface Family {
  types: readonly string[]
  blocks: Loadable<readonly CanvasBlock[]>
}

const known = new Map<string, CanvasBlock>()

/** Every block that the editor can show by now, by type: those of nearly every page at once, others with the first page that holds one. */
export const canvasBlocks: ReadonlyMap<string, CanvasBlock> = known

/** A number that rises when more blocks are known. */
export const useKnownBlocks = create<{ turn: number }>()(() => ({ turn: 0 }))

const GalleryProducts = lazyPart(() => import('#features/catalog/owner').then((door) => door.ChosenProductRows))

/** By type, blocks that come when they are wanted. A door that is imported above by name gives a function that fetches them; others are fetched whole. */
const families: readonly Family[] = [
  family(['embed', 'video', 'audio'], playerBlocks),
  family(['code', 'markdown'], sourceBlocks),
  family(['accordion', 'menu', 'marquee', 'shape'], widgetBlocks),
  family(['social-links', 'share'], () => import('#features/design/owner').then((door) => door.designBlocks)),
  family(
    [
      'archive',
      'collection-link',
      'index',
      'journal',
      'posts-by-author',
      'posts-by-category',
      'posts-by-month',
      'posts-by-tag',
      'rss',
      'tag-cloud',
    ],
    contentBlocks,
  ),
  family(['summary-v2'], summaryBlocks),
  family(['navigation'], () => import('#features/navigation/owner').then((door) => door.navigationBlocks)),
  family(['gallery'], () =>
    import('#features/galleries/owner').then((door) => door.galleryBlocks({ products: GalleryProducts })),
  ),
  family(['search'], () => import('#features/search/owner').then((door) => door.searchBlocks)),
  family(['member-area'], () => import('#features/members/owner').then((door) => door.membersBlocks)),
  family(['product', 'summary', 'donation'], () =>
    import('#features/catalog/owner').then((door) => door.catalogBlocks),
  ),
  family(['reviews'], () => import('#features/reviews/owner').then((door) => door.reviewsBlocks)),
  family(['cart-link'], () => import('#features/checkout/owner').then((door) => door.checkoutBlocks)),
  family(['comments'], () => import('#features/comments/owner').then((door) => door.commentsBlocks)),
]

keep([...pagesBlocks, ...mediaBlocks])

/** What a document still needs before all of it can be drawn. */
export function missingBlocks(document: Pick<Document, 'blocks'>): readonly Loadable<readonly CanvasBlock[]>[] {
  const types = new Set(Object.values(document.blocks).map(({ type }) => type))
  return families
    .filter((one) => one.types.some((type) => types.has(type) && !known.has(type)))
    .map(({ blocks }) => blocks)
}

/** For the palette, which shows them all. */
export function everyBlock(): readonly Loadable<readonly CanvasBlock[]>[] {
  return families.map(({ blocks }) => blocks)
}

function family(types: readonly string[], load: () => Promise<readonly CanvasBlock[]>): Family {
  return { types, blocks: loadable(() => load().then(keep)) }
}

function keep(blocks: readonly CanvasBlock[]): readonly CanvasBlock[] {
  for (const block of blocks) known.set(block.contract.type, block)
  useKnownBlocks.setState(({ turn }) => ({ turn: turn + 1 }))
  return blocks
}
