import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { orderDetailSchema } from './order.schema.ts'

export const readOrder = endpoint({
  method: 'GET',
  host: 'admin',
  path: '/api/orders/:id',
  allows: 'commerce.orders',
  input: z.object({ id: idSchema }),
  output: orderDetailSchema,
})

/** Compares changes of an order that is edited as a whole with the order. */
export const seenOrder = {
  by: readOrder,
  input: ({ id }: Readonly<Record<string, unknown>>) => ({ id }),
  after: (_: unknown, answer: Readonly<Record<string, unknown>>) => answer,
}
