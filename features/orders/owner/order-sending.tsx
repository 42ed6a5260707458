import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Badge, Button, Card, IconButton, type Tone, useMoments, useSend, useWords } from '#platform/desk'
import { type Fulfilment, type Order, type OrderDetail, type OrderReturn, ordersApi } from '../contract/index.ts'
import { orderFormsMessages } from './order-forms.messages.ts'
import { ordersOwnerMessages } from './orders-owner.messages.ts'
import { ReceiveDialog } from './receive-dialog.tsx'
import { TrackingDialog } from './tracking-dialog.tsx'

function inWords(order: Order, lines: OrderReturn['lines']): string {
  return lines.map(({ lineId, quantity }) => `${quantity} × ${order.lines.find(({ id }) => id === lineId)?.title ?? ''}`).join(', ')
}

/** What has left, and where to follow it. */
export function ParcelsCard({ detail: { order, fulfilments } }: { detail: OrderDetail }) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(orderFormsMessages)
  const day = useMoments({ dateStyle: 'medium' })
  const [open, setOpen] = useState<Fulfilment | null>(null)
  if (fulfilments.length === 0) return null
  return (
    <Card title={t('parcels')}>
      <ul className="order-parcels">
        {fulfilments.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{inWords(order, one.lines)}</strong>
              <p className="q-hint">
                {day(one.at)}
                {one.carrier && ` · ${one.carrier}`}
                {one.trackingNumber && ' · '}
                {one.trackingUrl ? (
                  <a href={one.trackingUrl} target="_blank" rel="noopener noreferrer">
                    {one.trackingNumber || new URL(one.trackingUrl).host}
                  </a>
                ) : (
                  one.trackingNumber
                )}
              </p>
            </div>
            <IconButton size="small" icon={Pencil} label={say('editTracking')} onPress={() => setOpen(one)} />
          </li>
        ))}
      </ul>
      {open && <TrackingDialog orderId={order.id} parcel={open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

const returnTones: Record<OrderReturn['state'], Tone> = { requested: 'attention', approved: 'accent', received: 'success', refused: 'plain' }

interface ReturnsProps {
  detail: OrderDetail
  onRefund: (lines: OrderReturn['lines']) => void
}

/** What comes back, and how far it is. */
export function ReturnsCard({ detail: { order, allows, returns }, onRefund }: ReturnsProps) {
  const t = useWords(ordersOwnerMessages)
  const [receiving, setReceiving] = useState<OrderReturn | null>(null)
  if (returns.length === 0) return null
  return (
    <Card title={t('returns')}>
      <ul className="order-parcels">
        {returns.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{inWords(order, one.lines)}</strong> <Badge tone={returnTones[one.state]}>{t(`return.${one.state}`)}</Badge>
              {one.reason && <p className="q-hint">{one.reason}</p>}
            </div>
            <ReturnActs order={order} back={one} onReceive={() => setReceiving(one)} />
          </li>
        ))}
      </ul>
      {receiving && <ReceiveDialog order={order} back={receiving} canRefund={allows.refund} onClose={() => setReceiving(null)} onRefund={onRefund} />}
    </Card>
  )
}

function ReturnActs({ order, back, onReceive }: { order: Order; back: OrderReturn; onReceive: () => void }) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(orderFormsMessages)
  const answer = useSend(ordersApi.setReturn, { refreshes: [ordersApi.detail, ordersApi.list] })
  if (back.state !== 'requested' && back.state !== 'approved') return null
  const set = (state: 'approved' | 'refused') => answer.mutate({ id: order.id, returnId: back.id, state, restock: false })
  return (
    <div className="q-button-row">
      {back.state === 'requested' && (
        <Button size="small" isPending={answer.isPending} onPress={() => set('approved')}>
          {t('approve')}
        </Button>
      )}
      <Button size="small" onPress={onReceive}>
        {say('receive')}
      </Button>
      <Button size="small" tone="quiet" isPending={answer.isPending} onPress={() => set('refused')}>
        {t('refuse')}
      </Button>
    </div>
  )
}
