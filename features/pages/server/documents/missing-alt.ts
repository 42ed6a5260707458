import { assetsByIds } from '#features/media/server'
import type { OwnerContext } from '#platform/context'
import type { Output } from '#platform/contract'
import type { pagesApi } from '../../contract/index.ts'
import { requireDocument } from './documents.queries.ts'

/** Counts images of the draft without alternative text, by block. */
export async function missingAlt(
  ctx: OwnerContext,
  { id }: { id: string },
): Promise<Output<typeof pagesApi.missingAlt>> {
  ctx.require('content.edit')
  const { head } = await requireDocument(ctx, id)
  const silent = Object.values(head.blocks).map((block) => ({ blockId: block.id, assets: silentAssets(block.props) }))
  const assets = await assetsByIds(
    ctx,
    silent.flatMap((block) => block.assets),
  )
  return {
    images: silent.flatMap(({ blockId, assets: ids }) => {
      const n = ids.filter((asset) => assets.get(asset)?.alt.trim() === '').length
      return n > 0 ? [{ blockId, n }] : []
    }),
  }
}

/** Assets that have a place for their description beside them, with nothing in it, and that do more than decorate. */
function silentAssets(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(silentAssets)
  const { asset, alt, decorative } = value as Record<string, unknown>
  const own = typeof asset === 'string' && alt === '' && decorative !== true ? [asset] : []
  return [...own, ...Object.values(value).flatMap(silentAssets)]
}
