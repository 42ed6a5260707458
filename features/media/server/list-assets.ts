import type { OwnerContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { mediaApi } from '../contract/index.ts'
import { assetOf, assetsOf } from './assets.queries.ts'

export async function listAssets(
  ctx: OwnerContext,
  { search, kind, before, limit }: Input<typeof mediaApi.list>,
): Promise<Output<typeof mediaApi.list>> {
  ctx.require('content.media')
  const words = (search ?? '').trim().toLowerCase()
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await assetsOf(ctx)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'image'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(words !== '', (query) =>
      query.where((where) =>
        where.or([
          where(where.fn<string>('lower', ['name']), 'like', like),
          where(where.fn<string>('lower', ['alt']), 'like', like),
        ]),
      ),
    )
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const assets = rows.slice(0, limit).map(assetOf)
  return { assets, next: rows.length > limit ? (assets.at(-1)?.id ?? null) : null }
}
