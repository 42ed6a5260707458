import { blockContract } from '#platform/block'
import { z } from 'zod'
import type { RequestData } from '../../contract/reviews-view.ts'

const props = z.object({})
export type RequestProps = z.infer<typeof props>

const vase = {
  lineId: '65a1f0c2e4b0a1b2c3d4e5f6',
  productId: '65a1f0c2e4b0a1b2c3d4e5f7',
  title: 'Vase, low',
  variantTitle: 'Sand',
  image: null,
}
const open = (sent: string): RequestData => ({
  view: 'open',
  token: 'x',
  sent,
  problem: null,
  note: '',
  purchases: [{ ...vase, isReviewed: sent !== '' }],
})

export const requestBlockContract = blockContract({
  type: 'review-request',
  number: 905,
  fixedOn: 'the page on which customers write reviews',
  props,
  starts: {},
  size: { w: 24, h: 12 },
  examples: {
    open: { props: {}, data: open('') },
    thanks: { props: {}, data: open(vase.lineId) },
    ask: { props: {}, data: { view: 'ask', productId: vase.productId, problem: 'This is not an email address.' } },
    asked: { props: {}, data: { view: 'asked' } },
    expired: { props: {}, data: { view: 'expired' } },
    nothing: { props: {}, data: { view: 'nothing' } },
  },
})
