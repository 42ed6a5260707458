import { useState } from 'react'
import { Button, Checkbox, Dialog, useSend, useWords } from '#platform/ui'
import { type Order, ordersApi, toFulfil } from '../../contract/index.ts'
import { chosenOf, LineQuantities, type Quantities } from './line-quantities.tsx'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'
import { isParcelFit, noParcel, ParcelFields } from './parcel-fields.tsx'

/** What goes into this parcel, and where to follow it. */
export function FulfilDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords(ordersOwnerMessages)
  const open = order.lines.map((line) => ({ line, most: toFulfil(line) })).filter(({ most }) => most > 0)
  const [quantities, setQuantities] = useState<Quantities>(
    Object.fromEntries(open.map(({ line, most }) => [line.id, most])),
  )
  const [parcel, setParcel] = useState(noParcel)
  const [notify, setNotify] = useState(true)
  const send = useSend(ordersApi.fulfil, { refreshes: [ordersApi.detail, ordersApi.list], onDone: onClose })
  const lines = chosenOf(quantities)
  const foot = (
    <>
      <Button onPress={onClose}>{t('close')}</Button>
      <Button
        tone="primary"
        isDisabled={lines.length === 0 || !isParcelFit(parcel)}
        isPending={send.isPending}
        onPress={() => send.mutate({ id: order.id, lines, ...parcel, notify })}
      >
        {t('fulfil')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('fulfil.title')} isOpen onClose={onClose} foot={foot}>
      <div className="order-form">
        <LineQuantities lines={open} value={quantities} onChange={setQuantities} />
        <ParcelFields parcel={parcel} onChange={setParcel} />
        <Checkbox isSelected={notify} onChange={setNotify}>
          {t('notify')}
        </Checkbox>
      </div>
    </Dialog>
  )
}
