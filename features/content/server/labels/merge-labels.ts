import { registerRedirect } from '#features/pages/server'
import { cacheTag, type OwnerContext, type OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { contentProblems, type Label, type labelApi, labelPath } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { releaseLabel } from './label-addresses.ts'
import { keepAlias } from './label-aliases.ts'
import { asLabel, labelById } from './labels.queries.ts'
import { relabelDrafts } from './relabel-drafts.job.ts'

/** Replaces one label by another. Visitors see it at once, and a job updates the drafts. */
export async function mergeLabels(ctx: OwnerTransaction, { id, into }: Input<typeof labelApi.merge>): Promise<Label> {
  ctx.require('content.edit')
  if (id === into) throw contentProblems.mergeIntoItself()
  const [former, present] = [await labelById(ctx, id), await labelById(ctx, into)]
  if (!former || !present) throw contentProblems.labelMissing()
  if (former.collection_id !== present.collection_id || former.kind !== present.kind)
    throw contentProblems.mergeAcross()

  await ctx.db
    .insertInto('item_labels')
    .columns(['website_id', 'label_id', 'item_id', 'dated_at'])
    .expression(
      siteTables(ctx)
        .selectFrom('item_labels')
        .where('label_id', '=', id)
        .select(({ val }) => ['website_id', val(into).as('label_id'), 'item_id', 'dated_at']),
    )
    .onConflict((conflict) => conflict.columns(['website_id', 'label_id', 'item_id']).doNothing())
    .execute()
  await siteTables(ctx).updateTable('label_aliases').set({ label_id: into }).where('label_id', '=', id).execute()
  await releaseLabel(ctx, id)
  await siteTables(ctx).deleteFrom('labels').where('id', '=', id).execute()
  await keepAlias(ctx, former, present)

  const collection = await collectionById(ctx, present.collection_id)
  if (collection) {
    const [from, to] = [former, present].map((label) => labelPath(collection.slug, label.kind, label.slug))
    await registerRedirect(ctx, { path: from ?? '', target: to ?? '' })
  }
  await enqueue(ctx, relabelDrafts, {
    websiteId: ctx.site.id,
    collectionId: present.collection_id,
    from: id,
    to: into,
    accountId: ctx.account.id,
  })
  await changed(ctx, [cacheTag.collection(present.collection_id), cacheTag.label(id), cacheTag.label(into)])
  return asLabel(present, await carriedBy(ctx, into))
}

async function carriedBy(ctx: OwnerContext, labelId: string): Promise<number> {
  const row = await siteTables(ctx)
    .selectFrom('item_labels')
    .where('label_id', '=', labelId)
    .select((carried) => carried.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}
