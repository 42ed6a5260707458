import './dashboard/dashboard.css'
import { HeldEmails } from '#features/sites/owner'
import { useContext, useState } from 'react'
import {
  Banner,
  Button,
  uiMessages,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  SegmentedControl,
  useCall,
  useMay,
  useWords,
} from '#platform/ui'
import { type Dashboard, dashboardApi, type DashboardQuery, periods } from '../contract/index.ts'
import { DashboardPartsContext } from './dashboard/dashboard-parts.ts'
import { dashboardMessages } from './dashboard/dashboard.messages.ts'
import { OrdersChart, SalesChart } from './dashboard/dashboard-charts.tsx'
import { Figures } from './dashboard/dashboard-figures.tsx'
import { OpenWork, RunningLow, TopProducts } from './dashboard/dashboard-lists.tsx'

/** Figures of the store: sales, orders and funnel. */
export function DashboardScreen() {
  const parts = useContext(DashboardPartsContext)
  const t = useWords(dashboardMessages)
  const [query, setQuery] = useState<DashboardQuery>({ period: 'month', orders: 'real' })
  const { data: seen, error, refetch } = useCall(dashboardApi.read, query)
  const choose = (
    <SegmentedControl
      hideLabel
      label={t('period')}
      value={query.period}
      onChange={(period) => setQuery({ ...query, period })}
      options={periods.map((value) => ({ value, label: t(value) }))}
    />
  )
  return (
    <Page title={t('title')} lead={t('lead')} actions={seen?.hasOrders === false ? undefined : choose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <HeldEmails />
      {!error && !seen && <Bones />}
      {seen && !seen.hasOrders && <NothingYet products={seen.products} />}
      {parts && seen && !seen.hasSold && <parts.Before products={seen.products} />}
      {seen?.hasOrders && (
        <div className="dashboard">
          <WhichOrders query={query} leftOut={seen.leftOut} onChange={setQuery} />
          <Figures period={query.period} seen={seen} />
          <SalesChart period={query.period} seen={seen} />
          <div className="dashboard-pair">
            <OpenWork work={seen.work} />
            {parts && <parts.Carts query={query} />}
            <TopProducts seen={seen} />
            <RunningLow low={seen.low} />
          </div>
          <OrdersChart period={query.period} seen={seen} />
        </div>
      )}
    </Page>
  )
}

interface WhichOrdersProps {
  query: DashboardQuery
  leftOut: Dashboard['leftOut']
  onChange: (query: DashboardQuery) => void
}

function WhichOrders({ query, leftOut, onChange }: WhichOrdersProps) {
  const t = useWords(dashboardMessages)
  if (query.orders === 'test') {
    const back = (
      <Button size="small" onPress={() => onChange({ ...query, orders: 'real' })}>
        {t('showReal')}
      </Button>
    )
    return (
      <Banner tone="attention" action={back}>
        {t('isTest')}
      </Banner>
    )
  }
  if (leftOut === 0) return null
  const show = (
    <Button size="small" onPress={() => onChange({ ...query, orders: 'test' })}>
      {t('showTest')}
    </Button>
  )
  return <Banner action={show}>{t('testLeftOut', { n: leftOut })}</Banner>
}

function NothingYet({ products }: Pick<Dashboard, 'products'>) {
  const t = useWords(dashboardMessages)
  const may = useMay()
  const leads = may(products === 'available' ? 'commerce' : 'commerce.inventory')
  return (
    <EmptyState
      drawing="sales"
      action={
        leads && (
          <LinkButton tone="primary" href="/config/products">
            {t(products === 'none' ? 'addFirst' : 'seeProducts')}
          </LinkButton>
        )
      }
    >
      {t(emptyWords[products])}
    </EmptyState>
  )
}

const emptyWords = { none: 'empty', hidden: 'emptyHidden', available: 'emptyOrders' } as const

/** Placeholder in the shape of the content: three figures, a chart, two cards. */
function Bones() {
  const say = useWords(uiMessages)
  return (
    <div className="dashboard" role="status" aria-label={say('loading')}>
      <div className="dashboard-figures">
        {[0, 1, 2].map((figure) => (
          <span key={figure} className="q-bone dashboard-bone figure" />
        ))}
      </div>
      <span className="q-bone dashboard-bone chart" />
      <div className="dashboard-pair">
        <span className="q-bone dashboard-bone list" />
        <span className="q-bone dashboard-bone list" />
      </div>
    </div>
  )
}
