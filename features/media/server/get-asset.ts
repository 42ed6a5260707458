import type { OwnerContext } from '#platform/context'
import { type Asset, mediaProblems } from '../contract/index.ts'
import { assetById } from './assets.queries.ts'

export async function getAsset(ctx: OwnerContext, { id }: { id: string }): Promise<Asset> {
  ctx.require('content.media')
  const asset = await assetById(ctx, id)
  if (!asset) throw mediaProblems.notFound({ id })
  return asset
}
