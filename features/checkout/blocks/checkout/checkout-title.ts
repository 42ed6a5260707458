import type { CheckoutView } from '../../contract/checkout-view.ts'

/** Returns the name of a step for its heading and the page title. */
export function checkoutTitle({
  step,
  cart,
}: Pick<CheckoutView, 'step' | 'cart'>): 'detailsTitle' | 'paymentTitle' | 'stepPayment' {
  if (step === 'details') return 'detailsTitle'
  return cart.requiresShipping ? 'paymentTitle' : 'stepPayment'
}

/** Whether the step is shown again because something has to be put right or tried again. */
export function hasToBePutRight(data: Pick<CheckoutView, 'notice' | 'faults' | 'code' | 'wrongCardField'>): boolean {
  return data.notice !== '' || hasWrongField(data)
}

/** Whether a field waits to be put right, which then has the focus. */
export function hasWrongField({
  faults,
  code,
  wrongCardField,
}: Pick<CheckoutView, 'faults' | 'code' | 'wrongCardField'>): boolean {
  return Object.keys(faults).length > 0 || code.fault !== '' || wrongCardField !== null
}
