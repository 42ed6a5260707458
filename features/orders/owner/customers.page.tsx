import { addressLines } from '#platform/contract'
import { EmailDialog } from '#features/sites/owner'
import { Download, Mail, Pencil, Plus } from '#platform/icons'
import { useState } from 'react'
import type { Output } from '#platform/contract'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  DetailList,
  LinkButton,
  QueryResult,
  OneScreen,
  Page,
  SearchField,
  Select,
  Table,
  Toolbar,
  useCallPages,
  useLocale,
  useOwnerRouter,
  useSend,
  useSiteLocale,
  useMoments,
  useWords,
} from '#platform/ui'
import { type Customer, customersApi, ordersApi } from '../contract/index.ts'
import { CustomerDialog, newCustomer } from './customer-dialog.tsx'
import { customersMessages } from './customers.messages.ts'
import { moneyIn } from './order-words.ts'
import { OrdersTable } from './orders-table.tsx'
import { ordersOwnerMessages } from './orders-owner.messages.ts'

/** List of the shop's customers. */
export function CustomersScreen() {
  const t = useWords(ordersOwnerMessages)
  const [search, setSearch] = useState('')
  const c = useWords(customersMessages)
  const [tag, setTag] = useState('')
  const [isAdding, setAdding] = useState(false)
  const { go } = useOwnerRouter()
  const customersQuery = useCallPages(customersApi.list, { search, tag, limit: 50 })
  const tags = customersQuery.data?.pages[0]?.tags ?? []
  const isNarrowed = search !== '' || tag !== ''
  // An empty list shows the button in its middle.
  const isEmpty = !isNarrowed && customersQuery.data?.pages[0]?.customers.length === 0
  const add = (
    <Button icon={Plus} tone="primary" onPress={() => setAdding(true)}>
      {c('add')}
    </Button>
  )
  return (
    <Page
      title={t('customers')}
      lead={t('customersLead')}
      actions={
        <>
          <LinkButton
            tone="quiet"
            icon={Download}
            href={`${customersApi.csv.path}?${new URLSearchParams({ search, tag })}`}
          >
            {t('export')}
          </LinkButton>
          {isEmpty || add}
        </>
      }
    >
      <CustomerFilters search={search} onSearch={setSearch} tag={tag} tags={tags} onTag={setTag} />
      <QueryResult
        found={customersQuery}
        entries={customersQuery.data?.pages.flatMap((page) => page.customers)}
        empty={
          <EmptyState drawing={!isNarrowed && 'people'} action={!isNarrowed && add}>
            {t(isNarrowed ? 'none' : 'noCustomers')}
          </EmptyState>
        }
      >
        {(customers) => <CustomersTable customers={customers} />}
      </QueryResult>
      {isAdding && (
        <CustomerDialog
          customer={newCustomer}
          onClose={() => setAdding(false)}
          onSaved={(id) => go(`/config/customers/${id}`)}
        />
      )}
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
        {
          id: 'name',
          label: t('customer'),
          isRowHeader: true,
          cell: (customer) => <CustomerName customer={customer} />,
        },
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

function CustomerName({ customer: { name, email, tags } }: { customer: Customer }) {
  return (
    <>
      {name || email}{' '}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </>
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
  const c = useWords(customersMessages)
  const language = useLocale()
  const [isEditing, setEditing] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const write = useSend(customersApi.write, { quiet: true })
  const every = { search: '', label: 'all', payment: 'all', fulfilment: 'all', world: 'all' } as const
  const ordersQuery = useCallPages(ordersApi.list, { ...every, customer: customer.id, limit: 50 })
  const details = [
    [t('email'), customer.email],
    [t('phone'), customer.phone || '–'],
    [c('address'), customer.address ? addressLines(customer.address, language).join(', ') : '–'],
    [c('tags'), customer.tags.join(', ') || '–'],
    [c('marketing'), c(customer.acceptsMarketing ? 'yes' : 'no')],
    [t('since'), day(customer.since)],
    [t('spent'), customer.spent.map(({ currency, minor }) => moneyIn(currency, locale)(minor)).join(', ')],
  ] as const
  return (
    <Page
      title={customer.name || customer.email}
      actions={
        <>
          <Button icon={Mail} onPress={() => setWriting(true)}>
            {t('writeEmail')}
          </Button>
          <Button icon={Pencil} onPress={() => setEditing(true)}>
            {c('edit')}
          </Button>
        </>
      }
    >
      <Card>
        <DetailList details={details} />
      </Card>
      {customer.note !== '' && (
        <Card title={c('note')}>
          <p className="customer-note">{customer.note}</p>
        </Card>
      )}
      {isEditing && <CustomerDialog customer={customer} onClose={() => setEditing(false)} />}
      {isWriting && (
        <EmailDialog
          title={t('writeEmail')}
          starts={{ to: customer.email, subject: customer.emailSubject }}
          send={(email) => write.mutateAsync({ id: customer.id, ...email })}
          onClose={() => setWriting(false)}
        />
      )}
      <Card title={t('orders')}>
        <QueryResult found={ordersQuery} entries={ordersQuery.data?.pages.flatMap((page) => page.orders)} empty={null}>
          {(orders) => <OrdersTable orders={orders} isOfOne />}
        </QueryResult>
      </Card>
    </Page>
  )
}

interface FilterProps {
  search: string
  onSearch: (search: string) => void
  tag: string
  tags: readonly string[]
  onTag: (tag: string) => void
}

function CustomerFilters({ search, onSearch, tag, tags, onTag }: FilterProps) {
  const t = useWords(ordersOwnerMessages)
  const c = useWords(customersMessages)
  return (
    <Toolbar>
      <SearchField label={t('searchCustomers')} placeholder={t('searchCustomers')} value={search} onChange={onSearch} />
      {tags.length > 0 && (
        <Select
          aria-label={c('tag')}
          value={tag}
          onChange={onTag}
          options={[{ value: '', label: c('allTags') }, ...tags.map((value) => ({ value, label: value }))]}
        />
      )}
    </Toolbar>
  )
}
