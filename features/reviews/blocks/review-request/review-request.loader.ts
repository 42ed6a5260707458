import type { BlockLoader } from '#platform/render/server'
import { problemSentence } from '#platform/i18n'
import type { RequestData } from '../../contract/reviews-view.ts'
import { reviewMax } from '../../contract/review.rules.ts'
import { requestByToken } from '../../server/requests.queries.ts'
import type { RequestProps } from './review-request.contract.ts'

export const loadRequest: BlockLoader<RequestProps, RequestData> = async (ctx, blocks, page) => {
  const { token = '', sent = '', line = '', why = '' } = page.query
  const { state, purchases } = await requestByToken(ctx, token)
  const text = why === '' ? null : problemSentence(ctx.locale, why, { most: reviewMax })
  const data: RequestData =
    state === 'expired'
      ? { view: 'expired' }
      : purchases.length === 0
        ? { view: 'nothing' }
        : { view: 'open', token, sent, problem: text === null ? null : { line, text }, purchases }
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}
