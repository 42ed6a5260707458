import { blockContract } from '#platform/block'
import { z } from 'zod'
import { exampleCart } from './example-cart.contract.ts'

const props = z.object({})
export type CartProps = z.infer<typeof props>

/** The one block of the cart page. */
export const cartBlockContract = blockContract({
  type: 'cart',
  number: 901,
  fixedOn: 'the cart page',
  props,
  starts: {},
  size: { w: 24, h: 12 },
  examples: {
    two: {
      props: {},
      data: { view: exampleCart, empty: null, express: null, waiting: null, stop: '', alsoBought: null },
    },
    empty: {
      props: {},
      data: {
        view: { ...exampleCart, cart: { ...exampleCart.cart, entries: [], totalQuantity: 0, requiresShipping: false } },
        empty: null,
        express: null,
        waiting: null,
        stop: '',
        alsoBought: null,
      },
    },
    below: {
      props: {},
      data: {
        view: { ...exampleCart, minimumMinor: 15_000 },
        empty: null,
        express: null,
        waiting: null,
        stop: '',
        alsoBought: null,
      },
    },
    waiting: {
      props: {},
      data: {
        view: exampleCart,
        empty: null,
        express: null,
        waiting: { token: 'example', titles: ['2 × Buoy'] },
        stop: '',
        alsoBought: null,
      },
    },
    failed: {
      props: {},
      data: {
        view: {
          ...exampleCart,
          notice: { text: 'Cannot update the quantity', line: exampleCart.cart.entries[0]?.id ?? '', isFailure: true },
        },
        empty: null,
        express: null,
        waiting: null,
        stop: '',
        alsoBought: null,
      },
    },
  },
})
