import type { CheckoutView } from '../../contract/checkout-view.ts'

/** Returns the name of a step for its heading and the page title. */
export function checkoutTitle({
  step,
  cart,
}: Pick<CheckoutView, 'step' | 'cart'>): 'detailsTitle' | 'paymentTitle' | 'stepPayment' {
  if (step === 'details') return 'detailsTitle'
  return cart.requiresShipping ? 'paymentTitle' : 'stepPayment'
}
