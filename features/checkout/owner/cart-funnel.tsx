import './cart-funnel.css'
import type { CSSProperties } from 'react'
import type { DashboardQuery } from '#features/orders/contract'
import { Card, EmptyState, ErrorState, Skeleton, useCall, useLocale, useWords } from '#platform/ui'
import { type Funnel, funnelApi } from '../contract/index.ts'
import { cartFunnelMessages } from './cart-funnel.messages.ts'

/** Numbers of visitors, carts, checkouts and orders. */
export function CartFunnel({ query }: { query: DashboardQuery }) {
  const t = useWords(cartFunnelMessages)
  const { data, error, refetch } = useCall(funnelApi.read, query)
  const isEmpty = data !== undefined && data.now.visitors === 0 && data.now.carts === 0
  return (
    <Card title={t('title')} lead={t('lead')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={4} height={32} />}
      {isEmpty && <EmptyState small>{t('none')}</EmptyState>}
      {data && !isEmpty && <Steps now={data.now} before={data.before} />}
    </Card>
  )
}

/** For a period that began before visitors were counted, carts are the first known step. */
const firstOf = ({ visitors, carts }: Funnel): 'visitors' | 'carts' => (visitors >= carts ? 'visitors' : 'carts')

function Steps({ now, before }: { now: Funnel; before: Funnel }) {
  const t = useWords(cartFunnelMessages)
  const locale = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const count = new Intl.NumberFormat(locale)
  const first = firstOf(now)
  const steps = [
    ...(first === 'visitors' ? (['visitors'] as const) : []),
    ...(['carts', 'checkouts', 'orders'] as const),
  ]
  const rate = firstOf(before) === first && before[first] > 0 ? percent.format(before.orders / before[first]) : null
  return (
    <>
      <dl className="cart-funnel">
        {steps.map((step) => (
          <div key={step} style={{ '--part': `${(now[step] / now[first]) * 100}%` } as CSSProperties}>
            <dt>{t(step)}</dt>
            <dd>
              <strong>{count.format(now[step])}</strong>
              {step !== first && <span className="q-quiet">{percent.format(now[step] / now[first])}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {rate !== null && (
        <p className="q-quiet">{t(first === 'visitors' ? 'beforeVisitors' : 'beforeCarts', { rate })}</p>
      )}
      {first === 'visitors' && <p className="q-quiet">{t('counted')}</p>}
    </>
  )
}
