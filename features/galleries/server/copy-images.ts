import { siteTables } from '#platform/database'
import { draftOf } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import { type Input, enumerations, newId } from '#platform/contract'
import { enqueue } from '#platform/jobs'
import { addressesIn } from '../contract/addresses.rules.ts'
import type { copiesApi } from '../contract/copies.api.ts'
import { copyProblems } from '../contract/copies.problems.ts'
import type { GalleryCopy } from '../contract/copies.schema.ts'
import { copyShown, lastCopyOf } from './copies.queries.ts'
import { copyImagesJob } from './copy-images.job.ts'

/**
 * Copies images of public galleries into the library and into the slides of this gallery. The worker downloads them.
 */
export async function copyImages(
  ctx: OwnerTransaction,
  { document, block, addresses: pasted }: Input<typeof copiesApi.start>,
): Promise<GalleryCopy> {
  ctx.require('content.edit')
  ctx.require('content.media')
  const addresses = addressesIn(pasted.join('\n'))
  const most = enumerations.limits.smugmugGalleries
  if (addresses.length > most) throw copyProblems.tooManyAddresses({ n: addresses.length, most })
  if ((await draftOf(ctx, document)).blocks[block]?.type !== 'gallery') throw copyProblems.galleryMissing()
  const before = await lastCopyOf(ctx, { document, block })
  if (before?.state === 'running') throw copyProblems.isCopying()

  const row = await siteTables(ctx)
    .insertInto('gallery_copies')
    .values({
      ...startedRun,
      id: newId(ctx.now().getTime()),
      account_id: ctx.account.id,
      document_id: document,
      block_id: block,
      addresses,
      created_at: ctx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await enqueue(ctx, copyImagesJob, { websiteId: ctx.site.id, copyId: row.id }, { key: row.id })
  return copyShown(ctx, row)
}

const startedRun = {
  galleries_read: 0,
  images: [],
  images_done: 0,
  added: 0,
  present: 0,
  failures: [],
  state: 'running',
} as const
