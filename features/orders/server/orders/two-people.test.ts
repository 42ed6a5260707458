import { expect, test } from 'vitest'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { seenOfOrder, seenOfParcel } from '../../contract/seen-of-order.ts'
import { changeTracking, fulfilOrder } from '../fulfilment/fulfil-order.ts'
import { editOrder } from './edit-order.ts'
import { orderDetail } from '../base/order-detail.ts'

const { as, sold } = await orderShop()

test('the second of two people who edit one order reads the changes of the first, and nothing is lost', async () => {
  const { id } = await sold(
    draftOf({
      lines: [
        { quantity: 2, unitMinor: 2500 },
        { quantity: 1, unitMinor: 900 },
      ],
    }),
  )
  const read = async () => (await as((tx) => orderDetail(tx, id))).order
  const opened = await read()
  const [vases = '', bowls = ''] = opened.lines.map((line) => line.id)
  const edit = (change: { email?: string; phone?: string; quantities?: { lineId: string; quantity: number }[] }) =>
    as((tx) =>
      editOrder(tx, { id, quantities: [], additions: [], notify: false, ...change, before: seenOfOrder(opened) }),
    )
  await edit({ phone: '020 123 45 67', quantities: [{ lineId: vases, quantity: 3 }] })
  const { email } = opened.customer
  await expect(edit({ email, phone: '' })).rejects.toMatchObject({
    code: 'orders.changed_since',
    kind: 'conflict',
    details: { where: 'phone' },
  })
  await expect(edit({ quantities: [{ lineId: vases, quantity: 1 }] })).rejects.toMatchObject({
    details: { where: vases },
  })
  await edit({ email: 'nieuw@example.com', quantities: [{ lineId: bowls, quantity: 4 }] })
  const now = await read()
  expect(now.customer).toMatchObject({ email: 'nieuw@example.com', phone: '020 123 45 67' })
  expect(now.lines.map(({ quantity }) => quantity)).toEqual([3, 4])
})

test('the second of two people who enter a tracking number reads the changes of the first, and nothing is lost', async () => {
  const { id } = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  const parcel = { carrier: 'PostNL', trackingNumber: '3S1', trackingUrl: '' }
  const opened = await as((tx) => fulfilOrder(tx, { id, lines: [], ...parcel, notify: false }))
  const fulfilmentId = opened.fulfilments[0]?.id ?? ''
  const change = (part: Partial<typeof parcel>) =>
    as((tx) =>
      changeTracking(tx, { id, fulfilmentId, ...parcel, ...part, before: seenOfParcel(opened, { fulfilmentId }) }),
    )
  await change({ trackingNumber: '3S2' })
  await expect(change({ carrier: 'DHL' })).rejects.toMatchObject({
    code: 'orders.changed_since',
    details: { where: 'trackingNumber' },
  })
  const changed = await change({ carrier: 'DHL', trackingNumber: '3S2' })
  expect(changed.fulfilments).toMatchObject([{ carrier: 'DHL', trackingNumber: '3S2' }])
})
