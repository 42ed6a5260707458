import type { OwnerContext } from '#platform/context'
import type { Input } from '#platform/contract'
import type { copiesApi } from '../contract/copies.api.ts'
import type { GalleryCopy } from '../contract/copies.schema.ts'
import { copyShown, lastCopyOf } from './copies.queries.ts'

export async function lastCopy(ctx: OwnerContext, place: Input<typeof copiesApi.last>): Promise<GalleryCopy | null> {
  ctx.require('content.edit')
  const row = await lastCopyOf(ctx, place)
  return row ? copyShown(ctx, row) : null
}
