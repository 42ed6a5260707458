import type { OwnerContext } from '#platform/context'
import type { Input } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import { reviewProblems, type reviewsOwnerApi } from '../../contract/index.ts'
import { drawnKey } from './photo-keys.ts'

/** Returns a photo for moderators. */
export async function readPhoto(
  ctx: OwnerContext,
  { id, file }: Input<typeof reviewsOwnerApi.photo>,
): Promise<Answer<unknown>> {
  ctx.require('commerce.productReviews')
  const row = await siteTables(ctx)
    .selectFrom('review_photos')
    .select('state')
    .where('id', '=', id)
    .where('review_id', 'is not', null)
    .executeTakeFirst()
  if (row?.state !== 'ready') throw reviewProblems.photoMissing()
  const { body, size } = await ctx.storage.stream(drawnKey(ctx, id, file))
  return answer({
    type: 'image/webp',
    headers: {
      'content-length': String(size),
      'cache-control': 'private, max-age=600',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
    body,
  })
}
