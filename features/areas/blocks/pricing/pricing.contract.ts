import { blockContract } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'
import type { PricingData } from '../../contract/pricing-view.ts'

const props = z.object({ areaIds: z.array(idSchema).max(500).default([]) })
export type PricingProps = z.infer<typeof props>

const offer = {
  variantId: '65a1f0c2e4b0a1b2c3d4e5f6',
  productId: '65a1f0c2e4b0a1b2c3d4e5f7',
  was: '',
  path: '/shop/reading',
  asksMore: false,
}
const monthly = {
  ...offer,
  title: 'Reader',
  price: '€9.00 per month',
  terms: 'renews every month',
  isSubscription: true,
}
const reader = { id: '65a1f0c2e4b0a1b2c3d4e5f8', title: 'The recipes', lead: 'Everything we bake, week by week.' }

const choice: PricingData = {
  areas: [
    {
      ...reader,
      offers: [
        { ...monthly, side: 'left' },
        {
          ...monthly,
          title: 'Reader for a year',
          price: '€90.00 per year',
          was: '€108.00',
          terms: 'renews every year',
          side: 'right',
        },
      ],
    },
  ],
  sides: { left: 'per month', right: 'per year' },
}

export const pricingBlockContract = blockContract({
  type: 'pricing',
  flag: 'member-areas',
  number: 910,
  fixedOn: 'the page on which member areas are sold',
  props,
  starts: { areaIds: [] },
  size: { w: 24, h: 6 },
  examples: {
    choice: { props: { areaIds: [reader.id] }, data: choice },
    one: {
      props: { areaIds: [reader.id] },
      data: { areas: [{ ...reader, offers: [{ ...monthly, side: null }] }], sides: null },
    },
    none: { props: { areaIds: [reader.id] }, data: { areas: [{ ...reader, offers: [] }], sides: null } },
  },
})
