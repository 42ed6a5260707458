import { Users } from '#platform/icons'
import { useState } from 'react'
import type { Output } from '#platform/contract'
import {
  Card,
  EmptyState,
  DetailList,
  QueryResult,
  OneScreen,
  Page,
  SearchField,
  Table,
  Toolbar,
  useCallPages,
  useOwnerRouter,
  useSiteLocale,
  useMoments,
  useWords,
} from '#platform/ui'
import { type Customer, customersApi, ordersApi } from '../contract/index.ts'
import { moneyIn } from './order-words.ts'
import { OrdersTable } from './orders-table.tsx'
import { ordersOwnerMessages } from './orders-owner.messages.ts'

/** Who bought from the shop. */
export function CustomersScreen() {
  const t = useWords(ordersOwnerMessages)
  const [search, setSearch] = useState('')
  const customersQuery = useCallPages(customersApi.list, { search, limit: 50 })
  return (
    <Page title={t('customers')} lead={t('customersLead')}>
      <Toolbar>
        <SearchField
          label={t('searchCustomers')}
          placeholder={t('searchCustomers')}
          value={search}
          onChange={setSearch}
        />
      </Toolbar>
      <QueryResult
        found={customersQuery}
        entries={customersQuery.data?.pages.flatMap((page) => page.customers)}
        empty={
          <EmptyState illustration={<Users size={56} strokeWidth={1} />}>
            {t(search === '' ? 'noCustomers' : 'none')}
          </EmptyState>
        }
      >
        {(customers) => <CustomersTable customers={customers} />}
      </QueryResult>
    </Page>
  )
}

function CustomersTable({ customers }: { customers: readonly Customer[] }) {
  const t = useWords(ordersOwnerMessages)
  const locale = useSiteLocale()
  const { go } = useOwnerRouter()
  const day = useMoments({ dateStyle: 'medium' })
  return (
    <Table
      label={t('customers')}
      entries={customers}
      onAction={(id) => go(`/config/customers/${id}`)}
      columns={[
        { id: 'name', label: t('customer'), isRowHeader: true, cell: (customer) => customer.name || customer.email },
        { id: 'email', label: t('email'), wideOnly: true, cell: (customer) => customer.email },
        { id: 'orders', label: t('orders'), numeric: true, short: true, cell: (customer) => customer.orderCount },
        {
          id: 'last',
          label: t('lastOrder'),
          wideOnly: true,
          short: true,
          cell: (customer) => (customer.lastOrderAt ? day(customer.lastOrderAt) : ''),
        },
        {
          id: 'spent',
          label: t('spent'),
          numeric: true,
          short: true,
          cell: (customer) => customer.spent.map(({ currency, minor }) => moneyIn(currency, locale)(minor)).join(', '),
        },
      ]}
    />
  )
}

/** One customer with everything they bought. */
export function CustomerScreen() {
  const t = useWords(ordersOwnerMessages)
  return (
    <OneScreen endpoint={customersApi.detail} title={t('customer')}>
      {(detail) => <CustomerPage detail={detail} />}
    </OneScreen>
  )
}

function CustomerPage({ detail: { customer } }: { detail: Output<typeof customersApi.detail> }) {
  const t = useWords(ordersOwnerMessages)
  const locale = useSiteLocale()
  const day = useMoments({ dateStyle: 'long' })
  const every = { search: '', label: 'all', payment: 'all', fulfilment: 'all', world: 'all' } as const
  const ordersQuery = useCallPages(ordersApi.list, { ...every, customer: customer.id, limit: 50 })
  const details = [
    [t('email'), customer.email],
    [t('phone'), customer.phone || '–'],
    [t('since'), day(customer.since)],
    [t('spent'), customer.spent.map(({ currency, minor }) => moneyIn(currency, locale)(minor)).join(', ')],
  ] as const
  return (
    <Page title={customer.name || customer.email}>
      <Card>
        <DetailList details={details} />
      </Card>
      <Card title={t('orders')}>
        <QueryResult found={ordersQuery} entries={ordersQuery.data?.pages.flatMap((page) => page.orders)} empty={null}>
          {(orders) => <OrdersTable orders={orders} isOfOne />}
        </QueryResult>
      </Card>
    </Page>
  )
}
