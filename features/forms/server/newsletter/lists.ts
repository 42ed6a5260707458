import { sql } from 'kysely'
import { tagsOfKind, type OwnerContext, type OwnerTransaction } from '#platform/context'
import { type Input, newId, type Output } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { formsProblems } from '../../contract/index.ts'
import type {} from './newsletter.tables.ts'
import type { newsletterApi } from '../../contract/newsletter.api.ts'
import { suppressedStates } from '../../contract/newsletter.rules.ts'

/** Tag of pages with the form of a list. */
export const listTag = tagsOfKind('mailing-list')

export async function mailingLists(ctx: OwnerContext): Promise<Output<typeof newsletterApi.lists>> {
  ctx.require('newsletter.group.read')
  const counts = await siteTables(ctx)
    .selectFrom('subscribers')
    .select(['list_id', 'state', sql<number>`count(*)::int`.as('count')])
    .groupBy(['list_id', 'state'])
    .execute()
  const lists = await siteTables(ctx).selectFrom('mailing_lists').select(['id', 'name']).orderBy('name').execute()
  const countOf = (id: string, state: string): number =>
    counts.find((row) => row.list_id === id && row.state === state)?.count ?? 0
  return {
    lists: lists.map(({ id, name }) => ({
      id,
      name,
      subscribed: countOf(id, 'subscribed'),
      pending: countOf(id, 'pending'),
      unsubscribed: countOf(id, 'unsubscribed'),
      suppressed: suppressedStates.reduce((sum, state) => sum + countOf(id, state), 0),
    })),
  }
}

export async function createList(
  ctx: OwnerTransaction,
  { name }: Input<typeof newsletterApi.create>,
): Promise<{ id: string }> {
  ctx.require('newsletter.group.write')
  const id = newId(ctx.now().getTime())
  await siteTables(ctx).insertInto('mailing_lists').values({ id, name, created_at: ctx.now() }).execute()
  return { id }
}

export async function renameList(
  ctx: OwnerTransaction,
  { id, name }: Input<typeof newsletterApi.change>,
): Promise<{ id: string }> {
  ctx.require('newsletter.group.write')
  const renamed = await siteTables(ctx)
    .updateTable('mailing_lists')
    .set({ name })
    .where('id', '=', id)
    .returning('id')
    .execute()
  if (renamed.length === 0) throw formsProblems.listMissing()
  return { id }
}

/** Removes a list with its subscribers. Its forms show that they are not set up. */
export async function removeList(
  ctx: OwnerTransaction,
  { id }: Input<typeof newsletterApi.remove>,
): Promise<Record<string, never>> {
  ctx.require('newsletter.group.write')
  await siteTables(ctx).deleteFrom('mailing_lists').where('id', '=', id).execute()
  await changed(ctx, [listTag(id)])
  return {}
}
