import { useState } from 'react'
import { Checkbox, ConfirmDialog, TextField, useSend, useWords } from '#platform/ui'
import { type Order, ordersApi } from '../../contract/index.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

/** Gives an order up. */
export function CancelDialog({ order: { id }, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords(ordersOwnerMessages)
  const [reason, setReason] = useState('')
  const [notify, setNotify] = useState(true)
  const cancel = useSend(ordersApi.cancel, { refreshes: [ordersApi.detail, ordersApi.list], onDone: onClose })
  return (
    <ConfirmDialog
      title={t('cancel')}
      isOpen
      onClose={onClose}
      action={t('cancel')}
      isPending={cancel.isPending}
      onConfirm={() => cancel.mutate({ id, reason, restock: true, notify })}
    >
      <div className="order-form">
        <p>{t('cancel.lead')}</p>
        <TextField label={t('reason')} value={reason} onChange={setReason} maxLength={500} />
        <Checkbox isSelected={notify} onChange={setNotify}>
          {t('notify')}
        </Checkbox>
      </div>
    </ConfirmDialog>
  )
}
