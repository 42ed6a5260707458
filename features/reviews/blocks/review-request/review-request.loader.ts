import type { BlockLoader } from '#platform/render/server'
import { idSchema } from '#platform/contract'
import { problemSentence } from '#platform/i18n'
import { sendsEmail } from '#platform/mail'
import type { RequestData } from '../../contract/reviews-view.ts'
import { photoMbMax, photosMax, reviewMax } from '../../contract/review.rules.ts'
import { requestByToken } from '../../server/requests.queries.ts'
import type { RequestProps } from './review-request.contract.ts'

export const loadRequest: BlockLoader<RequestProps, RequestData> = async (ctx, blocks, page) => {
  const { token = '', sent = '', line = '', why = '', text: typed = '', asked = '', product = '' } = page.query
  if (asked !== '') {
    const data: RequestData = { view: 'asked', ...(sendsEmail(ctx) ? {} : { sendsNoEmail: true }) }
    return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
  }
  const text =
    why === '' ? null : problemSentence(ctx.locale, why, { most: reviewMax, photos: photosMax, megabytes: photoMbMax })
  if (idSchema.safeParse(product).success) {
    const data: RequestData = { view: 'ask', productId: product, problem: text ?? '' }
    return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
  }
  const { state, purchases } = await requestByToken(ctx, token)
  const data: RequestData =
    state === 'expired'
      ? { view: 'expired' }
      : purchases.length === 0
        ? { view: 'nothing' }
        : {
            view: 'open',
            token,
            sent,
            problem: text === null || line === '' ? null : { line, text, typed },
            note: sent === '' ? '' : (text ?? ''),
            purchases,
          }
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}
