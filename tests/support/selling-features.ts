import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { ordersFeature } from '#features/orders/server'
import { paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { taxFeature } from '#features/tax/server'
import { shopFeatures } from './shop.ts'

/** A catalogue with all that sells from it, up to the orders. */
export const sellingFeatures = [
  ...shopFeatures,
  discountsFeature,
  giftCardsFeature,
  paymentsFeature,
  shippingFeature,
  taxFeature,
  ordersFeature,
]
