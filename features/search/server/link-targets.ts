import type { OwnerContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { searchApi } from '../contract/search.api.ts'
import type {} from './search.tables.ts'

/** Number of results of each kind in the list below a field. */
const most = 12

/** Returns link targets besides pages: everything that visitors can find by title. */
export async function linkTargets(
  ctx: OwnerContext,
  { q }: Input<typeof searchApi.targets>,
): Promise<Output<typeof searchApi.targets>> {
  ctx.require('content.edit')
  const title = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const documents = await siteTables(ctx)
    .selectFrom('search_entries')
    .select(['document_id as id', 'title', 'path'])
    .where('title', 'ilike', title)
    .orderBy('dated_at', 'desc')
    .orderBy('document_id')
    .limit(most)
    .execute()
  const goods = await siteTables(ctx)
    .selectFrom('search_subjects')
    .select(['subject as id', 'title', 'path'])
    .where('title', 'ilike', title)
    .orderBy('title')
    .orderBy('subject')
    .limit(most)
    .execute()
  return { targets: [...documents, ...goods] }
}
