import type { InTransaction, VisitorContext } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { upsertRow } from '#platform/database'
import { readSource } from '../contract/visit-source.rules.ts'
import type {} from './visits.tables.ts'

/**
 * Stores the visitor's source for the sales by source, with their consent only. `subject` is the key of their future
 * order.
 */
export function keepSource(ctx: InTransaction<VisitorContext & CalledBy>, subject: string): void {
  const { cookie } = ctx.caller
  const from = readSource(cookie('__Host-visitSource'))
  if (!from || cookie('ss_cookieAllowed') === 'false') return
  const row = { website_id: ctx.site.id, subject, ...from, noted_at: ctx.now() }
  ctx.tx.beforeCommit(upsertRow(ctx.db, 'visit_sources', row, { key: ['website_id', 'subject'] }))
}
