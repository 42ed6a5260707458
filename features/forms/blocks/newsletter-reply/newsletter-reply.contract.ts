import { blockContract } from '#platform/block'
import { z } from 'zod'

const props = z.object({})
export type NewsletterReplyProps = z.infer<typeof props>

export type NewsletterReplyData =
  | { view: 'ask'; what: 'confirm' | 'unsubscribe'; token: string }
  | { view: 'done'; what: 'confirmed' | 'unsubscribed' | 'nothing' }

export const newsletterReplyBlockContract = blockContract({
  type: 'newsletter-reply',
  number: 920,
  fixedOn: 'the page behind the links of newsletters',
  props,
  starts: {},
  hasImages: false,
  size: { w: 24, h: 6 },
  examples: {
    confirm: { props: {}, data: { view: 'ask', what: 'confirm', token: 'a.b' } },
    unsubscribe: { props: {}, data: { view: 'ask', what: 'unsubscribe', token: 'a.b' } },
    confirmed: { props: {}, data: { view: 'done', what: 'confirmed' } },
    nothing: { props: {}, data: { view: 'done', what: 'nothing' } },
  },
})
