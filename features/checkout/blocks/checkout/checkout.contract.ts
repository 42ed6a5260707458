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
  stripe: null,
  isExpress: false,
  testWallet: 'none',
  fingerprint: 'example',
  notice: '',
  wrongCardField: null,
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
    wallet: { props: {}, data: { ...example, step: 'payment', faults: {}, isExpress: true, testWallet: 'chosen' } },
  },
})
