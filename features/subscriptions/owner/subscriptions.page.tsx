import { useState } from 'react'
import {
  Badge,
  QueryResult,
  Page,
  SearchField,
  Select,
  Table,
  type Tone,
  Toolbar,
  useCallPages,
  useOwnerRouter,
  useSiteLocale,
  useMoments,
  useWords,
  DownloadLink,
  EmptyList,
} from '#platform/ui'
import { formatMoney, moneyFormatOf } from '#platform/money'
import {
  type Subscription,
  type SubscriptionState,
  subscriptionStates,
  subscriptionsApi,
  subscriptionsMessages,
} from '../contract/index.ts'
import { subscriptionsOwnerMessages } from './subscriptions-owner.messages.ts'

export const stateTones: Readonly<Record<SubscriptionState, Tone>> = {
  active: 'success',
  paused: 'accent',
  'past-due': 'attention',
  cancelled: 'plain',
  ended: 'plain',
}

type Filter = { state: SubscriptionState | 'all'; search: string }

/** Lists all subscriptions. */
export function SubscriptionsScreen() {
  const t = useWords(subscriptionsOwnerMessages)
  const say = useWords(subscriptionsMessages)
  const [filter, setFilter] = useState<Filter>({ state: 'all', search: '' })
  const found = useCallPages(subscriptionsApi.list, { ...filter, limit: 50 })
  const isFiltered = filter.search !== '' || filter.state !== 'all'
  return (
    <Page title={t('subscriptions')} lead={t('lead')} actions={<Export filter={filter} />}>
      <Toolbar>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <Select
          aria-label={t('show')}
          value={filter.state}
          onChange={(state) => setFilter({ ...filter, state })}
          options={[
            { value: 'all' as const, label: t('all') },
            ...subscriptionStates.map((state) => ({ value: state, label: say(`state.${state}`) })),
          ]}
        />
      </Toolbar>
      <QueryResult
        found={found}
        entries={found.data?.pages.flatMap((page) => page.subscriptions)}
        empty={
          <EmptyList
            isFiltered={isFiltered}
            none={t('none')}
            empty={t('empty')}
            drawing="renewals"
            href="/config/products"
            action={t('toProducts')}
          />
        }
      >
        {(subscriptions) => <SubscriptionsTable subscriptions={subscriptions} />}
      </QueryResult>
    </Page>
  )
}

/** Exports the whole list. */
function Export({ filter }: { filter: Filter }) {
  const t = useWords(subscriptionsOwnerMessages)
  return (
    <DownloadLink href={`/api/subscriptions/export.csv?${new URLSearchParams(filter)}`}>{t('export')}</DownloadLink>
  )
}

function SubscriptionsTable({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const t = useWords(subscriptionsOwnerMessages)
  const say = useWords(subscriptionsMessages)
  const locale = useSiteLocale()
  const { go } = useOwnerRouter()
  const day = useMoments({ dateStyle: 'medium' })
  return (
    <Table
      label={t('subscriptions')}
      entries={subscriptions}
      onAction={(id) => go(`/config/subscriptions/${id}`)}
      columns={[
        {
          id: 'customer',
          label: t('customer'),
          isRowHeader: true,
          cell: (subscription) => subscription.customerName || subscription.email,
        },
        { id: 'what', label: t('what'), wideOnly: true, cell: (subscription) => subscription.title },
        {
          id: 'state',
          label: t('state'),
          short: true,
          cell: (item) => (
            <>
              <Badge tone={stateTones[item.state]}>{say(`state.${item.state}`)}</Badge>{' '}
              {item.isTest && <Badge>{t('test')}</Badge>}
            </>
          ),
        },
        {
          id: 'next',
          label: t('next'),
          wideOnly: true,
          short: true,
          cell: (subscription) => (subscription.nextRenewalAt ? day(subscription.nextRenewalAt) : ''),
        },
        {
          id: 'amount',
          label: t('amount'),
          numeric: true,
          short: true,
          cell: (subscription) =>
            formatMoney({ minor: subscription.totalMinor, currency: subscription.currency }, moneyFormatOf(locale)),
        },
      ]}
    />
  )
}
