import type { ActivitySubject } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'

/** Returns the documents among these ids with their screens in the owner area. */
export async function documentSubjects(
  ctx: SiteContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ActivitySubject>> {
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .where('id', 'in', ids)
    .select(['id', 'kind', 'title', 'deleted_at'])
    .execute()
  return new Map(
    rows.map(({ id, kind, title, deleted_at }) => {
      if (deleted_at) return [id, { title, kind, screen: '/config/trash' }]
      if (kind === 'styles') return [id, { title, kind, screen: '/config/design' }]
      return [id, { title, kind, screen: kind === 'navigation' ? '/config/pages' : `/config/edit/${id}` }]
    }),
  )
}
