import { sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import type {} from './forms.tables.ts'

/** Counts the submissions of each form between two moments, spam left out; the form with most of them first. */
export async function submissionsByForm(
  ctx: SiteContext,
  from: Date,
  until: Date,
): Promise<{ id: string; name: string; submitted: number }[]> {
  return siteTables(ctx)
    .selectFrom('form_submissions')
    .select([
      'form_id as id',
      sql<string>`(array_agg(form_name order by id desc))[1]`.as('name'),
      sql<number>`count(*)::int`.as('submitted'),
    ])
    .where('state', '<>', 'spam')
    .where('submitted_at', '>=', from)
    .where('submitted_at', '<=', until)
    .groupBy('form_id')
    .orderBy('submitted', 'desc')
    .orderBy('name')
    .limit(500)
    .execute()
}
