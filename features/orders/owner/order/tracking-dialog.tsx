import { FormDialog, useOwnerForm, useSend, useWords } from '#platform/ui'
import { type Fulfilment, ordersApi } from '../../contract/index.ts'
import { orderFormsMessages } from '../order-forms.messages.ts'
import { parcelSentences, ParcelFields } from './parcel-fields.tsx'

const { carrier, trackingNumber, trackingUrl } = ordersApi.fulfil.input.shape
const formSchema = ordersApi.changeTracking.input.extend({ carrier, trackingNumber, trackingUrl })

/** Edits the tracking link of a sent parcel. */
export function TrackingDialog({
  orderId,
  parcel,
  onClose,
}: {
  orderId: string
  parcel: Fulfilment
  onClose: () => void
}) {
  const t = useWords(orderFormsMessages)
  const save = useSend(ordersApi.changeTracking, { quiet: true, refreshes: [ordersApi.detail] })
  const form = useOwnerForm({
    schema: formSchema,
    values: {
      id: orderId,
      fulfilmentId: parcel.id,
      carrier: parcel.carrier,
      trackingNumber: parcel.trackingNumber,
      trackingUrl: parcel.trackingUrl,
    },
    save: save.mutateAsync,
    onSaved: onClose,
    sentences: parcelSentences(t),
  })
  return (
    <FormDialog title={t('tracking')} onClose={onClose} form={form}>
      <div className="order-form">
        <ParcelFields parcel={form.values} onChange={form.set} error={form.error} />
      </div>
    </FormDialog>
  )
}
