import type { OwnerContext } from '#platform/context'
import { csvRow } from '#platform/contract'
import { exponentOf } from '#platform/money'
import { type Answer, answer } from '#platform/http'
import type { Analytics, AnalyticsQuery } from '../contract/index.ts'
import { reportOf } from './read-analytics.ts'

const columns = ['report', 'name', 'count', 'visitors', 'orders', 'sales']
/** Limit of rows of each list, which a spreadsheet opens. */
const mostRows = 10_000

/** Exports all lists of a report, a row for each line. */
export async function exportAnalytics(ctx: OwnerContext, query: AnalyticsQuery): Promise<Answer<string>> {
  ctx.require('activity.analytics')
  const rows = rowsOf(await reportOf(ctx, query, mostRows))
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${ctx.site.name}-analytics-${query.period}.csv"` },
    body: `\uFEFF${[columns, ...rows].map(csvRow).join('')}`,
  })
}

const countedLists = ['pages', 'devices', 'countries', 'languages', 'searches'] as const
const soldLists = ['sources', 'campaigns'] as const

function rowsOf(report: Analytics): string[][] {
  const digits = exponentOf(report.currency)
  const money = (minor: number): string => (minor / 10 ** digits).toFixed(digits)
  const { now, before } = report.figures
  const total = (name: string, { visitors, views, orders, salesMinor }: typeof now) => [
    'total',
    name,
    `${views}`,
    `${visitors}`,
    `${orders}`,
    money(salesMinor),
  ]
  return [
    total('period', now),
    total('before', before),
    ...report.steps.map(({ at, now: visitors }) => ['visitors', at, '', `${visitors ?? ''}`, '', '']),
    ...soldLists.flatMap((list) =>
      report[list].map((row) => [
        list,
        row.name ?? 'unknown',
        '',
        `${row.visitors}`,
        `${row.orders}`,
        money(row.salesMinor),
      ]),
    ),
    ...countedLists.flatMap((list) =>
      report[list].map(({ name, events, visitors }) => [list, name, `${events}`, `${visitors}`, '', '']),
    ),
    ...report.forms.map(({ name, submitted }) => ['forms', name, `${submitted}`, '', '', '']),
    ...Object.entries(report.funnel).map(([step, n]) => ['funnel', step, `${n}`, '', '', '']),
    ...report.errors.map(({ message, visitors, times }) => ['errors', message, `${times}`, `${visitors}`, '', '']),
    ...report.timings.map(({ name, value, events }) => [
      'speed',
      `${name} ${value.toFixed(name === 'cls' ? 3 : 0)}`,
      `${events}`,
      '',
      '',
      '',
    ]),
  ]
}
