import type { CheckoutView } from '../../contract/checkout-view.ts'

/** What a step is called, in its heading and in the title of the page. */
export function checkoutTitle({
  step,
  cart,
}: Pick<CheckoutView, 'step' | 'cart'>): 'detailsTitle' | 'paymentTitle' | 'stepPayment' {
  if (step === 'details') return 'detailsTitle'
  return cart.requiresShipping ? 'paymentTitle' : 'stepPayment'
}
