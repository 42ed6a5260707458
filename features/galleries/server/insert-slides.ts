import { changeDocument, draftOf } from '#features/pages/server'
import type { Asset } from '#features/media/contract'
import { storeAsset } from '#features/media/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { Problem, newId } from '#platform/contract'
import { copyProblems } from '../contract/copies.problems.ts'
import { slidesAtMost } from '../contract/gallery.rules.ts'
import { blankSlide, type GalleryProps, type OwnSlide } from '../contract/gallery.schema.ts'
import type { CopyRow } from './copies.queries.ts'
import type { FeedImage } from './copies.tables.ts'

/** An image with its outcome: already in the library, downloaded, or unavailable. */
export type Arrived = FeedImage &
  ({ asset: Asset } | { file: { body: Uint8Array<ArrayBuffer>; name: string } } | { problem: Problem })

interface Inserted {
  added: number
  present: number
  problems: { address: string; problem: Problem }[]
  /** Whether no more slides can be inserted. */
  isOver: boolean
}

/** Adds files to the library and slides to the gallery in one operation, which open editors receive. */
export async function insertSlides(
  ctx: OwnerTransaction,
  copy: CopyRow,
  arrived: readonly Arrived[],
): Promise<Inserted> {
  const inserted: Inserted = { added: 0, present: 0, problems: [], isOver: false }
  const place = { id: copy.document_id, block: copy.block_id }
  const presentSlides = await slidesOf(ctx, place)
  if (!presentSlides) return over(inserted, copyProblems.taken())
  const assets = new Set(presentSlides.map(({ asset }) => asset))
  const slides: OwnSlide[] = []
  for (const image of arrived) {
    if (presentSlides.length + slides.length >= slidesAtMost)
      over(inserted, copyProblems.isFull({ most: slidesAtMost }))
    if (inserted.isOver) break
    const asset = await assetOf(ctx, image)
    if (asset instanceof Problem) inserted.problems.push({ address: image.url, problem: asset })
    else if (assets.has(asset)) inserted.present += 1
    else slides.push(slideOf(ctx, image, asset))
    if (typeof asset === 'string') assets.add(asset)
  }
  if (slides.length === 0) return inserted
  const changes = slides.map((slide) => ({ path: ['slides', { id: slide.id }], value: slide }))
  await changeDocument(ctx, { id: place.id, operation: { kind: 'changeBlock', id: place.block, changes } })
  return { ...inserted, added: slides.length }
}

function over(inserted: Inserted, problem: Problem): Inserted {
  inserted.isOver = true
  inserted.problems.push({ address: '', problem })
  return inserted
}

/** Returns null when the block was deleted or replaced. */
async function slidesOf(
  ctx: OwnerContext,
  { id, block }: { id: string; block: string },
): Promise<GalleryProps['slides'] | null> {
  const { type, props } = (await draftOf(ctx, id)).blocks[block] ?? {}
  return type === 'gallery' ? ((props as GalleryProps).slides ?? []) : null
}

async function assetOf(ctx: OwnerTransaction, image: Arrived): Promise<string | Problem> {
  if ('problem' in image) return image.problem
  if ('asset' in image) return image.asset.id
  try {
    const { caption, credit, url } = image
    return (await storeAsset(ctx, { ...image.file, alt: caption.slice(0, 1000), credit, source: url, imageOnly: true }))
      .id
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** The first line of a caption is the title, the others follow it. */
function slideOf(ctx: OwnerContext, { caption }: FeedImage, asset: string): OwnSlide {
  const [title = '', ...rest] = caption.split('\n')
  const isShort = title.length <= 300
  return {
    ...blankSlide,
    id: newId(ctx.now().getTime()),
    asset,
    title: isShort ? title : '',
    description: (isShort ? rest.join('\n') : caption).slice(0, 2000),
  }
}
