import { Clock, type Icon, Package } from '#platform/icons'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-aria-components'
import { Badge, Card, EmptyState, SegmentedControl, useSiteLocale, useMay, useWords } from '#platform/ui'
import type { Dashboard } from '../../contract/index.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { moneyIn } from '../order-words.ts'

/** Lists the owner's open tasks and pending events. */
export function OpenWork({ work }: Pick<Dashboard, 'work'>) {
  const t = useWords(dashboardMessages)
  const locale = useSiteLocale()
  const mayOpen = useMay()('commerce.orders')
  const unpaid = work.unpaid.reduce((sum, { orders }) => sum + orders, 0)
  const due = work.unpaid.map(({ currency, dueMinor }) => moneyIn(currency, locale)(dueMinor)).join(' + ')
  return (
    <Card title={t('waits')}>
      <ul className="dashboard-rows">
        <Waiting icon={Package} text={t('toFulfil', { n: work.toFulfil })}>
          {mayOpen && work.toFulfil > 0 && <Link href="/config/orders?label=paid">{t('seeToFulfil')}</Link>}
        </Waiting>
        <Waiting icon={Clock} text={t('unpaid', { n: unpaid })} beside={due}>
          {mayOpen && unpaid > 0 && <Link href="/config/orders?label=pending">{t('seeUnpaid')}</Link>}
        </Waiting>
      </ul>
    </Card>
  )
}

function Waiting({
  icon: Icon,
  text,
  beside,
  children,
}: {
  icon: Icon
  text: string
  beside?: string
  children: ReactNode
}) {
  return (
    <li className="dashboard-row">
      <Icon aria-hidden />
      <span>
        {text}
        {children}
      </span>
      {beside && <strong>{beside}</strong>}
    </li>
  )
}

const rankings = ['byRevenue', 'byUnits'] as const

export function TopProducts({ seen: { top, currency } }: { seen: Dashboard }) {
  const t = useWords(dashboardMessages)
  const [rank, setRank] = useState<(typeof rankings)[number]>('byRevenue')
  const mayOpen = useMay()('commerce')
  const money = moneyIn(currency, useSiteLocale())
  return (
    <Card title={t('top')}>
      {top.byRevenue.length === 0 ? (
        <EmptyState small>{t('topNone')}</EmptyState>
      ) : (
        <>
          <SegmentedControl
            hideLabel
            label={t('rankBy')}
            value={rank}
            onChange={setRank}
            options={rankings.map((value) => ({ value, label: t(value) }))}
          />
          <ol className="dashboard-rows">
            {top[rank].map(({ productId, title, revenueMinor, units }) => (
              <li key={productId} className="dashboard-row">
                <span>{mayOpen ? <Link href={`/config/products/${productId}`}>{title}</Link> : title}</span>
                <span className="q-quiet">{t('units', { n: units })}</span>
                <strong>{money(revenueMinor)}</strong>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}

export function RunningLow({ low }: Pick<Dashboard, 'low'>) {
  const t = useWords(dashboardMessages)
  const mayOpen = useMay()('commerce')
  return (
    <Card title={t('low')} lead={t('lowLead')}>
      {low.count === 0 && <EmptyState small>{t('lowNone')}</EmptyState>}
      <ul className="dashboard-rows">
        {low.variants.map(({ productId, variantId, title, variantTitle, quantity }) => (
          <li key={variantId} className="dashboard-row">
            <span>
              {mayOpen ? <Link href={`/config/products/${productId}`}>{title}</Link> : title}
              {variantTitle && <span className="q-quiet">{variantTitle}</span>}
            </span>
            <Badge tone={quantity === 0 ? 'danger' : 'attention'}>{t('left', { n: quantity })}</Badge>
          </li>
        ))}
      </ul>
      {low.count > low.variants.length && (
        <p className="q-quiet">{t('lowMore', { n: low.count - low.variants.length })}</p>
      )}
    </Card>
  )
}
