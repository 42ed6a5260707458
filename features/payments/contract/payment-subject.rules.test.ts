import { expect, test } from 'vitest'
import { checkoutIdOf, orderIdOf, paymentSubject, renewalOf } from './payment-subject.rules.ts'

const id = '0123456789abcdef01234567'

test('each kind of subject is read back by its own reader alone', () => {
  const readers = (subject: string) => [checkoutIdOf(subject), orderIdOf(subject), renewalOf(subject)]
  expect(readers(paymentSubject.checkout(id))).toEqual([id, null, null])
  expect(readers(paymentSubject.order(id))).toEqual([null, id, null])
  expect(readers(paymentSubject.renewal(id, 12))).toEqual([null, null, { subscriptionId: id, cycle: 12 }])
})

test.each([
  `suborder:${id}`,
  `order:${id}x`,
  `order:${id.toUpperCase()}`,
  'checkout:1',
  `renewal:${id}`,
  `renewal:${id}:`,
  '',
])('the subject "%s" names nothing', (subject) =>
  expect([checkoutIdOf(subject), orderIdOf(subject), renewalOf(subject)]).toEqual([null, null, null]),
)
