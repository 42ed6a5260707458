import type { VisitorTransaction } from '#platform/context'
import { insertRow } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { preparePhotoJob } from './prepare-photo.job.ts'

/** Photos that are in the store become those of a review; the worker draws them. */
export async function attachPhotos(ctx: VisitorTransaction, reviewId: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await insertRow(ctx.db, 'review_photos', {
      website_id: ctx.site.id,
      id,
      review_id: reviewId,
      position,
      state: 'waiting',
      width: null,
      height: null,
      created_at: ctx.now(),
    })
    await enqueue(ctx, preparePhotoJob, { websiteId: ctx.site.id, photoId: id }, { key: id })
  }
}
