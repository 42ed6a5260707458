import { exampleDonation } from '#features/catalog/contract'
import { blockContract } from '#platform/block'
import { moneyFormatOf } from '#platform/money'
import { z } from 'zod'
import type { DonateView } from '../../contract/donate-view.ts'
import { exampleTransfer } from '../../contract/example-transfer.ts'

const props = z.object({})
export type DonateProps = z.infer<typeof props>

const example: DonateView = {
  donation: exampleDonation,
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
  options: [exampleTransfer],
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
