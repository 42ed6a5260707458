import { blockContract } from '#platform/block'
import { z } from 'zod'
import type { OrderPageData } from './order-page.contract.ts'

const props = z.object({})
export type OrderProps = z.infer<typeof props>

const example: OrderPageData = {
  title: 'Thank you for your order',
  isDonation: false,
  lead: 'We have sent a confirmation to noor@example.com.',
  notice: '',
  ribbon: '',
  summary: 'Order #1001 · Placed on 20 November 2026',
  progress: [
    { label: 'Paid', isDone: true },
    { label: 'Not shipped yet', isDone: false },
  ],
  instructions: '',
  lines: [
    {
      id: 'a',
      title: 'Vase, low',
      detail: 'Sand',
      answers: [{ title: 'Text on the card', text: 'For Bo' }],
      image: null,
      count: '1 × €65.00',
      amount: '€65.00',
    },
  ],
  sums: [
    { label: 'Subtotal', amount: '€65.00', isTotal: false },
    { label: 'Total', amount: '€65.00', isTotal: true },
  ],
  taxNotes: [],
  remarks: [],
  policies: [{ label: 'Terms and conditions', path: '/terms' }],
  addresses: [{ label: 'Ship to', lines: ['Noor Bakker', 'Kade 9', '1011 AA Amsterdam'] }],
  parcels: [],
  account: null,
  accountHref: '/account',
  onward: { label: 'Continue shopping', href: '/shop' },
  downloads: [],
  invoices: [{ label: 'Invoice 0001 (PDF)', href: '/commerce/order-document?token=x&id=y' }],
  returns: [],
  returnForm: null,
  note: '',
  answers: [],
}

const returning: OrderPageData = {
  ...example,
  returns: [{ id: 'b', label: 'Return approved', what: '1 × Vase, low', answer: 'Pack it in the box it came in.' }],
}

const guest: OrderPageData = {
  ...example,
  accountHref: null,
  account: {
    isFirst: true,
    title: 'Your access',
    lead: 'Create an account with noor@example.com to access your purchase. If you already have one, sign in.',
    problem: '',
    join: { email: 'noor@example.com', name: 'Noor Bakker', from: '/commerce/order-confirmed?token=x' },
  },
}

const subscribed: OrderPageData = {
  ...example,
  remarks: [
    {
      text: 'Coffee renews every month: the next time on 20 December 2026, for €12.50. You can cancel at any time, online and without giving a reason.',
      link: { label: 'Manage or cancel the subscription', url: '/commerce/subscription?token=x' },
    },
  ],
}

export const orderBlockContract = blockContract({
  type: 'order',
  number: 903,
  fixedOn: 'the page of an order',
  props,
  starts: {},
  size: { w: 24, h: 12 },
  examples: {
    confirmed: { props: {}, data: example },
    guest: { props: {}, data: guest },
    returning: { props: {}, data: returning },
    subscribed: { props: {}, data: subscribed },
    none: { props: {}, data: null },
  },
})
