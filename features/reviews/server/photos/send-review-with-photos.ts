import { recognised, type VisitorContext, type Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import type { Answer, CalledBy } from '#platform/http'
import { reviewProblems, reviewsApi } from '../../contract/index.ts'
import { sendReview } from '../send-review.ts'
import { originalKey } from './photo-keys.ts'
import { receivePhotos } from './receive-photos.ts'

type Context = Writable<VisitorContext> & CalledBy

/** Like `sendReview` with photos, which are deleted unless they belong to a stored review. */
export async function sendReviewWithPhotos(
  ctx: Context,
  { token }: Input<typeof reviewsApi.sendWithPhotos>,
): Promise<Answer> {
  const received = await receivePhotos(ctx, token)
  try {
    const { crumb: _, photos: __, ...fields } = received.fields
    const review = reviewsApi.send.input.safeParse({ ...fields, token })
    if (!review.success) throw reviewProblems.purchaseMissing()
    return await inSite(ctx, ctx.site, async (tx) =>
      sendReview(await recognised(tx, tx.caller.cookie), review.data, received),
    )
  } finally {
    await removeLoose(ctx, received.ids)
  }
}

async function removeLoose(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const attached = await inSite(ctx, ctx.site, (tx) =>
    siteTables(tx).selectFrom('review_photos').select('id').where('id', 'in', ids).execute(),
  )
  const attachedIds = new Set(attached.map(({ id }) => id))
  const loose = ids.filter((id) => !attachedIds.has(id)).map((id) => originalKey(ctx, id))
  if (loose.length > 0) await ctx.storage.remove(loose)
}
