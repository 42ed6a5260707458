import type { BlockLoader } from '#platform/render/server'
import { problemSentence } from '#platform/i18n'
import type { RequestData } from '../../contract/reviews-view.ts'
import { photoMbMax, photosMax, reviewMax } from '../../contract/review.rules.ts'
import { requestByToken } from '../../server/requests.queries.ts'
import type { RequestProps } from './review-request.contract.ts'

export const loadRequest: BlockLoader<RequestProps, RequestData> = async (ctx, blocks, page) => {
  const { token = '', sent = '', line = '', why = '', asked = '' } = page.query
  if (asked !== '') return new Map(blocks.map(({ id }) => [id, { data: { view: 'asked' }, tags: [] }]))
  const { state, purchases } = await requestByToken(ctx, token)
  const text =
    why === '' ? null : problemSentence(ctx.locale, why, { most: reviewMax, photos: photosMax, megabytes: photoMbMax })
  const data: RequestData =
    state === 'expired'
      ? { view: 'expired' }
      : purchases.length === 0
        ? { view: 'nothing' }
        : {
            view: 'open',
            token,
            sent,
            problem: text === null || line === '' ? null : { line, text },
            note: sent === '' ? '' : (text ?? ''),
            purchases,
          }
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}
