import { assetsByIds } from '#features/media/server'
import { upgradeDocument, validateDocument } from '#platform/block'
import type { OwnerContext, SiteContext } from '#platform/context'
import type { Output } from '#platform/contract'
import type { Document } from '#platform/document'
import { type ImageWithoutText, imagesWithoutText, type pagesApi } from '../../contract/index.ts'
import { contractsOf } from '../base/contracts.ts'
import { requireDocument } from '../base/documents.queries.ts'

/** Counts images of the draft without alternative text, by block, and the cover of a post. */
export async function missingAlt(
  ctx: OwnerContext,
  { id }: { id: string },
): Promise<Output<typeof pagesApi.missingAlt>> {
  ctx.require('content.edit')
  const { head } = await requireDocument(ctx, id)
  const { document } = validateDocument(upgradeDocument(head, contractsOf(ctx)), contractsOf(ctx))
  const images = Map.groupBy(await undescribedImages(ctx, document), ({ blockId }) => blockId)
  return {
    images: [...images].map(([blockId, own]) => ({
      blockId,
      n: own.length,
      fields: own.map(({ asset, path, decorative }) => ({ asset, path, decorative })),
    })),
  }
}

/** Images of a valid document that have alternative text neither there nor in their file. */
export async function undescribedImages(ctx: SiteContext, document: Document): Promise<ImageWithoutText[]> {
  const images = imagesWithoutText(document)
  const assets = await assetsByIds(
    ctx,
    images.map(({ asset }) => asset),
  )
  return images.filter(({ asset }) => assets.get(asset)?.alt.trim() === '')
}
