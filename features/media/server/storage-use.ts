import { sql } from 'kysely'
import type { OwnerContext } from '#platform/context'
import type { Output } from '#platform/contract'
import { readSql } from '#platform/database'
import type { libraryApi } from '../contract/index.ts'

export async function storageUse(ctx: OwnerContext): Promise<Output<typeof libraryApi.usage>> {
  ctx.require('content.media')
  const { rows } = await readSql(
    ctx.db,
    sql<Output<typeof libraryApi.usage>['kinds'][number]>`
    select kind, count(*)::int as files, sum(bytes)::float8 as bytes,
      coalesce(sum((select sum((copy->>'bytes')::bigint) from jsonb_array_elements(renditions) copy)), 0)::float8 as copies
    from assets where website_id = ${ctx.site.id} group by kind order by sum(bytes) desc`,
  )
  return { kinds: rows }
}
