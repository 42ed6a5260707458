import { expect, test } from 'vitest'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { boughtWith } from './bought-with.queries.ts'
import { cancelOrder, markPaid } from '../money/settle-order.ts'

const { as, ctx, paid, place, shelf } = await orderShop()
const [vase, bowl, cup, lamp, dish] = [
  await shelf(50),
  await shelf(50),
  await shelf(50),
  await shelf(50),
  await shelf(50),
]

function together(...all: { productId: string; variantId: string }[]) {
  return draftOf({ lines: all.map((variant) => ({ ...variant, quantity: 1, unitMinor: 2500 })) })
}
async function bought(...all: Parameters<typeof together>): Promise<string> {
  const { id } = await place(together(...all))
  await as((tx) => markPaid(tx, { id, how: '' }))
  return id
}
const boughtWithThese = (...all: { productId: string }[]) =>
  as((tx) =>
    boughtWith(
      tx,
      all.map(({ productId }) => productId),
    ),
  )
const idsOf = (...all: { productId: string }[]) => all.map(({ productId }) => productId)

test('products paid for together are counted, the most often bought first; those only ordered, tried or returned are not', async () => {
  await bought(vase, bowl)
  await bought(vase, bowl, cup)
  await bought(cup, lamp)
  await place(together(vase, dish))
  await paid(together(vase, dish))
  const gone = await bought(vase, lamp)
  await as((tx) => cancelOrder(tx, { id: gone, reason: '', restock: false, notify: false }))
  expect(await boughtWithThese(vase)).toEqual(idsOf(bowl, cup))
  expect(await boughtWithThese(vase, cup)).toEqual(idsOf(bowl, lamp))
  expect(await boughtWithThese(dish)).toEqual([])
})

test('the list of products bought together is counted again each hour', async () => {
  await bought(dish, lamp)
  ctx.clock.forward(3_600_000)
  expect(await boughtWithThese(dish)).toEqual(idsOf(lamp))
})
