import { dashboardQuerySchema } from '#features/orders/contract'
import { currencySchema } from '#features/payments/contract'
import { endpoint } from '#platform/contract'
import { z } from 'zod'

const count = z.int().min(0)

const figuresSchema = z.object({ visitors: count, views: count, orders: count, salesMinor: count })
export type AnalyticsFigures = z.infer<typeof figuresSchema>

/** Name of a page, device, country or the like; '' where it is unknown. */
const rowSchema = z.object({ name: z.string(), events: count, visitors: count })
export type AnalyticsRow = z.infer<typeof rowSchema>

/** `name` is null for orders whose buyers were not measured. */
const sourceSchema = z.object({
  name: z.string().nullable(),
  visitors: count,
  orders: count,
  salesMinor: count,
})
export type SourceRow = z.infer<typeof sourceSchema>

const formSchema = z.object({ id: z.string(), name: z.string(), shown: count, submitted: count })
const errorSchema = z.object({
  id: z.string(),
  message: z.string(),
  path: z.string(),
  times: count,
  visitors: count,
  firstAt: z.iso.datetime(),
})

export const analyticsSchema = z.object({
  currency: currencySchema,
  unit: z.enum(['hour', 'day', 'month']),
  /** Whether visitors can be measured; otherwise only visitors and orders are known. */
  isMeasured: z.boolean(),
  hasShop: z.boolean(),
  figures: z.object({ now: figuresSchema, before: figuresSchema }),
  /** Visitors by step; null for future steps. */
  steps: z.array(z.object({ at: z.string(), beforeAt: z.string(), now: count.nullable(), before: count.nullable() })),
  sources: z.array(sourceSchema),
  campaigns: z.array(sourceSchema),
  pages: z.array(rowSchema),
  devices: z.array(rowSchema),
  countries: z.array(rowSchema),
  languages: z.array(rowSchema),
  searches: z.array(rowSchema),
  forms: z.array(formSchema),
  /** Views of products, then carts, checkouts and orders. */
  funnel: z.object({ products: count, carts: count, checkouts: count, orders: count }),
  errors: z.array(errorSchema),
  /** Upper quartiles in milliseconds; `cls` is a score. */
  timings: z.array(z.object({ name: z.string(), value: z.number().min(0), events: count })),
})
export type Analytics = z.infer<typeof analyticsSchema>

export const analyticsQuerySchema = dashboardQuerySchema.pick({ period: true })
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>

const owner = { host: 'admin', allows: 'activity.analytics', method: 'GET', input: analyticsQuerySchema } as const

export const analyticsApi = {
  read: endpoint({ ...owner, path: '/api/analytics', output: analyticsSchema }),
  csv: endpoint({ ...owner, path: '/api/analytics/report.csv', output: z.unknown() }),
}
