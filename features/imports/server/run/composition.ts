import { sql } from 'kysely'
import { siteTables } from '#platform/database'
import { assetsByIds } from '#features/media/server'
import { assetUrl } from '#features/media/contract'
import type { Piece } from '#platform/block'
import { flatPieces, htmlImages, imagesOf } from '../body/pieces.ts'
import type { Composition } from '../compose/composition.ts'
import { imageKey } from '../items/source-key.ts'
import { freshId, type Run } from './run-context.ts'

interface KnownMedia {
  assetId: string
  url: string
}

/** Loads everything that a body refers to: images and files by number and address, and the targets of links. */
export async function compositionFor(
  run: Run,
  pieces: readonly Piece[],
  linkOf: (href: string) => string,
): Promise<Composition> {
  const found = await mediaOf(run, pieces)
  const products = await productsAt(run, pieces)
  const byAddress = (url: string): KnownMedia | null => found.byUrl.get(imageKey(url)) ?? null
  return {
    product: run.ctx.product,
    assetOf: ({ url, attachmentId }) =>
      (byAddress(url) ?? (url === '' ? found.byNumber.get(attachmentId) : undefined) ?? null)?.assetId ?? null,
    fileOf: (url, attachmentId) => {
      const media = byAddress(url) ?? (url === '' ? found.byNumber.get(attachmentId) : undefined) ?? null
      return media ? { url: media.url, assetId: media.assetId } : { url, assetId: null }
    },
    linkOf: (href) => byAddress(href)?.url ?? linkOf(href),
    productOf: (slug) => products.get(slug) ?? null,
    blogId: run.import.collection_id,
    freshId: () => freshId(run),
  }
}

async function mediaOf(
  run: Run,
  pieces: readonly Piece[],
): Promise<{ byUrl: Map<string, KnownMedia>; byNumber: Map<string, KnownMedia> }> {
  const addresses = [
    ...imagesOf(pieces).map((image) => image.url),
    ...addressesIn(pieces),
    ...htmlImages(pieces),
  ].filter((url) => url !== '')
  const numbers = flatPieces(pieces)
    .flatMap((piece) => (piece.kind === 'gallery' ? piece.ids : []))
    .concat(
      imagesOf(pieces)
        .filter((image) => image.url === '')
        .map((image) => image.attachmentId),
    )
  const keys = [...new Set(addresses.map(imageKey))]
  const rows = await stagedMedia(run, keys, [...new Set(numbers)])
  const assets = await assetsByIds(
    run.ctx,
    rows.flatMap((row) => (row.target_id ? [row.target_id] : [])),
  )
  const byUrl = new Map<string, KnownMedia>()
  const byNumber = new Map<string, KnownMedia>()
  for (const row of rows) {
    const asset = row.target_id ? assets.get(row.target_id) : undefined
    if (!asset) continue
    const media = { assetId: asset.id, url: assetUrl(asset.id, asset.file) }
    byUrl.set(row.media_key, media)
    if (row.post_id) byNumber.set(row.post_id, media)
  }
  return { byUrl, byNumber }
}

/** Media of this import by the key of their address, or by their number in the exporting site. */
async function stagedMedia(run: Run, keys: readonly string[], numbers: readonly string[]) {
  if (keys.length === 0 && numbers.length === 0) return []
  return siteTables(run.ctx)
    .selectFrom('import_media')
    .where('import_id', '=', run.import.id)
    .where(({ or, eb }) =>
      or([
        ...(keys.length > 0 ? [eb('media_key', 'in', [...keys])] : []),
        ...(numbers.length > 0 ? [eb('post_id', 'in', [...numbers])] : []),
      ]),
    )
    .select(['media_key', 'post_id', 'target_id'])
    .execute()
}

function addressesIn(pieces: readonly Piece[]): string[] {
  return flatPieces(pieces).flatMap((piece): string[] => {
    if (piece.kind === 'audio' || piece.kind === 'video') return [piece.url, piece.poster]
    if (piece.kind === 'buttons') return piece.buttons.map((button) => button.url)
    if (piece.kind === 'text' || piece.kind === 'accordion')
      return [...JSON.stringify(piece).matchAll(/"href":"(https?:[^"]{1,2000})"/g)].map(([, href = '']) => href)
    return piece.kind === 'image' && piece.href !== '' ? [piece.href] : []
  })
}

/** Products of this site by the slugs in pieces. */
async function productsAt({ ctx }: Run, pieces: readonly Piece[]): Promise<Map<string, string>> {
  const slugs = flatPieces(pieces).flatMap((piece) => (piece.kind === 'product' ? [piece.slug] : []))
  if (slugs.length === 0) return new Map()
  const lastPart = sql<string>`substring(path from '[^/]*$')`
  const rows = await siteTables(ctx)
    .selectFrom('addresses')
    .select(['subject', lastPart.as('slug')])
    .where('state', '=', 'live')
    .where('subject', 'like', 'product:%')
    .where(sql<boolean>`substring(path from '[^/]*$') = any(${slugs}::text[])`)
    .execute()
  return new Map(rows.map(({ slug, subject }) => [slug, (subject ?? '').replace('product:', '')]))
}

/** Returns the asset of an attachment's number, for featured images. */
export async function assetOfNumber(run: Run, number: string): Promise<string | null> {
  return (await assetsOfNumbers(run, [number])).get(number) ?? null
}

/** Like `assetOfNumber` for many, by number. */
export async function assetsOfNumbers(run: Run, numbers: readonly string[]): Promise<Map<string, string>> {
  const rows = await stagedMedia(run, [], [...new Set(numbers.filter((number) => number !== ''))])
  return new Map(
    rows.flatMap(({ post_id, target_id }) => (post_id && target_id ? [[post_id, target_id] as const] : [])),
  )
}
