import './analytics.css'
import { useState } from 'react'
import { periods } from '#features/orders/contract'
import { Figure, moneyIn } from '#features/orders/owner'
import {
  Banner,
  DownloadLink,
  ErrorState,
  LinkButton,
  Page,
  SegmentedControl,
  Skeleton,
  useCall,
  useLocale,
  useMay,
  useSiteLocale,
  useWords,
} from '#platform/ui'
import { type Analytics, type AnalyticsQuery, analyticsApi } from '../contract/index.ts'
import { AnalyticsLists } from './analytics-lists.tsx'
import { analyticsMessages } from './analytics.messages.ts'
import { SoldCards } from './sold-cards.tsx'
import { VisitorsChart } from './visitors-chart.tsx'

/** Visitors, their sources, and the resulting orders. */
export function AnalyticsScreen() {
  const t = useWords(analyticsMessages)
  const [query, setQuery] = useState<AnalyticsQuery>({ period: 'month' })
  const { data: seen, error, refetch } = useCall(analyticsApi.read, query)
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <SegmentedControl
            hideLabel
            label={t('period')}
            value={query.period}
            onChange={(period) => setQuery({ period })}
            options={periods.map((value) => ({ value, label: t(value) }))}
          />
          <DownloadLink href={`${analyticsApi.csv.path}?period=${query.period}`}>{t('download')}</DownloadLink>
        </>
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !seen && <Skeleton lines={8} height={44} />}
      {seen && (
        <div className="analytics">
          {!seen.isMeasured && <Unmeasured />}
          <Figures period={query.period} seen={seen} />
          <VisitorsChart period={query.period} seen={seen} />
          <div className="analytics-pair">
            <SoldCards seen={seen} />
            <AnalyticsLists seen={seen} />
          </div>
        </div>
      )}
    </Page>
  )
}

/** The reason for empty lists, and the way to fill them. */
function Unmeasured() {
  const t = useWords(analyticsMessages)
  const mayChange = useMay()('settings.advanced')
  const action = mayChange && (
    <LinkButton size="small" href="/config/cookies">
      {t('openCookies')}
    </LinkButton>
  )
  return <Banner {...(action && { action })}>{t('unmeasured')}</Banner>
}

function Figures({
  period,
  seen: { currency, figures, hasShop },
}: {
  period: AnalyticsQuery['period']
  seen: Analytics
}) {
  const t = useWords(analyticsMessages)
  const locale = useLocale()
  const money = moneyIn(currency, useSiteLocale())
  const count = (n: number) => new Intl.NumberFormat(locale).format(n)
  const { now, before } = figures
  const beforeLabel = t(`before.${period}`)
  const counted = hasShop ? (['visitors', 'views', 'orders'] as const) : (['visitors', 'views'] as const)
  return (
    <div className="analytics-figures">
      {counted.map((name) => (
        <Figure
          key={name}
          title={t(name)}
          beforeLabel={beforeLabel}
          now={now[name]}
          before={before[name]}
          format={count}
        />
      ))}
      {hasShop && (
        <Figure
          title={t('sales')}
          beforeLabel={beforeLabel}
          now={now.salesMinor}
          before={before.salesMinor}
          format={money}
        />
      )}
    </div>
  )
}
