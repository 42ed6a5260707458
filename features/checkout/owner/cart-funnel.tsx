import './cart-funnel.css'
import type { CSSProperties } from 'react'
import type { DashboardQuery } from '#features/orders/contract'
import { Card, EmptyState, ErrorState, Skeleton, useCall, useLocale, useWords } from '#platform/desk'
import { type Funnel, funnelApi } from '../contract/index.ts'
import { cartFunnelMessages } from './cart-funnel.messages.ts'

/** How many carts became orders. Visitors without a cart are not known here, and nothing is said of them. */
export function CartFunnel({ query }: { query: DashboardQuery }) {
  const t = useWords(cartFunnelMessages)
  const { data, error, refetch } = useCall(funnelApi.read, query)
  return (
    <Card title={t('title')} lead={t('lead')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={3} height={32} />}
      {data?.now.carts === 0 && <EmptyState small>{t('none')}</EmptyState>}
      {data && data.now.carts > 0 && <Steps now={data.now} before={data.before} />}
    </Card>
  )
}

function Steps({ now, before }: { now: Funnel; before: Funnel }) {
  const t = useWords(cartFunnelMessages)
  const locale = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const count = new Intl.NumberFormat(locale)
  return (
    <>
      <dl className="cart-funnel">
        {(['carts', 'checkouts', 'orders'] as const).map((step) => (
          <div key={step} style={{ '--part': `${(now[step] / now.carts) * 100}%` } as CSSProperties}>
            <dt>{t(step)}</dt>
            <dd>
              <strong>{count.format(now[step])}</strong>
              {step !== 'carts' && <span className="q-quiet">{percent.format(now[step] / now.carts)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {before.carts > 0 && <p className="q-quiet">{t('before', { rate: percent.format(before.orders / before.carts) })}</p>}
    </>
  )
}
