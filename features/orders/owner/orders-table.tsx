import './orders-owner.css'
import { Badge, Table, type TableColumn, useOwnerRouter, useLocale, useSiteLocale, useWords } from '#platform/ui'
import { type OrderRow, orderNumberText, ordersMessages } from '../contract/index.ts'
import { labelTones, moneyIn, paymentTone } from './order-words.ts'
import { ordersOwnerMessages } from './orders-owner.messages.ts'

interface TableProps {
  orders: readonly OrderRow[]
  chosen?: ReadonlySet<string>
  onChoose?: (ids: ReadonlySet<string>) => void
  /** Whether all orders belong to one customer named above, so that their dates distinguish them. */
  isOfOne?: boolean
}

export function OrdersTable({ orders, chosen, onChoose, isOfOne = false }: TableProps) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(ordersMessages)
  const locale = useSiteLocale()
  const { go } = useOwnerRouter()
  const placed = usePlaced()
  return (
    <Table
      label={t('orders')}
      entries={orders}
      onAction={(id) => go(`/config/orders/${id}`)}
      {...(chosen && onChoose && { selected: chosen, onSelect: onChoose })}
      columns={[
        {
          id: 'number',
          label: t('number'),
          isRowHeader: true,
          cell: (order) => (
            <OrderName order={order} beneath={isOfOne ? placed(order.placedAt) : order.customerName || order.email} />
          ),
        },
        { id: 'day', label: t('day'), short: true, wideOnly: true, cell: (order) => placed(order.placedAt) },
        ...(isOfOne ? [] : [customerColumn(t('customer'))]),
        {
          id: 'status',
          label: t('status'),
          short: true,
          cell: (order) => <StatusBadges order={order} />,
        },
        {
          id: 'payment',
          label: t('payment'),
          wideOnly: true,
          short: true,
          cell: (order) => <PaymentBadge order={order} />,
        },
        {
          id: 'fulfilment',
          label: t('fulfilment'),
          roomyOnly: true,
          short: true,
          cell: (order) => say(`fulfilment.${order.fulfilmentStatus}`),
        },
        {
          id: 'total',
          label: t('total'),
          numeric: true,
          short: true,
          cell: (order) => moneyIn(order.currency, locale)(order.totalMinor),
        },
      ]}
    />
  )
}

function customerColumn(label: string): TableColumn<OrderRow> {
  return {
    id: 'customer',
    label,
    wideOnly: true,
    isRowHeader: true,
    cell: (order: OrderRow) => order.customerName || order.email,
  }
}

/** Shows the order number; other distinguishing data follow beneath it in narrow tables. */
function OrderName({ order, beneath }: { order: OrderRow; beneath: string }) {
  return (
    <>
      <span className="orders-number">#{orderNumberText(order)}</span>
      <span className="q-beneath q-hint">{beneath}</span>
    </>
  )
}

function StatusBadges({ order }: { order: OrderRow }) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(ordersMessages)
  return (
    <>
      <Badge tone={labelTones[order.label]}>{say(`label.${order.label}`)}</Badge>{' '}
      {order.isTest && <Badge>{t('test')}</Badge>}
      {order.importedNumber !== '' && <Badge>{t('imported')}</Badge>}
    </>
  )
}

function PaymentBadge({ order }: { order: OrderRow }) {
  const say = useWords(ordersMessages)
  return <Badge tone={paymentTone(order.paymentStatus)}>{say(`payment.${order.paymentStatus}`)}</Badge>
}

/** Formats the time of an order: with its hour for recent ones, and with its year for old ones. */
function usePlaced(): (at: string) => string {
  const moment = { day: 'numeric', month: 'short' } as const
  const locale = useLocale()
  const near = new Intl.DateTimeFormat(locale, { ...moment, hour: '2-digit', minute: '2-digit' })
  const far = new Intl.DateTimeFormat(locale, { ...moment, year: 'numeric' })
  return (at) => (isThisYear(new Date(at)) ? near : far).format(new Date(at))
}

const isThisYear = (day: Date): boolean => day.getFullYear() === new Date().getFullYear()
