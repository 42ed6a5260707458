import { exampleTransfer } from '../../contract/example-transfer.ts'
import { blockContract } from '#platform/block'
import { addressRules, postalAddressSchema } from '#platform/contract'
import { z } from 'zod'
import type { CheckoutView } from '../../contract/checkout-view.ts'
import { exampleCart } from '../cart/example-cart.contract.ts'

const props = z.object({})
export type CheckoutProps = z.infer<typeof props>

const example: CheckoutView = {
  cart: exampleCart.cart,
  images: exampleCart.images,
  format: exampleCart.format,
  pricesIncludeTax: true,
  giftCardMinor: 0,
  giftCards: [],
  dueMinor: exampleCart.cart.grandTotalCents,
  taxNotes: [],
  step: 'details',
  email: 'ana@example.com',
  address: postalAddressSchema.parse({ lastName: 'Silva', country: 'NL' }),
  canSignIn: true,
  isMember: false,
  addressText: 'Silva, Netherlands',
  questions: {
    title: 'Before we pack',
    fields: [
      {
        id: '65a1f0c2e4b0a1b2c3d4e8a2',
        name: 'form.65a1f0c2e4b0a1b2c3d4e8a2',
        kind: 'text',
        label: 'How did you find us?',
        hint: '',
        isRequired: false,
        value: '',
        chosen: [],
        options: [],
        parts: [],
      },
    ],
  },
  keepsAddress: true,
  savedAddresses: [{ id: '65a1f0c2e4b0a1b2c3d4e8a1', label: 'Gracht 1, 3511 AB Utrecht' }],
  vatNumber: '',
  note: '',
  acceptsMarketing: false,
  fields: ['firstName', 'lastName', 'company', 'line1', 'line2', 'postalCode', 'city', 'phone'],
  rules: addressRules('NL'),
  countries: exampleCart.countries,
  faults: { line1: 'Fill this in.' },
  asksVat: true,
  options: [exampleTransfer],
  stripe: null,
  isExpress: false,
  testWallet: 'none',
  fingerprint: 'example',
  notice: '',
  renewals: [],
  policies: [
    { label: 'Terms and conditions', path: '/terms' },
    { label: 'Returns', path: '/returns' },
    { label: 'Privacy', path: '/privacy' },
  ],
  code: { fault: '', typed: '' },
  wrongCardField: null,
  chosenWay: 'manual',
}

/** The one block of the checkout page. */
export const checkoutBlockContract = blockContract({
  type: 'checkout',
  number: 902,
  fixedOn: 'the checkout page',
  props,
  starts: {},
  size: { w: 24, h: 12 },
  examples: {
    details: { props: {}, data: example },
    folded: { props: {}, data: { ...example, faults: { vatNumber: 'This VAT number is not right.' } } },
    payment: { props: {}, data: { ...example, step: 'payment', faults: {} } },
    subscription: {
      props: {},
      data: {
        ...example,
        step: 'payment',
        faults: {},
        renewals: [
          'Coffee renews every month: the next time on 1 July 2026, for €12.50.',
          'You can cancel at any time, online and without giving a reason.',
        ],
      },
    },
    codes: {
      props: {},
      data: {
        ...example,
        step: 'payment',
        faults: {},
        giftCards: [{ giftCardId: '65a1f0c2e4b0a1b2c3d4e8a3', last4: '7KQF', amountMinor: 1000 }],
        code: { fault: 'This gift card has expired.', typed: 'ABCD-EFGH-JKLM-NPQR' },
      },
    },
    wallet: { props: {}, data: { ...example, step: 'payment', faults: {}, isExpress: true, testWallet: 'chosen' } },
  },
})
