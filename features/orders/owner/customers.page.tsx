import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  call,
  Card,
  EmptyState,
  ErrorState,
  Page,
  SearchField,
  Skeleton,
  Table,
  Toolbar,
  useCall,
  useDeskRouter,
  useLanguage,
  useWords,
} from '#platform/desk'
import { customersApi } from '../contract/index.ts'
import { moneyIn } from './order-words.ts'
import { OrdersTable } from './orders.page.tsx'
import { ordersOwnerMessages } from './orders-owner.messages.ts'

/** Who bought from the shop. */
export function CustomersScreen() {
  const t = useWords(ordersOwnerMessages)
  const language = useLanguage()
  const { go } = useDeskRouter()
  const [search, setSearch] = useState('')
  const found = useCustomers(search)
  const customers = found.data?.pages.flatMap((page) => page.customers) ?? []
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <Page title={t('customers')} lead={t('customersLead')}>
      <Toolbar>
        <SearchField label={t('searchCustomers')} placeholder={t('searchCustomers')} value={search} onChange={setSearch} />
      </Toolbar>
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} height={36} />}
      {found.data && customers.length === 0 && (
        <EmptyState picture={<Users size={56} strokeWidth={1} />}>{t(search === '' ? 'noCustomers' : 'none')}</EmptyState>
      )}
      {customers.length > 0 && (
        <Table
          label={t('customers')}
          entries={customers}
          onAction={(id) => go(`/config/customers/${id}`)}
          columns={[
            { id: 'name', label: t('customer'), isRowHeader: true, cell: (one) => one.name || one.email },
            { id: 'email', label: 'E-mail', wideOnly: true, cell: (one) => one.email },
            { id: 'orders', label: t('orders'), numeric: true, short: true, cell: (one) => one.orderCount },
            {
              id: 'last',
              label: t('lastOrder'),
              wideOnly: true,
              short: true,
              cell: (one) => (one.lastOrderAt ? day.format(new Date(one.lastOrderAt)) : ''),
            },
            {
              id: 'spent',
              label: t('spent'),
              numeric: true,
              short: true,
              cell: (one) => one.spent.map(({ currency, minor }) => moneyIn(currency, language)(minor)).join(', '),
            },
          ]}
        />
      )}
      {found.hasNextPage && (
        <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Page>
  )
}

/** One customer with everything they bought. */
export function CustomerScreen() {
  const id = useDeskRouter().params['id'] ?? ''
  const t = useWords(ordersOwnerMessages)
  const language = useLanguage()
  const found = useCall(customersApi.detail, { id })
  if (found.error) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) {
    return (
      <Page title={t('customer')}>
        <Skeleton lines={8} height={36} />
      </Page>
    )
  }
  const { customer, orders } = found.data
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const facts = [
    ['E-mail', customer.email],
    [t('phone'), customer.phone],
    [t('since'), day.format(new Date(customer.since))],
    [t('spent'), customer.spent.map(({ currency, minor }) => moneyIn(currency, language)(minor)).join(', ')],
  ].filter(([, value]) => value !== '')
  return (
    <Page title={customer.name || customer.email}>
      <Card>
        <dl className="order-rows">
          {facts.map(([label, value]) => (
            <div key={label} className="order-row">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <OrdersTable orders={orders} />
    </Page>
  )
}

function useCustomers(search: string) {
  return useInfiniteQuery({
    queryKey: [customersApi.list.path, search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => call(customersApi.list, { search, limit: 50, ...(pageParam && { after: pageParam }) }, { signal }),
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: (before) => before,
  })
}
