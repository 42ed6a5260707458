import './orders-owner.css'
import { useState } from 'react'
import { Badge, OneScreen, Page, useMoments, useWords } from '#platform/ui'
import { type OrderDetail, orderNumberText, ordersApi, ordersMessages } from '../contract/index.ts'
import { CancelDialog } from './order/cancel-dialog.tsx'
import { EditDialog } from './order/edit-dialog.tsx'
import { FulfilDialog } from './order/fulfil-dialog.tsx'
import { OrderActs, type Opened } from './order/order-actions.tsx'
import { awaitsInvoice, CustomerCard, InvoicesCard, PaymentsCard } from './order/order-aside.tsx'
import { LinesCard } from './order/order-cards.tsx'
import { ParcelsCard, ReturnsCard } from './order/order-sending.tsx'
import { labelTones } from './order-words.ts'
import { ordersOwnerMessages } from './orders-owner.messages.ts'
import { RefundDialog } from './order/refund-dialog.tsx'
import { ReturnDialog } from './order/return-dialog.tsx'
import { Story } from './order/timeline.tsx'
import { WriteDialog } from './order/write-dialog.tsx'

/** Shows an order with all actions that its state allows. */
export function OrderScreen() {
  const t = useWords(ordersOwnerMessages)
  return (
    <OneScreen
      endpoint={ordersApi.detail}
      title={t('number')}
      refetchInterval={(detail) => (detail && awaitsInvoice(detail) ? 1000 : false)}
    >
      {(detail) => <OrderPage detail={detail} />}
    </OneScreen>
  )
}

function OrderPage({ detail }: { detail: OrderDetail }) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(ordersMessages)
  const [open, setOpen] = useState<Opened>(null)
  const { order } = detail
  const when = useMoments({ dateStyle: 'long', timeStyle: 'short' })
  return (
    <Page
      title={
        <>
          #{orderNumberText(order)} <Badge tone={labelTones[order.label]}>{say(`label.${order.label}`)}</Badge>{' '}
          {order.paymentStatus === 'partly-refunded' && <Badge>{say('payment.partly-refunded')}</Badge>}{' '}
          {order.fulfilmentStatus === 'partly-fulfilled' && <Badge>{say('fulfilment.partly-fulfilled')}</Badge>}
          {order.isTest && <Badge>{t('test')}</Badge>}
          {order.source === 'import' && <Badge>{t('imported')}</Badge>}
        </>
      }
      lead={`${when(order.placedAt)}, ${t(`from.${order.source}`)}`}
      actions={<OrderActs detail={detail} onOpen={setOpen} />}
    >
      <div className="order-screen">
        <div>
          <LinesCard detail={detail} />
          <ReturnsCard
            detail={detail}
            onRefund={(lines) =>
              setOpen({
                refund: {
                  quantities: Object.fromEntries(lines.map(({ lineId, quantity }) => [lineId, quantity])),
                  restock: false,
                },
              })
            }
          />
          <ParcelsCard detail={detail} />
          <Story detail={detail} />
        </div>
        <div>
          <CustomerCard detail={detail} onWrite={() => setOpen('email')} />
          <PaymentsCard detail={detail} />
          <InvoicesCard detail={detail} />
        </div>
      </div>
      <OrderDialogs detail={detail} open={open} onClose={() => setOpen(null)} />
    </Page>
  )
}

interface DialogsProps {
  detail: OrderDetail
  open: Opened
  onClose: () => void
}

function OrderDialogs({ detail, open, onClose }: DialogsProps) {
  const { order } = detail
  if (open === null) return null
  if (typeof open === 'object') return <RefundDialog order={order} start={open.refund} onClose={onClose} />
  if (open === 'email') return <WriteDialog detail={detail} onClose={onClose} />
  if (open === 'fulfil') return <FulfilDialog order={order} onClose={onClose} />
  if (open === 'return') return <ReturnDialog detail={detail} onClose={onClose} />
  if (open === 'edit') return <EditDialog order={order} onClose={onClose} />
  return <CancelDialog order={order} onClose={onClose} />
}
