import { blockContract } from '#platform/block'
import { moneyFormatOf } from '#platform/money'
import { z } from 'zod'
import type { DonateView } from '../../contract/donate-view.ts'

const props = z.object({})
export type DonateProps = z.infer<typeof props>

const example: DonateView = {
  donation: {
    id: '65a1f0c2e4b0a1b2c3d4e8d1',
    title: 'Keep the crane standing',
    description: 'The last crane of the quay needs a coat of paint every other year.',
    amountsMinor: [1000, 2500, 5000],
    allowsOtherAmount: true,
    minimumMinor: 100,
    maximumMinor: 100_000,
    recurring: ['MONTH', 'YEAR'],
    isActive: true,
  },
  storeSettings: {
    currency: 'EUR',
    format: moneyFormatOf('en-GB'),
    measurementStandard: 'metric',
    lowStockAt: 0,
    installments: null,
  },
  repeats: [
    { unit: 'MONTH', text: 'Every month' },
    { unit: 'YEAR', text: 'Every year' },
  ],
  typed: {
    amount: '2500',
    otherAmount: '',
    every: '',
    provider: '',
    email: 'ana@example.com',
    name: 'Ana Silva',
    note: '',
    acceptsMarketing: '',
  },
  gift: 'example',
  faults: {},
  options: [
    {
      provider: 'manual',
      title: 'Bank transfer',
      description: 'You get the details by e-mail.',
      isTest: false,
      canSave: false,
      script: null,
    },
  ],
  notice: '',
  wrongCardField: null,
  chosenWay: 'manual',
}
const wrong: DonateView = {
  ...example,
  faults: { amount: 'Choose an amount from €1 to €1,000.' },
  typed: { ...example.typed, otherAmount: '0.10' },
}

/** The one block of the donation page. */
export const donateBlockContract = blockContract({
  type: 'donate',
  number: 909,
  fixedOn: 'the page on which people donate',
  props,
  starts: {},
  size: { w: 24, h: 12 },
  examples: { form: { props: {}, data: example }, wrong: { props: {}, data: wrong }, gone: { props: {}, data: null } },
})
