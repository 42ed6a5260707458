import type { OwnerContext } from '#platform/context'
import { provided } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { sitesApi } from '../contract/index.ts'
import { type ActivitySubject, activitySubjects } from './activity-subjects.ts'

const mostNamed = 100

/** Returns the latest hundred activities on this site with their subjects. */
export async function activityOf(
  ctx: OwnerContext,
  { before }: Input<typeof sitesApi.activity>,
): Promise<Output<typeof sitesApi.activity>> {
  ctx.require('activity.log')
  let rows = ctx.db.selectFrom('audit_log').selectAll().where('website_id', '=', ctx.site.id)
  if (before !== undefined) rows = rows.where('seq', '<', before)
  const acts = await rows.orderBy('seq', 'desc').limit(100).execute()
  const named = acts.map((row) => ({ row, ids: idsIn(row) }))
  const subjects = await subjectsOf(ctx, [...new Set(named.flatMap(({ ids }) => ids))])
  return named.map(({ row, ids }) => ({
    seq: row.seq,
    at: row.at.toISOString(),
    who: row.who,
    action: row.action,
    subject: row.subject,
    before: row.before,
    after: row.after,
    subjects: ids.flatMap((id) => subjects.get(id) ?? []),
  }))
}

/** Ids of its subject, of several subjects, or of documents that were published together. */
function idsIn({ subject, after }: { subject: string; after: unknown }): string[] {
  const documents = typeof after === 'object' && after !== null && 'documents' in after ? after.documents : []
  const ids = [...subject.split(' '), ...(Array.isArray(documents) ? documents.map(String) : [])]
  return ids.filter((id) => /^[0-9a-f]{24}$/.test(id)).slice(0, mostNamed)
}

async function subjectsOf(ctx: OwnerContext, ids: readonly string[]): Promise<ReadonlyMap<string, ActivitySubject>> {
  const subjects = new Map<string, ActivitySubject>()
  if (ids.length === 0) return subjects
  for (const subjectsAmong of provided(ctx.product, activitySubjects))
    for (const [id, subject] of await subjectsAmong(ctx, ids)) subjects.set(id, subject)
  return subjects
}
