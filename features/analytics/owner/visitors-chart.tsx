import { stepWords } from '#features/orders/owner'
import { Card, Chart, type ChartPoint, EmptyState, useLocale, useWords } from '#platform/ui'
import type { Analytics, AnalyticsQuery } from '../contract/index.ts'
import { analyticsMessages } from './analytics.messages.ts'

/** Visitors by step of the period, compared with the previous period. */
export function VisitorsChart({ period, seen }: { period: AnalyticsQuery['period']; seen: Analytics }) {
  const t = useWords(analyticsMessages)
  const locale = useLocale()
  const words = stepWords(locale, seen.unit)
  const count = (n: number) => new Intl.NumberFormat(locale).format(n)
  const points: ChartPoint[] = seen.steps.map(({ at, beforeAt, now, before }) => ({
    id: at,
    tick: words.tick(at),
    label: words.label(at),
    value: now,
    before: { label: words.label(beforeAt), value: before },
  }))
  const most = points.reduce((a, b) => ((b.value ?? 0) > (a.value ?? 0) ? b : a))
  const isQuiet = points.every(({ value, before }) => !value && !before?.value)
  return (
    <Card title={t('visitorsChart')}>
      {isQuiet ? (
        <EmptyState small>{t('quiet')}</EmptyState>
      ) : (
        <Chart
          kind="line"
          label={t('visitors')}
          summary={t('summary', {
            total: count(seen.figures.now.visitors),
            most: count(most.value ?? 0),
            when: most.label,
          })}
          beforeLabel={t(`before.${period}`)}
          points={points}
          format={count}
        />
      )}
      <p className="analytics-note">{t('visitorsNote')}</p>
    </Card>
  )
}
