import { behaviour } from '#platform/islands'
import { type FieldFaultWords, watchFields } from '#platform/visitor'

/** Answers wrong fields beside them, before the checkout is sent. */
export const checkoutFields = behaviour<FieldFaultWords>('checkout-fields', (root, words) => {
  const form = root.querySelector('form')
  return form ? watchFields(form, words, 'checkout-fault') : undefined
})
