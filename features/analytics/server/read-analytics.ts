import { hasShop, productPathsAmong, storeCurrency } from '#features/catalog/server'
import { readFunnel } from '#features/checkout/server'
import { submissionsByForm } from '#features/forms/server'
import { periodSteps } from '#features/orders/contract'
import { type PeriodBounds, periodBounds, salesBySource } from '#features/orders/server'
import { type Counted, errorsSince, measuresVisits, visitorsBySteps, visitReport } from '#features/visits/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import type { Analytics, AnalyticsQuery } from '../contract/index.ts'
import { campaignRows, sourceRows } from './source-rows.ts'

/** Limit of rows in each list of the screen. */
const shown = 10

/** Returns the report of a period, with the figures of the one before and the largest rows of each list. */
export async function readAnalytics(ctx: OwnerContext, query: AnalyticsQuery): Promise<Analytics> {
  ctx.require('activity.analytics')
  return reportOf(ctx, query, shown)
}

/** `limit` is the number of rows in each list. */
export async function reportOf(ctx: OwnerContext, query: AnalyticsQuery, limit: number): Promise<Analytics> {
  const { unit } = periodSteps[query.period]
  const bounds = await periodBounds(ctx, query.period)
  const days = daysOf(ctx, bounds)
  const report = await visitReport(ctx, days.from, days.until)
  const before = await visitReport(ctx, days.beforeFrom, days.beforeUntil)
  const currency = await storeCurrency(ctx)
  const sales = (await salesBySource(ctx, bounds)).filter((row) => row.currency === currency)
  const sold = (isNow: boolean) => sales.filter((row) => row.isNow === isNow)
  const funnel = await readFunnel(ctx, { ...query, orders: 'real' })
  const { carts, checkouts, orders } = funnel.now
  const first = <T>(rows: readonly T[]): T[] => rows.slice(0, limit)
  return {
    currency,
    unit,
    isMeasured: await measuresVisits(ctx),
    hasShop: await hasShop(ctx),
    figures: {
      now: { visitors: funnel.now.visitors, views: report.views, ...totalOf(sold(true)) },
      before: { visitors: funnel.before.visitors, views: before.views, ...totalOf(sold(false)) },
    },
    steps: await visitorsBySteps(ctx, unit, bounds),
    sources: first(sourceRows(report.sources, sold(true))),
    campaigns: first(campaignRows(report.campaigns, sold(true))),
    pages: first(report.pages),
    devices: first(report.devices),
    countries: first(report.countries),
    languages: first(report.languages),
    searches: first(report.searches),
    forms: first(await formRows(ctx, bounds, report.formsShown)),
    funnel: { products: await productViews(ctx, report.pages), carts, checkouts, orders },
    errors: first(await errorsSince(ctx, bounds.from)),
    timings: report.timings,
  }
}

/** Days of the period. Pages report by days in UTC; the last day of the site's own calendar is complete up to now. */
function daysOf(ctx: SiteContext, { steps, beforeFrom, beforeUntil }: PeriodBounds) {
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: ctx.site.timeZone, dateStyle: 'short' })
  const day = (at: Date): string => local.format(at)
  const [today, todayUtc] = [day(ctx.now()), ctx.now().toISOString().slice(0, 10)]
  return {
    from: firstDay(steps[0]?.at ?? today),
    until: today < todayUtc ? todayUtc : today,
    beforeFrom: day(beforeFrom),
    beforeUntil: day(beforeUntil),
  }
}

/** Returns the first day of a step: `2026-11` begins on `2026-11-01`. */
const firstDay = (step: string): string => (step.length === 7 ? `${step}-01` : step.slice(0, 10))

function totalOf(rows: readonly { orders: number; salesMinor: number }[]): { orders: number; salesMinor: number } {
  return {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    salesMinor: rows.reduce((sum, { salesMinor }) => sum + salesMinor, 0),
  }
}

async function productViews(ctx: SiteContext, pages: readonly Counted[]): Promise<number> {
  const ofProducts = await productPathsAmong(
    ctx,
    pages.map(({ name }) => name),
  )
  return pages.reduce((sum, { name, events }) => sum + (ofProducts.has(name) ? events : 0), 0)
}

/** Lists the forms by answers. Views are those of measured visitors alone, so there may be fewer of them. */
async function formRows(
  ctx: SiteContext,
  { from, until }: PeriodBounds,
  shownForms: readonly Counted[],
): Promise<Analytics['forms']> {
  const views = new Map(shownForms.map(({ name, events }) => [name, events]))
  const submitted = await submissionsByForm(ctx, from, until)
  return submitted.map((form) => ({ ...form, shown: views.get(form.id) ?? 0 }))
}
