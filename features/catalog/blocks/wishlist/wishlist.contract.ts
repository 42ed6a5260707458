import { blockContract } from '#platform/block'
import { z } from 'zod'
import { exampleCards, exampleStoreSettings } from '../example-products.contract.ts'

const props = z.object({})
export type WishlistProps = z.infer<typeof props>

const shared = { storeSettings: exampleStoreSettings, shop: '/shop' }
const address = '/wishlist?items=65a1f0c2e4b0a1b2c3d4e811'

export const wishlistBlockContract = blockContract({
  type: 'wishlist',
  number: 930,
  fixedOn: 'the wishlist',
  props,
  starts: {},
  size: { w: 24, h: 12 },
  examples: {
    mine: { props: {}, data: { ...shared, cards: exampleCards, isMine: true, address } },
    shared: { props: {}, data: { ...shared, cards: exampleCards, isMine: false, address } },
    empty: { props: {}, data: { ...shared, cards: [], isMine: true, address: '/wishlist' } },
  },
})
