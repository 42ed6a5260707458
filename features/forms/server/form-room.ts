import { sql } from 'kysely'
import { tagsOfKind, type SiteContext, type SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import type { FormProps } from '../blocks/form/form.contract.ts'
import { formsProblems } from '../contract/index.ts'

/** Cache tag of pages with a form that closes after a number of submissions. */
export const formTag = tagsOfKind('form')

export async function hasRoom(ctx: SiteContext, formId: string, most: number): Promise<boolean> {
  return (await takenPlaces(ctx, formId)) < most
}

/** Number of submissions that are not spam. */
async function takenPlaces(ctx: SiteContext, formId: string): Promise<number> {
  const { count } = await siteTables(ctx)
    .selectFrom('form_submissions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('form_id', '=', formId)
    .where('state', '<>', 'spam')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Refuses submissions after the last day or the last place. Concurrent ones wait for each other; the page is rebuilt
 * when the form closes.
 */
export async function takePlace(
  ctx: SiteTransaction,
  formId: string,
  { closesAt, mostSubmissions }: Pick<FormProps, 'closesAt' | 'mostSubmissions'>,
): Promise<void> {
  if (closesAt !== null && new Date(closesAt) <= ctx.now()) throw formsProblems.closed()
  if (mostSubmissions === 0) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.site.id}:${formId}`}, 18))`.execute(ctx.db)
  const taken = await takenPlaces(ctx, formId)
  if (taken >= mostSubmissions) throw formsProblems.closed()
  if (taken + 1 >= mostSubmissions) await changed(ctx, [formTag(formId)])
}

/** Called when submissions were deleted or marked as spam, because a full form may have room again. */
export async function placesChanged(ctx: SiteTransaction, ids: readonly string[]): Promise<void> {
  const rows = await siteTables(ctx)
    .selectFrom('form_submissions')
    .select('form_id')
    .distinct()
    .where('id', 'in', ids)
    .execute()
  if (rows.length > 0)
    await changed(
      ctx,
      rows.map(({ form_id: id }) => formTag(id)),
    )
}
