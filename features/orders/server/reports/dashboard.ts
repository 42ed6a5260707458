import { siteTables } from '#platform/database'
import { productsInStore, runningLow, storeCurrency } from '#features/catalog/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import { type Dashboard, type DashboardQuery, periodSteps } from '../../contract/index.ts'
import { periodBounds } from './period-bounds.ts'
import { openWork, type SalesRow, salesBySteps, topProducts } from './sales.queries.ts'

/** Limit of named products and variants; the remaining ones are counted. */
const named = 5

/** Returns the shop's figures: sales of a period and of the one before, bestsellers, and open tasks. */
export async function readDashboard(ctx: OwnerContext, { period, orders }: DashboardQuery): Promise<Dashboard> {
  ctx.require('activity.analytics')
  const isTest = orders === 'test'
  const { unit } = periodSteps[period]
  const currency = await storeCurrency(ctx)
  const bounds = await periodBounds(ctx, period)
  const rows = await salesBySteps(ctx, unit, bounds)
  const wanted = rows.filter((row) => row.isTest === isTest)
  const own = wanted.filter((row) => row.currency === currency)
  return {
    currency,
    unit,
    ...(await beginningOf(ctx)),
    products: await productsInStore(ctx),
    figures: { now: figuresOf(own.filter(({ isNow }) => isNow)), before: figuresOf(own.filter(({ isNow }) => !isNow)) },
    steps: stepsOf(bounds, own),
    others: othersOf(wanted.filter((row) => row.isNow && row.currency !== currency)),
    leftOut: sum(rows.filter((row) => row.isNow && row.isTest !== isTest).map((row) => row.orders)),
    top: await topProducts(ctx, bounds, { currency, isTest, limit: named }),
    work: await openWork(ctx, isTest),
    low: await runningLow(ctx, named),
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

function figuresOf(rows: readonly SalesRow[]): Dashboard['figures']['now'] {
  const salesMinor = sum(rows.map((row) => row.salesMinor))
  const ofGoods = sum(rows.map((row) => row.ordersOfGoods))
  return {
    salesMinor,
    orders: sum(rows.map((row) => row.orders)),
    averageMinor: ofGoods === 0 ? null : Math.round(salesMinor / ofGoods),
    giftCardsMinor: sum(rows.map((row) => row.giftCardsMinor)),
  }
}

function stepsOf(
  { steps, current }: { steps: readonly { at: string; beforeAt: string }[]; current: string },
  rows: readonly SalesRow[],
) {
  const by = new Map(
    rows.map((row) => [`${row.isNow} ${row.step}`, { salesMinor: row.salesMinor, orders: row.orders }]),
  )
  const nothing = { salesMinor: 0, orders: 0 }
  return steps.map(({ at, beforeAt }) => {
    const hasCome = at <= current
    return {
      at,
      beforeAt,
      now: hasCome ? (by.get(`true ${at}`) ?? nothing) : null,
      before: hasCome ? (by.get(`false ${beforeAt}`) ?? nothing) : null,
    }
  })
}

function othersOf(rows: readonly SalesRow[]): Dashboard['others'] {
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      orders: sum(own.map((row) => row.orders)),
      salesMinor: sum(own.map((row) => row.salesMinor)),
    }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
}

async function beginningOf(ctx: SiteContext): Promise<Pick<Dashboard, 'hasOrders' | 'hasSold'>> {
  const any = async (isTest: boolean) => {
    const orders = siteTables(ctx).selectFrom('orders').select('id').where('is_test', '=', isTest)
    return (await orders.limit(1).executeTakeFirst()) !== undefined
  }
  const hasSold = await any(false)
  return { hasSold, hasOrders: hasSold || (await any(true)) }
}
