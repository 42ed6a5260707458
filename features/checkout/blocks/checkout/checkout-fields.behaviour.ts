import { behaviour } from '#platform/islands'
import { type FieldFaultWords, watchFields } from '#platform/visitor'

/** Shows faults beside their fields before the form is sent. */
export const checkoutFields = behaviour<FieldFaultWords>('checkout-fields', (root, words) => {
  const form = root.querySelector('form')
  return form ? watchFields(form, words, 'checkout-fault') : undefined
})
