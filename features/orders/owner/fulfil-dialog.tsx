import { useState } from 'react'
import { Button, Checkbox, Dialog, NumberField, TextField, useSend, useWords } from '#platform/desk'
import { type Order, ordersApi, toFulfil } from '../contract/index.ts'
import { ordersOwnerMessages } from './orders-owner.messages.ts'

/** What goes into this parcel, and where to follow it. */
export function FulfilDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords(ordersOwnerMessages)
  const open = order.lines.map((line) => ({ line, left: toFulfil(line) })).filter(({ left }) => left > 0)
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>(Object.fromEntries(open.map(({ line, left }) => [line.id, left])))
  const [parcel, setParcel] = useState({ carrier: '', trackingNumber: '', trackingUrl: '', notify: true })
  const send = useSend(ordersApi.fulfil, { refreshes: [ordersApi.detail, ordersApi.list], onDone: onClose })
  const lines = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }))
  const foot = (
    <>
      <Button onPress={onClose}>{t('close')}</Button>
      <Button
        tone="primary"
        isDisabled={lines.length === 0}
        isPending={send.isPending}
        onPress={() => send.mutate({ id: order.id, lines, ...parcel })}
      >
        {t('fulfil')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('fulfil.title')} isOpen onClose={onClose} foot={foot}>
      {open.map(({ line, left }) => (
        <div key={line.id} className="order-lines-field">
          <span>{[line.title, line.variantTitle].filter(Boolean).join(' · ')}</span>
          <NumberField
            aria-label={line.title}
            value={quantities[line.id] ?? 0}
            minValue={0}
            maxValue={left}
            onChange={(quantity) => setQuantities({ ...quantities, [line.id]: quantity })}
          />
        </div>
      ))}
      <TextField label={t('carrier')} value={parcel.carrier} onChange={(carrier) => setParcel({ ...parcel, carrier })} maxLength={100} />
      <TextField
        label={t('trackingNumber')}
        value={parcel.trackingNumber}
        onChange={(trackingNumber) => setParcel({ ...parcel, trackingNumber })}
        maxLength={100}
      />
      <TextField
        label={t('trackingUrl')}
        value={parcel.trackingUrl}
        onChange={(trackingUrl) => setParcel({ ...parcel, trackingUrl })}
        maxLength={500}
      />
      <Checkbox isSelected={parcel.notify} onChange={(notify) => setParcel({ ...parcel, notify })}>
        {t('notify')}
      </Checkbox>
    </Dialog>
  )
}
