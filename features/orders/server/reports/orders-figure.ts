import type { HomeFigure } from '#features/sites/server'
import { ordersMessages as say } from '../../contract/index.ts'
import { openWork } from './sales.queries.ts'

/** The number of paid orders to be sent; hidden without any. */
export const ordersFigure: HomeFigure = {
  name: 'orders',
  needs: 'commerce.orders',
  title: (language) => say(language, 'toSend'),
  href: '/config/orders',
  value: async (ctx) => (await openWork(ctx, false)).toFulfil || null,
}
