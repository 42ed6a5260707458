import { problems } from '#platform/contract'

export const taxProblems = problems('tax', {
  rateMissing: [
    'missing',
    (_: { id: string }) => 'This tax rate is gone. Somebody may have removed it: load the list again.',
  ],
  tooManyRates: [
    'conflict',
    (d: { limit: number }) => `A shop can hold ${d.limit} tax rates. Remove some that are no longer needed.`,
  ],
  badVatNumber: [
    'invalid',
    () => 'This VAT number does not have the form of its country. Check it, letters included: NL123456789B01.',
  ],
  notRates: [
    'invalid',
    () =>
      'This file holds no tax rates. It needs the columns “Country Code”, “Rate %” and “Tax Name”, as WooCommerce exports them.',
  ],
})
