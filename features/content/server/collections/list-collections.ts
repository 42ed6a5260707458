import type { OwnerContext } from '#platform/context'
import type { Output } from '#platform/contract'
import type { contentApi } from '../../contract/index.ts'
import { collectionsOf } from '../base/collections.queries.ts'
import { draftsCount } from '../base/drafts.queries.ts'

export async function listCollections(ctx: OwnerContext): Promise<Output<typeof contentApi.collections>> {
  ctx.require('config')
  const listed: Output<typeof contentApi.collections> = []
  for (const collection of await collectionsOf(ctx))
    listed.push({ ...collection, items: await draftsCount(ctx, collection.id) })
  return listed
}
