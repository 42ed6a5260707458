import { block } from '#platform/render/server'
import { checkoutBlockContract } from './checkout.contract.ts'
import { loadCheckout } from './checkout.loader.ts'
import { checkoutStyles } from './checkout-styles.ts'
import { CheckoutView } from './checkout.view.tsx'

export const checkoutBlock = block({
  contract: checkoutBlockContract,
  loader: loadCheckout,
  view: CheckoutView,
  css: checkoutStyles,
})
