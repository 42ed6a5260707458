import './orders-owner.css'
import { Plus } from '#platform/icons'
import { useState } from 'react'
import {
  QueryResult,
  LinkButton,
  Page,
  SearchField,
  Select,
  Toolbar,
  useCallPages,
  useWords,
  DownloadLink,
  EmptyList,
} from '#platform/ui'
import { type OrderFilter, orderLabels, orderWorlds, ordersApi, ordersMessages } from '../contract/index.ts'
import { orderFormsMessages } from './order-forms.messages.ts'
import { OrdersBulk } from './order/orders-bulk.tsx'
import { OrdersTable } from './orders-table.tsx'
import { ordersOwnerMessages } from './orders-owner.messages.ts'

const starts: OrderFilter = { search: '', label: 'all', payment: 'all', fulfilment: 'all', world: 'all' }

/** `?label=paid` shows the orders to be sent. */
function firstFilter(): OrderFilter {
  const requested = new URLSearchParams(window.location.search).get('label')
  return { ...starts, label: orderLabels.find((label) => label === requested) ?? 'all' }
}

/** List of the shop's orders, with search and bulk actions. */
export function OrdersScreen() {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(orderFormsMessages)
  const [filter, setFilter] = useState(firstFilter)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ordersQuery = useCallPages(ordersApi.list, { ...filter, limit: 50 })
  const ticked = ordersQuery.data?.pages.flatMap((page) => page.orders).filter(({ id }) => chosen.has(id)) ?? []
  const chooseNone = () => setChosen(new Set())
  // A filter clears the selection, so that bulk actions never touch hidden orders.
  const look = (next: OrderFilter) => {
    setFilter(next)
    chooseNone()
  }
  const isFiltered = filter.search !== '' || filter.label !== 'all' || filter.world !== 'all'
  return (
    <Page
      title={t('orders')}
      lead={ordersQuery.data ? t('lead', { n: ordersQuery.data.pages[0]?.count ?? 0 }) : ' '}
      actions={
        <>
          <DownloadLink
            href={`/api/orders/export.csv?${new URLSearchParams({ search: filter.search, label: filter.label, world: filter.world })}`}
          >
            {t('export')}
          </DownloadLink>
          <LinkButton tone="primary" icon={Plus} href="/config/orders/new">
            {say('newOrder')}
          </LinkButton>
        </>
      }
    >
      <Filters filter={filter} onChange={look} />
      {ticked.length > 0 && <OrdersBulk orders={ticked} onDone={chooseNone} />}
      <QueryResult
        found={ordersQuery}
        entries={ordersQuery.data?.pages.flatMap((page) => page.orders)}
        empty={
          <EmptyList
            isFiltered={isFiltered}
            none={t('none')}
            empty={t('empty')}
            drawing="orders"
            href="/config/products"
            action={t('toProducts')}
          />
        }
      >
        {(orders) => <OrdersTable orders={orders} chosen={chosen} onChoose={setChosen} />}
      </QueryResult>
    </Page>
  )
}

function Filters({ filter, onChange }: { filter: OrderFilter; onChange: (filter: OrderFilter) => void }) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(ordersMessages)
  return (
    <Toolbar>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <Select
        aria-label={t('label')}
        value={filter.label}
        onChange={(label) => onChange({ ...filter, label })}
        options={[
          { value: 'all' as const, label: t('all') },
          ...orderLabels.map((label) => ({ value: label, label: say(`label.${label}`) })),
        ]}
      />
      <Select
        aria-label={t('world')}
        value={filter.world}
        onChange={(world) => onChange({ ...filter, world })}
        options={orderWorlds.map((world) => ({ value: world, label: t(`world.${world}`) }))}
      />
    </Toolbar>
  )
}
