import { Pencil } from '#platform/icons'
import { useState } from 'react'
import { Badge, Button, Card, IconButton, latestRecord, type Tone, useMoments, useWords } from '#platform/ui'
import { type Fulfilment, type OrderDetail, type OrderReturn, piecesText } from '../../contract/index.ts'
import { AnswerReturnDialog } from './answer-return-dialog.tsx'
import { orderFormsMessages } from '../order-forms.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'
import { ReceiveDialog } from './receive-dialog.tsx'
import { TrackingDialog } from './tracking-dialog.tsx'

/** Parcels that were sent, with their tracking links. */
export function ParcelsCard({ detail: { order, fulfilments } }: { detail: OrderDetail }) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(orderFormsMessages)
  const day = useMoments({ dateStyle: 'medium' })
  const [open, setOpen] = useState<Fulfilment | null>(null)
  if (fulfilments.length === 0) return null
  return (
    <Card title={t('parcels')}>
      <ul className="order-parcels">
        {fulfilments.map((fulfilment) => (
          <li key={fulfilment.id}>
            <div>
              <strong>{piecesText(order, fulfilment.lines)}</strong>
              <p className="q-hint">
                {day(fulfilment.at)}
                {fulfilment.carrier && ` · ${fulfilment.carrier}`}
                {fulfilment.trackingNumber && ' · '}
                {fulfilment.trackingUrl ? (
                  <a href={fulfilment.trackingUrl} target="_blank" rel="noopener noreferrer">
                    {fulfilment.trackingNumber || new URL(fulfilment.trackingUrl).host}
                  </a>
                ) : (
                  fulfilment.trackingNumber
                )}
              </p>
            </div>
            <IconButton size="small" icon={Pencil} label={say('editTracking')} onPress={() => setOpen(fulfilment)} />
          </li>
        ))}
      </ul>
      {open && (
        <TrackingDialog
          orderId={order.id}
          parcel={latestRecord(open, fulfilments) ?? open}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

const returnTones: Record<OrderReturn['state'], Tone> = {
  requested: 'attention',
  approved: 'accent',
  received: 'success',
  refused: 'plain',
}

interface ReturnsProps {
  detail: OrderDetail
  onRefund: (lines: OrderReturn['lines']) => void
}

/** Returns of the order and their progress. */
export function ReturnsCard({ detail: { order, allows, returns }, onRefund }: ReturnsProps) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(orderFormsMessages)
  const [open, setOpen] = useState<{ back: OrderReturn; to: Exclude<OrderReturn['state'], 'requested'> } | null>(null)
  const close = () => setOpen(null)
  if (returns.length === 0) return null
  return (
    <Card title={t('returns')}>
      <ul className="order-parcels">
        {returns.map((orderReturn) => (
          <li key={orderReturn.id}>
            <div>
              <strong>{piecesText(order, orderReturn.lines)}</strong>{' '}
              <Badge tone={returnTones[orderReturn.state]}>{t(`return.${orderReturn.state}`)}</Badge>
              {orderReturn.reason && <p className="q-hint">{orderReturn.reason}</p>}
              {orderReturn.answer && <p className="q-hint">{say('answered', { answer: orderReturn.answer })}</p>}
            </div>
            <ReturnActs back={orderReturn} onOpen={(to) => setOpen({ back: orderReturn, to })} />
          </li>
        ))}
      </ul>
      {open?.to === 'received' && (
        <ReceiveDialog order={order} back={open.back} canRefund={allows.refund} onClose={close} onRefund={onRefund} />
      )}
      {open && open.to !== 'received' && (
        <AnswerReturnDialog order={order} back={open.back} state={open.to} onClose={close} />
      )}
    </Card>
  )
}

function ReturnActs({
  back,
  onOpen,
}: {
  back: OrderReturn
  onOpen: (to: 'approved' | 'received' | 'refused') => void
}) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(orderFormsMessages)
  if (back.state !== 'requested' && back.state !== 'approved') return null
  return (
    <div className="q-button-row">
      {back.state === 'requested' && (
        <Button size="small" onPress={() => onOpen('approved')}>
          {t('approve')}
        </Button>
      )}
      <Button size="small" onPress={() => onOpen('received')}>
        {say('receive')}
      </Button>
      <Button size="small" tone="quiet" onPress={() => onOpen('refused')}>
        {t('refuse')}
      </Button>
    </div>
  )
}
