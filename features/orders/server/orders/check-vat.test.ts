import { expect, test } from 'vitest'
import type { VatCheck } from '#features/tax/contract'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { approveVat } from './check-vat.ts'

const { as, place } = await orderShop()
const at = '2026-06-01T10:00:00.000Z'

function placedWith(vatCheck: VatCheck | null) {
  const draft = draftOf({
    lines: [{ quantity: 1, unitMinor: 2500 }],
    more: { taxTreatment: 'reverse-charge', taxReasons: ['intra-eu-goods'] },
  })
  return place({ ...draft, customer: { ...draft.customer, vatNumber: 'ATU13585627', vatCheck } })
}

test('a number without a response of VIES is approved by hand, and the order says by whom', async () => {
  const { id } = await placedWith({ state: 'unreachable', at, consultation: '', name: '', by: '' })
  const { order, events } = await as((tx) => approveVat(tx, { id }))
  expect(order.customer).toMatchObject({
    vatNumber: 'ATU13585627',
    vatCheck: { state: 'approved', by: expect.stringMatching(/.+/) },
  })
  expect(events.at(-1)).toMatchObject({ kind: 'vat.approved', details: { number: 'ATU13585627' } })
})

test('approval is not offered where VIES knows the number, or it was never checked', async () => {
  const validOrder = await placedWith({ state: 'valid', at, consultation: 'W1', name: 'Werk', by: '' })
  const unasked = await placedWith(null)
  for (const { id } of [validOrder, unasked])
    await expect(as((tx) => approveVat(tx, { id }))).rejects.toMatchObject({ code: 'orders.not_now' })
})

test('only a person who may see orders approves', async () => {
  const { id } = await placedWith({ state: 'unreachable', at, consultation: '', name: '', by: '' })
  await expect(as((tx) => approveVat(tx, { id }), ['editor'])).rejects.toMatchObject({ kind: 'forbidden' })
})
