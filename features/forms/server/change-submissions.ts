import { sql } from 'kysely'
import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { siteTables } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { eraseFormFilesJob } from './uploads/erase-form-files.job.ts'
import type { submissionsApi } from '../contract/index.ts'
import { learn } from './spam-words.ts'
import { placesChanged } from './form-room.ts'
import { tellWebhooks } from './webhooks/webhooks.ts'

export async function changeSubmissions(
  ctx: OwnerTransaction,
  { ids, state, tags, note, assignee }: Input<typeof submissionsApi.change>,
): Promise<Record<string, never>> {
  ctx.require('crm.write')
  const released = state === 'new' || state === 'open' ? await heldAmong(ctx, ids) : []
  await siteTables(ctx)
    .updateTable('form_submissions')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(tags === undefined ? {} : { tags: [...new Set(tags)] }),
      ...(note === undefined ? {} : { note }),
      ...(assignee === undefined ? {} : { assignee }),
    })
    .where('id', 'in', ids)
    .execute()
  if (state !== undefined) await placesChanged(ctx, ids)
  if (state === 'spam' || state === 'done') await learn(ctx, ids, state === 'spam' ? 'spam' : 'ham')
  // Leaving the spam folder means that the submission was not spam.
  if (state === 'new' || state === 'open') await unmarkSpam(ctx, ids)
  // Webhooks receive a submission once it is released.
  for (const id of released) await tellWebhooks(ctx, id)
  return {}
}

async function heldAmong(ctx: OwnerTransaction, ids: readonly string[]): Promise<string[]> {
  const rows = await siteTables(ctx)
    .selectFrom('form_submissions')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'held')
    .execute()
  return rows.map(({ id }) => id)
}

/** Teaches the spam filter that these submissions are not spam. Merely opening one teaches nothing. */
async function unmarkSpam(ctx: OwnerTransaction, ids: readonly string[]): Promise<void> {
  const mistaken = await siteTables(ctx)
    .selectFrom('form_submissions')
    .select('id')
    .where('id', 'in', ids)
    .where((where) => where.or([where('learned', '=', 'spam'), where(sql<number>`cardinality(spam_reasons)`, '>', 0)]))
    .execute()
  if (mistaken.length > 0)
    await learn(
      ctx,
      mistaken.map(({ id }) => id),
      'ham',
    )
}

/** Deletes submissions and their replies for good. */
export async function removeSubmissions(
  ctx: OwnerTransaction,
  { ids }: Input<typeof submissionsApi.remove>,
): Promise<Record<string, never>> {
  ctx.require('crm.write')
  await placesChanged(ctx, ids)
  await siteTables(ctx).deleteFrom('form_submissions').where('id', 'in', ids).execute()
  await enqueue(ctx, eraseFormFilesJob, {})
  return {}
}
