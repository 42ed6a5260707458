import { blockContract } from '#platform/block'
import { z } from 'zod'
import type { SubscriptionPageData } from './subscription-page.contract.ts'

const props = z.object({})
export type SubscriptionProps = z.infer<typeof props>

const example: SubscriptionPageData = {
  token: 'x',
  state: 'Active',
  notice: '',
  problem: '',
  problemField: '',
  what: 'Coffee, 500 g · renews every month',
  next: 'Next payment: €12.50 on 20 December 2026',
  card: 'Paid with the card ending in 4242',
  stopsOn: '12 April 2027',
  acts: ['pause', 'skip', 'cancel'],
  asksCancel: false,
  cardForm: 'fields',
  orders: [
    { id: '2', title: 'Order #1042', detail: '20 November 2026 · Paid', amount: '€12.50', href: '#' },
    { id: '1', title: 'Order #1001', detail: '20 October 2026 · Fulfilled', amount: '€18.00', href: '#' },
  ],
  older: null,
  history: [{ id: '1', day: '20 November 2026', state: 'Paid' }],
}

export const subscriptionBlockContract = blockContract({
  type: 'subscription',
  number: 907,
  fixedOn: 'the page of a subscription',
  props,
  starts: {},
  size: { w: 24, h: 10 },
  examples: {
    active: { props: {}, data: example },
    asks: { props: {}, data: { ...example, asksCancel: true } },
    none: { props: {}, data: null },
  },
})
