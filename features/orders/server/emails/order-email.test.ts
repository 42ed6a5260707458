import { expect, test } from 'vitest'
import { orderEmailOf } from './order-email.tsx'

const order = {
  sender: 'متجر الخزف',
  title: 'شكرا',
  intro: 'وصل طلبك.',
  outro: '',
  lines: [{ title: 'كوب', detail: '', quantity: 2, amount: '90.00' }],
  sums: [{ label: 'المجموع', amount: '90.00', isTotal: true }],
  payment: null,
  address: null,
  buttons: [],
  notes: [],
  remarks: [],
}
/** Sides of the cells of an email, in their order, and the one on which an amount keeps its distance. */
const sidesOf = (language: string) => {
  const { html } = orderEmailOf({ ...order, language })
  return {
    direction: /<html[^>]* dir="(\w+)"/.exec(html)?.[1],
    sides: [...html.matchAll(/<td align="(left|right)"/g)].map(([, side]) => side),
    gaps: [...html.matchAll(/padding-(left|right):12px/g)].map(([, side]) => side),
  }
}

test('an email about an order begins where lines begin, and its amounts are aligned at the end', () => {
  expect(sidesOf('en')).toEqual({ direction: 'ltr', sides: ['left', 'left', 'right', 'right'], gaps: ['left'] })
  expect(sidesOf('ar')).toEqual({ direction: 'rtl', sides: ['right', 'right', 'left', 'left'], gaps: ['right'] })
})
