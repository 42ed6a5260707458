import { currencySchema } from '#features/payments/contract'
import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { periods } from './dashboard.rules.ts'

/** Sum over many orders, which may exceed the limit of a single order. */
const sum = z.int().min(0)
const count = z.int().min(0)

export const dashboardQuerySchema = z.object({
  period: z.enum(periods).default('month'),
  /** Orders paid with money that is none, instead of the real ones. */
  orders: z.enum(['real', 'test']).default('real'),
})
export type DashboardQuery = z.infer<typeof dashboardQuerySchema>

const figuresSchema = z.object({
  /** Order totals with shipping and tax, less credits. Gift cards count when they are spent. */
  salesMinor: sum,
  /** Number of orders that were not cancelled. */
  orders: count,
  averageMinor: sum.nullable(),
  giftCardsMinor: sum,
})

/** An hour, a day or a month in the site's time zone: `2026-11-20T09`, `2026-11-20`, `2026-11`. */
const stepSchema = z.object({
  at: z.string(),
  beforeAt: z.string(),
  /** null for future periods. */
  now: z.object({ salesMinor: sum, orders: count }).nullable(),
  before: z.object({ salesMinor: sum, orders: count }).nullable(),
})

const soldSchema = z.object({ productId: idSchema, title: z.string(), revenueMinor: sum, units: sum })

export const dashboardSchema = z.object({
  currency: currencySchema,
  /** Length of a step in the chart. */
  unit: z.enum(['hour', 'day', 'month']),
  hasOrders: z.boolean(),
  /** Real orders only: orders paid with test cards do not count. */
  hasSold: z.boolean(),
  /** `hidden`: products exist, and none is visible to customers. */
  products: z.enum(['none', 'hidden', 'available']),
  figures: z.object({ now: figuresSchema, before: figuresSchema }),
  steps: z.array(stepSchema),
  /** Figures in other currencies, which are never added up. */
  others: z.array(z.object({ currency: currencySchema, orders: count, salesMinor: sum })),
  /** Number of test orders in a report of real ones, or the reverse. */
  leftOut: count,
  top: z.object({ byRevenue: z.array(soldSchema), byUnits: z.array(soldSchema) }),
  work: z.object({
    toFulfil: count,
    unpaid: z.array(z.object({ currency: currencySchema, orders: count, dueMinor: sum })),
  }),
  low: z.object({
    count,
    variants: z.array(
      z.object({
        productId: idSchema,
        variantId: idSchema,
        title: z.string(),
        variantTitle: z.string(),
        sku: z.string(),
        quantity: count,
      }),
    ),
  }),
})
export type Dashboard = z.infer<typeof dashboardSchema>

export const dashboardApi = {
  read: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/store/dashboard',
    allows: 'activity.analytics',
    input: dashboardQuerySchema,
    output: dashboardSchema,
  }),
}
