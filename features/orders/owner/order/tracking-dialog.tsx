import { useState } from 'react'
import { Button, Dialog, useSend, useWords } from '#platform/ui'
import { type Fulfilment, ordersApi } from '../../contract/index.ts'
import { orderFormsMessages } from '../order-forms.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'
import { isParcelFit, type Parcel, ParcelFields } from './parcel-fields.tsx'

/** Where a parcel that has left can be followed. */
export function TrackingDialog({
  orderId,
  parcel: before,
  onClose,
}: {
  orderId: string
  parcel: Fulfilment
  onClose: () => void
}) {
  const t = useWords(orderFormsMessages)
  const say = useWords(ordersOwnerMessages)
  const [parcel, setParcel] = useState<Parcel>(before)
  const save = useSend(ordersApi.changeTracking, { refreshes: [ordersApi.detail], onDone: onClose })
  const { carrier, trackingNumber, trackingUrl } = parcel
  const foot = (
    <Button
      tone="primary"
      isDisabled={!isParcelFit(parcel)}
      isPending={save.isPending}
      onPress={() => save.mutate({ id: orderId, fulfilmentId: before.id, carrier, trackingNumber, trackingUrl })}
    >
      {say('save')}
    </Button>
  )
  return (
    <Dialog title={t('tracking')} isOpen onClose={onClose} foot={foot}>
      <div className="order-form">
        <ParcelFields parcel={parcel} onChange={setParcel} />
      </div>
    </Dialog>
  )
}
