import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import type {} from '../visits.tables.ts'

export interface ErrorSeen {
  id: string
  message: string
  path: string
  times: number
  visitors: number
  firstAt: string
}

/** Lists errors of published pages that happened since a moment, those of most visitors first. */
export async function errorsSince(ctx: SiteContext, from: Date): Promise<ErrorSeen[]> {
  const rows = await siteTables(ctx)
    .selectFrom('page_errors')
    .select(['mark', 'message', 'path', 'times', 'visitors', 'first_at'])
    .where('last_at', '>=', from)
    .orderBy('visitors', 'desc')
    .orderBy('times', 'desc')
    .orderBy('mark')
    .limit(200)
    .execute()
  return rows.map(({ mark, first_at, ...row }) => ({ id: mark, firstAt: first_at.toISOString(), ...row }))
}
