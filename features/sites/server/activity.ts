import type { OwnerContext } from '#platform/context'

/** A hundred acts on this site, newest first. */
export async function activityOf(ctx: OwnerContext, { before }: { before?: number | undefined }) {
  ctx.require('activity.log')
  let rows = ctx.db.selectFrom('audit_log').selectAll().where('website_id', '=', ctx.site.id)
  if (before !== undefined) rows = rows.where('seq', '<', before)
  const found = await rows.orderBy('seq', 'desc').limit(100).execute()
  return found.map((row) => ({
    seq: row.seq,
    at: row.at.toISOString(),
    who: row.who,
    action: row.action,
    subject: row.subject,
    before: row.before,
    after: row.after,
  }))
}
