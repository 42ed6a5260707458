import type { InTransaction, VisitorContext } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { upsertRow } from '#platform/database'
import { readSource } from '../contract/visit-source.rules.ts'
import type {} from './visits.tables.ts'

/**
 * Notes where the visitor came from, for the sales by source; nothing is noted for visitors who did not agree.
 * `subject`: the key that an order of theirs will have.
 */
export function keepSource(ctx: InTransaction<VisitorContext & CalledBy>, subject: string): void {
  const { cookie } = ctx.caller
  const from = readSource(cookie('__Host-visitSource'))
  if (!from || cookie('ss_cookieAllowed') === 'false') return
  const row = { website_id: ctx.site.id, subject, ...from, noted_at: ctx.now() }
  ctx.tx.beforeCommit(upsertRow(ctx.db, 'visit_sources', row, { key: ['website_id', 'subject'] }))
}
