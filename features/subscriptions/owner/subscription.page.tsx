import { useState } from 'react'
import { OrdersTable } from '#features/orders/owner'
import type { Output } from '#platform/contract'
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  DetailList,
  QueryResult,
  OneScreen,
  Page,
  useCallPages,
  useSiteLocale,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { subscriptionsApi, subscriptionsMessages } from '../contract/index.ts'
import { stateTones } from './subscriptions.page.tsx'
import { subscriptionsOwnerMessages } from './subscriptions-owner.messages.ts'

type Detail = Output<typeof subscriptionsApi.detail>

/** One subscription with its cycles. */
export function SubscriptionScreen() {
  const t = useWords(subscriptionsOwnerMessages)
  return (
    <OneScreen endpoint={subscriptionsApi.detail} title={t('subscriptions')}>
      {(detail) => <SubscriptionPage detail={detail} />}
    </OneScreen>
  )
}

function SubscriptionPage({ detail }: { detail: Detail }) {
  const t = useWords(subscriptionsOwnerMessages)
  const say = useWords(subscriptionsMessages)
  const locale = useSiteLocale()
  const { subscription: current, renewals } = detail
  const day = useMoments({ dateStyle: 'long' })
  const details = [
    [t('customer'), [current.customerName, current.email].filter(Boolean).join(' · ')],
    [t('plan'), current.planText],
    [t('amount'), formatMoney({ minor: current.totalMinor, currency: current.currency }, moneyFormatOf(locale))],
    [
      t(current.stopsAt ? 'stops' : 'next'),
      current.nextRenewalAt ? day(current.stopsAt ?? current.nextRenewalAt) : '–',
    ],
    [t('paid'), String(current.paidCycles)],
    [t('card'), current.method ? `${current.method.brand} •••• ${current.method.last4}` : t('noCard')],
  ] as const
  return (
    <Page
      title={
        <>
          {current.title} <Badge tone={stateTones[current.state]}>{say(`state.${current.state}`)}</Badge>
        </>
      }
      actions={<Acts detail={detail} />}
    >
      <Card>
        <DetailList details={details} />
      </Card>
      <Orders id={current.id} />
      {renewals.length > 0 && (
        <Card title={t('history')}>
          <ul>
            {renewals.map((renewal) => (
              <li key={renewal.cycle}>
                {day(renewal.dueAt)}: {t(`cycle.${renewal.state}`, { n: renewal.attempts })}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  )
}

/** Orders of the subscription, from the first to the latest cycle. */
function Orders({ id }: { id: string }) {
  const t = useWords(subscriptionsOwnerMessages)
  const found = useCallPages(subscriptionsApi.orders, { id, limit: 12 })
  return (
    <Card title={t('orders')}>
      <QueryResult found={found} entries={found.data?.pages.flatMap((page) => page.orders)} empty={null}>
        {(orders) => <OrdersTable orders={orders} isOfOne />}
      </QueryResult>
    </Card>
  )
}

function Acts({ detail: { subscription } }: { detail: Detail }) {
  const t = useWords(subscriptionsOwnerMessages)
  const [isLeaving, setLeaving] = useState(false)
  const refreshes = [subscriptionsApi.detail, subscriptionsApi.list, subscriptionsApi.orders]
  const act = useSend(subscriptionsApi.act, { refreshes, onDone: () => setLeaving(false) })
  const retry = useSend(subscriptionsApi.retry, { refreshes })
  const { id, allows, state } = subscription
  return (
    <>
      {state === 'past-due' && (
        <Button tone="primary" isPending={retry.isPending} onPress={() => retry.mutate({ id })}>
          {t('retry')}
        </Button>
      )}
      {(['pause', 'resume', 'skip', 'unskip', 'stop', 'continue'] as const)
        .filter((name) => allows[name])
        .map((name) => (
          <Button key={name} isPending={act.isPending} onPress={() => act.mutate({ id, act: name })}>
            {t(name)}
          </Button>
        ))}
      {allows.cancel && (
        <Button tone="danger" onPress={() => setLeaving(true)}>
          {t('cancel')}
        </Button>
      )}
      <ConfirmDialog
        title={t('cancel.ask')}
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        action={t('cancel.sure')}
        keep={t('cancel.keep')}
        isPending={act.isPending}
        onConfirm={() => act.mutate({ id, act: 'cancel' })}
      >
        <p>{t('cancel.lead')}</p>
      </ConfirmDialog>
    </>
  )
}
