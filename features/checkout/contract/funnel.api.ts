import { dashboardQuerySchema } from '#features/orders/contract'
import { endpoint } from '#platform/contract'
import { z } from 'zod'

const count = z.int().min(0)
/** Numbers of visitors, of carts with items, of checkouts with details, and of orders. */
const funnelSchema = z.object({ visitors: count, carts: count, checkouts: count, orders: count })
export type Funnel = z.infer<typeof funnelSchema>

export const funnelApi = {
  read: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/store/carts',
    allows: 'activity.analytics',
    input: dashboardQuerySchema,
    output: z.object({ now: funnelSchema, before: funnelSchema }),
  }),
}
