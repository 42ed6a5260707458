import { formatMoney, moneyFormatOf } from '#platform/money'
import { Card, Chart, type ChartPoint, EmptyState, useLocale, useSiteLocale, useWords } from '#platform/ui'
import type { Dashboard, Period } from '../../contract/index.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { stepWords } from './dashboard-words.ts'
import { moneyIn } from '../order-words.ts'

interface ChartCardProps {
  period: Period
  seen: Dashboard
}

export function SalesChart({ period, seen }: ChartCardProps) {
  const t = useWords(dashboardMessages)
  const locale = useSiteLocale()
  const money = moneyIn(seen.currency, locale)
  const rounded = (minor: number) =>
    formatMoney({ minor, currency: seen.currency }, { ...moneyFormatOf(locale), trimZeroCents: true })
  return (
    <Card title={t('salesChart')}>
      <Drawn
        kind="line"
        what="salesMinor"
        title={t('sales')}
        period={period}
        seen={seen}
        format={money}
        formatTick={rounded}
      />
      <div className="dashboard-notes">
        <p>{t('salesNote')}</p>
        {seen.figures.now.giftCardsMinor > 0 && (
          <p>{t('giftCardsNote', { amount: money(seen.figures.now.giftCardsMinor) })}</p>
        )}
        {seen.others.map(({ currency, orders, salesMinor }) => (
          <p key={currency}>{t('otherNote', { n: orders, amount: moneyIn(currency, locale)(salesMinor) })}</p>
        ))}
      </div>
    </Card>
  )
}

export function OrdersChart({ period, seen }: ChartCardProps) {
  const t = useWords(dashboardMessages)
  const locale = useLocale()
  const count = (n: number) => new Intl.NumberFormat(locale).format(n)
  return (
    <Card title={t('ordersChart')}>
      <Drawn kind="bar" what="orders" title={t('orders')} period={period} seen={seen} format={count} />
    </Card>
  )
}

interface DrawnProps extends ChartCardProps {
  kind: 'line' | 'bar'
  what: 'salesMinor' | 'orders'
  title: string
  format: (value: number) => string
  formatTick?: (value: number) => string
}

function Drawn({ kind, what, title, period, seen, format, formatTick = format }: DrawnProps) {
  const t = useWords(dashboardMessages)
  const words = stepWords(useLocale(), seen.unit)
  const points: ChartPoint[] = seen.steps.map(({ at, beforeAt, now, before }) => ({
    id: at,
    tick: words.tick(at),
    label: words.label(at),
    value: now?.[what] ?? null,
    before: { label: words.label(beforeAt), value: before?.[what] ?? null },
  }))
  if (points.every(({ value, before }) => !value && !before?.value)) return <EmptyState small>{t('quiet')}</EmptyState>
  const most = points.reduce((a, b) => ((b.value ?? 0) > (a.value ?? 0) ? b : a))
  const summary = t('summary', {
    what: title,
    total: format(seen.figures.now[what]),
    most: format(most.value ?? 0),
    when: most.label,
  })
  return (
    <Chart
      kind={kind}
      label={title}
      summary={summary}
      beforeLabel={t(`before.${period}`)}
      points={points}
      format={format}
      formatTick={formatTick}
    />
  )
}
