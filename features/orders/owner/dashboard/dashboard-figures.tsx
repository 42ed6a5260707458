import './dashboard.css'
import { Badge, useLocale, useSiteLocale, useWords } from '#platform/ui'
import { type Dashboard, growthOf, type Period } from '../../contract/index.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { moneyIn } from '../order-words.ts'

/** The three figures of a period, each with its former value. */
export function Figures({ period, seen: { currency, figures } }: { period: Period; seen: Dashboard }) {
  const t = useWords(dashboardMessages)
  const locale = useLocale()
  const money = moneyIn(currency, useSiteLocale())
  const count = (n: number) => new Intl.NumberFormat(locale).format(n)
  const { now, before } = figures
  const shared = { beforeLabel: t(`before.${period}`) }
  return (
    <div className="dashboard-figures">
      <Figure {...shared} title={t('sales')} now={now.salesMinor} before={before.salesMinor} format={money} />
      <Figure {...shared} title={t('orders')} now={now.orders} before={before.orders} format={count} />
      <Figure {...shared} title={t('average')} now={now.averageMinor} before={before.averageMinor} format={money} />
    </div>
  )
}

interface FigureProps {
  title: string
  beforeLabel: string
  now: number | null
  before: number | null
  format: (value: number) => string
}

/** Shows a figure of a period beside that of the period before. */
export function Figure({ title, beforeLabel, now, before, format }: FigureProps) {
  const locale = useLocale()
  const growth = now === null || before === null ? null : growthOf(now, before)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return (
    <section className="dashboard-figure">
      <h2>{title}</h2>
      <p className="dashboard-number">
        {now === null ? '–' : format(now)}
        {growth !== null && <Badge tone={toneOf(growth)}>{percent.format(growth).replace('-', '\u2212')}</Badge>}
      </p>
      <p className="q-quiet">
        {beforeLabel}: {before === null ? '–' : format(before)}
      </p>
    </section>
  )
}

function toneOf(growth: number): 'plain' | 'success' | 'danger' {
  if (Math.abs(growth) < 0.005) return 'plain'
  return growth > 0 ? 'success' : 'danger'
}
