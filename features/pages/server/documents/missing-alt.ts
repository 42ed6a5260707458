import { assetsByIds } from '#features/media/server'
import { upgradeDocument, validateDocument } from '#platform/block'
import type { OwnerContext } from '#platform/context'
import type { Output } from '#platform/contract'
import type { pagesApi } from '../../contract/index.ts'
import { contractsOf } from '../base/contracts.ts'
import { requireDocument } from '../base/documents.queries.ts'

/** Fields with an image, each with the field of its alternative text. */
const describedBy = { asset: 'alt', before: 'beforeAlt', after: 'afterAlt' } as const

/** Counts images of the draft without alternative text, by block, and the cover of a post. */
export async function missingAlt(
  ctx: OwnerContext,
  { id }: { id: string },
): Promise<Output<typeof pagesApi.missingAlt>> {
  ctx.require('content.edit')
  const { head } = await requireDocument(ctx, id)
  // A stored block may leave out default values, so an image without the field has no alternative text either.
  const { document } = validateDocument(upgradeDocument(head, contractsOf(ctx)), contractsOf(ctx))
  const cover = document.settings['image']
  const silent = [
    { blockId: null, assets: typeof cover === 'string' ? [cover] : [] },
    ...Object.values(document.blocks).map((block) => ({ blockId: block.id, assets: silentAssets(block.props) })),
  ]
  const assets = await assetsByIds(
    ctx,
    silent.flatMap((part) => part.assets),
  )
  return {
    images: silent.flatMap(({ blockId, assets: ids }) => {
      const n = ids.filter((asset) => assets.get(asset)?.alt.trim() === '').length
      return n > 0 ? [{ blockId, n }] : []
    }),
  }
}

/** Returns the assets with an empty alternative text that are not decorative. */
function silentAssets(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(silentAssets)
  const fields = value as Record<string, unknown>
  const own = Object.entries(describedBy).flatMap(([image, description]) => {
    const [asset, alt] = [fields[image], fields[description]]
    return typeof asset === 'string' && typeof alt === 'string' && alt.trim() === '' ? [asset] : []
  })
  return [...(fields['decorative'] === true ? [] : own), ...Object.values(value).flatMap(silentAssets)]
}
